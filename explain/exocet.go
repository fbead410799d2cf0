package explain

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// Exocet is two base cells in sight of each other and two target cells, and for
// each digit of the base the digit in some lines, the cross-lines: enough to
// show that if a base cell holds the digit so does a target.
//
//	(a) the base cells hold two different digits, from those of the base;
//	(b) whatever digit a base cell holds, a target holds it too.
//
// Hence the targets hold the two digits of the base cells and no other. And a
// digit that no target may hold is in no base cell.
type Exocet struct {
	Base, Targets candidates.CellSet
	Cross         []candidates.Item // the digits of the base in cross-lines
}

// Record says what documents have of it.
func (s *Exocet) Record() Record {
	return Record{
		About: "Two base cells in sight of each other and two targets. Premises: the base cells, and each digit of the " +
			"base in some lines, which show that a target holds it if a base cell does. Other digits go from the " +
			"targets, and from the base cells those that no target may hold.",
		Fields: []Field{
			{Name: "base", At: &s.Base},
			{Name: "targets", At: &s.Targets},
			{Name: "cross", At: &s.Cross, About: "The digits of the base in cross-lines."},
		},
	}
}

// Premises returns the base cells and the digits in cross-lines.
func (s Exocet) Premises() []candidates.Item { return sorted(append(cellItems(s.Base), s.Cross...)) }

// Digits returns the digits of the base.
func (s Exocet) Digits(g *candidates.Grid) candidates.DigitSet { return g.CandidatesIn(s.Base) }

// LinesOf returns the houses in which the evidence cites the digit.
func (s Exocet) LinesOf(d candidates.Digit) (hs candidates.HouseSet) {
	for _, item := range s.Cross {
		if x, h, ok := item.House(); ok && x == d {
			hs = hs.With(h)
		}
	}
	return hs
}

// Covers returns houses that contain all the places, as few as there are and fewer than the lines of the
// digit. They have room for the digit in fewer lines than these.
func (s Exocet) Covers(l *candidates.Layout, d candidates.Digit, places candidates.CellSet) (hs candidates.HouseSet, ok bool) {
	lines := s.LinesOf(d)
	return covers(l, l.Houses()&^lines, places, lines.Len()-1)
}

// covers returns the fewest of the houses that contain the cells, no more than so many.
func covers(l *candidates.Layout, of candidates.HouseSet, cells candidates.CellSet, most int) (hs candidates.HouseSet, ok bool) {
	if cells.IsEmpty() || most <= 0 {
		return 0, cells.IsEmpty()
	}
	for h := range (of & l.HousesOf(cells.First())).All() {
		rest, found := covers(l, of, cells.AndNot(l.HouseCells(h)), most-1)
		if rest = rest.With(h); found && (!ok || rest.Len() < hs.Len()) {
			hs, ok = rest, true
		}
	}
	return hs, ok
}

// Effects returns the removals that follow.
func (s Exocet) Effects(g *candidates.Grid) (effects []Effect) {
	base, targets := g.CandidatesIn(s.Base), g.CandidatesIn(s.Targets)
	for c := range s.Targets.All() {
		for d := range (g.Candidates(c) &^ base).All() {
			effects = append(effects, Remove(c, d))
		}
	}
	for c := range s.Base.All() {
		for d := range (g.Candidates(c) &^ targets).All() {
			effects = append(effects, Remove(c, d))
		}
	}
	return effects
}

// Check reports whether base and targets are what they claim to be, and each
// digit of the base is cited in some line.
func (s Exocet) Check(g *candidates.Grid) error {
	l := g.Layout()
	if !s.Base.Or(s.Targets).Within(l.Cells()) || s.Base.Len() != 2 || s.Targets.Len() != 2 || s.Base.Meets(s.Targets) {
		return fmt.Errorf("base %v and targets %v: expected two cells of the board each", s.Base, s.Targets)
	}
	if l.HousesOfAll(s.Base) == 0 {
		return fmt.Errorf("the base cells %v do not see each other", s.Base)
	}
	if err := checkItems(l, s.Cross); err != nil {
		return err
	}
	for _, item := range s.Cross {
		if d, _, ok := item.House(); !ok || !s.Digits(g).Has(d) {
			return fmt.Errorf("%v is no digit of the base in a line", item)
		}
	}
	for d := range s.Digits(g).All() {
		if s.LinesOf(d) == 0 {
			return fmt.Errorf("the digit %v of the base is cited in no line", d)
		}
	}
	return nil
}

// Concludes accepts removals of digits that the base does not have from the
// targets, and the other way round.
func (s Exocet) Concludes(g *candidates.Grid, e Effect) error {
	switch {
	case e.Place:
		return errPlaced
	case !slices.Contains(s.Effects(g), e):
		return fmt.Errorf("takes no digit from base %v or targets %v that only one of the two has", s.Base, s.Targets)
	}
	return nil
}

// Marks returns the base cells, the targets, and the places that the digits have
// in the cross-lines out of sight of the base.
func (s Exocet) Marks(g *candidates.Grid) (m Marks) {
	base, seen := s.Digits(g), g.Layout().PeersOfAll(s.Base)
	for _, item := range s.Cross {
		if d, h, ok := item.House(); ok {
			m.houses(RoleBase, candidates.Houses(h))
			for c := range g.PlacesIn(d, h).AndNot(s.Targets).AndNot(seen).All() {
				m.candidate(RolePattern, candidates.Of(c, d))
			}
		}
	}
	m.cells(RolePivot, s.Base)
	m.digits(RolePivot, g, s.Base, base)
	m.cells(RolePincer, s.Targets)
	m.digits(RolePincer, g, s.Targets, base)
	return m
}
