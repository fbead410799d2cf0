package prose_test

import (
	"fmt"
	"hash/fnv"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/explain/say/saytest"
	"pencilmark/techniques"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
	"pencilmark/techniques/techtest"
)

// changes counts sentences that were changed, and those of them that nothing noticed, by the shape of the step.
type changes struct {
	random  *rand.Rand
	changed map[string]int
	missed  map[string][]string
}

func newChanges() *changes {
	return &changes{rand.New(rand.NewPCG(23, 3)), map[string]int{}, map[string][]string{}}
}

// step changes one argument of each sentence of the text of a step.
func (n *changes) step(f *explain.Frame, r say.Replay) {
	text, shape := prose.Writer{}.Said(f), fmt.Sprintf("%T", f.Step.Evidence)
	for i, line := range text {
		for j := range line.Said {
			other, ok := saytest.Other(n.random, line.Said[j])
			if !ok {
				continue
			}
			wrong := slices.Clone(text)
			wrong[i].Said = slices.Clone(line.Said)
			wrong[i].Said[j] = other
			n.changed[shape]++
			replay := r
			effects, err := replayStep(&replay, f, []say.Text{wrong})
			if err == nil && sameEffects(effects, f.Step.Effects) == nil {
				n.missed[shape] = append(n.missed[shape], fmt.Sprintf("%s: %s\n for %s", f.Step.Technique.Code, words(f, other), words(f, line.Said[j])))
			}
		}
	}
}

// check fails the test if more than 1 in 30 was not noticed.
func (n *changes) check(t *testing.T) {
	t.Helper()
	for _, shape := range slices.Sorted(maps.Keys(n.changed)) {
		if 30*len(n.missed[shape]) > n.changed[shape] {
			t.Errorf("%s: %d of %d are not noticed:\n%s", shape, len(n.missed[shape]), n.changed[shape], strings.Join(n.missed[shape], "\n"))
		}
		t.Logf("%s: %d of %d are not noticed", shape, len(n.missed[shape]), n.changed[shape])
	}
}

// In the text of a step one argument of a sentence that is another is noticed, whatever the shape of the step, but
// for what is true as well.
func TestOtherArguments(t *testing.T) {
	n := newChanges()
	for _, technique := range suite.All() {
		seed := fnv.New64()
		seed.Write([]byte(technique.Code))
		n.random = rand.New(rand.NewPCG(27, seed.Sum64())) // of its own, so that what is tried depends on no other technique
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		grids := []candidates.Grid{p.Grid}
		worked, _, err := lessons.Of(technique)
		if err != nil {
			t.Fatal(err)
		}
		for _, position := range worked {
			grids = append(grids, position.Grid)
		}
		for _, g := range grids {
			found := 0
			techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&g, func(s explain.Step) bool {
				n.step(&explain.Frame{Number: 1, Step: &s, Before: g}, say.Replay{})
				found++
				return found < 3
			})
		}
	}
	n.check(t)
	if len(n.changed) < 15 || n.changed["explain.Chain"] < 1000 {
		t.Errorf("changed were only %v", n.changed)
	}
}

// The same on boards with clues, where clues are arguments as well.
func TestOtherArgumentsOfClues(t *testing.T) {
	n := newChanges()
	for _, p := range techtest.Puzzles(t, 2) {
		var r say.Replay
		for f := range pipeline.Solve(p.Grid).Frames() {
			seed := fnv.New64()
			seed.Write([]byte(p.Grid.String() + prose.Writer{Level: prose.Expert}.Text(f)))
			n.random = rand.New(rand.NewPCG(28, seed.Sum64())) // of its own, so that what is tried depends on no other step
			n.step(f, r)
			if _, err := replayStep(&r, f, []say.Text{prose.Writer{}.Said(f)}); err != nil {
				t.Error(err)
			}
		}
	}
	n.check(t)
	if n.changed["explain.Chain"] < 100 || n.changed["explain.Single"] < 1000 {
		t.Errorf("changed were only %v", n.changed)
	}
}

func words(f *explain.Frame, s say.Sentence) string {
	return say.Words{Layout: f.Before.Layout()}.Sentences(s)
}
