package verify

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// within returns how many of the items contain the candidate.
func within(g *candidates.Grid, k candidates.Candidate, items []candidates.Item) (n int) {
	for _, item := range items {
		for _, x := range g.AppendCandidates(nil, item) {
			if x == k {
				n++
			}
		}
	}
	return n
}

// countSectors counts the truths. A candidate of several truths counts for each
// of them in another link; what it has more links it counts in for the last of
// its truths, and where it has too few it is a link by itself, a fin.
func countSectors(g *candidates.Grid, s explain.Sectors) (c counting) {
	c.needs = s.Premises()
	c.links = make([][]share, len(s.Links))
	next := map[candidates.Candidate]int{} // first link that the candidate has not counted in
	for need, item := range c.needs {
		for _, k := range g.AppendCandidates(nil, item) {
			own := share{need, k}
			last := true
			for _, other := range c.needs[need+1:] {
				last = last && within(g, k, []candidates.Item{other}) == 0
			}
			counted := false
			for ; next[k] < len(s.Links) && (last || !counted); next[k]++ {
				if i := next[k]; within(g, k, s.Links[i:i+1]) > 0 {
					c.links[i] = append(c.links[i], own)
					counted = true
				}
			}
			if !counted {
				c.links = append(c.links, []share{own})
			}
		}
	}
	return c
}
