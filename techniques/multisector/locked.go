package multisector

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques/internal/needs"
)

// maxCells bounds the cells of a pattern.
const maxCells = 25

// link is a digit in a house.
type link struct {
	digit candidates.Digit
	house candidates.House
	group candidates.CellSet // the cells of the pattern whose candidates it links
}

// targets returns the cells that see the whole group, beside the pattern.
func (k *link) targets(g *candidates.Grid, pattern candidates.CellSet) candidates.CellSet {
	return g.Places(k.digit).And(g.Layout().PeersOfAll(k.group)).AndNot(pattern)
}

// lockedSet is cells with links: each candidate of a cell belongs to one link.
type lockedSet struct {
	cells candidates.CellSet
	links [maxCells]link
	n     int // number of links
}

func (s *lockedSet) add(d candidates.Digit, h candidates.House, group candidates.CellSet) {
	s.links[s.n] = link{d, h, group}
	s.n++
}

// matching is for each link of a set the cell that it is matched with.
type matching [maxCells]candidates.Cell

// match matches each cell with a link of one of its candidates, no two cells with the same. If it cannot,
// fewer links than cells are left somewhere, and the grid has no solution.
func (s *lockedSet) match() (matched matching, ok bool) {
	var used uint32 // links that are matched
	for cells := s.cells; ; {
		c, more := cells.Next()
		if !more {
			return matched, true
		}
		var seen uint32
		if !s.matchCell(c, &matched, &used, &seen) {
			return matched, false
		}
	}
}

// matchCell finds a link for the cell, if need be by giving other links to cells that
// are matched already. It does not look at links that it has seen.
func (s *lockedSet) matchCell(c candidates.Cell, matched *matching, used, seen *uint32) bool {
	for i := range s.links[:s.n] {
		if *seen>>i&1 == 1 || !s.links[i].group.Has(c) {
			continue
		}
		*seen |= 1 << i
		if *used>>i&1 == 0 || s.matchCell(matched[i], matched, used, seen) {
			*used |= 1 << i
			matched[i] = c
			return true
		}
	}
	return false
}

// part returns the smallest part of the set that locks link i: fewer cells with
// as many links, or the whole.
//
// A part with as many links as cells has, with each cell, all links of its candidates, and with each link
// the cell that is matched with it, because as many of its links are matched within it as it has. So the
// smallest part with a link is the closure of its cell under these two rules.
func (s *lockedSet) part(i int, matched *matching) (part lockedSet) {
	cells := candidates.Cells(matched[i])
	for more := true; more; {
		more = false
		for i := range s.links[:s.n] {
			if s.links[i].group.Meets(cells) && !cells.Has(matched[i]) {
				cells, more = cells.With(matched[i]), true
			}
		}
	}
	part.cells = cells
	for _, k := range s.links[:s.n] {
		if group := k.group.And(cells); !group.IsEmpty() {
			part.add(k.digit, k.house, group)
		}
	}
	return part
}

// removes reports whether the link of the set removes anything.
func (s *lockedSet) removes(g *candidates.Grid, d candidates.Digit, h candidates.House) bool {
	for i := range s.links[:s.n] {
		if k := &s.links[i]; k.digit == d && k.house == h {
			return !k.targets(g, s.cells).IsEmpty()
		}
	}
	return false
}

// needsEach reports whether what the set removes needs each of its cells.
func (s *lockedSet) needsEach(g *candidates.Grid) bool {
	set := needs.LockedSet{Sets: []candidates.CellSet{s.cells}}
	var removed candidates.CandidateSet
	for i := range s.links[:s.n] {
		k := &s.links[i]
		set.Links = append(set.Links, needs.Link{Digit: k.digit, Cells: k.group})
		removed.AddPlaces(k.digit, k.targets(g, s.cells))
	}
	if !set.NeedsEach(g.Layout(), &removed) {
		return false
	}
	for c := range s.cells.All() {
		spared := true
		for k := range removed.All() {
			if spared = s.excludes(g, k, c); !spared {
				break
			}
		}
		if spared {
			return false
		}
	}
	return true
}

// excludes reports whether the set without one of its cells excludes a candidate: without a link of which it leaves nothing,
// the other cells cannot have a link each.
func (s *lockedSet) excludes(g *candidates.Grid, k candidates.Candidate, without candidates.Cell) bool {
	cells := s.cells.Without(without).Without(k.Cell())
	for i := range s.links[:s.n] {
		left := s.links[i].group.And(cells)
		if s.links[i].digit == k.Digit() {
			left = left.AndNot(g.Layout().Peers(k.Cell()))
		}
		if !left.IsEmpty() {
			continue
		}
		rest := *s
		rest.cells = cells
		rest.links[i].group = candidates.CellSet{}
		if _, ok := rest.match(); !ok {
			return true
		}
	}
	return false
}

// evidence returns the cells as truths.
func (s *lockedSet) evidence() (e explain.Sectors) {
	for c := range s.cells.All() {
		e.Truths = append(e.Truths, candidates.CellItem(c))
	}
	for _, k := range s.links[:s.n] {
		e.Links = append(e.Links, candidates.HouseItem(k.digit, k.house))
	}
	slices.Sort(e.Links)
	return e
}
