package explain

import (
	"fmt"

	"pencilmark/candidates"
)

// Templates is all arrangements of a digit at once, the templates of the literature: choices of its places
// such that each of some houses has one, and no two see each other. One of them is the solution. So the
// digit is placed where all of them have it, and removed where none has it.
//
// It may take other digits to see which arrangements there are: a cell in all
// arrangements of another digit is none for this one. If no house is left to be
// looked at, such cells are all that the digit is removed from.
type Templates struct {
	Digit  candidates.Digit
	Houses candidates.HouseSet
	Given  []Template // what is known of other digits, each on account of those before it
}

// Record says what documents have of it.
func (s *Templates) Record() Record {
	return Record{
		About: "All arrangements of a digit in some houses: choices of a place in each, no two in sight of each other. " +
			"The digit is placed where every arrangement has it, or goes from the cells that none has. Before that, " +
			"in the order given, other digits are placed in cells that all of their arrangements have. Premises: each " +
			"digit in its houses.",
		Fields: []Field{
			{Name: "digit", At: &s.Digit},
			{Name: "houses", At: (*SomeHouses)(&s.Houses), About: "None if cells of other digits are all that the digit goes from."},
			{Name: "given", At: &s.Given, Optional: true},
		},
	}
}

// Template is cells that all arrangements of a digit in some houses have.
type Template struct {
	Digit  candidates.Digit
	Houses candidates.HouseSet
	Cells  candidates.CellSet
}

// Record says what documents have of it.
func (s *Template) Record() Record {
	return Record{Fields: []Field{
		{Name: "digit", At: &s.Digit},
		{Name: "houses", At: &s.Houses},
		{Name: "cells", At: &s.Cells},
	}}
}

// Premises returns the digits in their houses.
func (s Templates) Premises() (items []candidates.Item) {
	items = Template{Digit: s.Digit, Houses: s.Houses}.Premises()
	for _, given := range s.Given {
		items = append(items, given.Premises()...)
	}
	return sorted(items)
}

// Premises returns the digit in its houses.
func (s Template) Premises() (items []candidates.Item) {
	for h := range s.Houses.All() {
		items = append(items, candidates.HouseItem(s.Digit, h))
	}
	return items
}

// Effects returns what the template places.
func (s Template) Effects() (effects []Effect) {
	for c := range s.Cells.All() {
		effects = append(effects, Place(c, s.Digit))
	}
	return effects
}

// Apply removes all other digits from the cells.
func (s Template) Apply(g *candidates.Grid) {
	for c := range s.Cells.All() {
		for d := range g.Candidates(c).Without(s.Digit).All() {
			g.Remove(c, d)
		}
	}
}

// Digits returns the digit whose arrangements decide.
func (s Templates) Digits(*candidates.Grid) candidates.DigitSet { return candidates.Digits(s.Digit) }

// Check reports whether the digits and the houses are on the board, and the
// cells of other digits open ones that may have them.
func (s Templates) Check(g *candidates.Grid) error {
	if err := checkArranged(g, s.Digit, s.Houses); err != nil {
		return err
	}
	if s.Houses == 0 && len(s.Given) == 0 {
		return fmt.Errorf("%v is arranged in no house", s.Digit)
	}
	now := *g
	for i, given := range s.Given {
		if err := checkArranged(g, given.Digit, given.Houses); err != nil {
			return fmt.Errorf("template %d: %w", i+1, err)
		}
		if given.Houses == 0 || given.Cells.IsEmpty() {
			return fmt.Errorf("template %d has no houses or no cells", i+1)
		}
		for c := range given.Cells.All() {
			switch k := candidates.Of(c, given.Digit); {
			case !g.Layout().Cells().Has(c) || !g.Open().Has(c) || !g.Has(k):
				return fmt.Errorf("template %d: %v is no candidate", i+1, k)
			case !now.Open().Has(c) || !now.Has(k):
				return fmt.Errorf("template %d: those before it leave no %v", i+1, k)
			}
		}
		given.Apply(&now)
	}
	return nil
}

func checkArranged(g *candidates.Grid, d candidates.Digit, hs candidates.HouseSet) error {
	if !g.Layout().Digits().Has(d) || hs&^g.Layout().Houses() != 0 {
		return fmt.Errorf("the board has no digit %v or not all of %v", d, hs)
	}
	return nil
}

// Concludes accepts what is about the digit.
func (s Templates) Concludes(_ *candidates.Grid, e Effect) error {
	if e.Candidate.Digit() != s.Digit {
		return fmt.Errorf("is about another digit than %v", s.Digit)
	}
	return nil
}

// Marks returns the houses of the digit that is decided, the places that it has
// in them, and the cells of other digits.
func (s Templates) Marks(g *candidates.Grid) (m Marks) {
	m.houses(RoleBase, s.Houses)
	for h := range s.Houses.All() {
		m.cells(RolePattern, g.PlacesIn(s.Digit, h))
		m.digits(RolePattern, g, g.PlacesIn(s.Digit, h), candidates.Digits(s.Digit))
	}
	for _, given := range s.Given {
		m.cells(RolePivot, given.Cells)
		m.digits(RolePivot, g, given.Cells, candidates.Digits(given.Digit))
	}
	return m
}
