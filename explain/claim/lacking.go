package claim

import (
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// cellsOf returns the cells of a pattern.
func cellsOf(g *candidates.Grid, e explain.Evidence) (cells candidates.CellSet) {
	if common, ok := e.(explain.Common); ok { // the clue as a whole
		if i, ok := g.Layout().ClueNumber(common.Clue); ok {
			cells = g.Layout().Clues()[i].Cells()
		}
	}
	marks := e.Marks(g)
	for _, m := range marks.Cells {
		if m.Role != explain.RoleRemoved && m.Role != explain.RoleWitness {
			cells = cells.With(m.Cell)
		}
	}
	for _, m := range marks.Candidates {
		if m.Role != explain.RoleRemoved && m.Role != explain.RoleWitness {
			cells = cells.With(m.Candidate.Cell())
		}
	}
	return cells
}

// digitsOfCells returns the digits that the cells of a pattern may hold, if it is about the cells.
func digitsOfCells(g *candidates.Grid, e explain.Evidence, cells candidates.CellSet) candidates.DigitSet {
	switch e := e.(type) {
	case explain.Sectors, explain.Coloring, explain.SetChain, explain.Blossom, explain.Exclusion, explain.Exocet, explain.Guarded:
		return g.CandidatesIn(cells)
	case explain.Deadly:
		var digits candidates.DigitSet
		for _, k := range e.Guardians(g) {
			digits = digits.With(k.Digit())
		}
		return digits | g.CandidatesIn(explain.CellsOf(e.Items...))
	case explain.Wing:
		if c, ok := e.Pivot.Cell(); ok {
			return g.CandidatesIn(e.Pincers.With(c))
		}
		return g.CandidatesIn(e.Pincers)
	}
	return 0
}

// housesAround returns the houses that a pattern can be said to be in: those that it cites, and those with two
// of its cells.
func housesAround(g *candidates.Grid, e explain.Evidence) (hs candidates.HouseSet) {
	hs = explain.HousesOf(e.Premises()...)
	if set, ok := e.(explain.LockedSet); ok {
		return hs | g.Layout().HousesOfAll(set.Cells)
	}
	cells := cellsOf(g, e)
	for h := range g.Layout().Houses().All() {
		if cells.And(g.Layout().HouseCells(h)).Len() > 1 {
			hs |= candidates.Houses(h)
		}
	}
	return hs
}

// lacking says that there is no such pattern, by the first thing that is wrong with what is mentioned.
func (m *mention) lacking(g *candidates.Grid, effects []explain.Effect) say.Sentence {
	cells := m.cells().Or(m.fins).Or(m.pivot).Or(m.pincers)
	for c := range cells.All() {
		if v := g.Value(c); v != 0 {
			return say.HoldsAlready(c, v)
		}
	}
	for _, n := range m.places {
		if n.Cells.And(g.Places(n.Digit)).IsEmpty() {
			return nowhere(candidates.Digits(n.Digit), n.Cells)
		}
	}
	if missing := m.digits &^ g.CandidatesIn(cells); missing != 0 && !cells.IsEmpty() {
		return nowhere(missing, cells)
	}
	if m.digits != 0 && m.means("w-wing", "remote-pair") && m.digits.Len() == 2 && !cells.IsEmpty() {
		if why := otherDigits(g, firstTwo(m.groups), m.digits); !why.IsZero() {
			return why
		}
	}
	if m.means("y-wing", "y-chain", "remote-pair", "w-wing") {
		for c := range firstTwo(m.groups).Or(m.pivot).Or(m.pincers).All() {
			if n := g.Candidates(c).Len(); n != 2 && !(m.means("xyz-wing", "wxyz-wing") && n < 5) {
				return say.EndHasTwo(c, n, g.Candidates(c))
			}
		}
	}
	if m.total != 0 {
		var counts []string
		for _, c := range g.Layout().Counting() {
			if len(c.Clue.Values) > 0 && c.Clue.Cells().Meets(cells) {
				counts = append(counts, "the "+clueName(g.Layout(), c.Clue))
			}
		}
		if len(counts) > 0 && !slices.Contains(totals(g.Layout(), cells), m.total) {
			return say.ByCheck(message(fmt.Sprintf("the board has no %s of %d there, but %s", m.name, m.total, join("and", counts))))
		}
	}
	name := say.Word(m.name)
	if len(effects) > 0 && m.isBare() {
		k := effects[0].Candidate
		if effects[0].Place {
			return say.NonePlaces(name, k.Digit(), k.Cell())
		}
		return say.NoneRemoves(name, k.Digit(), k.Cell())
	}
	var parts []say.Sentence
	if m.digits != 0 {
		parts = append(parts, say.PartOf(m.digits))
	}
	switch {
	case !cells.IsEmpty():
		parts = append(parts, say.PartAt(cells))
	case m.allHouses() != 0:
		parts = append(parts, say.PartIn(m.allHouses()))
	}
	if parts == nil {
		return say.NoneFound(name)
	}
	return say.NoneFoundOf(name, parts)
}

// firstTwo returns the cells of the first two groups.
func firstTwo(groups []candidates.CellSet) (cells candidates.CellSet) {
	for _, group := range groups {
		if cells.Len() < 2 {
			cells = cells.Or(group)
		}
	}
	return cells
}
