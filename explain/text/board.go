package text

import (
	"bytes"
	"fmt"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
)

// span is a piece of a cell in one paint.
type span struct {
	text  string
	paint *paint
}

// picture is what a cell shows.
type picture struct {
	spans       []span
	lead, trail int // how much of it are signs at its start and its end
	width       int // how much of it is between them
}

func (x *picture) add(paint *paint, open, text, close string) {
	if len(x.spans) == 0 {
		x.lead = len(open)
	} else {
		x.width += x.trail + len(open)
	}
	x.width += len(text)
	x.trail = len(close)
	x.spans = append(x.spans, span{open + text + close, paint})
}

// lines tells for a place between rows or columns, counted from 0 at the edge
// of the board, and a column or row, counted from 1, whether there is a line.
type lines [candidates.MaxSize + 1][candidates.MaxSize + 1]bool

// board is a picture of a grid in the making.
type board struct {
	p *Printer
	f *explain.Figure
	g *candidates.Grid
	l *candidates.Layout

	*explain.Roles
	highlit candidates.DigitSet // the digits of the pattern

	under, after  lines // below the row, to the right of the column
	ruled, barred [candidates.MaxSize + 1]bool

	pictures [candidates.MaxCells]picture
	shown    [explain.NumRoles]bool                // on the board
	digits   [explain.NumRoles]candidates.DigitSet // that are marked so
	placed   bool                                  // there is a digit that is no given
	open     candidates.DigitSet                   // of cells that had to be told from those
	labelled bool                                  // with the labels of nodes, lines and sets
	labels   bool                                  // there is one on the board
	inSet    bool                                  // the cell that is being shown has the number of a set

	texts    []string // that stand beside it
	form     form
	about    explain.About // what is shown if not all pencil marks are
	spacing  spacing
	widths   [candidates.MaxSize + 1]int // of the columns, between signs
	needs    int                         // columns for all pencil marks, if they do not fit
	shortens bool                        // a cell shows that it leaves pencil marks out
	from, to int                         // the columns of the part that is drawn
}

func newBoard(p *Printer, f *explain.Figure, texts []string) *board {
	b := &board{p: p, f: f, texts: texts, g: &f.Grid, l: f.Grid.Layout(), Roles: f.Roles()}
	b.highlit = b.Digits(b.g)
	b.divide()
	b.from, b.to = 1, b.l.Size()
	return b
}

// divide finds the lines: where two neighbouring cells are in different boxes, and around the board.
func (b *board) divide() {
	n := b.l.Size()
	for i := range n + 1 {
		for j := 1; j <= n; j++ {
			edge := i == 0 || i == n
			b.under[i][j] = edge || b.l.BoxOf(candidates.At(i, j)) != b.l.BoxOf(candidates.At(i+1, j))
			b.ruled[i] = b.ruled[i] || b.under[i][j]
			b.after[i][j] = edge || b.l.BoxOf(candidates.At(j, i)) != b.l.BoxOf(candidates.At(j, i+1))
			b.barred[i] = b.barred[i] || b.after[i][j]
		}
	}
}

// fill decides what each cell shows.
func (b *board) fill() {
	b.shown, b.digits = [explain.NumRoles]bool{}, [explain.NumRoles]candidates.DigitSet{}
	b.placed, b.open, b.labels, b.shortens = false, 0, false, false
	for c := range b.l.Cells().All() {
		b.pictures[c] = b.picture(c)
	}
}

// picture shows the digit of a cell, or the one that the step places, or the
// candidates that stay and then those that the step removes.
func (b *board) picture(c candidates.Cell) (x picture) {
	none := &b.p.palette.none
	role := b.Cells[c]
	if d := b.g.Value(c); d != 0 {
		b.filled(&x, c, d, role)
		return x
	}
	left, shown := b.f.Left(c), b.shownIn(c)
	whole := left&^shown == 0
	removed := b.Removed[c] & left
	b.setsOf(&x, c)
	var stay, marked candidates.DigitSet
	for d := range left.All() {
		mark := b.Candidates[candidates.Of(c, d)]
		if mark == explain.RolePlaced {
			x = picture{}
			b.mark(&x, mark, candidates.Digits(d), none)
			return x
		}
		if mark != explain.RoleNone {
			marked = marked.With(d)
		}
		if mark != explain.RoleNone || shown.Has(d) {
			stay = stay.With(d)
		}
	}
	stay &^= removed
	_, single := stay.Single()
	switch {
	case stay == 0 && removed == 0:
		b.mark(&x, role, 0, none)
		b.shortens = b.shortens || !whole
	case marked != 0:
		b.runs(&x, c, stay, none)
	case role == explain.RoleNone && removed == 0 && (single || !whole || b.form == digitsOnly):
		// Without a sign it would look like a digit that has been placed.
		x.add(none, "", stay.String(), ".")
		b.open |= stay
		b.shortens = b.shortens || !single
	case stay != 0:
		b.mark(&x, role, stay, none)
	}
	if removed != 0 {
		minus := looks[explain.RoleRemoved].open
		paint := &b.p.palette.roles[explain.RoleRemoved]
		if marked&removed == 0 {
			b.mark(&x, explain.RoleRemoved, removed, none)
		} else {
			// What a trial supposes is what it removes in the end.
			x.add(paint, minus, "", "")
			b.runs(&x, c, removed, paint)
			b.show(explain.RoleRemoved, removed)
		}
		if _, alone := removed.Single(); alone && stay == 0 && !whole && len(b.l.Clues()) > 0 {
			// A clue removes a digit that no cell in sight may show, which would look like a given.
			x.add(none, "", "", ".")
			b.open |= removed
		}
	}
	return x
}

