package prune_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/techniques/pipeline"
)

// checkCut checks that a cut walkthrough is proved, and is not any more if one of its steps is left out, or
// one effect of several. That may be if it changes what a later pattern is called by.
func checkCut(t *testing.T, cut *explain.Walkthrough) {
	t.Helper()
	if err := verify.Walkthrough(cut); err != nil {
		t.Errorf("%v, goal %v: %v", &cut.Start, cut.Goal, err)
	}
	shorter := *cut
	for i, step := range cut.Steps {
		shorter.Steps = slices.Delete(slices.Clone(cut.Steps), i, i+1)
		if verify.Walkthrough(&shorter) == nil && slices.Equal(looks(&shorter, i), looks(cut, i+1)) {
			t.Errorf("%v, goal %v: step %d of %d, %s, can be left out", &cut.Start, cut.Goal, i+1, len(cut.Steps), step.Technique.Name)
		}
		shorter.Steps = slices.Clone(cut.Steps)
		for j, e := range step.Effects {
			shorter.Steps[i].Effects = slices.Delete(slices.Clone(step.Effects), j, j+1)
			if len(step.Effects) > 1 && verify.Walkthrough(&shorter) == nil && slices.Equal(looks(&shorter, i+1), looks(cut, i+1)) {
				t.Errorf("%v, goal %v: %v of step %d of %d, %s, can be left out", &cut.Start, cut.Goal, e, i+1, len(cut.Steps), step.Technique.Name)
			}
		}
	}
}

// looks returns the candidates of the patterns of fish, guardians and deadly patterns behind step n.
func looks(w *explain.Walkthrough, n int) (ks []explain.CandidateMark) {
	for f := range w.Frames() {
		switch e := f.Step.Evidence.(type) {
		case explain.Cover, explain.Joined, explain.Guarded, explain.Deadly:
			if f.Number > n {
				ks = append(ks, e.Marks(&f.Before).Candidates...)
			}
		}
	}
	return ks
}

// count returns how many steps there are, and candidates that they remove.
func count(w *explain.Walkthrough) (p explain.Pruned) {
	p.Steps = len(w.Steps)
	for _, s := range w.Steps {
		for _, e := range s.Effects {
			if !e.Place {
				p.Eliminations++
			}
		}
	}
	return p
}

// A cut rests on all its steps, and says how many it lacks. What a cell holds and what it does not hold are
// cut towards from the same walkthrough.
func TestCuts(t *testing.T) {
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, corpus := range []struct {
		name string
		nth  int
	}{{"samples", 20}, {"magictour", 200}, {"clues17", 8000}, {"top95", 40}, {"msk009", 300}, {"hardest1106", 300}} {
		t.Run(corpus.name, func(t *testing.T) {
			whole, kept := 0, 0
			for _, g := range notationtest.Read(t, corpus.name, corpus.nth) {
				w := solver.Solve(t.Context(), g)
				cut := solver.SolvePruned(t.Context(), g)
				checkCut(t, cut)
				if cut.Pruned == nil {
					t.Fatalf("%v: it does not say what is left out", &g)
				}
				before, after := count(w), count(cut)
				if before.Steps != after.Steps+cut.Pruned.Steps || before.Eliminations != after.Eliminations+cut.Pruned.Eliminations {
					t.Errorf("%v: %v are left of %v: left out are %v", &g, after, before, *cut.Pruned)
				}
				whole, kept = whole+before.Eliminations, kept+after.Eliminations
				open := slices.Collect(g.Open().All())
				for i, c := range []candidates.Cell{open[0], open[len(open)/2], open[len(open)-1]} {
					goal := explain.Place(c, w.Solutions[0][c])
					if i == 1 {
						others := g.Candidates(c).Without(w.Solutions[0][c])
						if others == 0 {
							continue
						}
						goal = explain.Remove(c, others.First())
					}
					why, err := solver.Why(t.Context(), g, goal)
					if err != nil {
						t.Errorf("%v: %v: %v", &g, goal, err)
						continue
					}
					checkCut(t, why)
				}
			}
			if kept >= whole {
				t.Errorf("all of %d eliminations are kept", whole)
			}
		})
	}
}
