package verify

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

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
