package techtest

import (
	"slices"

	"pencilmark/candidates"
)

// AlmostLocked returns the almost locked sets: open cells of one house that hold one
// digit more than they are.
func AlmostLocked(g *candidates.Grid) (sets []candidates.CellSet) {
	for h := range g.Layout().Houses().All() {
		cells := slices.Collect(g.Layout().HouseCells(h).And(g.Open()).All())
		for chosen := 1; chosen < 1<<len(cells); chosen++ {
			var set candidates.CellSet
			var digits candidates.DigitSet
			for i, c := range cells {
				if chosen>>i&1 != 0 {
					set, digits = set.With(c), digits|g.Candidates(c)
				}
			}
			if digits.Len() == set.Len()+1 && !slices.Contains(sets, set) {
				sets = append(sets, set)
			}
		}
	}
	return sets
}
