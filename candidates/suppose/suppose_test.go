package suppose_test

import (
	"os"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
)

// puzzles returns the grids of a file of puzzles, one a line.
func puzzles(t *testing.T) (grids []candidates.Grid) {
	data, err := os.ReadFile("../../testdata/puzzles/stalled.txt")
	if err != nil {
		t.Fatal(err)
	}
	l := candidates.Classic9
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimSpace(line); len(line) != l.Cells().Len() {
			continue
		}
		var givens candidates.Filling
		for i, r := range line {
			if r != '.' {
				givens[i] = candidates.Digit(r - '0')
			}
		}
		grids = append(grids, candidates.NewGrid(l, givens))
	}
	return grids
}

// each calls f with every candidate of the open cells.
func each(g *candidates.Grid, f func(candidates.Candidate)) {
	for c := range g.Open().All() {
		for d := range g.Candidates(c).All() {
			f(candidates.Of(c, d))
		}
	}
}

// replay takes the lines of a refutation on the grid. It reports false if one of
// them is no single.
func replay(g *candidates.Grid, r *suppose.Refutation) bool {
	g.Place(r.Assume.Cell(), r.Assume.Digit())
	for _, line := range r.Lines {
		if line.Nested != nil || g.Count(line.Because) != 1 || !g.Has(line.Candidate) || !g.Open().Has(line.Candidate.Cell()) {
			return false
		}
		g.Place(line.Candidate.Cell(), line.Candidate.Digit())
	}
	return true
}

var rules = map[string]suppose.Rule{"net": suppose.Net, "chain": suppose.Chain, "one digit": suppose.OneDigit}

// What comes to a conflict is refuted by lines that follow from each other, and
// whatever chains or one digit refute, nets do.
func TestRefute(t *testing.T) {
	var nets suppose.Search
	for name, rule := range rules {
		var s suppose.Search
		refuted := 0
		for _, g := range puzzles(t) {
			s.Reset(&g, rule)
			nets.Reset(&g, suppose.Net)
			each(&g, func(k candidates.Candidate) {
				_, ok := s.Left(k)
				r := s.Refute(k, suppose.Unbounded)
				if ok != (r == nil) && rule != suppose.Chain {
					t.Errorf("%s: %v on %v: conflict %v, refutation %v", name, k, &g, !ok, r)
				}
				if r == nil {
					return
				}
				refuted++
				after := g
				if !replay(&after, r) || after.Count(r.Conflict) != 0 {
					t.Errorf("%s: %v on %v: %v does not lead to its conflict", name, k, &g, r)
				}
				if _, ok := nets.Left(k); ok {
					t.Errorf("%s: %v on %v is refuted, but not by a net", name, k, &g)
				}
			})
		}
		if refuted == 0 {
			t.Errorf("%s: nothing was refuted", name)
		}
	}
}

// What a candidate strikes is reached by lines that follow from each other.
func TestReach(t *testing.T) {
	for _, rule := range []suppose.Rule{suppose.Net, suppose.Chain} {
		var s suppose.Search
		reached := 0
		for _, g := range puzzles(t)[:8] {
			s.Reset(&g, rule)
			each(&g, func(k candidates.Candidate) {
				left, ok := s.Left(k)
				if !ok {
					return
				}
				goals := 0
				each(&g, func(goal candidates.Candidate) {
					if left[goal.Digit()-1].Has(goal.Cell()) || goals == 3 {
						return
					}
					goals++
					r := s.Reach(k, goal, suppose.Unbounded)
					if r == nil {
						if rule == suppose.Net {
							t.Errorf("%v does not reach %v on %v", k, goal, &g)
						}
						return
					}
					reached++
					after := g
					if !replay(&after, r) || after.Has(goal) {
						t.Errorf("%v on %v: %v does not strike %v", k, &g, r, goal)
					}
				})
			})
		}
		if reached == 0 {
			t.Errorf("rule %d: nothing was reached", rule)
		}
	}
}

// A grid and the keys of its items do not depend on names: exchanged digits
// exchange the keys.
func TestKeys(t *testing.T) {
	for _, g := range puzzles(t) {
		swap := func(d candidates.Digit) candidates.Digit { return candidates.Digit(g.Layout().Size()) + 1 - d }
		var givens candidates.Filling
		for c := range g.Layout().Cells().AndNot(g.Open()).All() {
			givens[c] = swap(g.Value(c))
		}
		other := candidates.NewGrid(g.Layout(), givens)
		var keys, others suppose.Keys
		keys.Reset(&g, suppose.Refinements)
		others.Reset(&other, suppose.Refinements)
		each(&g, func(k candidates.Candidate) {
			if image := candidates.Of(k.Cell(), swap(k.Digit())); keys.Candidate(k) != others.Candidate(image) {
				t.Errorf("%v: the keys of %v and %v differ", &g, k, image)
			}
		})
	}
}
