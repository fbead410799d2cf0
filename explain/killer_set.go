package explain

import (
	"fmt"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// KillerSet is digits of a house that cells and clues take, as many of them as digits: each of the cells can hold nothing
// else, and each way to fill a clue has one of the digits in the house. So no digit is left for other cells of the house.
// A cell and a cage make a killer pair, the blocker of other cages.
type KillerSet struct {
	House candidates.House
	Set   candidates.DigitSet
	Cells candidates.CellSet
	Sums  []Sum // of a clue alone each, in the order of the board
}

// Record says what documents have of it.
func (s *KillerSet) Record() Record {
	return Record{
		About: "Digits of a house that cells and clues take, as many of them as digits: each cell can hold nothing else, " +
			"and each way to fill the cells of a clue has one of the digits in cells of the house that are counted " +
			"nowhere else. Premises: the cells, and those of the sums. The digits go from other cells of the house.",
		Fields: []Field{
			{Name: "house", At: &s.House},
			{Name: "digits", At: &s.Set},
			{Name: "cells", At: (*SomeCells)(&s.Cells), About: "They may be none."},
			{Name: "sums", At: &s.Sums, Least: 1, About: "The clues, as evidence of shape sum has them."},
		},
	}
}

// Premises returns the cells, and those whose candidates limit the ways.
func (s KillerSet) Premises() []candidates.Item {
	cells := s.Cells
	for _, sum := range s.Sums {
		cells = cells.Or(sum.Cells)
	}
	return cellItems(cells)
}

// Digits returns the digits.
func (s KillerSet) Digits(*candidates.Grid) candidates.DigitSet { return s.Set }

// Takers returns the cells of the house in which the ways of a sum have the digits.
func (s KillerSet) Takers(g *candidates.Grid, sum Sum) (cells candidates.CellSet) {
	in := sum.Spans(g.Layout()).And(g.Layout().HouseCells(s.House)).And(g.Open())
	for d := range s.Set.All() {
		cells = cells.Or(g.Places(d).And(in))
	}
	return cells
}

// All returns the cells that take the digits.
func (s KillerSet) All(g *candidates.Grid) candidates.CellSet {
	all := s.Cells
	for _, sum := range s.Sums {
		all = all.Or(s.Takers(g, sum))
	}
	return all
}

// Among returns the candidates of the cells for the digits.
func (s KillerSet) Among(g *candidates.Grid, cells candidates.CellSet) (ks []candidates.Candidate) {
	for d := range s.Set.All() {
		for c := range g.Places(d).And(cells).All() {
			ks = append(ks, candidates.Of(c, d))
		}
	}
	return ks
}

// Check reports whether cells and clues are as many as digits, and each takes one of these in cells of its own.
func (s KillerSet) Check(g *candidates.Grid) error {
	l := g.Layout()
	switch {
	case !l.Houses().Has(s.House) || s.Set&^l.Digits() != 0:
		return fmt.Errorf("the board has no %v or not all of %v", s.House, s.Set)
	case len(s.Sums) == 0 || s.Cells.Len()+len(s.Sums) != s.Set.Len():
		return fmt.Errorf("%s and %s for %s: expected as many, and a clue", fault.Count(s.Cells.Len(), "cell"), fault.Count(len(s.Sums), "clue"), fault.Count(s.Set.Len(), "digit"))
	case !s.Cells.Within(l.HouseCells(s.House).And(g.Open())):
		return fmt.Errorf("%v are not open cells of %v", s.Cells, s.House)
	}
	for c := range s.Cells.All() {
		if has := g.Candidates(c); has == 0 || has&^s.Set != 0 {
			return fmt.Errorf("%v can be %v", c, has)
		}
	}
	taken := s.Cells
	last, lastPart := -1, -1
	for _, sum := range s.Sums {
		if err := sum.Check(g); err != nil {
			return err
		}
		if sum.Houses != 0 || len(sum.Clues) != 1 {
			return fmt.Errorf("a clue is not by itself")
		}
		x := sum.Clues[0] // what it asks for may be turned round: then it is there -1 times
		n, _ := l.ClueNumber(x.Clue)
		if n < last || n == last && x.Part <= lastPart {
			return fmt.Errorf("the clues are not in the order of the board")
		}
		last, lastPart = n, x.Part
		cells := s.Takers(g, sum)
		if cells.Meets(taken) {
			return fmt.Errorf("%v are counted twice", cells.And(taken))
		}
		taken = taken.Or(cells)
		if !sum.Has(g, s.Among(g, cells)) {
			return fmt.Errorf("some way to fill the cells of the sum has none of %v in %v", s.Set, s.House)
		}
	}
	return nil
}

// Concludes accepts the removal of a digit from other cells of the house.
func (s KillerSet) Concludes(g *candidates.Grid, e Effect) error {
	c := e.Candidate.Cell()
	switch {
	case e.Place:
		return errPlaced
	case !s.Set.Has(e.Candidate.Digit()):
		return fmt.Errorf("removes another digit than %v", s.Set)
	case !g.Layout().HouseCells(s.House).Has(c):
		return fmt.Errorf("is not in %v", s.House)
	case s.All(g).Has(c):
		return fmt.Errorf("is in a cell that may take one of %v", s.Set)
	}
	return nil
}

// Effects returns the removals that follow.
func (s KillerSet) Effects(g *candidates.Grid) []Effect {
	var gone candidates.CandidateSet
	for _, k := range s.Among(g, g.Layout().HouseCells(s.House).And(g.Open()).AndNot(s.All(g))) {
		gone.Add(k)
	}
	return RemoveAll(&gone)
}

// Marks returns the house, the cells, and what takes the digits.
func (s KillerSet) Marks(g *candidates.Grid) (m Marks) {
	m.houses(RoleBase, candidates.Houses(s.House))
	for _, sum := range s.Sums {
		m.cells(RolePattern, sum.Spans(g.Layout()).And(g.Open()))
	}
	m.cells(RolePattern, s.Cells)
	m.digits(RolePattern, g, s.All(g), s.Set)
	return m
}

// Has reports whether each way to fill the cells has one of the candidates.
func (s Sum) Has(g *candidates.Grid, ks []candidates.Candidate) bool {
	may := s.May(g)
	_, some := s.Ways(g.Layout()).Left(&candidates.Walk{}, func(c candidates.Cell) candidates.DigitSet {
		digits := may(c)
		for _, k := range ks {
			if k.Cell() == c {
				digits = digits.Without(k.Digit())
			}
		}
		return digits
	})
	return !some
}

// FewestFor leaves out cells without whose candidates each way has one of the given ones as well, those first that have the
// most.
func (s Sum) FewestFor(g *candidates.Grid, ks []candidates.Candidate) Sum {
	return s.fewest(g, func(fewer Sum) bool { return fewer.Has(g, ks) })
}
