package explain

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// Guarded is cells and digits that nobody could fill in: the items cannot all be satisfied by candidates of
// the pattern, which are the digits of the set in the cells. So one of the guardians is true, the other
// candidates that the items have. If there is only one it is placed; otherwise what excludes all of them is
// false.
//
// A cell of the pattern may be missing from the items. Then the pattern is as impossible with any of its
// digits there: if nothing guards the items, none of these is true.
type Guarded struct {
	Cells candidates.CellSet
	Set   candidates.DigitSet
	Items []candidates.Item
}

// Record says what documents have of it.
func (s *Guarded) Record() Record {
	return Record{
		About: "The items cannot all be satisfied by the digits in the cells, whatever goes where. So one of their other " +
			"candidates, the guardians, is true: the only one is placed, or what excludes all of them goes. If they " +
			"have none, the digits go from a cell of the pattern that is not among the items. Premises: the items.",
		Fields: []Field{
			{Name: "cells", At: &s.Cells},
			{Name: "digits", At: &s.Set},
			{Name: "items", At: &s.Items, Least: 1},
		},
	}
}

// Premises returns the items.
func (s Guarded) Premises() []candidates.Item { return sorted(slices.Clone(s.Items)) }

// Digits returns the digits of the pattern.
func (s Guarded) Digits(*candidates.Grid) candidates.DigitSet { return s.Set }

// Has reports whether the candidate belongs to the pattern.
func (s Guarded) Has(k candidates.Candidate) bool {
	return s.Cells.Has(k.Cell()) && s.Set.Has(k.Digit())
}

// Guardians returns the candidates of the items outside the pattern, sorted.
func (s Guarded) Guardians(g *candidates.Grid) (guardians []candidates.Candidate) {
	for _, item := range s.Items {
		guardians = g.AppendCandidates(guardians, item)
	}
	guardians = slices.DeleteFunc(guardians, s.Has)
	slices.Sort(guardians)
	return slices.Compact(guardians)
}

// Check reports whether there are items, and a pattern on the board.
func (s Guarded) Check(g *candidates.Grid) error {
	if len(s.Items) == 0 || s.Cells.IsEmpty() || s.Set == 0 {
		return fmt.Errorf("a pattern needs cells, digits and items")
	}
	if !s.Cells.Within(g.Layout().Cells()) || s.Set&^g.Layout().Digits() != 0 {
		return fmt.Errorf("the board does not have all of the pattern")
	}
	for _, item := range s.Items {
		if !g.Layout().HasItem(item) {
			return fmt.Errorf("the board has no %v", item)
		}
		if !slices.ContainsFunc(g.AppendCandidates(nil, item), s.Has) {
			return fmt.Errorf("%v has no candidate of the pattern", item)
		}
	}
	return nil
}

// Concludes accepts the only guardian to be placed, and the removal of what
// excludes all guardians: without any, of candidates of the pattern.
func (s Guarded) Concludes(g *candidates.Grid, e Effect) error {
	guardians := s.Guardians(g)
	switch {
	case e.Place && len(guardians) == 1:
		return only(Effect{guardians[0], true}, e)
	case e.Place:
		return fmt.Errorf("places a digit, and there are %d guardians", len(guardians))
	case len(guardians) == 0 && !s.Has(e.Candidate):
		return fmt.Errorf("is outside the pattern, which has no guardians")
	}
	for _, k := range guardians {
		if !g.Layout().Excludes(e.Candidate, k) {
			return fmt.Errorf("does not exclude the guardian %v", k)
		}
	}
	return nil
}

// Slants returns, of the boxes with three cells in different rows and columns, those in which the cells step to
// the right from row to row, round the edge of the box, and those in which they step to the left.
func (s Guarded) Slants(l *candidates.Layout) (right, left candidates.HouseSet) {
	for h := range (l.HousesOfAny(s.Cells) & l.HousesOfKind(candidates.Box)).All() {
		var rows, columns candidates.HouseSet
		var order []candidates.House // the columns from row to row
		for c := range s.Cells.And(l.HouseCells(h)).All() {
			rows, columns = rows.With(l.RowOf(c)), columns.With(l.ColumnOf(c))
			order = append(order, l.ColumnOf(c))
		}
		switch {
		case len(order) != 3 || rows.Len() != 3 || columns.Len() != 3:
		case order[0] < order[1] && order[1] < order[2] || order[1] < order[2] && order[2] < order[0] || order[2] < order[0] && order[0] < order[1]:
			right = right.With(h)
		default:
			left = left.With(h)
		}
	}
	return right, left
}

// Marks returns the pattern, the houses of its items, and the guardians.
func (s Guarded) Marks(g *candidates.Grid) (m Marks) {
	m.houses(RoleBase, HousesOf(s.Items...))
	m.cells(RolePattern, s.Cells)
	m.digits(RolePattern, g, s.Cells, s.Set)
	for _, k := range s.Guardians(g) {
		m.candidate(RoleGuardian, k)
	}
	return m
}
