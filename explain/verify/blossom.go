package verify

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// countBlossom counts, for each candidate of the stem, the cells of its petal,
// and as links their digits.
func countBlossom(g *candidates.Grid, s explain.Blossom) (cs cases) {
	for i, k := range g.AppendCandidates(nil, s.Stem) {
		c := countSet(g, s.Petals[i])
		c.split, c.supposed = []candidates.Item{s.Stem}, []candidates.Candidate{k}
		cs = append(cs, c)
	}
	return cs
}
