package suppose

import "pencilmark/candidates"

// Keys tell the candidates and the items of a grid apart by how they are
// connected, not by their names: a grid with other names for the digits, or
// turned another way, has the same keys. Choices between equals go by them, so
// that what is found is the same from whatever side one looks at the board.
//
// They are found by refining a colouring, as tests of graphs for isomorphism
// do: at first all candidates are alike. Then an item gets its key from the
// keys of its candidates, a candidate from those of its items, and so on. What
// is still alike in the end plays the same part in the puzzle, but for rare
// cases, and there the name decides after all.
type Keys struct {
	candidates [candidates.MaxCandidates]uint32
	items      [candidates.MaxItems]uint32
}

// Refinements is how often keys are refined as a rule. Each time what a key
// depends on is one item further away. Three times tell apart what three hundred
// positions in which a search has to begin have, but for a few candidates.
const Refinements = 3

// Item returns the key of an item.
func (s *Keys) Item(i candidates.Item) uint32 { return s.items[i] }

// Candidate returns the key of a candidate.
func (s *Keys) Candidate(k candidates.Candidate) uint32 { return s.candidates[k] }

// Reset makes the keys those of the grid, refined so many times.
func (s *Keys) Reset(g *candidates.Grid, refinements int) {
	open := g.Open()
	for c, ok := open.Next(); ok; c, ok = open.Next() {
		for ds := g.Candidates(c); ds != 0; {
			d, _ := ds.Next()
			s.candidates[candidates.Of(c, d)] = 1
		}
	}
	for range refinements {
		s.sum(g)
		s.refine(g)
	}
	// Have: candidates have their last keys, but items those before.
	s.sum(g)
}

// sum gives each item a key from those of its candidates. Rows and columns are
// alike.
func (s *Keys) sum(g *candidates.Grid) {
	l := g.Layout()
	for hs := l.Houses(); hs != 0; {
		h, _ := hs.Next()
		kind := h.Kind()
		if kind.IsLine() {
			kind = candidates.Row
		}
		start := scatter(uint32(kind))
		for digits := l.Digits(); digits != 0; {
			d, _ := digits.Next()
			s.items[candidates.HouseItem(d, h)] = start
		}
	}
	open := g.Open()
	for c, ok := open.Next(); ok; c, ok = open.Next() {
		sum := uint32(0)
		for ds := g.Candidates(c); ds != 0; {
			d, _ := ds.Next()
			key := scatter(s.candidates[candidates.Of(c, d)])
			sum += key
			for hs := l.HousesOf(c); hs != 0; {
				h, _ := hs.Next()
				s.items[candidates.HouseItem(d, h)] += key
			}
		}
		s.items[candidates.CellItem(c)] = sum
	}
}

// refine gives each candidate a key from those of its items.
func (s *Keys) refine(g *candidates.Grid) {
	l := g.Layout()
	open := g.Open()
	for c, ok := open.Next(); ok; c, ok = open.Next() {
		cell := scatter(s.items[candidates.CellItem(c)])
		for ds := g.Candidates(c); ds != 0; {
			d, _ := ds.Next()
			sum := cell
			for hs := l.HousesOf(c); hs != 0; {
				h, _ := hs.Next()
				sum += scatter(s.items[candidates.HouseItem(d, h)])
			}
			s.candidates[candidates.Of(c, d)] = sum
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
