package verify

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// countSetChain counts the cells of the sets, and as links the digits of each
// set, of which a restricted common is one for both its sets.
func countSetChain(g *candidates.Grid, s explain.SetChain) (c counting) {
	var first []int // by set, the need of its first cell
	for _, set := range s.Sets {
		first = append(first, len(c.needs))
		for cell := range set.All() {
			c.needs = append(c.needs, candidates.CellItem(cell))
		}
	}
	shares := func(i int, d candidates.Digit) (shares []share) {
		need := first[i]
		for cell := range s.Sets[i].All() {
			if g.Candidates(cell).Has(d) {
				shares = append(shares, share{need, candidates.Of(cell, d)})
			}
			need++
		}
		return shares
	}
	for i := range s.Sets {
		for d := range g.Layout().Digits().All() {
			if own := shares(i, d); len(own) > 0 && !s.CommonsOf(i).Has(d) {
				c.links = append(c.links, own)
			}
		}
	}
	for i, d := range s.Common {
		c.links = append(c.links, append(shares(i, d), shares(s.Next(i), d)...))
	}
	return c
}
