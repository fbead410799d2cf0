package verify

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// overSets reports whether almost locked sets make some links of the chain.
func overSets(s explain.Chain) bool { return slices.ContainsFunc(s.Links, explain.Link.InSet) }

// countChain counts the items of the strong links. Links are the two nodes of each weak link together,
// other nodes, and the other digits of almost locked sets.
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

// countBlossom counts, for each candidate of the stem, the cells of its petal, and as links their digits.
func countBlossom(g *candidates.Grid, s explain.Blossom) (cs cases) {
	for i, k := range g.AppendCandidates(nil, s.Stem) {
		c := countSet(g, s.Petals[i])
		c.split, c.supposed = []candidates.Item{s.Stem}, []candidates.Candidate{k}
		cs = append(cs, c)
	}
	return cs
}

// countExclusion counts, for each way to fill the cells beside the target, the cells of the set that is
// left with too few digits; nothing where the way breaks a rule at once.
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
	c.links = make([][]share, len(s.Links)+len(s.Groups))
	links := len(c.links)
	in := func(k candidates.Candidate, i int) bool {
		if i < len(s.Links) {
			return within(g, k, s.Links[i:i+1]) > 0
		}
		return slices.Contains(s.Groups[i-len(s.Links)], k)
	}
	next := map[candidates.Candidate]int{} // first link that the candidate has not counted in
	for need, item := range c.needs {
		for _, k := range g.AppendCandidates(nil, item) {
			own := share{need, k}
			last := true
			for _, other := range c.needs[need+1:] {
				last = last && within(g, k, []candidates.Item{other}) == 0
			}
			counted := false
			for ; next[k] < links && (last || !counted); next[k]++ {
				if i := next[k]; in(k, i) {
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
