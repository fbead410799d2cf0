package pipeline_test

import (
	"errors"
	"testing"
	"time"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/fallback"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// unsettled returns grids on which no single is left, with no solution, one, and
// several.
func unsettled(t *testing.T) (grids []candidates.Grid) {
	const none = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...32."
	all := append(loosened(t), notationtest.Read(t, "stalled", 8)...)
	all = append(all, parse(t, monster, candidates.Classic9), parse(t, none, candidates.Classic9),
		candidates.NewGrid(candidates.Classic4, candidates.Filling{}), parse(t, "1..............2", candidates.Classic4))
	singles, err := suite.Select(suite.All(), []string{"full-house", "naked-single", "hidden-single"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	runner := techniques.NewRunner(singles)
	for _, g := range all {
		for s, ok := runner.Next(&g); ok; s, ok = runner.Next(&g) {
			s.Apply(&g)
		}
		if !g.Open().IsEmpty() && !runner.Contradicts(&g) {
			grids = append(grids, g)
		}
	}
	return grids
}

// A count of solutions that was stopped before it found two says nothing of the
// grid, however many it found: neither a trial nor a verdict rests on it. One
// that ended says what it says without a bound.
func TestStoppedCounts(t *testing.T) {
	stopped := [2]int{} // by the solutions found until then
	for _, g := range unsettled(t) {
		want := len(solutions(t, g))
		for nodes := 1; nodes <= 6; nodes++ {
			found := fallback.Solve(t.Context(), &g, 2, fallback.Budget{Nodes: nodes})
			solver := newSolver(t, pipeline.Options{
				Techniques: []*techniques.Technique{ownTechnique()}, Budget: pipeline.Budget{Nodes: nodes},
			})
			step, ok, err := solver.Next(t.Context(), g)
			f := solver.Examine(t.Context(), g)
			var limit *fallback.NodesError
			if found.Stopped != nil {
				stopped[len(found.Solutions)]++
				if ok || !errors.As(err, &limit) || limit.Nodes != nodes {
					t.Errorf("%v\n%d nodes: next is %v, %v", &g, nodes, step.Effects, err)
				}
				if f.Stopped == nil || f.Ending != nil || f.Repair != nil {
					t.Errorf("%v\n%d nodes: what stopped the examination is %v", &g, nodes, f.Stopped)
				}
				continue
			}
			if many := want > 1; (err == pipeline.ErrNotUnique) != many {
				t.Errorf("%v\n%d nodes, %d solutions: next is %v, %v", &g, nodes, want, step.Effects, err)
			}
			if len(f.Solutions) != want || f.Stopped != nil || (f.Ending == nil) != (want == 1) {
				t.Errorf("%v\n%d nodes: %d solutions, want %d; stopped by %v", &g, nodes, len(f.Solutions), want, f.Stopped)
			}
		}
	}
	if stopped[0] == 0 || stopped[1] == 0 {
		t.Errorf("%d searches stop before the first solution, %d before the second: expected some of each", stopped[0], stopped[1])
	}
}

// A count of the solutions of the givens that was stopped after the first grants
// nothing.
func TestStoppedCountGrantsNothing(t *testing.T) {
	tempted := 0
	for _, g := range loosened(t) {
		for nodes := 1; nodes <= 6; nodes++ {
			found := fallback.Solve(t.Context(), &g, 2, fallback.Budget{Nodes: nodes})
			if found.Stopped == nil || len(found.Solutions) != 1 {
				continue
			}
			tempted += wouldAssume(g)
			options := pipeline.Options{Techniques: assuming(), Budget: pipeline.Budget{Nodes: nodes}}
			if w := newSolver(t, options).Solve(t.Context(), g); assumed(w.Steps) > 0 {
				t.Errorf("%v\n%d nodes: %d steps assume one solution", &g, nodes, assumed(w.Steps))
			}
		}
	}
	if tempted == 0 {
		t.Error("no such puzzle has a deadly pattern")
	}
}

// The time of the budget bounds an examination, too, and what stopped it names
// that time.
func TestExamineInTime(t *testing.T) {
	solver := newSolver(t, pipeline.Options{Budget: pipeline.Budget{Time: time.Nanosecond}})
	f := solver.Examine(t.Context(), parse(t, monster, candidates.Classic9))
	if f.Stopped != fallback.TimeError(time.Nanosecond) || f.Ending != nil {
		t.Errorf("stopped by %v", f.Stopped)
	}
}

// Where the givens have several solutions nothing that agrees with them is a
// mistake: it may be what one of the solutions has.
func TestNoMistakeWithManySolutions(t *testing.T) {
	for _, g := range loosened(t) {
		found := solutions(t, g)
		for c := range g.Open().All() {
			if found[0][c] == found[1][c] {
				continue
			}
			for _, s := range found {
				placed, removed := g, g
				placed.Place(c, s[c])
				removed.Remove(c, s[c])
				for _, grid := range []candidates.Grid{placed, removed} {
					if m := pipeline.FindMistake(t.Context(), &grid); m != nil {
						t.Errorf("%v\ngot %v", &grid, *m)
					}
				}
			}
			break
		}
	}
}

// A guard grants the givens that have one solution, and only that.
func TestGuard(t *testing.T) {
	for _, g := range notationtest.Read(t, "stalled", 8) {
		if got := pipeline.Guard(t.Context())(&g); got != explain.Unique {
			t.Errorf("%v\none solution: %v is granted", &g, got)
		}
	}
	for _, g := range loosened(t) {
		if got := pipeline.Guard(t.Context())(&g); got != 0 {
			t.Errorf("%v\nseveral solutions: %v is granted", &g, got)
		}
	}
}
