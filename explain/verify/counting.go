package verify

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// counting is a proof by counting, for patterns that would take too many cases:
// some things that each need a true candidate, the needs, and links, sets of
// candidates of which no two are true. Each candidate of a need is in a link.
//
// Two needs may be the same item, as where two almost locked sets share a cell.
// So the links are about candidates of a certain need.
//
// It may be one case of several: in it a candidate of each of some items is supposed true.
type counting struct {
	needs []candidates.Item
	links [][]share

	split    []candidates.Item
	supposed []candidates.Candidate // of the items of the split, in turn
}

// share is a candidate of one of the needs.
type share struct {
	need      int
	candidate candidates.Candidate
}

// cases is a proof by counting in each of several cases, one of which is so: one
// for each choice of candidates of the split, or a single one without a split.
type cases []counting

// countingOf returns the proof of evidence whose shape calls for one; ok is false for the other shapes.
func countingOf(g *candidates.Grid, evidence explain.Evidence) (cs cases, ok bool) {
	switch evidence := evidence.(type) {
	case explain.Chain:
		if overSets(evidence) {
			return cases{countChain(g, evidence)}, true
		}
	case explain.SetChain:
		return cases{countSetChain(g, evidence)}, true
	case explain.Blossom:
		return countBlossom(g, evidence), true
	case explain.Exclusion:
		return countExclusion(g, evidence), true
	case explain.Sectors:
		return cases{countSectors(g, evidence)}, true
	case explain.Equivalence:
		return cases{countSectors(g, evidence.Sectors())}, true
	}
	return nil, false
}

// countSet counts some cells, and as links their digits. It is sound if the cells share a house.
func countSet(g *candidates.Grid, cells candidates.CellSet) (c counting) {
	links := make([][]share, candidates.MaxSize)
	for cell := range cells.All() {
		for d := range g.Candidates(cell).All() {
			links[d-1] = append(links[d-1], share{len(c.needs), candidates.Of(cell, d)})
		}
		c.needs = append(c.needs, candidates.CellItem(cell))
	}
	c.links = slices.DeleteFunc(links, func(link []share) bool { return link == nil })
	return c
}

// sound reports whether the counting is what its definition says.
func (c *counting) sound(g *candidates.Grid) bool {
	linked := map[share]bool{}
	for _, link := range c.links {
		for i, a := range link {
			linked[a] = true
			for _, b := range link[:i] {
				if !excludes(g, a.candidate, b.candidate) {
					return false
				}
			}
		}
	}
	for need, item := range c.needs {
		for _, k := range g.AppendCandidates(nil, item) {
			if !linked[share{need, k}] {
				return false
			}
		}
	}
	return true
}

// follows reports whether the removal follows.
//
// Suppose the candidate were true beside those supposed already. They meet the needs of which they are
// candidates. For each other need a candidate that they do not exclude is true, in some link, and no two of
// these needs share one: two candidates of a link are not both true, and the same candidate stands in a
// link for one need only. So as many links are in use as there are such needs. Links that the candidate
// excludes altogether are of no use; nor is one whose possible candidates are all in other links too, for
// these will do. If fewer links than needs are left, the candidate is false.
func (c *counting) follows(g *candidates.Grid, k candidates.Candidate) bool {
	open, possible := c.beside(g, k)
	in := map[share]int{} // how many links hold the share
	for _, link := range possible {
		for _, s := range link {
			in[s]++
		}
	}
	useful := 0
	for _, link := range possible {
		spared := true
		for _, s := range link {
			spared = spared && in[s] > 1
		}
		if !spared {
			useful++
			continue
		}
		for _, s := range link {
			in[s]--
		}
	}
	return useful < len(open)
}

// beside returns the needs that a candidate does not meet, if it is true beside those supposed already, and what it leaves
// of the links, nothing if these break a rule.
func (c *counting) beside(g *candidates.Grid, k candidates.Candidate) (open []int, possible [][]share) {
	given := append([]candidates.Candidate{k}, c.supposed...)
	if explain.Breaks(g.Layout(), given) {
		return make([]int, 1), nil
	}
	excluded := func(x candidates.Candidate) bool {
		return slices.ContainsFunc(given, func(k candidates.Candidate) bool { return excludes(g, x, k) })
	}
	met := make([]bool, len(c.needs))
	for need, item := range c.needs {
		for _, x := range g.AppendCandidates(nil, item) {
			met[need] = met[need] || slices.Contains(given, x)
		}
		if !met[need] {
			open = append(open, need)
		}
	}
	possible = make([][]share, len(c.links))
	for i, link := range c.links {
		for _, s := range link {
			if !met[s.need] && !excluded(s.candidate) {
				possible[i] = append(possible[i], s)
			}
		}
	}
	return open, possible
}

// overfills reports whether the removal follows from some of the needs: without a link that the candidate excludes they
// cannot have a link each.
func (c *counting) overfills(g *candidates.Grid, k candidates.Candidate) bool {
	open, possible := c.beside(g, k)
	for without, left := range possible {
		if len(left) == 0 && !c.serve(open, without) {
			return true
		}
	}
	return possible == nil
}

// serve reports whether needs can have a link each without one of the links.
func (c *counting) serve(needs []int, without int) bool {
	taken := map[int]int{} // by link, the need that has it
	var tried map[int]bool
	var take func(need int) bool
	take = func(need int) bool {
		for i, link := range c.links {
			if tried[i] || i == without || !slices.ContainsFunc(link, func(s share) bool { return s.need == need }) {
				continue
			}
			tried[i] = true
			if by, ok := taken[i]; !ok || take(by) {
				taken[i] = need
				return true
			}
		}
		return false
	}
	for _, need := range needs {
		if tried = map[int]bool{}; !take(need) {
			return false
		}
	}
	return true
}

// prove checks that each effect follows in every case.
func (cs cases) prove(g *candidates.Grid, effects []explain.Effect) *Error {
	for _, c := range cs {
		if !c.sound(g) {
			return wrong(ErrEvidence, "what the pattern counts does not add up")
		}
		for _, e := range effects {
			if e.Place || !c.follows(g, e.Candidate) {
				return wrongEffect(ErrProof, e, "does not follow: %d items have enough links left", len(c.needs))
			}
		}
	}
	return nil
}

// without returns the proof that does without an item: it neither counts it nor splits over it.
func (cs cases) without(item candidates.Item) (shorter cases) {
	for _, c := range cs {
		shorter = append(shorter, c.without(item))
	}
	return shorter
}

// without returns the counting that does without an item.
func (c *counting) without(item candidates.Item) (shorter counting) {
	for i, other := range c.split {
		if other != item {
			shorter.split, shorter.supposed = append(shorter.split, other), append(shorter.supposed, c.supposed[i])
		}
	}
	number := make([]int, len(c.needs)) // in the shorter one, -1 for the item
	for need, other := range c.needs {
		number[need] = -1
		if other != item {
			number[need] = len(shorter.needs)
			shorter.needs = append(shorter.needs, other)
		}
	}
	for _, link := range c.links {
		var left []share
		for _, s := range link {
			if s.need = number[s.need]; s.need >= 0 {
				left = append(left, s)
			}
		}
		shorter.links = append(shorter.links, left)
	}
	return shorter
}
