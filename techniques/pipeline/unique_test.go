package pipeline_test

import (
	"context"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/fallback"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// assuming are the techniques that assume that the puzzle has one solution,
// after singles.
func assuming() (list []*techniques.Technique) {
	for _, t := range suite.Human() {
		if t.Assumes&explain.Unique != 0 || t.Family == "singles" {
			list = append(list, t)
		}
	}
	return list
}

// assumed counts the steps that assume that the puzzle has one solution.
func assumed(steps []explain.Step) (n int) {
	for _, s := range steps {
		if s.Assumes&explain.Unique != 0 {
			n++
		}
	}
	return n
}

// solveAssuming solves the puzzle by singles, techniques that assume one solution,
// and trials. It returns how many steps assume that.
func solveAssuming(t *testing.T, g candidates.Grid) (explain.Outcome, int) {
	w := newSolver(t, pipeline.Options{Techniques: assuming()}).Solve(context.Background(), g)
	return w.Outcome, assumed(w.Steps)
}

// wouldAssume counts the steps that assume one solution and that the techniques
// find where nobody asks whether the puzzle has one.
func wouldAssume(g candidates.Grid) (n int) {
	runner := techniques.NewRunner(assuming()).Grant(explain.Unique)
	for s, ok := runner.Next(&g); ok; s, ok = runner.Next(&g) {
		if s.Assumes&explain.Unique != 0 {
			n++
		}
		s.Apply(&g)
	}
	return n
}

// loosened returns puzzles with two solutions or more: those of a file, without
// one given.
func loosened(t *testing.T) (grids []candidates.Grid) {
	for _, g := range notationtest.Read(t, "solved", 1) {
		for c := range g.Givens().All() {
			givens := g.GivenDigits()
			givens[c] = 0
			fewer := candidates.NewGrid(g.Layout(), givens)
			if len(solutions(t, fewer)) > 1 {
				grids = append(grids, fewer)
				break
			}
		}
	}
	return grids
}

func solutions(t *testing.T, g candidates.Grid) []candidates.Filling {
	t.Helper()
	found := fallback.Solve(t.Context(), &g, 2, fallback.Budget{})
	if found.Stopped != nil {
		t.Fatal(found.Stopped)
	}
	return found.Solutions
}

// A puzzle with several solutions is told as such. No technique says of it what
// is so only if there is one.
func TestManySolutionsAssumeNothing(t *testing.T) {
	tempted := 0
	for _, g := range loosened(t) {
		tempted += wouldAssume(g)
		if outcome, n := solveAssuming(t, g); outcome != explain.ManySolutions || n > 0 {
			t.Errorf("%v\n%s after %d steps that assume one solution", &g, outcome, n)
		}
		newSolver(t, pipeline.Options{}).All(t.Context(), g, func(s explain.Step) bool {
			if s.Assumes != 0 {
				t.Errorf("%v\n%v is offered", &g, s.Technique)
			}
			return true
		})
	}
	if tempted == 0 {
		t.Error("no such puzzle has a deadly pattern")
	}
}

// What has one solution only because of pencil marks that are gone is no puzzle
// with one solution: the deadly pattern may be in the other.
func TestPencilMarksGrantNothing(t *testing.T) {
	tempted := 0
	for _, g := range loosened(t) {
		first := solutions(t, g)[0]
		for found := solutions(t, g); len(found) > 1; found = solutions(t, g) {
			other := found[0]
			if other == first {
				other = found[1]
			}
			for c := range g.Open().All() {
				if other[c] != first[c] {
					g.Remove(c, other[c])
					break
				}
			}
		}
		tempted += wouldAssume(g)
		if outcome, n := solveAssuming(t, g); outcome != explain.Solved || n > 0 {
			t.Errorf("%v\n%s after %d steps that assume one solution", &g, outcome, n)
		}
	}
	if tempted == 0 {
		t.Error("no such grid has a deadly pattern")
	}
}

// A puzzle with one solution grants it, to Solve as to Next and All. One in
// which the player has made a mistake does not.
func TestOneSolutionIsGranted(t *testing.T) {
	used := 0
	for _, g := range notationtest.Read(t, "stalled", 1) {
		w := newSolver(t, pipeline.Options{Techniques: assuming()}).Solve(t.Context(), g)
		if w.Outcome != explain.Solved {
			t.Fatalf("%v\n%s", &g, w.Outcome)
		}
		for f := range w.Frames() {
			if f.Step.Assumes == 0 {
				continue
			}
			used++
			solver := newSolver(t, pipeline.Options{Techniques: assuming()})
			if s, ok, err := solver.Next(t.Context(), f.Before); !ok || s.Assumes != explain.Unique {
				t.Errorf("%v\nnext is %v, %v", &f.Before, s.Technique, err)
			}
			offered := 0
			solver.All(t.Context(), f.Before, func(s explain.Step) bool {
				offered += assumed([]explain.Step{s})
				return true
			})
			if offered == 0 {
				t.Errorf("%v\n%v is not offered", &f.Before, f.Step.Technique)
			}

			mistaken := f.Before
			c := mistaken.Open().First()
			mistaken.Remove(c, w.Solutions[0][c])
			solver.All(t.Context(), mistaken, func(s explain.Step) bool {
				if s.Assumes != 0 {
					t.Errorf("%v\n%v is offered, though the digit of %v is gone", &mistaken, s.Technique, c)
				}
				return true
			})
		}
	}
	if used == 0 {
		t.Error("no puzzle needs a technique that assumes one solution")
	}
}
