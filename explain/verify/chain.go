package verify

import (
	"fmt"
	"slices"

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
		if link.InSet() && lockedIn(g, link.Set(), k) {
			return ""
		}
	}
	return "does not exclude both nodes of any weak link"
}

// lockedIn reports whether the candidate, outside the cells, sees all places
// that its digit has in them.
func lockedIn(g *candidates.Grid, cells candidates.CellSet, k candidates.Candidate) bool {
	places := g.Places(k.Digit()).And(cells)
	return !cells.Has(k.Cell()) && !places.IsEmpty() && places.Within(g.Layout().Peers(k.Cell()))
}

// overSets reports whether almost locked sets make some links of the chain.
func overSets(s explain.Chain) bool {
	return slices.ContainsFunc(s.Links, explain.Link.InSet)
}

// countChain counts the items of the strong links. Links are the two nodes of
// each weak link together, other nodes, and the other digits of almost locked
// sets.
func countChain(g *candidates.Grid, s explain.Chain) (c counting) {
	n := len(s.Links)
	sides := make([][2][]share, n) // of each strong link, its two nodes
	for i, link := range s.Links {
		if !link.Strong() {
			continue
		}
		var of [candidates.MaxSize + 1][]share // by digit, what is in neither node
		for _, item := range link {
			for _, k := range g.AppendCandidates(nil, item) {
				in := share{len(c.needs), k}
				switch {
				case s.Nodes[i].Has(k):
					sides[i][0] = append(sides[i][0], in)
				case s.Next(i).Has(k):
					sides[i][1] = append(sides[i][1], in)
				default:
					of[k.Digit()] = append(of[k.Digit()], in)
				}
			}
			c.needs = append(c.needs, item)
		}
		c.links = append(c.links, of[:]...)
	}
	for i, link := range s.Links {
		before, after := (i+n-1)%n, (i+1)%n
		if link.Strong() {
			continue
		}
		c.links = append(c.links, append(sides[before][1], sides[after][0]...))
		sides[before][1], sides[after][0] = nil, nil
	}
	for _, side := range sides {
		c.links = append(c.links, side[:]...)
	}
	c.links = slices.DeleteFunc(c.links, func(link []share) bool { return len(link) == 0 })
	return c
}
