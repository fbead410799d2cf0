package verify

import (
	"fmt"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// missesBlossom holds because the digit stands in the petal of the candidate
// of the stem that is true: a target must see all places in all petals.
func missesBlossom(g *candidates.Grid, s explain.Blossom, k candidates.Candidate) string {
	if !s.Kept(g).Has(k.Digit()) {
		return "removes a digit that some petal does not keep"
	}
	for _, petal := range s.Petals {
		if unseen := petal.And(g.Places(k.Digit())).AndNot(g.Layout().Peers(k.Cell())); !unseen.IsEmpty() {
			return fmt.Sprintf("is not in sight of %v", unseen)
		}
	}
	return ""
}

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
