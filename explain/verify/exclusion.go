package verify

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// countExclusion counts, for each way to fill the cells beside the target, the
// cells of the set that is left with too few digits; nothing where the way
// breaks a rule at once.
func countExclusion(g *candidates.Grid, s explain.Exclusion) (cs cases) {
	var beside []candidates.Item
	for c := range s.Beside.All() {
		beside = append(beside, candidates.CellItem(c))
	}
	next := 0
	for _, choice := range s.Choices(g) {
		var c counting
		if ks := s.Filled(choice); !explain.Breaks(g.Layout(), ks) {
			c = countSet(g, s.Ways[next].Set)
			next++
		}
		c.split, c.supposed = beside, s.Filled(choice)[1:]
		cs = append(cs, c)
	}
	return cs
}
