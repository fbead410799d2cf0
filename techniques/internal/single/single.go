// Package single tells how a person sees that a candidate is the only one left:
// in a cell or in which house.
package single

import (
	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// The names of singles, which the lines of branches carry as well.
var (
	fullHouse    = explain.Ref{Code: "full-house", Name: "Full House"}
	hiddenSingle = explain.Ref{Code: "hidden-single", Name: "Hidden Single"}
	nakedSingle  = explain.Ref{Code: "naked-single", Name: "Naked Single"}
)

// Of returns the step that places k, the only candidate left for some item
// of the grid, under its easiest name.
func Of(g *candidates.Grid, k candidates.Candidate) explain.Step {
	c, d := k.Cell(), k.Digit()
	l := g.Layout()
	var full, hidden candidates.HouseSet
	for hs := l.HousesOf(c); hs != 0; {
		h, _ := hs.Next()
		if g.Open().And(l.HouseCells(h)).Len() == 1 {
			full = full.With(h)
		}
		if g.PlacesIn(d, h).Len() == 1 {
			hidden = hidden.With(h)
		}
	}
	switch {
	case full != 0:
		return step(g, k, candidates.HouseItem(d, techniques.Easiest(full)))
	case hidden != 0:
		return step(g, k, candidates.HouseItem(d, Clearest(g, k, hidden)))
	}
	return step(g, k, candidates.CellItem(c))
}

// Across returns the step for the same single in the line across, if the one of
// [Of] is in a line and a person sees it there as well.
func Across(g *candidates.Grid, s *explain.Step) (across explain.Step, ok bool) {
	k := s.Effects[0].Candidate
	d, h, inHouse := s.Premises[0].House()
	if !inHouse || !h.Kind().IsLine() {
		return across, false
	}
	l := g.Layout()
	other := l.RowOf(k.Cell())
	if other == h {
		other = l.ColumnOf(k.Cell())
	}
	if g.PlacesIn(d, other).Len() > 1 {
		return across, false
	}
	across = step(g, k, candidates.HouseItem(d, other))
	return across, across.Technique == s.Technique && (s.Technique == fullHouse || asClear(g, k, h, other))
}

// step returns the step that places k, the only candidate left for the item of the grid.
func step(g *candidates.Grid, k candidates.Candidate, i candidates.Item) explain.Step {
	s := explain.NewSingle(k, i)
	_, h, inHouse := i.House()
	switch {
	case !inHouse:
		s.Technique = nakedSingle
	case g.Open().And(g.Layout().HouseCells(h)).Len() == 1:
		s.Technique = fullHouse
	default:
		s.Technique = hiddenSingle
	}
	return s
}

// Branch returns the steps of the branch in which k is supposed on the grid,
// each placing the candidate of a line. Each rests on the item of its line, or,
// if easiest is set, on the one in which a person sees it best.
func Branch(g candidates.Grid, k candidates.Candidate, lines []suppose.Line, easiest bool) []explain.Step {
	steps := make([]explain.Step, 0, len(lines))
	g.Place(k.Cell(), k.Digit())
	for _, line := range lines {
		s := step(&g, line.Candidate, line.Because)
		if easiest {
			s = Of(&g, line.Candidate)
		}
		s.Apply(&g)
		steps = append(steps, s)
	}
	return steps
}
