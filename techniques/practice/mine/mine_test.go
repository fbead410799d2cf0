package main

import (
	"testing"

	"pencilmark/explain"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/practice"
)

// A short run finds positions, no more than are wanted, and writes them as package practice reads them. Where
// a technique lacks some, puzzles that showed it are varied.
func TestMine(t *testing.T) {
	m := newMiner(map[string][]string{}, lessons.Origin{Seed: 1}, "", 3)
	for range 60 {
		m.puzzle()
	}
	m.trim(2)
	list, err := practice.Parse(m.text())
	if err != nil {
		t.Fatal(err)
	}
	if len(list["naked-single"]) != 3 || len(list["pointing"]) != 3 {
		t.Errorf("%d and %d positions of common techniques, want 3", len(list["naked-single"]), len(list["pointing"]))
	}
	if m.fresh == 0 || m.fresh == 60 {
		t.Errorf("%d of 60 puzzles are new", m.fresh)
	}
	for technique, codes := range list {
		for _, code := range codes {
			g, err := practice.Decode(code)
			if err != nil {
				t.Fatal(err)
			}
			if s, ok := m.profile.Next(&g); !ok || s.Technique.Code != technique {
				t.Errorf("%s comes next where %s is to come", s.Technique.Code, technique)
			}
		}
	}
	again := newMiner(list, lessons.Origin{Seed: 1}, "", 3)
	if len(again.showed["pointing"]) != 3 || !again.seen[like("pointing", first(t, again, list["pointing"][0]))] {
		t.Error("what was found before is not known")
	}
}

func first(t *testing.T, m *miner, code string) *explain.Step {
	t.Helper()
	g, err := practice.Decode(code)
	if err != nil {
		t.Fatal(err)
	}
	s, _ := m.profile.Next(&g)
	return &s
}
