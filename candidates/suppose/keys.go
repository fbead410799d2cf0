package suppose

import (
	"iter"

	"pencilmark/candidates"
)

// Keys tell the candidates and the items of a grid apart by how they are connected, not by
// their names: a grid whose digits are renamed, or that is rotated or reflected, has the same
// keys. Ties are broken by key, so that a search finds the same on all these grids.
//
// They are found by refining a colouring, as tests of graphs for isomorphism do: at first all
// candidates are alike. Then an item gets its key from the keys of its candidates, a candidate
// from those of its items, and so on. In the end candidates with the same key play the same
// part in the puzzle, but for rare cases, in which the name breaks the tie.
type Keys struct {
	candidates [candidates.MaxCandidates]uint32
	items      [candidates.MaxItems]uint32
	seats      []seat
	firsts     []candidates.Item // of the seats
}

// seat is an open cell. Its houses are named by the items of digit 1 there, from
// which those of the others follow.
type seat struct {
	cell       candidates.Cell
	digits     candidates.DigitSet
	start, end int // where these items are
}

// refinements is how often keys are refined. Each time a key depends on items one step further away. Three
// times told apart all candidates but a few in three hundred positions in which a search began.
const refinements = 3

// Item returns the key of an item.
func (s *Keys) Item(i candidates.Item) uint32 { return s.items[i] }

// Candidate returns the key of a candidate.
func (s *Keys) Candidate(k candidates.Candidate) uint32 { return s.candidates[k] }

// Reset makes the keys those of the grid.
func (s *Keys) Reset(g *candidates.Grid) {
	s.seats, s.firsts = s.seats[:0], s.firsts[:0]
	open := g.Open()
	for c, ok := open.Next(); ok; c, ok = open.Next() {
		start := len(s.firsts)
		for hs := g.Layout().HousesOf(c); hs != 0; {
			h, _ := hs.Next()
			s.firsts = append(s.firsts, candidates.HouseItem(1, h))
		}
		s.seats = append(s.seats, seat{c, g.Candidates(c), start, len(s.firsts)})
		for ds := g.Candidates(c); ds != 0; {
			d, _ := ds.Next()
			s.candidates[candidates.Of(c, d)] = 1
		}
	}
	s.spread(g.Layout(), refinements)
}

// spread refines the keys so many times.
func (s *Keys) spread(l *candidates.Layout, refinements int) {
	for range refinements {
		s.sum(l)
		s.refine()
	}
	// Have: candidates have their last keys, but items those before.
	s.sum(l)
}

// ResetSharp makes the keys those of the grid, and such that they tell more apart: each candidate that is
// still like another is given a colour of its own, and its key is what refining makes of all the others
// then. For each of them that takes longer than [Keys.Reset] for all.
func (s *Keys) ResetSharp(g *candidates.Grid) {
	s.Reset(g)
	alike := map[uint32]int{}
	for k := range s.all() {
		alike[s.candidates[k]]++
	}
	sharp := s.candidates
	for k := range s.all() {
		if alike[s.candidates[k]] == 1 {
			continue
		}
		one := *s
		one.candidates[k]++
		one.spread(g.Layout(), 2*refinements)
		sharp[k] = 0
		for other := range s.all() {
			sharp[k] += scatter(one.candidates[other])
		}
	}
	s.candidates = sharp
	s.sum(g.Layout())
}

// all yields the candidates of the open cells.
func (s *Keys) all() iter.Seq[candidates.Candidate] {
	return func(yield func(candidates.Candidate) bool) {
		for _, seat := range s.seats {
			for d := range seat.digits.All() {
				if !yield(candidates.Of(seat.cell, d)) {
					return
				}
			}
		}
	}
}

// sum gives each item a key from those of its candidates. Rows and columns are alike.
func (s *Keys) sum(l *candidates.Layout) {
	for hs := l.Houses(); hs != 0; {
		h, _ := hs.Next()
		kind := h.Kind()
		if kind.IsLine() {
			kind = candidates.Row
		}
		start := scatter(uint32(kind))
		items := s.items[candidates.HouseItem(1, h):][:candidates.MaxSize]
		for d := range items {
			items[d] = start
		}
	}
	for i := range s.seats {
		seat := &s.seats[i]
		firsts := s.firsts[seat.start:seat.end]
		sum := uint32(0)
		for ds := seat.digits; ds != 0; {
			d, _ := ds.Next()
			key := scatter(s.candidates[candidates.Of(seat.cell, d)])
			sum += key
			for _, first := range firsts {
				s.items[int(first)+int(d)-1] += key
			}
		}
		s.items[candidates.CellItem(seat.cell)] = sum
	}
}

// refine gives each candidate a key from those of its items.
func (s *Keys) refine() {
	for i := range s.seats {
		seat := &s.seats[i]
		firsts := s.firsts[seat.start:seat.end]
		cell := scatter(s.items[candidates.CellItem(seat.cell)])
		for ds := seat.digits; ds != 0; {
			d, _ := ds.Next()
			sum := cell
			for _, first := range firsts {
				sum += scatter(s.items[int(first)+int(d)-1])
			}
			s.candidates[candidates.Of(seat.cell, d)] = sum
		}
	}
}

// scatter makes numbers that look alike look different, so that sums of
// different ones hardly ever agree. It is a step of the hash MurmurHash3.
func scatter(x uint32) uint32 {
	x = (x + 0x9e3779b9) * 0x85ebca6b
	x = (x ^ x>>13) * 0xc2b2ae35
	return x ^ x>>16
}
