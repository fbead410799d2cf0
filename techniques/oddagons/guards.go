package oddagons

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// guards is the guardians of cells that some digits cannot fill: the other candidates that they have.
type guards struct {
	cells  candidates.CellSet
	digits candidates.DigitSet
}

// with adds the guardians in a cell. It fails if no effect is left: unless one
// cell has all guardians they must be one digit, and some cell must see them all.
func (s guards) with(g *candidates.Grid, c candidates.Cell, set candidates.DigitSet) (guards, bool) {
	if extra := g.Candidates(c) &^ set; extra != 0 {
		s.cells = s.cells.With(c)
		s.digits |= extra
	}
	if s.cells.Len() <= 1 {
		return s, true
	}
	d, same := s.digits.Single()
	return s, same && !s.targets(g, d).IsEmpty()
}

// targets returns the cells that lose the digit if it is that of all guardians.
func (s guards) targets(g *candidates.Grid, d candidates.Digit) candidates.CellSet {
	return g.Places(d).And(g.Layout().PeersOfAll(s.cells))
}

// alone returns the cell that has all guardians, if they are several: it holds one of them.
func (s guards) alone() (c candidates.Cell, ok bool) {
	c, ok = s.cells.Single()
	return c, ok && s.digits.Len() > 1
}

// step returns the step of a pattern with at least one guardian.
func (s guards) step(g *candidates.Grid, cells candidates.CellSet, set candidates.DigitSet) explain.Step {
	e := explain.Guarded{Cells: cells, Set: set}
	alone, ok := s.alone()
	for c := range cells.All() {
		if !ok || c != alone {
			e.Items = append(e.Items, candidates.CellItem(c))
		}
	}
	var effects []explain.Effect
	d, same := s.digits.Single()
	c, one := s.cells.Single()
	switch {
	case one && same:
		effects = append(effects, explain.Place(c, d))
	case one:
		for d := range (g.Candidates(c) & set).All() {
			effects = append(effects, explain.Remove(c, d))
		}
	default:
		effects = explain.Removals(d, s.targets(g, d))
	}
	return explain.NewStep(e, effects...)
}

// fresh reports whether guardians differ from all that were met before, and
// remembers them. Equal guardians have equal effects.
func (s guards) fresh(known *[]guards) bool {
	if slices.Contains(*known, s) {
		return false
	}
	*known = append(*known, s)
	return true
}
