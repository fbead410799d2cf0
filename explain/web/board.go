package web

import (
	"bytes"
	"math"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Units of a picture. Its origin is the upper left corner of the board.
const (
	unit    = 60.0 // of a cell
	pitch   = 18.0 // from one pencil mark to the next
	radius  = 8.0  // of the shape round a pencil mark
	margin  = 27.0 // above and to the left of the board, for the names of rows and columns
	edge    = 3.0  // right of the board and below the legend
	bigSize = 34.0 // of digits
	size    = 14.0 // of pencil marks
	small   = 9.0  // of the smallest badges

	nameSize = 13.0 // of the names of rows and columns
)

const font = "Helvetica, Arial, 'Liberation Sans', sans-serif"

type point struct{ x, y float64 }

func (p point) distance(q point) float64 { return math.Hypot(p.x-q.x, p.y-q.y) }

// box is where a label stands.
type box struct{ left, top, right, bottom float64 }

// around returns the box of a text of some characters in the middle of which p is. No common font has wider
// figures than six tenths of its size, or higher ones than three quarters.
func around(p point, characters int, size float64) box {
	w, h := 0.3*size*float64(characters), 0.375*size
	return box{p.x - w, p.y - h, p.x + w, p.y + h}
}

func (a box) meets(b box) bool {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

// board is a picture of a grid in the making.
type board struct {
	*explain.Roles
	options Options
	f       *explain.Figure
	g       *candidates.Grid
	l       *candidates.Layout
	out     bytes.Buffer
	notes   bytes.Buffer // texts in corners of cells, above frames
	side    float64      // of the board
	columns int          // of pencil marks in a cell
	rows    int

	marks  [candidates.MaxCells]candidates.DigitSet // pencil marks that are shown
	big    [candidates.MaxCells]candidates.Digit    // digits that are shown, placed ones among them
	labels []box                                    // of everything that is written on the board
	links  []link
	curves []curve // of links that are drawn
	sets   []candidates.CellSet

	drawn [][]candidates.Shape // the shapes of each clue
	room  sides                // around the board, for signs
	lower float64              // by so much pencil marks stand lower

	// Of a board of a page.
	onPage     bool
	stages     *stages // nil if everything is seen at once
	entryFirst int     // the first stage of the entry of the legend that is being written
	entryLast  int
}

func newBoard(o Options, f *explain.Figure) *board {
	b := &board{Roles: f.Roles(), options: o, f: f, g: &f.Grid, l: f.Grid.Layout()}
	n := b.l.Size()
	b.side = unit * float64(n)
	b.drawn = b.clueShapes()
	b.room, b.lower = b.outside(), b.down()
	b.columns = int(math.Ceil(math.Sqrt(float64(n))))
	b.rows = (n + b.columns - 1) / b.columns
	shown := b.l.Digits()
	if !f.All {
		shown = b.Digits(b.g)
	}
	for c := range b.l.Cells().All() {
		b.big[c], b.marks[c] = b.content(c, shown)
	}
	return b
}

// content returns what a cell shows: a digit, or pencil marks. A digit that the step places is written large
// unless other candidates of its cell have a part in the pattern.
func (b *board) content(c candidates.Cell, shown candidates.DigitSet) (candidates.Digit, candidates.DigitSet) {
	if d := b.g.Value(c); d != 0 {
		return d, 0
	}
	var placed candidates.Digit
	var marked candidates.DigitSet
	left := b.f.Left(c)
	for d := range left.All() {
		switch b.Candidates[candidates.Of(c, d)] {
		case explain.RoleNone:
		case explain.RolePlaced:
			placed = d
		default:
			marked = marked.With(d)
		}
	}
	if placed != 0 && marked|b.Removed[c] == 0 {
		return placed, 0
	}
	if placed != 0 {
		marked = marked.With(placed)
	}
	return 0, left & (shown | marked | b.Removed[c])
}

// digitsOf returns the candidates of a cell that are drawn with a role.
func (b *board) digitsOf(c candidates.Cell, role explain.Role) (digits candidates.DigitSet) {
	if b.g.Value(c) != 0 {
		return 0
	}
	if d := b.big[c]; d != 0 {
		if role == explain.RolePlaced {
			digits = digits.With(d)
		}
		return digits
	}
	if role == explain.RoleRemoved {
		return b.Removed[c] & b.marks[c]
	}
	for d := range b.marks[c].All() {
		if b.Candidates[candidates.Of(c, d)] == role {
			digits = digits.With(d)
		}
	}
	return digits
}

// framed returns the role that the frame of a cell tells: its own, unless that is the role of its candidates
// and they show it.
func (b *board) framed(c candidates.Cell) explain.Role {
	role := b.Cells[c]
	if b.big[c] != 0 && b.g.Value(c) == 0 || role == explain.RoleNone {
		return explain.RoleNone
	}
	for d := range b.marks[c].All() {
		mark := b.Candidates[candidates.Of(c, d)]
		if mark == role || mark != explain.RoleNone && !frames[role] {
			return explain.RoleNone
		}
	}
	return role
}

// at returns the middle of a cell.
func (b *board) at(c candidates.Cell) point {
	return point{unit * (float64(c.Column()) - 0.5), unit * (float64(c.Row()) - 0.5)}
}

// mark returns where a pencil mark stands.
func (b *board) mark(k candidates.Candidate) point {
	p, i := b.at(k.Cell()), int(k.Digit())-1
	p.x += pitch * (float64(i%b.columns) - float64(b.columns-1)/2)
	p.y += (pitch-closer*b.lower)*(float64(i/b.columns)-float64(b.rows-1)/2) + b.lower
	return p
}

// draw draws the board from the ground up.
func (b *board) draw() {
	for c := range b.l.Cells().All() {
		if b.big[c] != 0 {
			b.labels = append(b.labels, around(b.at(c), 1, bigSize))
		}
		for d := range b.marks[c].All() {
			b.labels = append(b.labels, around(b.mark(candidates.Of(c, d)), 1, size))
		}
	}
	b.gather()
	b.ground()
	b.underClues()
	b.bands()
	b.grid()
	b.overClues()
	if b.onPage {
		b.rowsAndColumns()
		b.baseDigits()
	}
	b.frames()
	b.from(func(*stages) int { return explain.Stages }, b.outlines)
	b.clueOutlines()
	b.groups()
	b.out.Write(b.notes.Bytes())
	b.shapes()
	b.drawLinks()
	if b.onPage {
		b.topDigits()
	} else {
		b.digits()
	}
	b.strikes()
	b.badges()
	b.names()
}

// ground shades the extra houses of the layout, which no line shows. Those of clues are drawn as the clues are.
func (b *board) ground() {
	var cells candidates.CellSet
	for h := range (b.l.HousesOfKind(candidates.Extra) &^ b.l.HousesOfClues()).All() {
		cells = cells.Or(b.l.HouseCells(h))
	}
	if !cells.IsEmpty() {
		put(&b.out, `<path class="pm-extra" fill="#eef1f4" d="`, area(cells), "\"/>\n")
	}
}

// grid draws the lines: thick ones where two neighbouring cells are in different boxes, and around the board.
func (b *board) grid() {
	var thin, thick bytes.Buffer
	n := b.l.Size()
	for i := 0; i <= n; i++ {
		for j := 1; j <= n; j++ {
			x, y := unit*float64(j-1), unit*float64(i)
			edge := i == 0 || i == n
			line := func(across bool, a, c candidates.Cell) {
				out := &thin
				if edge || b.l.BoxOf(a) != b.l.BoxOf(c) {
					out = &thick
				}
				if across {
					put(out, "M", num(x), " ", num(y), "h", num(unit))
				} else {
					put(out, "M", num(y), " ", num(x), "v", num(unit))
				}
			}
			above, below := max(i, 1), min(i+1, n)
			line(true, candidates.At(above, j), candidates.At(below, j))
			line(false, candidates.At(j, above), candidates.At(j, below))
		}
	}
	put(&b.out, `<path class="pm-thin" fill="none" stroke="#8a8a8a" d="`, thin.String(), "\"/>\n")
	put(&b.out, `<path class="pm-line" fill="none" stroke="#1a1a1a" stroke-width="3" stroke-linecap="square" d="`, thick.String(), "\"/>\n")
}

// digits writes digits and pencil marks. What is alike in a row stands in one element.
func (b *board) digits() {
	type look struct{ attributes string }
	given := look{`class="pm-ink" fill="#1a1a1a" font-weight="bold"`}
	placed := look{`class="pm-placed" fill="#0b4f8a" font-style="italic"`}
	entered := look{`class="pm-on-fill" fill="#1a1a1a" font-style="italic"`} // by the step, on its shape
	plain := look{`class="pm-mark pm-halo" fill="#555" stroke="#fff" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`}
	open := look{`class="pm-ink" fill="#1a1a1a" font-weight="bold"`}
	filled := look{`class="pm-on-fill" fill="#1a1a1a" font-weight="bold"`}
	write := func(look look, size, y float64, x []float64, text string) {
		if text == "" {
			return
		}
		put(&b.out, "<text ", look.attributes, ` font-size="`, num(size), `" y="`, num(y), `" dy=".35em" x="`)
		for i, x := range x {
			if i > 0 {
				b.out.WriteByte(' ')
			}
			b.out.WriteString(num(x))
		}
		put(&b.out, `">`, text, "</text>\n")
	}
	put(&b.out, `<g font-family="`, font, `" text-anchor="middle">`, "\n")
	n := b.l.Size()
	for i := 1; i <= n; i++ {
		for _, look := range []look{given, placed, entered} {
			var x []float64
			text := ""
			for j := 1; j <= n; j++ {
				c, of := candidates.At(i, j), placed
				switch {
				case b.g.Givens().Has(c):
					of = given
				case b.g.Value(c) == 0:
					of = entered
				}
				if b.big[c] != 0 && look == of {
					x, text = append(x, b.at(c).x), text+b.big[c].String()
				}
			}
			write(look, bigSize, unit*(float64(i)-0.5), x, text)
		}
		for row := range b.rows {
			for _, look := range []look{plain, open, filled} {
				var x []float64
				var y float64
				text := ""
				for j := 1; j <= n; j++ {
					c := candidates.At(i, j)
					for d := range b.marks[c].All() {
						k := candidates.Of(c, d)
						role, of := b.Candidates[k], plain
						switch {
						case b.Removed[c].Has(d) || b.fill(role) != "" && role != explain.RoleNone:
							of = filled
						case role != explain.RoleNone:
							of = open
						}
						if (int(d)-1)/b.columns == row && of == look {
							p := b.mark(k)
							x, y, text = append(x, p.x), p.y, text+d.String()
						}
					}
				}
				write(look, size, y, x, text)
			}
		}
	}
	b.out.WriteString("</g>\n")
}

// names writes the names of rows and columns, in the shape of their role if they have one.
func (b *board) names() {
	for i := 1; i <= b.l.Size(); i++ {
		middle := unit * (float64(i) - 0.5)
		for _, name := range []struct {
			house candidates.House
			at    point
		}{
			{candidates.HouseOf(candidates.Row, i), point{-b.room.left - margin/2, middle}},
			{candidates.HouseOf(candidates.Column, i), point{middle, -b.room.top - margin/2}},
		} {
			write := func(class string) {
				put(&b.out, `<text class="`, class, `" fill="#1a1a1a" font-family="`, font, `" font-size="`, num(nameSize), `" text-anchor="middle" dy=".35em" x="`,
					num(name.at.x), `" y="`, num(name.at.y), `">`, b.options.Prose.Style.Label(name.house), "</text>\n")
			}
			role := b.Houses[name.house]
			if role == explain.RoleNone && !b.onPage && !b.options.NoNames {
				write("pm-mark")
			}
			if role != explain.RoleNone {
				b.from(func(s *stages) int { return s.houses[name.house] }, func() {
					b.shape(role, name.at, 10, "")
					class := "pm-ink"
					if b.fill(role) != "" {
						class = "pm-on-fill"
					}
					write(class)
				})
			}
		}
	}
}
