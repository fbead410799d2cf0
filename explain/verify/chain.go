package verify

import (
	"fmt"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// missesChain holds because of two nodes one is true: the ends of an open
// chain, the ends of each weak link of a continuous loop. In a continuous loop
// an almost locked set loses one of the two digits of its nodes, not both, so
// the others are locked in it.
func missesChain(g *candidates.Grid, s explain.Chain, k candidates.Candidate) string {
	l := g.Layout()
	first := s.Nodes[0]
	switch {
	case !s.Closed():
		last := s.Nodes[len(s.Nodes)-1]
		if !first.ExcludedBy(l, k) || !last.ExcludedBy(l, k) {
			return fmt.Sprintf("does not exclude both ends, %v and %v", first, last)
		}
		return ""
	case !s.Continuous() && s.Links[0].Strong():
		if !first.ExcludedBy(l, k) {
			return fmt.Sprintf("does not exclude %v", first)
		}
		return ""
	case !s.Continuous():
		return missesOnly(explain.Effect{Candidate: k}, explain.Effect{Candidate: first.Candidates()[0]})
	}
	for i, link := range s.Links {
		if !link.Strong() && s.Nodes[i].ExcludedBy(l, k) && s.Next(i).ExcludedBy(l, k) {
			return ""
		}
		if len(link) > 1 && lockedIn(g, link, k) {
			return ""
		}
	}
	return "does not exclude both nodes of any weak link"
}

// lockedIn reports whether the candidate, outside the cells, sees all places
// that its digit has in them.
func lockedIn(g *candidates.Grid, cells explain.Link, k candidates.Candidate) bool {
	found := false
	for _, item := range cells {
		c, _ := item.Cell()
		if c == k.Cell() {
			return false
		}
		if g.Candidates(c).Has(k.Digit()) {
			if !g.Layout().Sees(c, k.Cell()) {
				return false
			}
			found = true
		}
	}
	return found
}
