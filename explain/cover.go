package explain

import (
	"fmt"

	"pencilmark/candidates"
)

// Cover is base houses that need a digit, and as many cover houses for it: a
// base and a cover of one house is pointing or claiming, larger ones are fish.
//
// Count for each place of the digit the base houses and the cover houses that
// contain it. A place in more bases than covers is a fin.
//
//	(a) the n base houses hold the digit n times, a place counted once for
//	    each base that contains it;
//	(b) the n covers hold it at most n times, counted in the same way;
//	(c) where no fin is true, no true place counts for less in (b) than in (a).
//
// Hence, unless a fin is true, no true place counts for more in (b) than in (a): a place in more covers
// than bases is false. And if some fin is true, then a place that sees all the fins is false. So a place in
// more covers than bases that sees all fins is false in any case.
//
// Bases may share places, and covers may. A fin that two bases share is the endo fin of the literature, and
// a place of the base in two covers that is removed is its cannibalism.
type Cover struct {
	Digit  candidates.Digit
	Base   candidates.HouseSet
	Covers candidates.HouseSet
}

// Record says what documents have of it.
func (s *Cover) Record() Record {
	return Record{
		About: "Base houses and as many cover houses. A place of the digit in more base houses than cover houses is a " +
			"fin. Premises: the digit in each base house. The digit goes from each cell that is in more cover houses " +
			"than base houses and sees all fins.",
		Fields: []Field{
			{Name: "digit", At: &s.Digit},
			{Name: "base", At: &s.Base},
			{Name: "cover", At: &s.Covers},
		},
	}
}

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

// Fins returns the places of the digit in more base houses than covers.
func (s Cover) Fins(g *candidates.Grid) (fins candidates.CellSet) {
	for c := range s.Places(g).All() {
		if s.excess(g, c) < 0 {
			fins = fins.With(c)
		}
	}
	return fins
}

// Targets returns the places that the digit loses: those in more covers than base houses that see all fins.
func (s Cover) Targets(g *candidates.Grid) (targets candidates.CellSet) {
	for c := range g.Places(s.Digit).And(g.Layout().PeersOfAll(s.Fins(g))).All() {
		if s.excess(g, c) > 0 {
			targets = targets.With(c)
		}
	}
	return targets
}

// Shared returns the places that are in several base houses.
func (s Cover) Shared(g *candidates.Grid) (cells candidates.CellSet) {
	for c := range s.Places(g).All() {
		if (g.Layout().HousesOf(c) & s.Base).Len() > 1 {
			cells = cells.With(c)
		}
	}
	return cells
}

// excess returns by how many the covers of the cell outnumber its base houses.
func (s Cover) excess(g *candidates.Grid, c candidates.Cell) int {
	hs := g.Layout().HousesOf(c)
	return (hs & s.Covers).Len() - (hs & s.Base).Len()
}

// Digits returns the digit.
func (s Cover) Digits(*candidates.Grid) candidates.DigitSet { return candidates.Digits(s.Digit) }

// Check reports whether the covers are as many as the base houses and none of
// them is a base house. A base of one house must not have fins.
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
	if fins := s.Fins(g); s.Base.Len() == 1 && !fins.IsEmpty() {
		return fmt.Errorf("%v has places %v in %v outside %v", s.Digit, fins, s.Base, s.Covers)
	}
	return nil
}

// Concludes accepts removals of the digit from its targets.
func (s Cover) Concludes(g *candidates.Grid, e Effect) error {
	c := e.Candidate.Cell()
	finsUnseen := s.Fins(g).AndNot(g.Layout().Peers(c))
	switch {
	case e.Place:
		return errPlaced
	case e.Candidate.Digit() != s.Digit:
		return otherDigit(s.Digit)
	case g.Layout().HousesOf(c)&s.Covers == 0:
		return fmt.Errorf("is outside the cover %v", s.Covers)
	case s.excess(g, c) <= 0:
		return fmt.Errorf("is in no more covers than base houses of %v", s.Base)
	case !finsUnseen.IsEmpty():
		return fmt.Errorf("is not in sight of the fins %v", finsUnseen)
	}
	return nil
}

// Marks returns base and cover houses and the places in the base, fins among them.
func (s Cover) Marks(g *candidates.Grid) (m Marks) {
	m.houses(RoleBase, s.Base)
	m.houses(RoleCover, s.Covers)
	fins := s.Fins(g)
	for c := range s.Places(g).All() {
		role := RolePattern
		if fins.Has(c) {
			role = RoleFin
		}
		m.cells(role, candidates.Cells(c))
		m.candidate(role, candidates.Of(c, s.Digit))
	}
	return m
}
