package clues_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/clues"
	"pencilmark/techniques/techtest"
)

// Line Counting finds whatever two cells of a house are too many for: beside a candidate, each one that is left of the one
// excludes each one that is left of the other. All that it finds is proved, and false in the solution.
func TestLineCounting(t *testing.T) {
	pairs, steps := 0, 0
	for _, p := range techtest.Puzzles(t, 4) {
		g := p.Grid
		clued := techniques.NewRunner([]*techniques.Technique{clues.SingleClue})
		for range 3 {
			var gone candidates.CandidateSet
			techniques.NewRunner([]*techniques.Technique{clues.LineCounting}).All(&g, func(s explain.Step) bool {
				if err := verify.Step(&g, &s); err != nil {
					t.Errorf("%v\n%v: %v", &g, s.Effects, err)
				}
				for _, e := range s.Effects {
					if p.Solution[e.Candidate.Cell()] == e.Candidate.Digit() {
						t.Errorf("%v\n%v is true", &g, e.Candidate)
					}
					gone.Add(e.Candidate)
				}
				steps++
				return true
			})
			for _, k := range tooManyForTwo(&g) {
				if pairs++; !gone.Has(k) {
					t.Fatalf("%v\n%v is not found", &g, k)
				}
			}
			if s, ok := clued.Next(&g); ok {
				s.Apply(&g)
			}
		}
	}
	if pairs < 100 || steps < pairs/10 {
		t.Errorf("%d candidates, %d steps", pairs, steps)
	}
}

// tooManyForTwo returns the candidates beside which two cells of a house cannot be filled, in houses in which some clue keeps
// different digits apart.
func tooManyForTwo(g *candidates.Grid) (ks []candidates.Candidate) {
	l, all := g.Layout(), techtest.OpenCandidates(g)
	for h := range l.Houses().All() {
		in := slices.DeleteFunc(slices.Clone(all), func(k candidates.Candidate) bool { return !l.HouseCells(h).Has(k.Cell()) })
		clued := false
		for _, a := range in {
			for _, b := range in {
				clued = clued || a.Cell() != b.Cell() && a.Digit() != b.Digit() && l.Excludes(a, b)
			}
		}
		for _, k := range all {
			var left [candidates.MaxCells][]candidates.Candidate
			for _, x := range in {
				if x.Cell() != k.Cell() && !l.Excludes(k, x) {
					left[x.Cell()] = append(left[x.Cell()], x)
				}
			}
			if slices.ContainsFunc(slices.Collect(l.HouseCells(h).And(g.Open()).Without(k.Cell()).All()), func(c candidates.Cell) bool { return len(left[c]) == 0 }) {
				continue // it is a common conflict
			}
			for a := range l.HouseCells(h).All() {
				for b := range l.HouseCells(h).All() {
					if clued && a < b && len(left[a]) > 0 && len(left[b]) > 0 && !slices.ContainsFunc(left[a], func(x candidates.Candidate) bool {
						return slices.ContainsFunc(left[b], func(y candidates.Candidate) bool { return !l.Excludes(x, y) })
					}) {
						ks = append(ks, k)
					}
				}
			}
		}
	}
	return ks
}
