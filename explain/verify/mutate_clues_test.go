package verify_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/verify"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/techtest"
)

// On boards with clues, no changed step is accepted that is not true in the one solution, nor an argument that claims
// what is not true, whichever clues its lines name.
func TestMutantsWithClues(t *testing.T) {
	rnd := rand.New(rand.NewPCG(24, 7))
	made, n, want := 0, 1, 1000
	if !testing.Short() {
		n, want = 5, 10_000
	}
	puzzles := techtest.Puzzles(t, n)
	for _, f := range fields() {
		if len(f.grid.Layout().Counting()) > 0 {
			puzzles = append(puzzles, techtest.Clued{Grid: f.grid, Solution: f.solution})
		}
	}
	for _, p := range puzzles {
		w := pipeline.Solve(p.Grid)
		for f := range w.Frames() {
			for _, m := range mutants(rnd, &f.Before, *f.Step, &p.Solution) {
				if isTrue(&m.step, &p.Solution) {
					continue
				}
				made++
				if verify.Step(&f.Before, &m.step) == nil {
					t.Errorf("%v %v, %s: accepted %v from %v, %+v", p.Grid.Layout().Clues(), &f.Before, m.kind, m.step.Effects, m.step.Premises, m.step.Evidence)
				}
			}
			a, ok := argue.Step(&f.Before, f.Step)
			if !ok {
				continue
			}
			for range 10 {
				step, forged := forge(rnd, &f.Before, a, &p.Solution)
				if len(step.Effects) == 0 {
					continue
				}
				made++
				if verify.Argument(&f.Before, &step, forged) == nil {
					t.Errorf("%v %v: accepted %v from %+v", p.Grid.Layout().Clues(), &f.Before, step.Effects, forged)
				}
			}
		}
	}
	t.Logf("%d untrue steps", made)
	if made < want {
		t.Errorf("%d untrue steps are too few: expected %d", made, want)
	}
}

// forge changes an argument in a few lines, claims at its end that a candidate of the solution is false, names other
// clues, or more, or fewer, and adds up something else.
func forge(rnd *rand.Rand, g *candidates.Grid, a explain.Argument, solution *candidates.Filling) (s explain.Step, forged explain.Argument) {
	forged = slices.Clone(a)
	var all []string
	for _, c := range g.Layout().Clues() {
		all = append(all, c.String())
	}
	for range 3 {
		line := &forged[rnd.IntN(len(forged))]
		line.Claim.Of = slices.Clone(line.Claim.Of)
		open := slices.Collect(g.Open().All())
		c := open[rnd.IntN(len(open))]
		truth := candidates.Of(c, solution[c])
		switch rnd.IntN(5) {
		case 0:
			line.Clues = append(slices.Clone(line.Clues), all[rnd.IntN(len(all))])
		case 1:
			line.Clues = nil
		case 2:
			if line.Claim.Some {
				line.Claim.Of = slices.DeleteFunc(line.Claim.Of, func(k candidates.Candidate) bool { return k.Digit() == solution[k.Cell()] })
			} else {
				line.Claim = explain.NoneOf(append(line.Claim.Of, truth)...)
			}
		case 3:
			if len(line.From) > 0 {
				line.From = slices.Clone(line.From)
				line.From[rnd.IntN(len(line.From))] = 1 + rnd.IntN(len(forged))
			}
		case 4:
			if line.Sum != nil {
				sum := pick(rnd, broken(rnd, g.Layout(), *line.Sum)).(explain.Sum)
				line.Sum = &sum
			}
		}
	}
	last := &forged[len(forged)-1]
	for c := range g.Open().All() {
		if truth := candidates.Of(c, solution[c]); !last.Claim.Some && rnd.IntN(10) == 0 {
			last.Claim = explain.NoneOf(append(slices.Clone(last.Claim.Of), truth)...)
			s.Effects = []explain.Effect{{Candidate: truth}}
			break
		}
	}
	return s, forged
}
