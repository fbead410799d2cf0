package singledigit

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// search is the search for the patterns of one digit.
type search struct {
	pass   *techniques.Pass
	layout *candidates.Layout
	digit  candidates.Digit
	pairs  bool // empty rectangles may have two candidates in the box
	places candidates.CellSet
	// strong are the houses in which the digit has two places: the strong
	// links. ends are these places.
	strong candidates.HouseSet
	ends   [candidates.MaxHouses][2]candidates.Cell
}

func newSearch(p *techniques.Pass, d candidates.Digit) search {
	s := search{pass: p, layout: p.Grid.Layout(), digit: d, places: p.Grid.Places(d), strong: p.Rooms(d).Two}
	for hs := s.strong; hs != 0; {
		h, _ := hs.Next()
		places := p.Grid.PlacesIn(d, h)
		a, _ := places.Next()
		s.ends[h] = [2]candidates.Cell{a, places.First()}
	}
	return s
}

// chain is the evidence that a or d holds the digit: in the first house it is
// in a or b, in the second in c or d, and b excludes c.
func (s *search) chain(a, b candidates.CellSet, first candidates.House, c, d candidates.Cell, second candidates.House) explain.Chain {
	node := func(cells candidates.CellSet) explain.Node { return explain.Node{Digit: s.digit, Cells: cells} }
	strong := func(h candidates.House) explain.Link { return explain.Link{candidates.HouseItem(s.digit, h)} }
	return explain.Chain{
		Nodes: []explain.Node{node(a), node(b), node(candidates.Cells(c)), node(candidates.Cells(d))},
		Links: []explain.Link{strong(first), nil, strong(second)},
	}
}

// report reports a pattern with its targets.
func (s *search) report(e explain.Evidence, targets candidates.CellSet) (more bool) {
	return s.pass.Report(explain.NewStep(e, explain.Removals(s.digit, targets)...))
}
