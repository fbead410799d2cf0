package claim

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// seen is a digit that is said to be placed, in a cell or somewhere in a house, where it rules the digit out elsewhere.
type seen struct {
	digit candidates.Digit
	cells candidates.CellSet
	house candidates.HouseSet
}

// placed reads that a digit is placed already, as the reason for effects: "the 9 in column 9", "r4c9 is 9". Where that
// is so they are told as a conclusion: of a grid no more is to be shown. It returns nil if something else is said.
func (p *people) placed(all []token, effects []explain.Effect) *Claim {
	var s seen
	for _, t := range all {
		switch {
		case t.kind == aDigits && t.digits.Len() == 1 && s.digit == 0:
			s.digit = t.digits.First()
		case t.houses.Len() == 1 && s.cells.IsEmpty() && s.house == 0:
			s.house = t.houses
		case t.cells.Len() == 1 && s.cells.IsEmpty() && s.house == 0:
			s.cells = t.cells
		case t.kind <= aSign && (t.is(little) || t.is(before) || t.is(verbs) || t.is("has already see sees = . !")):
		default:
			return nil
		}
	}
	if s.digit == 0 || s.cells.IsEmpty() && s.house == 0 || slices.ContainsFunc(effects, func(e explain.Effect) bool { return e.Place }) {
		return nil
	}
	if s.flaw(p.grid, effects).IsZero() {
		return &Claim{Effects: effects}
	}
	return &Claim{Effects: effects, pattern: s}
}

func (p seen) on(g *candidates.Grid, effects []explain.Effect) ([]explain.Evidence, say.Sentence) {
	return nil, p.flaw(g, effects)
}

// flaw says why the digit does not rule out the effects.
func (p seen) flaw(g *candidates.Grid, effects []explain.Effect) say.Sentence {
	l, cells := g.Layout(), p.cells
	for h := range p.house.All() {
		cells = l.HouseCells(h).And(g.Places(p.digit)).AndNot(g.Open())
		if cells.IsEmpty() {
			return say.HasNotYet(h, p.digit)
		}
	}
	for c := range cells.All() {
		switch v := g.Value(c); {
		case v == 0:
			return say.CanBe(c, g.Candidates(c))
		case v != p.digit:
			return say.HoldsNot(c, v, p.digit)
		}
	}
	for _, e := range effects {
		if e.Done(g) {
			continue
		}
		if e.Candidate.Digit() != p.digit {
			return say.SaysNot(e.Candidate.Digit(), e.Candidate.Cell())
		}
		if why := apart(l, candidates.Cells(e.Candidate.Cell()), cells); !why.IsZero() {
			return why
		}
	}
	return none
}
