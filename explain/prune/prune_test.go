package prune_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
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
	for f := range cut.Frames() {
		if code := f.Step.Technique.Code; !strings.HasPrefix(code, fins(f)) {
			t.Errorf("%v, goal %v: step %d is called %s: expected a %s fish", &cut.Start, cut.Goal, f.Number, code, fins(f))
		}
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

// fins returns how the code of a basic fish with fins begins. It is empty for other patterns.
func fins(f *explain.Frame) string {
	fish, _ := f.Step.Evidence.(explain.Cover)
	fins := fish.Fins(&f.Before)
	if code := f.Step.Technique.Code; fins.IsEmpty() || strings.Contains(code, "franken") || strings.Contains(code, "mutant") {
		return ""
	}
	for h := range fish.Base.All() {
		if f.Before.PlacesIn(fish.Digit, h).AndNot(fins).Len() < 2 {
			return "sashimi-"
		}
	}
	return "finned-"
}

// looks tells what fish, guardians and deadly patterns behind step n are called by: their candidates, and
// of a pattern of all open cells these.
func looks(w *explain.Walkthrough, n int) (all []string) {
	for f := range w.Frames() {
		if f.Number <= n {
			continue
		}
		switch e := f.Step.Evidence.(type) {
		case explain.Cover, explain.Joined, explain.Guarded:
			all = append(all, fmt.Sprint(e.Marks(&f.Before).Candidates))
		case explain.Deadly:
			all = append(all, fmt.Sprint(e.Marks(&f.Before).Candidates, f.Before.Open().Within(e.Cells())))
		}
	}
	return all
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

// A fish may have other fins in a cut, and is called by them.
func TestFins(t *testing.T) {
	p, err := notation.Parse("...6....7..5..9...3..51.....3...7.9.64.....72.7.8...6.....82..6...4..1..9....5...", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	solver, err := pipeline.New(pipeline.Options{})
	if err != nil {
		t.Fatal(err)
	}
	whole, cut := solver.Solve(t.Context(), p.Grid).Summary().Techniques, solver.SolvePruned(t.Context(), p.Grid)
	checkCut(t, cut)
	if n := cut.Summary().Techniques["finned-x-wing"]; whole["x-wing"] != 1 || whole["finned-x-wing"] > 0 || n != 1 {
		t.Errorf("%d finned fish: expected one where the walkthrough has a plain one", n)
	}
}
