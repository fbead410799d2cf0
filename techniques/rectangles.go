package techniques

import "pencilmark/candidates"

// Rectangle is a unique rectangle: four open cells in which two digits could
// be swapped if they held no others.
type Rectangle struct {
	// The rectangle as seen from Corner, which holds the two digits alone.
	candidates.Rectangle
	Corner  candidates.Cell
	Digits  candidates.DigitSet // the two
	Guarded candidates.CellSet  // the corners that hold other digits
	Extra   candidates.DigitSet // these other digits
}

var rectangles = NewFact(findRectangles)

// Rectangles returns the unique rectangles of the grid that have a corner with
// two candidates, each once for these two digits, and a corner that holds other
// digits. Under [Options.FullRectangles] each corner holds both digits;
// otherwise no placed digit forbids that it does. The slice must not be
// changed, nor kept beyond the search.
func (p *Pass) Rectangles() []Rectangle { return *rectangles.Of(p) }

func findRectangles(p *Pass, list *[]Rectangle, _ Change) {
	*list = (*list)[:0]
	var fit [candidates.MaxSize]candidates.CellSet // the corners for each digit
	for d := candidates.Digit(1); int(d) <= p.Grid.Layout().Size(); d++ {
		fit[d-1] = p.corners(d)
	}
	firsts := p.Bivalue()
	for c, ok := firsts.Next(); ok; c, ok = firsts.Next() {
		digits := p.Grid.Candidates(c)
		a := digits.First()
		b := digits.Without(a).First()
		both := fit[a-1].And(fit[b-1])
		if l := p.Grid.Layout(); !both.Meets(l.HouseCells(l.RowOf(c)).Without(c)) || !both.Meets(l.HouseCells(l.ColumnOf(c)).Without(c)) {
			continue
		}
		for _, shape := range p.Grid.Layout().Rectangles(c) {
			if shape.Cells.Within(both) {
				if r, ok := completed(p.Grid, Rectangle{Rectangle: shape, Corner: c, Digits: digits}); ok {
					*list = append(*list, r)
				}
			}
		}
	}
}

// corners returns the open cells that may be corners for the digit.
func (p *Pass) corners(d candidates.Digit) candidates.CellSet {
	g := p.Grid
	cells := g.Open()
	if p.Options.FullRectangles {
		return cells.And(g.Places(d))
	}
	placed := g.Places(d).AndNot(g.Open())
	for c, ok := placed.Next(); ok; c, ok = placed.Next() {
		cells = cells.AndNot(g.Layout().Peers(c))
	}
	return cells
}

// completed returns a rectangle with its guards; ok is false if another corner
// shows it, or it has no guards.
func completed(g *candidates.Grid, r Rectangle) (full Rectangle, ok bool) {
	others := r.Cells.Without(r.Corner)
	for c, more := others.Next(); more; c, more = others.Next() {
		held := g.Candidates(c)
		if held == r.Digits && c < r.Corner {
			return r, false
		}
		if extra := held &^ r.Digits; extra != 0 {
			r.Guarded, r.Extra = r.Guarded.With(c), r.Extra|extra
		}
	}
	return r, r.Extra != 0
}
