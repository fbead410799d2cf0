package verify

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// maxFillings is how many cells in all may be filled in looking at every way
// to fill a deadly pattern. Two rows of four cells with four digits take 700.
const maxFillings = 20_000

// alternatives returns candidates of which, by the evidence, one is true
// beside those of the premises: the guardians of a deadly pattern.
func alternatives(g *candidates.Grid, s *explain.Step) []candidates.Candidate {
	if deadly, ok := s.Evidence.(explain.Deadly); ok {
		return deadly.Guardians(g)
	}
	return nil
}

// checkDeadly checks that the digits of the pattern can be exchanged, however
// they fill its cells, for others such that every house keeps its digits.
//
// Suppose a solution without a guardian. Its digits in the cells of the pattern are such a filling, since
// the grid has lost no candidate of the solution. The exchange leaves the givens as they are, which are not
// in the cells, every house with the same digits, and every clue as it is, since none tells the digits of a cell
// apart: see [explain.Deadly.Check]. So the puzzle has two solutions.
//
// No effect may follow from the items alone: a step that shows a pattern must need it.
func checkDeadly(g *candidates.Grid, s explain.Deadly, effects []explain.Effect) *Error {
	for _, e := range effects {
		if prove(g, s.Items, nil, []explain.Effect{e}) == nil {
			return wrongEffect(ErrConclusion, e, "follows from the premises alone: the deadly pattern is not needed")
		}
	}
	l := g.Layout()
	if halvesHouses(l, s) {
		return nil
	}
	f := fillings{layout: l, pattern: s, left: maxFillings, same: map[houseDigits]int{}}
	f.fill(s.Cells(), houseDigits{})
	if f.left < 0 {
		return wrong(ErrTooLong, "the deadly pattern can be filled in too many ways to look at all of them")
	}
	for _, n := range f.same {
		if n == 1 {
			return wrong(ErrEvidence, "the pattern is not deadly: its digits can fill %v in a way that cannot be exchanged for another", s.Cells())
		}
	}
	return nil
}

// halvesHouses reports whether each cell of the pattern has two digits, and
// each digit is in two cells of a house or in none.
//
// Then n cells of a house have n digits among them. However these fill the cells, each is used once, in one
// of its two cells, so the digits that the cells do not use are each of them once as well. Hence in all
// cells the used digit can be exchanged for the other one.
func halvesHouses(l *candidates.Layout, s explain.Deadly) bool {
	for h := range l.Houses().All() {
		var count [candidates.MaxSize + 1]int
		for _, part := range s.Pattern {
			if part.Digits.Len() != 2 {
				return false
			}
			for d := range part.Digits.All() {
				count[d] += part.Cells.And(l.HouseCells(h)).Len()
			}
		}
		for _, n := range count {
			if n != 0 && n != 2 {
				return false
			}
		}
	}
	return true
}

// houseDigits is the digits that a filling has in each house.
type houseDigits [candidates.MaxHouses]candidates.DigitSet

// fillings counts the ways to fill a pattern by the digits of each house.
type fillings struct {
	layout  *candidates.Layout
	pattern explain.Deadly
	same    map[houseDigits]int
	left    int // cells that may still be filled
}

// fill fills the cells in every way that leaves no digit twice in a house.
func (f *fillings) fill(cells candidates.CellSet, used houseDigits) {
	c, ok := cells.Next()
	if !ok {
		f.same[used]++
		return
	}
	for _, part := range f.pattern.Pattern {
		if !part.Cells.Has(c) {
			continue
		}
		for d := range part.Digits.All() {
			if f.left--; f.left < 0 {
				return
			}
			next, clash := used, false
			for h := range f.layout.HousesOf(c).All() {
				clash = clash || used[h].Has(d)
				next[h] = used[h].With(d)
			}
			if !clash {
				f.fill(cells, next)
			}
		}
	}
}
