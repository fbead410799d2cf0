package explain

import (
	"fmt"

	"pencilmark/candidates"
)

// Cover is a digit whose places in some base houses, no two of which share
// one, all lie in as many cover houses: pointing and claiming with one of
// each, the basic fish with two to four.
type Cover struct {
	Digit  candidates.Digit
	Base   candidates.HouseSet
	Covers candidates.HouseSet
}

func (Cover) evidence() {}

// Shape returns [ShapeCover].
func (Cover) Shape() Shape { return ShapeCover }

// Premises returns the digit in each base house.
func (s Cover) Premises() []candidates.Item {
	var items []candidates.Item
	for h := range s.Base.All() {
		items = append(items, candidates.HouseItem(s.Digit, h))
	}
	return items
}

// Places returns the places of the digit in the base houses.
func (s Cover) Places(g *candidates.Grid) (cells candidates.CellSet) {
	for h := range s.Base.All() {
		cells = cells.Or(g.PlacesIn(s.Digit, h))
	}
	return cells
}

// Digits returns the digit.
func (s Cover) Digits(*candidates.Grid) candidates.DigitSet { return candidates.Digits(s.Digit) }

// Check reports whether the covers are as many as the base houses and hold all
// their places.
func (s Cover) Check(g *candidates.Grid) error {
	l := g.Layout()
	if s.Base.Len() != s.Covers.Len() || s.Base == 0 {
		return fmt.Errorf("%d base and %d cover houses: expected as many of each", s.Base.Len(), s.Covers.Len())
	}
	if !l.Digits().Has(s.Digit) || (s.Base|s.Covers)&^l.Houses() != 0 {
		return fmt.Errorf("the board has no digit %v or not all of %v, %v", s.Digit, s.Base, s.Covers)
	}
	if s.Base&s.Covers != 0 {
		return fmt.Errorf("%v is both base and cover", s.Base&s.Covers)
	}
	var base, covered candidates.CellSet
	for h := range s.Base.All() {
		places := g.PlacesIn(s.Digit, h)
		if base.Meets(places) {
			return fmt.Errorf("base houses %v share a place for %v", s.Base, s.Digit)
		}
		base = base.Or(places)
	}
	for h := range s.Covers.All() {
		covered = covered.Or(l.HouseCells(h))
	}
	if !base.Within(covered) {
		return fmt.Errorf("%v has places %v in %v outside %v", s.Digit, base.AndNot(covered), s.Base, s.Covers)
	}
	return nil
}

// Marks returns base and cover houses and the places in the base.
func (s Cover) Marks(g *candidates.Grid) (m Marks) {
	m.houses(RoleBase, s.Base)
	m.houses(RoleCover, s.Covers)
	for c := range s.Places(g).All() {
		m.cells(RolePattern, candidates.Cells(c))
		m.candidate(RolePattern, candidates.Of(c, s.Digit))
	}
	return m
}
