package sums

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// search is what the techniques remember of a board, and memory for walks.
type search struct {
	walk candidates.Walk
	may  [candidates.MaxCells]candidates.DigitSet // by place in the reading
	left [candidates.MaxCells]candidates.DigitSet
}

var scratch = techniques.NewFact[search](nil)

// find reports the steps of what can be counted and has at most so many open cells.
func find(p *techniques.Pass, list []candidates.Countable, most int) {
	if len(list) == 0 {
		return
	}
	s, changed := scratch.Of(p), p.Changed()
	for i := range list {
		a := &list[i]
		open := a.Cells.And(p.Grid.Open()).Len()
		if !changed.New && !a.Cells.Meets(changed.Cells) || open == 0 || open > most {
			continue
		}
		if a.Ways == nil {
			if a.Ways = a.Added.Ways(p.Grid.Layout()); a.Ways == nil {
				a.Cells = candidates.CellSet{} // there are too many
				continue
			}
		}
		if s.loses(p.Grid, a) && !p.Report(step(p.Grid, a.Added)) {
			return
		}
	}
}

// loses walks through the ways and reports whether some cell has a candidate which is in none of them.
//
// Have: clues and houses of which each is kept, hence so is what they add up to. The cells of that hold one of its ways,
// each of them a digit that it may still hold. Hence a candidate that no such way has is false.
func (s *search) loses(g *candidates.Grid, a *candidates.Countable) bool {
	cells := a.Ways.Cells()
	open := g.Open()
	for i, c := range cells {
		s.may[i] = g.Candidates(c)
	}
	may, left := s.may[:len(cells)], s.left[:len(cells)]
	if !s.walk.Left(a.Ways, may, left) {
		clear(left)
	}
	for i, c := range cells {
		if may[i] != left[i] && open.Has(c) {
			return true
		}
	}
	return false
}

// step returns the step of what is added up, with as few cells as it needs.
func step(g *candidates.Grid, a candidates.Added) explain.Step {
	e := explain.NewSum(g, a)
	left, _ := e.Left(g)
	var removed candidates.CandidateSet
	for c := range e.Cells.All() {
		for d := range (g.Candidates(c) &^ left[c]).All() {
			removed.Add(candidates.Of(c, d))
		}
	}
	effects := explain.RemoveAll(&removed)
	sum, _ := a.AddUp(g.Layout())
	rest, _ := sum.On(g)
	if _, _, once := rest.Sides(); once && rest.Len() == 1 { // what is left for the last cell is its digit
		c := rest.Terms[0].Cell
		if d, sure := left[c].Single(); sure {
			effects = []explain.Effect{explain.Place(c, d)}
		}
	}
	return explain.NewStep(e.Fewest(g, effects), effects...)
}
