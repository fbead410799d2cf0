package sums

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// search is what the techniques remember of a board, and memory for walks.
type search struct {
	layout     *candidates.Layout
	clues      []counted
	remainders []counted

	walk candidates.Walk
	may  [candidates.MaxCells]candidates.DigitSet // by place in the reading
	left [candidates.MaxCells]candidates.DigitSet
}

// counted is what is added up, and its ways.
type counted struct {
	candidates.Added
	ways  *candidates.Ways
	cells candidates.CellSet
	sum   candidates.Sum // none if it is no sum
}

var scratch = techniques.NewFact[search](nil)

// searchOf returns the memory for the board of the pass.
func searchOf(p *techniques.Pass) *search {
	s := scratch.Of(p)
	if l := p.Grid.Layout(); s.layout != l {
		*s = search{layout: l, walk: s.walk}
		counting := l.Counting()
		for i := range counting {
			for _, a := range counting[i].Alone() {
				s.clues = add(s.clues, l, a)
			}
		}
		for _, d := range l.Remainders(most) {
			s.remainders = add(s.remainders, l, d.Added)
		}
	}
	return s
}

func add(list []counted, l *candidates.Layout, a candidates.Added) []counted {
	w := a.Ways(l)
	if w == nil {
		return list
	}
	sum, _ := a.AddUp(l)
	return append(list, counted{a, w, candidates.Cells(w.Cells()...), sum})
}

// find reports the steps of what is added up.
func (s *search) find(p *techniques.Pass, list []counted) {
	if len(list) == 0 {
		return
	}
	changed := p.Changed()
	for i := range list {
		a := &list[i]
		if !changed.New && !a.cells.Meets(changed.Cells) || !a.cells.Meets(p.Grid.Open()) {
			continue
		}
		if losing := s.count(p.Grid, a); !losing.IsEmpty() && !p.Report(s.step(p.Grid, a, losing)) {
			return
		}
	}
}

// count walks through the ways and returns the cells that have a candidate which is in none of them.
//
// Have: clues and houses of which each is kept, hence so is what they add up to. The cells of that hold one of its ways,
// each of them a digit that it may still hold. Hence a candidate that no such way has is false.
func (s *search) count(g *candidates.Grid, a *counted) (losing candidates.CellSet) {
	cells := a.ways.Cells()
	open := g.Open()
	for i, c := range cells {
		s.may[i] = g.Candidates(c)
	}
	may, left := s.may[:len(cells)], s.left[:len(cells)]
	if !s.walk.Left(a.ways, may, left) {
		clear(left)
	}
	for i, c := range cells {
		if may[i] != left[i] && open.Has(c) {
			losing = losing.With(c)
		}
	}
	return losing
}

// step returns the step of what was counted, with as few cells as it needs.
func (s *search) step(g *candidates.Grid, a *counted, losing candidates.CellSet) explain.Step {
	var removed candidates.CandidateSet
	for i, c := range a.ways.Cells() {
		for d := range (s.may[i] &^ s.left[i]).All() {
			if losing.Has(c) {
				removed.Add(candidates.Of(c, d))
			}
		}
	}
	effects := explain.RemoveAll(&removed)
	rest, _ := a.sum.On(g)
	if _, _, once := rest.Sides(); once && rest.Len() == 1 { // what is left for the last cell is its digit
		c := rest.Terms[0].Cell
		for i, cell := range a.ways.Cells() {
			if d, sure := s.left[i].Single(); sure && cell == c {
				effects = []explain.Effect{explain.Place(c, d)}
			}
		}
	}
	return explain.NewStep(explain.NewSum(g, a.Added).Fewest(g, effects), effects...)
}
