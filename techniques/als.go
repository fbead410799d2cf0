package techniques

import (
	"math/bits"

	"pencilmark/candidates"
)

// ALS is an almost locked set: n open cells of one house that hold n+1 digits.
// If it loses one of its digits the others are locked in it: each of them then
// stands in one of its cells. A cell with two candidates is the smallest.
type ALS struct {
	Cells  candidates.CellSet
	Digits candidates.DigitSet
	Houses candidates.HouseSet // all that contain the cells
}

// Places returns the cells of the set that may hold the digit.
func (a *ALS) Places(g *candidates.Grid, d candidates.Digit) candidates.CellSet {
	return a.Cells.And(g.Places(d))
}

// sets is the almost locked sets of a grid and the memory to find them in.
type sets struct {
	known bool
	list  []ALS
	found []ALS                                        // as they are met
	held  [1 << candidates.MaxSize]candidates.DigitSet // by cells of a house, as bits, the digits that they hold
}

// ALS returns the almost locked sets, of one to eight cells, each set of cells
// once: those of fewer cells first, then in the order of houses. The slice
// must not be changed, nor kept beyond the search.
func (p *Pass) ALS() []ALS {
	s := &p.facts.sets
	if !s.known {
		s.known = true
		s.find(p.Grid)
	}
	return s.list
}

// find lists the sets. It goes through the subsets of each house as numbers:
// the digits that some cells hold are those of the subset without its lowest
// cell and those of that cell.
func (s *sets) find(g *candidates.Grid) {
	l := g.Layout()
	s.found = s.found[:0]
	var ofSize [candidates.MaxSize + 1]int
	for hs := l.Houses(); hs != 0; {
		h, _ := hs.Next()
		var cells [candidates.MaxSize]candidates.Cell
		n := 0
		open := l.HouseCells(h).And(g.Open())
		for c, ok := open.Next(); ok; c, ok = open.Next() {
			cells[n] = c
			n++
		}
		for subset := 1; subset < 1<<n; subset++ {
			digits := s.held[subset&(subset-1)] | g.Candidates(cells[bits.TrailingZeros(uint(subset))])
			s.held[subset] = digits
			size := bits.OnesCount(uint(subset))
			if digits.Len() != size+1 {
				continue
			}
			a := ALS{Digits: digits}
			for rest := subset; rest != 0; rest &= rest - 1 {
				a.Cells = a.Cells.With(cells[bits.TrailingZeros(uint(rest))])
			}
			a.Houses = l.HousesOfAll(a.Cells)
			if a.Houses.First() == h {
				s.found = append(s.found, a)
				ofSize[size]++
			}
		}
	}
	s.sort(ofSize)
}

// sort brings the sets found into their order. ofSize counts them by number of
// cells.
func (s *sets) sort(ofSize [candidates.MaxSize + 1]int) {
	if cap(s.list) < len(s.found) {
		s.list = make([]ALS, len(s.found), cap(s.found))
	}
	s.list = s.list[:len(s.found)]
	var next [candidates.MaxSize + 1]int
	for size := 1; size < len(next); size++ {
		next[size] = next[size-1] + ofSize[size-1]
	}
	for i := range s.found {
		at := &next[s.found[i].Cells.Len()]
		s.list[*at] = s.found[i]
		*at++
	}
}
