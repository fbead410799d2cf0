package suppose

import (
	"slices"

	"pencilmark/candidates"
)

// links are what each candidate of a grid forces by itself: it strikes all candidates of an
// item but one, which is true then. They are found when they are asked for.
type links struct {
	grid    *candidates.Grid
	bivalue candidates.CellSet                      // open cells with two candidates
	rooms   [candidates.MaxSize]candidates.Tally    // by digit, its places
	pairs   [candidates.MaxSize]candidates.HouseSet // by digit, houses with two places for it

	all          []Line
	spans        [candidates.MaxCandidates]span
	found, terse candidates.CandidateSet // candidates whose lines are known, and of these the ones with one line for each that they force
}

type span struct{ start, end int32 }

func (s *links) reset(g *candidates.Grid) {
	s.grid, s.all, s.found, s.terse = g, s.all[:0], candidates.CandidateSet{}, candidates.CandidateSet{}
	l := g.Layout()
	s.bivalue = candidates.CellSet{}
	open := g.Open()
	for c, ok := open.Next(); ok; c, ok = open.Next() {
		if g.Candidates(c).Len() == 2 {
			s.bivalue = s.bivalue.With(c)
		}
	}
	for d := range l.Size() {
		t := candidates.TallyOf(l, g.Places(candidates.Digit(d+1)))
		s.rooms[d], s.pairs[d] = t, t.Are(2)
	}
}

// from returns what the candidate forces, each with the item that has the least key of those that force it.
func (s *links) from(k candidates.Candidate, keys *Keys) []Line {
	all := s.each(k)
	if s.terse.Has(k) {
		return all
	}
	s.terse.Add(k)
	terse := all[:0]
	for _, line := range all {
		i := slices.IndexFunc(terse, func(other Line) bool { return other.Candidate == line.Candidate })
		if i < 0 {
			terse = append(terse, line)
		} else if keys.items[line.Because] < keys.items[terse[i].Because] {
			terse[i] = line
		}
	}
	s.spans[k].end = s.spans[k].start + int32(len(terse))
	return terse
}

// each returns what the candidate forces, some of it by several items.
func (s *links) each(k candidates.Candidate) []Line {
	if !s.found.Has(k) {
		s.found.Add(k)
		start := len(s.all)
		s.find(k.Cell(), k.Digit())
		s.spans[k] = span{int32(start), int32(len(s.all))}
	}
	return s.all[s.spans[k].start:s.spans[k].end]
}

// find adds what digit d in cell c forces.
func (s *links) find(c candidates.Cell, d candidates.Digit) {
	g := s.grid
	l := g.Layout()
	if l.Conflicts(candidates.Of(c, d)) != nil {
		s.findByClues(candidates.Of(c, d))
		return
	}
	for others := g.Candidates(c).Without(d); others != 0; {
		x, _ := others.Next()
		for hs := s.pairs[x-1] & l.HousesOf(c); hs != 0; {
			h, _ := hs.Next()
			s.force(g.PlacesIn(x, h).Without(c), x, candidates.HouseItem(x, h))
		}
	}
	struck := g.Places(d).And(l.Peers(c))
	cells := struck.And(s.bivalue)
	for q, ok := cells.Next(); ok; q, ok = cells.Next() {
		s.force(candidates.Cells(q), g.Candidates(q).Without(d).First(), candidates.CellItem(q))
	}
	room := l.CountOut(s.rooms[d-1], struck)
	for houses := l.HousesOfAny(struck) & room.One() &^ l.HousesOf(c); houses != 0; {
		h, _ := houses.Next()
		s.force(g.PlacesIn(d, h).AndNot(struck), d, candidates.HouseItem(d, h))
	}
}

// findByClues adds what k forces on a board with clues, where a candidate may strike several of one item.
func (s *links) findByClues(k candidates.Candidate) {
	g, l := s.grid, s.grid.Layout()
	c, d := k.Cell(), k.Digit()
	struck := g.Excluded(k)
	struck.AddPlaces(d, l.Peers(c))
	for others := l.Digits().Without(d); others != 0; {
		x, _ := others.Next()
		struck.AddPlaces(x, candidates.Cells(c))
	}
	var one, two, touched candidates.CellSet
	for x := range l.Size() {
		e := candidates.Digit(x + 1)
		here := g.Places(e).AndNot(struck.Places(e))
		two = two.Or(one.And(here))
		one = one.Or(here)
		gone := g.Places(e).And(struck.Places(e))
		touched = touched.Or(gone)
		for houses := l.HousesOfAny(gone); houses != 0; {
			h, _ := houses.Next()
			s.force(here.And(l.HouseCells(h)).Without(c), e, candidates.HouseItem(e, h))
		}
	}
	singles := touched.And(one).AndNot(two).Without(c)
	for x := range l.Size() {
		e := candidates.Digit(x + 1)
		for cells := singles.And(g.Places(e)).AndNot(struck.Places(e)); !cells.IsEmpty(); {
			q, _ := cells.Next()
			s.force(candidates.Cells(q), e, candidates.CellItem(q))
		}
	}
}

// force adds digit x in the cell, if it is one, and open.
func (s *links) force(cell candidates.CellSet, x candidates.Digit, because candidates.Item) {
	if q, one := cell.Single(); one && s.grid.Open().Has(q) {
		s.all = append(s.all, Line{Candidate: candidates.Of(q, x), Because: because})
	}
}

// Linked reports whether k has a strong link: whether an item has two candidates, k one of them.
func Linked(g *candidates.Grid, k candidates.Candidate) bool {
	c, d := k.Cell(), k.Digit()
	if g.Candidates(c).Len() == 2 {
		return true
	}
	for hs := g.Layout().HousesOf(c); hs != 0; {
		h, _ := hs.Next()
		if g.PlacesIn(d, h).Len() == 2 {
			return true
		}
	}
	return false
}
