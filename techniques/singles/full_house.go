package singles

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// FullHouse places the missing digit of a house in its last open cell.
var FullHouse = &techniques.Technique{
	Code:   "full-house",
	Name:   "Full House",
	Family: family,
	Find:   findFullHouses,
}

// findFullHouses looks for houses with one open cell. Such a cell is reported
// once, whatever number of houses it completes.
//
// Have: every other cell of the house is placed, and placing struck its digit
// from the open cell. Hence the candidates of the open cell are at most the
// missing digit. If none is left the grid is contradictory, and there is
// nothing to place.
func findFullHouses(p *techniques.Pass) {
	g := p.Grid
	l := g.Layout()
	var done candidates.CellSet
	for houses := l.Houses(); houses != 0; {
		h, _ := houses.Next()
		c, ok := g.Open().And(l.HouseCells(h)).Single()
		if !ok || done.Has(c) {
			continue
		}
		done = done.With(c)
		d, ok := g.Candidates(c).Single()
		if !ok {
			continue
		}
		full := completedBy(g, c)
		k := candidates.Of(c, d)
		single := explain.Single{Candidate: k, Because: candidates.HouseItem(d, techniques.Easiest(full))}
		if !p.Report(explain.NewStep(single, explain.Place(c, d))) {
			return
		}
	}
}

// completedBy returns the houses whose last open cell is c.
func completedBy(g *candidates.Grid, c candidates.Cell) (full candidates.HouseSet) {
	l := g.Layout()
	for h := range l.HousesOf(c).All() {
		if g.Open().And(l.HouseCells(h)).Len() == 1 {
			full = full.With(h)
		}
	}
	return full
}
