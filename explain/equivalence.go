package explain

import (
	"fmt"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// Equivalence is two collections of houses, equally many, and a digit. What both collections have is struck from
// them, a cell of several houses as often as both have it. The rests hold the digit equally often.
//
//	(a) each house holds the digit once, so both collections hold it equally often, if a cell counts once for each
//	    house that contains it;
//	(b) a cell that is struck counts in both alike, and a cell of a rest counts in that once.
//
// Hence a candidate is false if beside it the right rest has room for the digit less often than the left one holds it.
type Equivalence struct {
	Digit       candidates.Digit
	Left, Right candidates.HouseSet
}

// Record says what documents have of it.
func (s *Equivalence) Record() Record {
	return Record{
		About: "Two collections of houses, equally many, and a digit. What both have is struck from them, a cell as " +
			"often as both have it, and what is left of either holds the digit equally often. A candidate beside " +
			"which the rest on the right has room for the digit less often than the rest on the left holds it is " +
			"false. Premises: the digit in houses on the right; those that have it already, or that a proof does not " +
			"need, may be left out.",
		Fields: []Field{
			{Name: "digit", At: &s.Digit},
			{Name: "left", At: &s.Left},
			{Name: "right", At: &s.Right},
		},
	}
}

// Premises returns the digit in each house on the right.
func (s Equivalence) Premises() []candidates.Item { return s.Sectors().Premises() }

// Sectors returns the houses on the right as truths, and those on the left as links.
func (s Equivalence) Sectors() Sectors {
	return Sectors{Truths: houseItems(s.Digit, s.Right), Links: houseItems(s.Digit, s.Left)}
}

func houseItems(d candidates.Digit, hs candidates.HouseSet) (items []candidates.Item) {
	for h := range hs.All() {
		items = append(items, candidates.HouseItem(d, h))
	}
	return items
}

// Rests returns the cells that are left of either collection; ok is false if one counts more than once.
func (s Equivalence) Rests(l *candidates.Layout) (left, right candidates.CellSet, ok bool) {
	ok = true
	for c := range l.Cells().All() {
		hs := l.HousesOf(c)
		switch (hs & s.Left).Len() - (hs & s.Right).Len() {
		case 0:
		case 1:
			left = left.With(c)
		case -1:
			right = right.With(c)
		default:
			ok = false
		}
	}
	return left, right, ok
}

// Holds returns the cells of the left rest that hold the digit, those of the right one, and the open ones of the
// right one that can.
func (s Equivalence) Holds(g *candidates.Grid) (left, right, room candidates.CellSet) {
	a, b, _ := s.Rests(g.Layout())
	places := g.Places(s.Digit)
	return places.And(a).AndNot(g.Open()), places.And(b).AndNot(g.Open()), places.And(b).And(g.Open())
}

// Digits returns the digit.
func (s Equivalence) Digits(*candidates.Grid) candidates.DigitSet { return candidates.Digits(s.Digit) }

// Effects returns the removals that follow.
func (s Equivalence) Effects(g *candidates.Grid) (effects []Effect) {
	falls := s.falls(g)
	for c := range g.Open().All() {
		for d := range g.Candidates(c).All() {
			if falls(candidates.Of(c, d)) {
				effects = append(effects, Remove(c, d))
			}
		}
	}
	return effects
}

// falls returns a function that reports whether the rests cannot hold the digit equally often beside a candidate.
func (s Equivalence) falls(g *candidates.Grid) func(candidates.Candidate) bool {
	l := g.Layout()
	a, _, _ := s.Rests(l)
	left, right, room := s.Holds(g)
	return func(k candidates.Candidate) bool {
		c, least, beside := k.Cell(), left.Len(), room.Without(k.Cell())
		if k.Digit() == s.Digit {
			beside = room.AndNot(l.Peers(c))
			if a.Has(c) {
				least++
			}
		}
		return least > right.Len()+beside.Len()
	}
}

// Check reports whether the houses are equally many, and each cell of a rest counts once.
func (s Equivalence) Check(g *candidates.Grid) error {
	l := g.Layout()
	switch {
	case s.Left == 0 || s.Left.Len() != s.Right.Len():
		return fmt.Errorf("%s on the left and %d on the right: expected as many", fault.Count(s.Left.Len(), "house"), s.Right.Len())
	case !l.Digits().Has(s.Digit) || (s.Left|s.Right)&^l.Houses() != 0:
		return fmt.Errorf("the board has no digit %v or not all of %v, %v", s.Digit, s.Left, s.Right)
	case s.Left&s.Right != 0:
		return fmt.Errorf("%v is on the left and on the right", s.Left&s.Right)
	}
	if _, _, ok := s.Rests(l); !ok {
		return fmt.Errorf("a cell of %v counts more than once against %v", s.Left|s.Right, s.Left)
	}
	for h := range (s.Left | s.Right).All() {
		if places := g.PlacesIn(s.Digit, h); places.IsEmpty() || places.Len() > 1 && !places.Within(g.Open()) {
			return fmt.Errorf("%v does not hold %v once", h, s.Digit)
		}
	}
	if left, right, room := s.Holds(g); left.Len() > right.Len()+room.Len() {
		return fmt.Errorf("%v is in %v, and has too few places to be elsewhere as often", s.Digit, left)
	}
	return nil
}

// Concludes accepts the removals that follow.
func (s Equivalence) Concludes(g *candidates.Grid, e Effect) error {
	switch {
	case e.Place:
		return errPlaced
	case !s.falls(g)(e.Candidate):
		return fmt.Errorf("leaves %v room to be equally often in both rests", s.Digit)
	}
	return nil
}

// Sets returns the rests.
func (s Equivalence) Sets(l *candidates.Layout) []candidates.CellSet {
	a, b, _ := s.Rests(l)
	return []candidates.CellSet{a, b}
}

// Marks returns the houses, the rests, and where these can hold the digit.
func (s Equivalence) Marks(g *candidates.Grid) (m Marks) {
	a, b, _ := s.Rests(g.Layout())
	m.houses(RoleBase, s.Left)
	m.houses(RoleCover, s.Right)
	m.cells(RolePattern, a)
	m.cells(RolePincer, b)
	m.digits(RolePattern, g, a, candidates.Digits(s.Digit))
	m.digits(RolePincer, g, b, candidates.Digits(s.Digit))
	return m
}
