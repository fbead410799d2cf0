package escape_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/escape"
	"pencilmark/explain/verify"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/suite"
)

// right reports what is wrong with a way: two candidates exclude each other, an item has none, or the effect is
// true.
func right(t *testing.T, g *candidates.Grid, s *explain.Step, w escape.Way) {
	t.Helper()
	has := map[candidates.Candidate]bool{}
	for i, k := range w.True {
		has[k] = true
		if !g.Has(k) {
			t.Errorf("the board has no %v", k)
		}
		for _, o := range w.True[:i] {
			if g.Layout().Excludes(k, o) {
				t.Errorf("%v excludes %v", k, o)
			}
		}
	}
	for _, item := range s.Premises {
		n := 0
		for _, k := range g.AppendCandidates(nil, item) {
			if has[k] {
				n++
			}
		}
		if n != 1 {
			t.Errorf("%v has %d of %v", item, n, w.True)
		}
	}
	if has[w.Effect.Candidate] == w.Effect.Place {
		t.Errorf("%v is so with %v", w.Effect, w.True)
	}
	single := *s
	single.Effects = []explain.Effect{w.Effect}
	if verify.Step(g, &single) == nil {
		t.Errorf("%v follows on %v", w.Effect, g)
	}
}

// What keeps a step of a near miss from being there is in a way, in which one of the effects is false. Without
// that candidate there is no way: the step is proved.
func TestBy(t *testing.T) {
	n := 0
	for _, technique := range suite.All() {
		worked, near, err := lessons.Of(technique)
		if err != nil {
			t.Fatal(err)
		}
		for i := range worked {
			step, err := worked[i].Step(technique)
			if err != nil {
				t.Fatal(err)
			}
			if w, ok := escape.Find(&worked[i].Grid, &step); ok {
				t.Errorf("%s is proved, and with %v it is false", technique.Code, w.True)
			}
		}
		if near == nil {
			continue
		}
		n++
		step, err := near.Step(technique)
		if err != nil {
			t.Fatal(err)
		}
		w, ok := escape.By(near.InWay, &near.Grid, &step)
		if !ok {
			t.Errorf("%s: %v is in nobody's way on %s", technique.Code, near.InWay, near.Text())
			continue
		}
		right(t, &near.Grid, &step, w)
		open := near.Open()
		if w, ok := escape.Find(&open, &step); ok {
			t.Errorf("%s: without %v the step is false with %v", technique.Code, near.InWay, w.True)
		}
	}
	if n < 100 {
		t.Errorf("%d near misses", n)
	}
}
