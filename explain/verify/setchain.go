package verify

import (
	"fmt"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// missesSetChain holds because in an open chain a digit of both ends stands in
// one of them; in a closed one a restricted common stands in one of its two
// sets, and any other digit of a set in it.
func missesSetChain(g *candidates.Grid, s explain.SetChain, k candidates.Candidate) string {
	var places []candidates.CellSet // a target sees all of one of these
	if last := len(s.Sets) - 1; !s.Closed() {
		if s.Ends(g).Has(k.Digit()) {
			places = append(places, s.Sets[0].Or(s.Sets[last]))
		}
	} else {
		for i, d := range s.Common {
			if d == k.Digit() {
				places = append(places, s.Sets[i].Or(s.Sets[s.Next(i)]))
			}
		}
		for i, set := range s.Sets {
			if !s.CommonsOf(i).Has(k.Digit()) && set.Meets(g.Places(k.Digit())) {
				places = append(places, set)
			}
		}
	}
	for _, cells := range places {
		if cells.And(g.Places(k.Digit())).Within(g.Layout().Peers(k.Cell())) {
			return ""
		}
	}
	return fmt.Sprintf("does not see all places for %v in the sets that hold it", k.Digit())
}

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
