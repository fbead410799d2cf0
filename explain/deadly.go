package explain

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// Deadly is a pattern that no puzzle with one solution can end in: cells without givens that, if each of
// them took one of its pattern digits, could exchange these for others such that every house keeps its
// digits. The puzzle would then have a second solution. So one of the guardians is true, the candidates of
// the cells outside the pattern. That is one item more for the proof, beside the items that are cited.
//
// The four corners of a unique rectangle with two digits are such a pattern,
// and so are all open cells in a bivalue universal grave, where two digits are
// left in each cell and each digit is left twice in a house or not at all.
//
// A step with this evidence assumes [Unique].
type Deadly struct {
	// Pattern has the cells that are alike in one part, ordered by digits.
	Pattern []DeadlyCells
	Items   []candidates.Item // what else the proof cites, sorted, each once
}

// Record says what documents have of it.
func (s *Deadly) Record() Record {
	return Record{
		About: "Cells without givens that hold no digits but those of the pattern in no puzzle with one solution: " +
			"however these digits fill the cells, they could be exchanged for others such that every house keeps its " +
			"digits. So one of the guardians is true, the candidates of the cells that are not in the pattern. That " +
			"counts as one item more for the proof. Premises: the items, which may be none. The step assumes that the " +
			"puzzle has one solution.",
		Fields: []Field{
			{Name: "pattern", At: &s.Pattern, Least: 1, About: "Cells and the digits that each of them has in the pattern, ordered by the digits."},
			{Name: "items", At: &s.Items},
		},
	}
}

// DeadlyCells is cells of a deadly pattern and the digits that each of them has in it, two or more.
type DeadlyCells struct {
	Cells  candidates.CellSet
	Digits candidates.DigitSet
}

// Record says what documents have of it.
func (d *DeadlyCells) Record() Record {
	return Record{Fields: []Field{
		{Name: "cells", At: &d.Cells},
		{Name: "digits", At: &d.Digits},
	}}
}

// Premises returns the items cited beside the guardians.
func (s Deadly) Premises() []candidates.Item { return slices.Clone(s.Items) }

// Cells returns the cells of the pattern.
func (s Deadly) Cells() (cells candidates.CellSet) {
	for _, part := range s.Pattern {
		cells = cells.Or(part.Cells)
	}
	return cells
}

// Digits returns the digits of a pattern whose cells are all alike. A pattern
// with several parts is about no digits in particular.
func (s Deadly) Digits(*candidates.Grid) candidates.DigitSet {
	if len(s.Pattern) == 1 {
		return s.Pattern[0].Digits
	}
	return 0
}

// Guardians returns the candidates of the cells that are not in the pattern, in order.
func (s Deadly) Guardians(g *candidates.Grid) []candidates.Candidate {
	var ks []candidates.Candidate
	for _, part := range s.Pattern {
		for c := range part.Cells.All() {
			for d := range (g.Candidates(c) &^ part.Digits).All() {
				ks = append(ks, candidates.Of(c, d))
			}
		}
	}
	slices.Sort(ks)
	return ks
}

// GuardiansAt returns the digits of the guardians in the cell.
func (s Deadly) GuardiansAt(g *candidates.Grid, c candidates.Cell) (digits candidates.DigitSet) {
	for _, k := range s.Guardians(g) {
		if k.Cell() == c {
			digits = digits.With(k.Digit())
		}
	}
	return digits
}

// Grave reports whether the pattern is told as one of all open cells that have
// two candidates each: its cells are not alike.
func (s Deadly) Grave() bool { return len(s.Pattern) > 1 }

