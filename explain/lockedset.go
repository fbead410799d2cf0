package explain

import (
	"fmt"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// LockedSet is n digits that fill n cells: either the cells hold no other
// digit (naked), or a house has no other place for the digits (hidden).
type LockedSet struct {
	Cells candidates.CellSet
	Set   candidates.DigitSet // the digits
	// Houses contain all the cells. For a naked set they are the houses in which it removes candidates; for
	// a hidden set the one house in which the digits have no other place.
	Houses candidates.HouseSet
	Hidden bool
}

// Record says what documents have of it.
func (s *LockedSet) Record() Record {
	return Record{
		About: "As many digits as cells. Naked: the cells hold no other digit; premises are the cells, and the digits go " +
			"from the other cells of the houses. Hidden: the house has no other place for the digits; premises are " +
			"the digits in the house, and all other digits go from the cells.",
		Fields: []Field{
			{Name: "cells", At: &s.Cells},
			{Name: "digits", At: &s.Set},
			{Name: "houses", At: &s.Houses, About: "Houses that contain all the cells: those in which a naked set removes candidates, or the one of a hidden set."},
			{Name: "hidden", At: &s.Hidden},
		},
	}
}

// Premises returns the cells of a naked set, the digits in the house of a hidden one.
func (s LockedSet) Premises() []candidates.Item {
	if !s.Hidden {
		return cellItems(s.Cells)
	}
	var items []candidates.Item
	for d := range s.Set.All() {
		items = append(items, candidates.HouseItem(d, s.Houses.First()))
	}
	return items
}

// Digits returns the digits of the set.
func (s LockedSet) Digits(*candidates.Grid) candidates.DigitSet { return s.Set }

// Check reports whether cells and digits are as many as each other and locked to each other.
func (s LockedSet) Check(g *candidates.Grid) error {
	if s.Cells.Len() != s.Set.Len() || s.Cells.IsEmpty() {
		return fmt.Errorf("%s and %s do not lock each other: expected as many digits as cells", fault.Count(s.Cells.Len(), "cell"), fault.Count(s.Set.Len(), "digit"))
	}
	if s.Houses == 0 || s.Hidden && s.Houses.Len() != 1 {
		return fmt.Errorf("a locked set needs a house that contains its cells, a hidden one exactly one")
	}
	l := g.Layout()
	if s.Set&^l.Digits() != 0 {
		return fmt.Errorf("the board does not have all the digits %v", s.Set)
	}
	for h := range s.Houses.All() {
		if !l.Houses().Has(h) || !s.Cells.Within(l.HouseCells(h)) {
			return fmt.Errorf("%v are not all in %v", s.Cells, h)
		}
	}
	if s.Hidden {
		for d := range s.Set.All() {
			if !g.PlacesIn(d, s.Houses.First()).Within(s.Cells) {
				return fmt.Errorf("%v has places outside %v in %v", d, s.Cells, s.Houses)
			}
		}
		return nil
	}
	if digits := g.CandidatesIn(s.Cells); digits != s.Set {
		return fmt.Errorf("%v hold %v, not just %v", s.Cells, digits, s.Set)
	}
	return nil
}

// Concludes accepts removals of the digits elsewhere in the houses by a naked
// set, and of other digits in the cells by a hidden one.
func (s LockedSet) Concludes(g *candidates.Grid, e Effect) error {
	inSet, inCells := s.Set.Has(e.Candidate.Digit()), s.Cells.Has(e.Candidate.Cell())
	switch {
	case e.Place:
		return errPlaced
	case s.Hidden && !inCells:
		return fmt.Errorf("is outside the cells %v of the hidden set", s.Cells)
	case s.Hidden && inSet:
		return fmt.Errorf("removes a digit of the hidden set %v", s.Set)
	case !s.Hidden && inCells:
		return fmt.Errorf("is inside the naked set %v", s.Cells)
	case !s.Hidden && !inSet:
		return fmt.Errorf("removes a digit outside the naked set %v", s.Set)
	case s.Houses&g.Layout().HousesOf(e.Candidate.Cell()) == 0:
		return fmt.Errorf("is outside %v", s.Houses)
	}
	return nil
}

// Marks returns the houses, the cells and the digits in them.
func (s LockedSet) Marks(g *candidates.Grid) (m Marks) {
	m.houses(RoleBase, s.Houses)
	m.cells(RolePattern, s.Cells)
	m.digits(RolePattern, g, s.Cells, s.Set)
	return m
}
