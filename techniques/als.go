package techniques

import (
	"math/bits"
	"slices"

	"pencilmark/candidates"
)

// ALS is an almost locked set: n open cells of one house that hold n+1 digits.
// If it loses one of its digits the others are locked in it: each of them then
// stands in one of its cells. A cell with two candidates is the smallest.
type ALS struct {
	Cells  candidates.CellSet
	Digits candidates.DigitSet
	Houses candidates.HouseSet // all that contain the cells
	Lone   candidates.DigitSet // digits that one of the cells alone holds
}

// Places returns the cells of the set that may hold the digit.
func (a *ALS) Places(g *candidates.Grid, d candidates.Digit) candidates.CellSet {
	return a.Cells.And(g.Places(d))
}

// sets is the almost locked sets of a grid and the memory to find them in.
type sets struct {
	list  []ALS
	found [candidates.MaxHouses][]ALS                  // by the first of their houses, as they are met
	held  [1 << candidates.MaxSize]candidates.DigitSet // by cells of a house, as bits, the digits that they hold
}

// ALS returns the almost locked sets, of one to eight cells, each set of cells once: those of fewer cells
// first, then in the order of houses. The slice must not be changed, nor kept beyond the search.
func (p *Pass) ALS() []ALS { return almostLocked.Of(p).list }

// almostLocked lists the sets. Houses in which nothing changed have those that they had.
var almostLocked = NewFact((*sets).update)

func (s *sets) update(p *Pass, since Change) {
	if since.New {
		for h := range s.found {
			s.found[h] = s.found[h][:0]
		}
	}
	houses := since.Houses()
	for h, ok := houses.Next(); ok; h, ok = houses.Next() {
		s.found[h] = s.appendOf(s.found[h][:0], p.Grid, h)
	}
	s.sort()
}

// appendOf appends the sets of a house that are in no house before it. It goes
// through the subsets of the cells as numbers: the digits that some cells hold
// are those of the subset without its lowest cell and those of that cell.
func (s *sets) appendOf(found []ALS, g *candidates.Grid, h candidates.House) []ALS {
	l := g.Layout()
	var cells [candidates.MaxSize]candidates.Cell
	var held [candidates.MaxSize]candidates.DigitSet
	n := 0
	open := l.HouseCells(h).And(g.Open())
	for c, ok := open.Next(); ok; c, ok = open.Next() {
		cells[n], held[n] = c, g.Candidates(c)
		n++
	}
	for subset := 1; subset < 1<<n; subset++ {
		digits := s.held[subset&(subset-1)] | held[bits.TrailingZeros(uint(subset))]
		s.held[subset] = digits
		if digits.Len() != bits.OnesCount(uint(subset))+1 {
			continue
		}
		a := ALS{Digits: digits, Lone: digits, Houses: l.Houses()}
		var once candidates.DigitSet
		for rest := subset; rest != 0; rest &= rest - 1 {
			i := bits.TrailingZeros(uint(rest))
			a.Cells = a.Cells.With(cells[i])
			a.Houses &= l.HousesOf(cells[i])
			a.Lone &^= once & held[i]
			once |= held[i]
		}
		if a.Houses.First() == h {
			found = append(found, a)
		}
	}
	return found
}

// sort brings the sets found into their order.
func (s *sets) sort() {
	var next [candidates.MaxSize + 1]int
	for h := range s.found {
		for i := range s.found[h] {
			next[s.found[h][i].size()]++
		}
	}
	n := 0
	for size := range next {
		next[size], n = n, n+next[size]
	}
	s.list = slices.Grow(s.list[:0], n)[:n]
	for h := range s.found {
		for i := range s.found[h] {
			at := &next[s.found[h][i].size()]
			s.list[*at] = s.found[h][i]
			*at++
		}
	}
}

// size returns the number of cells.
func (a *ALS) size() int { return a.Digits.Len() - 1 }
