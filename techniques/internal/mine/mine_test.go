package main

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/suite"
)

// A short run finds positions for singles, and writes them as package lessons reads them.
func TestPuzzle(t *testing.T) {
	s := newStore(nil)
	newMiner(s, suite.All()).puzzle(lessons.Origin{Seed: 1})
	list, err := lessons.Parse(lessons.Format(s.list()))
	if err != nil {
		t.Fatal(err)
	}
	if len(list) == 0 || list[0].Code != suite.All()[0].Code || list[0].Kind != lessons.Next || list[0].Seed != 1 {
		t.Errorf("got %+v", list)
	}
}

// Of a technique the best positions are kept, one a puzzle: the better kind, then the cleaner board.
func TestStore(t *testing.T) {
	clean := board(t, ":0000::53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79::::")
	marked := board(t, ":0000::53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:113:::")
	if gone := lessons.Struck(&marked); len(gone) != 1 || gone[0] != candidates.Of(candidates.At(1, 3), 1) {
		t.Fatalf("struck %v", gone)
	}
	if back := lessons.With(&marked, lessons.Struck(&marked)[0]); !back.Equal(&clean) {
		t.Error("the board with the candidate is not the one that had it")
	}
	s := newStore(nil)
	add := func(seed uint64, kind lessons.Kind, g candidates.Grid) {
		s.add(lessons.Position{Code: "x-wing", Kind: kind, Origin: lessons.Origin{Seed: seed}, Grid: g})
	}
	add(4, lessons.Level, clean)
	add(3, lessons.Next, marked)
	add(3, lessons.Next, clean)
	add(2, lessons.Next, marked)
	add(1, lessons.Level, marked)
	if !s.lacks("swordfish") || s.lacks("x-wing") {
		t.Error("x-wing lacks positions, or swordfish has some")
	}
	var seeds []uint64
	for _, p := range s.list() {
		seeds = append(seeds, p.Seed)
	}
	if len(seeds) != lessons.Worked || seeds[0] != 3 || seeds[1] != 2 || seeds[2] != 4 {
		t.Errorf("kept seeds %v, want 3, 2 and 4", seeds)
	}
}

func board(t *testing.T, text string) candidates.Grid {
	t.Helper()
	p, err := notation.Parse(text, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	return p.Grid
}
