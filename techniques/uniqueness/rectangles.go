package uniqueness

import (
	"pencilmark/candidates"
	"pencilmark/techniques"
)

// rectangle is a unique rectangle: the pattern of four open cells in which two
// digits could be swapped if they held no others.
type rectangle struct {
	pattern
	candidates.Rectangle                 // as seen from the corner
	corner               candidates.Cell // which holds the two digits alone
}

// rectangles is the unique rectangles of the grid that have a corner with two candidates, each once for
// these two digits, and a corner with guards. No corner sees a placed one of the digits.
var rectangles = techniques.NewFact(findRectangles)

// inRectangles returns the finder that calls report with the rectangles until it returns false.
func inRectangles(report func(*rectangle) (more bool)) func(*techniques.Pass) {
	return func(p *techniques.Pass) {
		for i, list := 0, *rectangles.Of(p); i < len(list) && report(&list[i]); i++ {
		}
	}
}

func findRectangles(list *[]rectangle, p *techniques.Pass, _ techniques.Change) {
	*list = (*list)[:0]
	var fit [candidates.MaxSize]candidates.CellSet // the corners for each digit
	for d := candidates.Digit(1); int(d) <= p.Grid.Layout().Size(); d++ {
		fit[d-1] = corners(p, d)
	}
	bivalue := p.Bivalue()
	firsts := bivalue
	for c, ok := firsts.Next(); ok; c, ok = firsts.Next() {
		digits := p.Grid.Candidates(c)
		a := digits.First()
		b := digits.Without(a).First()
		both := fit[a-1].And(fit[b-1])
		if l := p.Grid.Layout(); !both.Meets(l.HouseCells(l.RowOf(c)).Without(c)) || !both.Meets(l.HouseCells(l.ColumnOf(c)).Without(c)) {
			continue
		}
		twins := p.Grid.Places(a).And(p.Grid.Places(b)).And(bivalue)
		for _, shape := range p.Grid.Layout().Rectangles(c) {
			// The first corner that holds the two digits alone shows the rectangle.
			if !shape.Cells.Within(both) || shape.Cells.And(twins).First() != c {
				continue
			}
			if s, ok := alike(p, shape.Cells, digits); ok && s.extra != 0 {
				*list = append(*list, rectangle{s, shape, c})
			}
		}
	}
}

// corners returns the open cells that may be corners for the digit.
func corners(p *techniques.Pass, d candidates.Digit) candidates.CellSet {
	g := p.Grid
	cells := g.Open()
	placed := g.Places(d).AndNot(g.Open())
	for c, ok := placed.Next(); ok; c, ok = placed.Next() {
		cells = cells.AndNot(g.Layout().Peers(c))
	}
	return cells
}