// filled shows the digit of a cell. That one was worked out is what a deadly pattern may rest on, so it has its
// sign there beside that of the pattern.
func (b *board) filled(x *picture, c candidates.Cell, d candidates.Digit, role explain.Role) {
	workedOut := b.spacing.labels && !b.g.Givens().Has(c)
	switch {
	case workedOut && role == explain.RoleNone:
		x.add(&b.p.palette.placed, placedSign, d.String(), "")
		b.placed = true
	case workedOut && b.f.Shape == explain.ShapeDeadly:
		x.add(&b.p.palette.roles[role], looks[role].open, placedSign+d.String(), looks[role].close)
		b.show(role, candidates.Digits(d))
		b.placed = true
	default:
		b.mark(x, role, candidates.Digits(d), &b.p.palette.given)
	}
}

// setsOf begins a cell with the numbers of the sets that it is in: "1:", "1&2:". They stand for the signs of
// the sets.
func (b *board) setsOf(x *picture, c candidates.Cell) {
	b.inSet = false
	if numbers := b.f.Labels.SetsOf(c); numbers != nil && b.labelled {
		b.labels, b.inSet = true, true
		x.add(&b.p.palette.quiet, "", strings.ReplaceAll(strings.Trim(fmt.Sprint(numbers), "[]"), " ", "&")+labelSign, "")
	}
}

// partSign stands before the names of the columns of a part, where they are mere numbers.
const partSign = "col"

// labelSign stands behind a label, which tells it from digits.
const labelSign = ":"

// runs adds the digits, consecutive ones of the same role together, those with a label by themselves.
func (b *board) runs(x *picture, c candidates.Cell, digits candidates.DigitSet, plain *paint) {
	var run candidates.DigitSet
	var role explain.Role
	label := ""
	for d := range digits.All() {
		mark, next := b.Candidates[candidates.Of(c, d)], ""
		if b.labelled && mark != explain.RoleNone {
			next = b.f.Labels.Candidates[candidates.Of(c, d)]
		}
		if run != 0 && (mark != role || next != label) {
			b.labelledMark(x, role, label, run, plain)
			run = 0
		}
		run, role, label = run.With(d), mark, next
	}
	if run != 0 {
		b.labelledMark(x, role, label, run, plain)
	}
}

// mark adds digits with the signs and the paint of their role, or without signs
// if they have none. A dot stands for no digits.
func (b *board) mark(x *picture, role explain.Role, digits candidates.DigitSet, plain *paint) {
	b.labelledMark(x, role, "", digits, plain)
}

// labelledMark does so with a label between sign and digits: "+2:9+".
func (b *board) labelledMark(x *picture, role explain.Role, label string, digits candidates.DigitSet, plain *paint) {
	text := dotted(digits)
	if label != "" {
		b.labels, text = true, label+labelSign+text
	}
	if b.inSet && (role == explain.RolePattern || role == explain.RolePincer) {
		x.add(&b.p.palette.roles[role], "", text, "")
		return
	}
	if role == explain.RoleNone {
		x.add(plain, "", text, "")
		return
	}
	x.add(&b.p.palette.roles[role], looks[role].open, text, looks[role].close)
	b.show(role, digits)
}

// show notes for the legend that digits are marked on the board.
func (b *board) show(role explain.Role, digits candidates.DigitSet) {
	b.shown[role], b.digits[role] = true, b.digits[role]|digits
}

func dotted(digits candidates.DigitSet) string {
	if digits == 0 {
		return "."
	}
	return digits.String()
}

// measure finds the width of each column.
func (b *board) measure() {
	b.widths = [candidates.MaxSize + 1]int{}
	for c := range b.l.Cells().All() {
		x := &b.pictures[c]
		width := x.width
		if !b.spacing.wide {
			width += x.lead + x.trail
		}
		b.widths[c.Column()] = max(b.widths[c.Column()], width)
	}
}

// block returns the room of a column with what is on both sides of it.
func (b *board) block(column int) int {
	if b.spacing.wide {
		return 1 + b.widths[column] + 1
	}
	return 1 + b.widths[column]
}

// margin returns the room for the names of the rows.
func (b *board) margin() int {
	if b.spacing.labels {
		return len("#r1 ")
	}
	return 0
}

// total returns the room that the part of the board takes.
func (b *board) total() int {
	total := b.margin()
	for j := b.from - 1; j <= b.to; j++ {
		if j >= b.from {
			total += b.block(j)
		}
		if b.hasBar(j) {
			total++
		}
	}
	return total
}

