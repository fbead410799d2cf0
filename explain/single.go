package explain

import (
	"fmt"

	"pencilmark/candidates"
)

// Single is the one candidate that is left for an item: the last digit of a
// cell, or the last place of a digit in a house.
type Single struct {
	Candidate candidates.Candidate
	Because   candidates.Item
}

// Record says what documents have of it.
func (s *Single) Record() Record {
	return Record{
		About: "The one candidate that an item has left. Premise: the item.",
		Fields: []Field{
			{Name: "cell", At: (*CellOf)(&s.Candidate)},
			{Name: "digit", At: (*DigitOf)(&s.Candidate)},
			{Name: "because", At: &s.Because, About: "The item."},
		},
	}
}

// Premises returns the item.
func (s Single) Premises() []candidates.Item { return []candidates.Item{s.Because} }

// Digits returns the digit placed.
func (s Single) Digits(*candidates.Grid) candidates.DigitSet {
	return candidates.Digits(s.Candidate.Digit())
}

// Check reports whether the candidate is the only one of its item.
func (s Single) Check(g *candidates.Grid) error {
	if !g.Layout().HasItem(s.Because) {
		return fmt.Errorf("the board has no %v", s.Because)
	}
	ks := g.AppendCandidates(nil, s.Because)
	if len(ks) != 1 || ks[0] != s.Candidate {
		return fmt.Errorf("%v is not the only candidate of %v", s.Candidate, s.Because)
	}
	return nil
}

// House returns the house in which the single is seen most easily: full if its cell is the last open one there, or else
// that of which it is the only candidate. ok is false if it is seen in its cell.
func (s Single) House(g *candidates.Grid) (h candidates.House, full, ok bool) {
	cell := s.Candidate.Cell()
	_, h, ok = s.Because.House()
	houses := g.Layout().HousesOf(cell)
	if ok {
		houses = candidates.Houses(h)
	}
	for h := range houses.All() {
		if g.Layout().HouseCells(h).And(g.Open()) == candidates.Cells(cell) {
			return h, true, true
		}
	}
	return h, false, ok
}

// Concludes accepts the candidate to be placed.
func (s Single) Concludes(_ *candidates.Grid, e Effect) error {
	return only(Effect{s.Candidate, true}, e)
}

// Marks returns the house, the witnesses and the cell.
func (s Single) Marks(g *candidates.Grid) (m Marks) {
	m.houses(RoleBase, HousesOf(s.Because))
	for _, a := range Absences(g, s.Candidate, s.Because) {
		by, _ := Witnesses([]Absence{a})
		m.cells(RoleWitness, by)
	}
	m.cells(RolePattern, candidates.Cells(s.Candidate.Cell()))
	return m
}
