package singles

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// FullHouse places the missing digit of a house in its last open cell.
var FullHouse = &techniques.Technique{
	Code: "full-house", Name: "Full House", Aliases: []string{"Last Digit", "Last Open Cell", "fh"}, Family: family,
	HoDoKu: "0000", HoDoKuScore: 4, Explainer: 10, Level: techniques.Easy,
	Ladder: explain.NewLadder("some house has only one open cell left", explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A row, a column or a box in which every cell but one is filled. The open cell takes the digit that is " +
			"missing.",
		Why: "A house holds each digit once, and it has as many cells as there are digits. When all cells but one are " +
			"filled, all digits but one are used. The last cell has to take the one that is left, because it has no other " +
			"place to go and the cell has nothing else to hold.",
		Look: "After each digit that you place, see whether its row, its column or its box is down to a single open cell. " +
			"Then count the digits from one upwards until you miss one.",
		NearMiss: "A house with two open cells. You know which two digits are missing but not which goes where: that takes " +
			"a look across the other houses of the two cells, and then it is a hidden or a naked single.",
		Grid: "5+7+2.4.+9+3+1+6132+598+4+7+8+9.+7+31+56+2..9+1..4.3.874+9.+1.+6..+1....9+8+7..3..6+1+99+3..1...412.+9..+3.5",
		Want: "r3c3=4",
	},
	Find: findFullHouses,
	Is:   isFullHouse,
}

// isFullHouse reports whether it is a single in a house that has no other open cell: the house that it is cited
// for, or any of the cell.
func isFullHouse(p *techniques.Pattern) bool {
	e, ok := p.Evidence.(explain.Single)
	if !ok {
		return false
	}
	l := p.Grid.Layout()
	houses := l.HousesOf(e.Candidate.Cell())
	if _, h, ok := e.Because.House(); ok {
		houses = candidates.Houses(h)
	}
	for h := range houses.All() {
		if l.HouseCells(h).And(p.Grid.Open()).Len() == 1 {
			return true
		}
	}
	return false
}

// openCells is the open cells of a grid, and how many each house has.
type openCells struct {
	cells candidates.CellSet
	count candidates.Tally
}

var openCount = techniques.NewFact(func(o *openCells, p *techniques.Pass, since techniques.Change) {
	l, open := p.Grid.Layout(), p.Grid.Open()
	if since.New {
		o.count = candidates.TallyOf(l, open)
	} else {
		o.count = l.CountOut(o.count, o.cells.AndNot(open))
	}
	o.cells = open
})

// findFullHouses looks for houses with one open cell. Such a cell is reported
// once, whatever number of houses it completes.
//
// Have: every other cell of the house is placed, and placing struck its digit from the open cell. Hence the
// candidates of the open cell are at most the missing digit. If none is left the grid is contradictory, and
// there is nothing to place.
func findFullHouses(p *techniques.Pass) {
	g := p.Grid
	l := g.Layout()
	var done candidates.CellSet
	all := openCount.Of(p).count.One() // houses with one open cell
	for houses := all; houses != 0; {
		h, _ := houses.Next()
		c := g.Open().And(l.HouseCells(h)).First()
		if done.Has(c) {
			continue
		}
		done = done.With(c)
		d, ok := g.Candidates(c).Single()
		if !ok {
			continue
		}
		full := all & l.HousesOf(c)
		if !p.Report(explain.NewSingle(candidates.Of(c, d), candidates.HouseItem(d, techniques.Easiest(full)))) {
			return
		}
	}
}