// hasBar reports whether there is room for lines between a column, counted from 1, and the next.
func (b *board) hasBar(j int) bool { return b.barred[j] || j == b.from-1 }

// isLine reports whether there is a line in a row. A part has one at its start, by which its rows are known.
func (b *board) isLine(j, row int) bool { return b.after[j][row] || j == b.from-1 }

func (b *board) draw(out *bytes.Buffer) {
	if b.spacing.labels {
		b.header(out)
	}
	for i := range b.l.Size() + 1 {
		if i > 0 {
			b.row(out, i)
		}
		if b.ruled[i] {
			b.ruler(out, i)
		}
	}
}

// header writes the names of the columns, the last character of each above the first digits of its column.
func (b *board) header(out *bytes.Buffer) {
	at, left := 0, b.margin()
	if b.isPart() && (!b.spacing.wide || b.p.options.Prose.Style == say.A1) {
		b.p.palette.quiet.write(out, partSign)
		at = len(partSign)
	}
	for j := b.from; j <= b.to; j++ {
		if b.hasBar(j - 1) {
			left++
		}
		house := candidates.HouseOf(candidates.Column, j)
		label, role := b.p.options.Prose.Style.Label(house), b.Houses[house]
		if !b.spacing.wide {
			label = label[len(label)-1:]
		}
		sign := looks[role].edge()
		at += pad(out, left+2-len(sign)-len(label)-at)
		b.p.palette.roles[role].write(out, sign)
		b.p.palette.quiet.write(out, label)
		at += len(sign) + len(label)
		left += b.block(j)
	}
	out.WriteByte('\n')
}

// row writes the cells of row i.
func (b *board) row(out *bytes.Buffer, i int) {
	if b.spacing.labels {
		house := candidates.HouseOf(candidates.Row, i)
		label, role := b.p.options.Prose.Style.Label(house), b.Houses[house]
		sign := looks[role].edge()
		pad(out, b.margin()-1-len(sign)-len(label))
		b.p.palette.roles[role].write(out, sign)
		b.p.palette.quiet.write(out, label)
		pad(out, 1)
	}
	for j := b.from - 1; j <= b.to; j++ {
		if j >= b.from {
			x := &b.pictures[candidates.At(i, j)]
			left := 1
			if b.spacing.wide {
				left -= x.lead
			}
			pad(out, left)
			for _, part := range x.spans {
				part.paint.write(out, part.text)
			}
			pad(out, b.block(j)-left-x.lead-x.width-x.trail)
		}
		if b.hasBar(j) {
			line := b.isLine(j, i)
			b.line(out, b.p.corner(line, line, false, false))
		}
	}
	b.end(out)
}

// ruler writes the lines below row i. The sign of a box stands in the line
// above its first cell: there is one, or the cell above would be the first.
func (b *board) ruler(out *bytes.Buffer, i int) {
	n := b.l.Size()
	pad(out, b.margin())
	for j := b.from - 1; j <= b.to; j++ {
		if j >= b.from {
			line := b.under[i][j]
			dash, room := b.p.corner(false, false, line, line), b.block(j)
			if i < n {
				c := candidates.At(i+1, j)
				box := b.l.BoxOf(c)
				if sign := looks[b.Houses[box]].edge(); sign != "" && b.l.HouseCells(box).First() == c {
					b.line(out, dash)
					b.p.palette.roles[b.Houses[box]].write(out, sign)
					room -= 1 + len(sign)
				}
			}
			b.line(out, strings.Repeat(dash, room))
		}
		if b.hasBar(j) {
			b.line(out, b.p.corner(
				i > 0 && b.isLine(j, i), i < n && b.isLine(j, min(i+1, n)),
				j >= b.from && b.under[i][j], j < b.to && b.under[i][min(j+1, n)]))
		}
	}
	b.end(out)
}

// line writes a piece of a line of the board, or room where there is none.
func (b *board) line(out *bytes.Buffer, text string) {
	if strings.TrimLeft(text, " ") == "" {
		pad(out, len(text))
	} else {
		b.p.palette.quiet.write(out, text)
	}
}

// end ends a line of the board. A part may end where there is nothing to be drawn.
func (b *board) end(out *bytes.Buffer) {
	out.Truncate(len(bytes.TrimRight(out.Bytes(), " ")))
	out.WriteByte('\n')
}

// label returns words in the language of the texts.
func (p *Printer) label(words string) string { return p.options.Prose.Language.Label(words) }

// colon is a colon as it stands behind a word.
func (p *Printer) colon() string { return p.options.Prose.Language.Mark(":") }

// level returns one of two wordings: for most readers, or at the level plain.
func (b *board) level(standard, plain string) string {
	if b.p.options.Prose.Level == prose.Plain {
		return b.p.label(plain)
	}
	return b.p.label(standard)
}

// hasEdge reports whether the sign of the role stands at the edge of a house.
// Extra houses have no edge of their own.
func (b *board) hasEdge(role explain.Role) bool {
	if role == explain.RoleNone {
		return false
	}
	for h := range b.l.Houses().All() {
		if b.Houses[h] == role && h.Kind() != candidates.Extra {
			return true
		}
	}
	return false
}
