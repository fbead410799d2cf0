package text

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/prose"
)

// form is which pencil marks a board shows.
type form uint8

const (
	allMarks   form = iota
	ofAbout         // all of the cells that are marked or told of, and elsewhere those of their digits
	ofHouses        // the same, but those digits only in houses that are marked
	digitsOnly      // of the highlighted digits
)

// spacing is the room that a board takes beside what its cells show. There is
// always one column to the left of a cell.
//
// In a wide board there is one to the right as well, and the signs around a marked cell hang into these
// two, so that digits stand in line whether they are marked or not. In a narrow board they would touch the
// neighbour and be taken for part of it; there they take room of their own.
type spacing struct {
	wide   bool
	labels bool // rows and columns are named
}

// spacings are tried in turn until a board fits its width. Names are given up, and with them the signs of
// placed digits, only where all pencil marks that are not highlighted have been.
var (
	named    = []spacing{{true, true}, {false, true}}
	spacings = append(named[:len(named):len(named)], spacing{false, false})
)

// write writes the best board that fits the width. If all pencil marks are wanted it has them all; or the cells
// that the words are about have theirs, and others only those of the same digits, all of them or those in houses
// that are marked; or the board stands in parts, one below the other. Labels are given up next. Only if not even one column fits, or if not all pencil
// marks are wanted, it has just those of the highlighted digits. If nothing fits it writes nothing and reports
// false. The caption stands in for the legend if it is not empty.
func (b *board) write(out *bytes.Buffer, all bool, caption string) bool {
	labelled := []bool{true, false}
	if b.p.options.Prose.Level == prose.Plain { // whose texts have other numbers
		labelled = labelled[1:]
	}
	for _, b.labelled = range labelled {
		if all && b.whole(out, caption) {
			return true
		}
	}
	for _, b.labelled = range labelled {
		if b.fits(digitsOnly, spacings) {
			b.draw(out)
			b.below(out, caption, b.leftOut(all))
			return true
		}
	}
	return false
}

// whole writes the board with all pencil marks that the words are about, and reports whether it fits.
func (b *board) whole(out *bytes.Buffer, caption string) bool {
	if b.fits(allMarks, named) {
		b.draw(out)
		b.below(out, caption, "")
		return true
	}
	b.needs = b.total()
	b.findAbout()
	forms := []form{ofAbout, ofHouses}
	if b.texts == nil { // nobody says what is needed
		forms = forms[:1]
	}
	for _, f := range forms {
		if b.fits(f, named) && b.shortens {
			b.draw(out)
			b.below(out, caption, b.leftOut(true))
			return true
		}
	}
	last := b.split()
	if last == nil {
		return false
	}
	for i, to := range last {
		if b.to = to; i > 0 {
			gap(out)
		}
		b.draw(out)
		b.from = to + 1
	}
	b.from = 1
	b.below(out, caption, fmt.Sprintf(b.p.label("in one piece the board needs %d columns"), b.needs))
	return true
}

// fits fills the board and reports whether it fits the width, in the first of the spacings in which it does.
func (b *board) fits(f form, all []spacing) bool {
	b.form = f
	for _, b.spacing = range all {
		b.fill()
		if b.measure(); b.p.fits(b.total()) {
			return true
		}
	}
	return false
}

// findAbout finds what must be seen: what is told of, the cells that have a mark of any role, and the digits of
// the pattern. If there is no such thing all pencil marks are alike, and none is left out.
func (b *board) findAbout() {
	b.about = b.f.About
	for _, text := range append(b.texts[:len(b.texts):len(b.texts)], b.p.ofStep(b.f)) {
		b.about.Cells = b.about.Cells.Or(b.p.options.Prose.Style.Cells(b.l, text))
	}
	if b.about == (explain.About{}) && len(b.f.Marks.Houses)+len(b.f.Marks.Cells)+len(b.f.Marks.Candidates) == 0 {
		b.about.Cells = b.g.Open()
		return
	}
	b.about.Digits |= b.highlit
	for c := range b.g.Open().All() {
		marked := b.Cells[c] != explain.RoleNone || b.Removed[c] != 0
		for d := range b.f.Left(c).All() {
			marked = marked || b.Candidates[candidates.Of(c, d)] != explain.RoleNone
		}
		if marked {
			b.about.Cells = b.about.Cells.With(c)
		}
	}
}

// shownIn returns the digits that the form shows in a cell that has them.
func (b *board) shownIn(c candidates.Cell) candidates.DigitSet {
	switch {
	case b.form == allMarks, b.form != digitsOnly && b.about.Cells.Has(c):
		return b.l.Digits()
	case b.form == ofAbout, b.form == ofHouses && b.inMarked(c):
		return b.about.Digits
	case b.form == ofHouses:
		return b.f.About.Digits
	}
	return b.highlit
}

// inMarked reports whether a cell is in a house that is marked.
func (b *board) inMarked(c candidates.Cell) bool {
	return slices.ContainsFunc(b.f.Marks.Houses, func(m explain.HouseMark) bool { return b.l.HouseCells(m.House).Has(c) })
}

// split finds the parts in which the board fits with all its pencil marks, as few as possible, by their last
// columns. There are none if a column does not fit.
func (b *board) split() (last []int) {
	b.form = allMarks
	for _, b.spacing = range named {
		b.fill()
		b.measure()
		wide := last
		if last = b.parts(); b.spacing.wide || wide == nil || len(last) < len(wide) {
			continue
		}
		b.spacing = named[0]
		b.fill()
		b.measure()
		return wide
	}
	return last
}

// parts finds them in the spacing at hand. A part ends between boxes if it can.
func (b *board) parts() (last []int) {
	defer func(from, to int) { b.from, b.to = from, to }(b.from, b.to)
	for b.from = 1; b.from <= b.l.Size(); b.from = last[len(last)-1] + 1 {
		end, bar := 0, 0
		for b.to = b.from; b.to <= b.l.Size() && b.p.fits(b.total()); b.to++ {
			if end = b.to; b.barred[b.to] {
				bar = b.to
			}
		}
		if end == 0 {
			return nil
		}
		last = append(last, cmp.Or(bar, end))
	}
	return last
}

// isPart reports whether only some of the columns are drawn.
func (b *board) isPart() bool { return b.to-b.from+1 < b.l.Size() }

// below writes what stands below a board: the caption, or the legend and a note.
func (b *board) below(out *bytes.Buffer, caption, note string) {
	if caption == "" {
		b.legend(out, note)
	} else {
		b.p.lines(out, caption, b.margin())
	}
}

// leftOut says that pencil marks are left out, if all are wanted.
func (b *board) leftOut(all bool) string {
	if !all {
		return ""
	}
	return fmt.Sprintf(b.level("other pencil marks need %d columns", "other marks need %d columns"), b.needs)
}
