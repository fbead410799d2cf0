package pipeline_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
	"pencilmark/techniques/techtest"
)

// A puzzle with clues gets a complete walkthrough, each step of which is true in its solution, is proved by the checker
// and has an argument that it accepts line by line. So are the other steps that there are on the way.
func TestPuzzlesWithClues(t *testing.T) {
	n := 1
	if !testing.Short() {
		n = 4
	}
	solver := newSolver(t, pipeline.Options{})
	all := techniques.NewRunner(suite.All()).Grant(explain.Unique)
	steps, byClue := 0, 0
	for _, p := range techtest.Puzzles(t, n) {
		check := func(g *candidates.Grid, s *explain.Step) {
			steps++
			for _, e := range s.Effects {
				if e.Place != (p.Solution[e.Candidate.Cell()] == e.Candidate.Digit()) {
					t.Errorf("%v %v: %s: %v is not true", p.Grid.Layout().Clues(), g, s.Technique.Code, e)
				}
			}
			if err := verify.Step(g, s); err != nil {
				t.Errorf("%v %v: %s: %v", p.Grid.Layout().Clues(), g, s.Technique.Code, err)
			}
			a, ok := argue.Step(g, s)
			if !ok {
				t.Errorf("%v %v: %s: there is no argument for %v", p.Grid.Layout().Clues(), g, s.Technique.Code, s.Effects)
				return
			}
			if err := verify.Argument(g, s, a); err != nil {
				t.Errorf("%v %v: %s: %v", p.Grid.Layout().Clues(), g, s.Technique.Code, err)
			}
			for _, line := range a {
				if len(line.Clues) > 0 {
					byClue++
					break
				}
			}
		}
		w := solver.Solve(t.Context(), p.Grid)
		if w.Outcome != explain.Solved || w.Solutions[0] != p.Solution {
			t.Errorf("%v %v: %v", p.Grid.Layout().Clues(), &p.Grid, w.Outcome)
		}
		for f := range w.Frames() {
			check(&f.Before, f.Step)
			if f.Number%20 == 10 && !testing.Short() {
				all.All(&f.Before, func(s explain.Step) bool {
					check(&f.Before, &s)
					return true
				})
			}
		}
	}
	t.Logf("%d steps, %d of which go by a clue", steps, byClue)
	if byClue == 0 {
		t.Error("no step goes by a clue")
	}
}
