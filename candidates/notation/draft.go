package notation

import "pencilmark/candidates"

// draft is what a text says about each cell, before a grid is made of it.
type draft struct {
	digits candidates.Filling
	placed candidates.CellSet // of the cells with a digit: those not given
	bare   candidates.CellSet // of the cells with a digit: those where it may be the last candidate of an open cell
	exact  bool               // a last candidate would not be bare
	noted  candidates.CellSet // cells with candidates in marks
	marks  [candidates.MaxCells]candidates.DigitSet
	// corners are notes in the corners of open cells, of which a grid knows nothing.
	corners [candidates.MaxCells]candidates.DigitSet
}

// set sets the digit of a cell, given or placed.
func (d *draft) set(c candidates.Cell, digit candidates.Digit, placed bool) {
	d.digits[c] = digit
	if placed {
		d.placed = d.placed.With(c)
	}
}

// note sets the candidates of an open cell.
func (d *draft) note(c candidates.Cell, marks candidates.DigitSet) {
	d.noted = d.noted.With(c)
	d.marks[c] = marks
}

// list sets a cell from a list of candidates of which nothing else is known.
func (d *draft) list(c candidates.Cell, marks candidates.DigitSet) {
	if digit, ok := marks.Single(); ok {
		d.digits[c] = digit
		d.bare = d.bare.With(c)
		return
	}
	d.note(c, marks)
}

// put makes the grid of a puzzle, and the sheet if there are marks.
func (d *draft) put(p *Puzzle, l *candidates.Layout) {
	if !d.noted.IsEmpty() && p.draft == nil {
		written := *d
		p.draft = &written
	}
	if !d.noted.IsEmpty() || d.corners != [candidates.MaxCells]candidates.DigitSet{} {
		p.Sheet = &candidates.Sheet{Layout: l, Digits: d.digits, Givens: d.givens(l), Noted: d.noted, Marks: d.marks, Corners: d.corners}
	}
	p.Grid = d.grid(l)
}

// givens returns the cells with a digit that was not placed.
func (d *draft) givens(l *candidates.Layout) (cells candidates.CellSet) {
	for c := range l.Cells().AndNot(d.placed).All() {
		if d.digits[c] != 0 {
			cells = cells.With(c)
		}
	}
	return cells
}

// grid makes the grid. A bare digit that an open cell still shows in one of its houses was not written down
// yet, as it would have been struck there; so its cell is open, too, which may show the same for others. But
// where last candidates are told apart, the other cell shows what it has lost.
func (d *draft) grid(l *candidates.Layout) candidates.Grid {
	for again := !d.exact && !d.noted.IsEmpty(); again; {
		again = false
		for c := range d.bare.All() {
			if d.isShown(l, c) {
				d.note(c, candidates.Digits(d.digits[c]))
				d.digits[c] = 0
				d.bare = d.bare.Without(c)
				d.placed = d.placed.Without(c)
				again = true
			}
		}
	}
	givens := d.digits
	for c := range d.placed.All() {
		givens[c] = 0
	}
	g := candidates.NewGrid(l, givens)
	for c := range d.placed.All() {
		g.Place(c, d.digits[c])
	}
	for c := range d.noted.All() {
		for x := range (l.Digits() &^ d.marks[c]).All() {
			g.Remove(c, x)
		}
	}
	return g
}

// isShown reports whether an open peer of c has its digit as a candidate.
func (d *draft) isShown(l *candidates.Layout, c candidates.Cell) bool {
	for p := range d.noted.And(l.Peers(c)).All() {
		if d.marks[p].Has(d.digits[c]) {
			return true
		}
	}
	return false
}