// Check reports whether the pattern has cells of the board without givens,
// each in one part, whose digits no clue tells apart, and guardians. Whether it is deadly is for the proof.
func (s Deadly) Check(g *candidates.Grid) error {
	l := g.Layout()
	var cells candidates.CellSet
	for i, part := range s.Pattern {
		switch {
		case part.Cells.IsEmpty() || !part.Cells.Within(l.Cells()):
			return fmt.Errorf("part %d of the pattern needs cells of the board", i+1)
		case part.Digits.Len() < 2 || part.Digits&^l.Digits() != 0:
			return fmt.Errorf("part %d of the pattern needs two digits of the board or more", i+1)
		case i > 0 && part.Digits <= s.Pattern[i-1].Digits:
			return fmt.Errorf("the parts of the pattern are not ordered by their digits, each once")
		case part.Cells.Meets(cells):
			return fmt.Errorf("%v is in two parts of the pattern", part.Cells.And(cells))
		case !l.Indifferent(part.Cells, part.Digits):
			return fmt.Errorf("a clue tells %v apart in %v, so they cannot be exchanged", part.Digits, part.Cells)
		case part.Cells.Meets(g.Givens()):
			return fmt.Errorf("%v holds a given: another solution would have it too", part.Cells.And(g.Givens()))
		}
		cells = cells.Or(part.Cells)
	}
	if err := checkItems(l, s.Items); err != nil {
		return err
	}
	if len(s.Guardians(g)) == 0 {
		return fmt.Errorf("the pattern has no guardian: no candidate of its cells is outside it")
	}
	return nil
}

// Concludes accepts a removal of what would leave no guardian: by itself, with the only places that it leaves in the houses that
// are cited, and with what follows from these where a house is a strong link. With cells that are cited, what goes is for the proof.
func (s Deadly) Concludes(g *candidates.Grid, e Effect) error {
	if e.Place {
		return errPlaced
	}
	for _, item := range s.Items {
		if _, isCell := item.Cell(); isCell {
			return nil
		}
	}
	held := []candidates.Candidate{e.Candidate}
	for _, f := range s.Forces(g, e.Candidate) {
		held = append(held, f.Candidate)
	}
	for _, k := range s.Guardians(g) {
		if !excluded(g.Layout(), held, k) {
			return fmt.Errorf("does not follow: %v would be left of the guardians", k)
		}
	}
	return nil
}

// Force is the only place that is left in an item that a deadly pattern cites, if some candidate is true.
type Force struct {
	Item      candidates.Item
	Candidate candidates.Candidate
	Further   bool // it follows from others that are forced, and the item is a strong link
}

// Forces returns what a candidate forces in the items that are cited, each after those that it follows from.
func (s Deadly) Forces(g *candidates.Grid, k candidates.Candidate) (forces []Force) {
	held, rest := []candidates.Candidate{k}, s.Items
	for further := false; ; further = true {
		var left []candidates.Item
		var found []candidates.Candidate
		for _, item := range rest {
			places := g.AppendCandidates(nil, item)
			strong := len(places) == 2
			places = slices.DeleteFunc(places, func(x candidates.Candidate) bool { return excluded(g.Layout(), held, x) })
			if further && !strong || len(places) != 1 {
				left = append(left, item)
				continue
			}
			forces, found = append(forces, Force{item, places[0], further}), append(found, places[0])
		}
		if held, rest = append(held, found...), left; len(found) == 0 && further {
			return forces
		}
	}
}

// excluded reports whether one of some candidates excludes another.
func excluded(l *candidates.Layout, ks []candidates.Candidate, other candidates.Candidate) bool {
	return slices.ContainsFunc(ks, func(k candidates.Candidate) bool { return l.Excludes(k, other) })
}

// Marks returns the pattern, the guardians, and what the items are about.
func (s Deadly) Marks(g *candidates.Grid) (m Marks) {
	m.cells(RolePattern, s.Cells())
	for _, part := range s.Pattern {
		m.digits(RolePattern, g, part.Cells, part.Digits)
	}
	m.houses(RoleBase, HousesOf(s.Items...))
	for _, item := range s.Items {
		if _, ok := item.Cell(); ok {
			m.item(RolePincer, g, item)
		}
	}
	for _, k := range s.Guardians(g) {
		m.candidate(RoleGuardian, k)
	}
	return m
}
