package web

import (
	"bytes"
	"maps"
	"math"
	"slices"
	"strings"
	"sync"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Units of the pictures of clues.
const (
	bulbRadius = 24.0
	dotRadius  = 7.5
	ringRadius = 13.0 // of a dot with several digits, two in a row
	letterSize = 17.0
	signSize   = 20.0
	signRoom   = 34.0 // outside of the board, where a sign stands
	noteSize   = 11.0 // of a text in the corner of a cell
	noteRoom   = 2.5  // by which pencil marks stand lower for it
	closer     = 0.8  // by so many times that their rows are closer, so that the last is not on the line of a cage
	rim        = 2.4  // of lines and areas, both sides together
)

// paint is how a color of a clue is filled, and the edge that tells it from the board.
type paint struct{ fill, edge string }

// clueColor is a color of a clue.
type clueColor struct {
	light, dark paint
	// thread is the pattern of dashes of a thin line in the middle of a wide one: it tells lines apart where colors
	// do not. It is empty for no thread.
	thread string
}

// clueColors are the colors of clues.
var clueColors = map[candidates.ShapeColor]clueColor{
	candidates.Grey:   {paint{"#d6d6d6", "#858585"}, paint{"#3f3f3f", "#8d8d8d"}, ""},
	candidates.Red:    {paint{"#ffcfca", "#cf4f47"}, paint{"#5e2a28", "#e0736b"}, "1 5"},
	candidates.Orange: {paint{"#ffd194", "#b96a00"}, paint{"#553600", "#d68a1c"}, "3.5 4"},
	candidates.Peach:  {paint{"#ffe2cd", "#b5764a"}, paint{"#50392a", "#c99371"}, "9 4 0.5 4 0.5 4"},
	candidates.Yellow: {paint{"#f1eba6", "#8f8822"}, paint{"#413e10", "#b0a83c"}, "0.5 5"},
	candidates.Green:  {paint{"#b9ecab", "#3b9337"}, paint{"#1d451a", "#5fb65a"}, "10 5"},
	candidates.Teal:   {paint{"#ade6e5", "#1f8887"}, paint{"#0f4443", "#45aead"}, "9 4 0.5 4"},
	candidates.Blue:   {paint{"#bbdffc", "#347cbb"}, paint{"#1c3f5e", "#5da3de"}, "6 4 0.5 4"},
	candidates.Purple: {paint{"#f0caf4", "#ab52b4"}, paint{"#512956", "#c97bd2"}, "1 0"},
}

// colorRules gives the rules of a style sheet for the colors of clues, below a selector.
func colorRules(below string, of func(clueColor) paint) string {
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(clueColors)) {
		c := of(clueColors[name])
		b.WriteString(below + ".pm-" + string(name) + "{--fill:" + c.fill + ";--edge:" + c.edge + "}")
	}
	return b.String()
}

func inLight(c clueColor) paint { return c.light }
func inDark(c clueColor) paint  { return c.dark }

const (
	darkScreen = "@media screen and (prefers-color-scheme: dark){"
	clueRules  = ".pm-area{fill:var(--fill)}.pm-way{stroke:var(--fill)}.pm-rim{stroke:var(--edge)}"
	// clueContrast is for who has colors of his own.
	clueContrast = "@media (forced-colors: active){:root:root .pm-area,:root .pm-paper{fill:Canvas}:root:root .pm-way,:root .pm-paper-way{stroke:Canvas}:root:root .pm-rim{stroke:CanvasText}}"
)

// clueStyle is what [style] has to change as well on boards with clues.
func clueStyle() string {
	return darkScreen + colorRules("", inDark) + clueRules + ".pm-paper{fill:#16181d}.pm-paper-way{stroke:#16181d}}" + clueContrast
}

// ClueCSS is the style sheet that pages have beside [BoardCSS] if a board has clues.
var ClueCSS = sync.OnceValue(func() string {
	return colorRules("", inLight) + "\n" + darkScreen + colorRules(`:root:not([data-theme="light"]) `, inDark) + "}\n@media screen{" +
		colorRules(`:root[data-theme="dark"] `, inDark) + "}\n" + clueRules + ".pm-paper{fill:var(--board)}.pm-paper-way{stroke:var(--board)}\n" + clueContrast + "\n"
})

var lineWidths = map[candidates.ShapeWidth]float64{candidates.Thin: 5, candidates.Medium: 14, candidates.Wide: 21}

// sides are the rooms around the board, in units.
type sides struct{ left, top, right, bottom float64 }

// clueShapes returns the shapes of each clue.
func (b *board) clueShapes() (all [][]candidates.Shape) {
	clues := b.l.Clues()
	for i := range clues {
		if draw := clues[i].Kind.Draw; draw != nil {
			all = append(all, draw(b.l, &clues[i]))
		}
	}
	return all
}

// outside returns the room that signs outside of the board need.
func (b *board) outside() (room sides) {
	for _, shapes := range b.drawn {
		for _, s := range shapes {
			if s.Form != candidates.Sign {
				continue
			}
			p, n := b.sign(s), b.side
			for _, side := range []struct {
				is   bool
				room *float64
			}{{p.x < 0, &room.left}, {p.y < 0, &room.top}, {p.x > n, &room.right}, {p.y > n, &room.bottom}} {
				if side.is {
					*side.room = signRoom
				}
			}
		}
	}
	return room
}

// down returns by how much pencil marks stand lower than in the middle of their cells: on boards that have texts in
// the corners of cells, which people read as often as the marks.
func (b *board) down() float64 {
	for _, shapes := range b.drawn {
		for _, s := range shapes {
			if (s.Form == candidates.Region || s.Form == candidates.Shade) && s.Text != "" {
				return noteRoom
			}
		}
	}
	return 0
}

// sign returns where a sign stands: outside of the board, on the line of the cells that it looks along.
func (b *board) sign(s candidates.Shape) point {
	const far = (unit + signRoom) / 2 / unit
	p := b.at(s.Cells[0])
	next := point{b.side - p.x, b.side - p.y} // a diagonal of one cell is in a corner
	if len(s.Cells) > 1 {
		next = b.at(s.Cells[1])
	} else {
		next = point{p.x + max(-unit, min(unit, next.x-p.x)), p.y + max(-unit, min(unit, next.y-p.y))}
	}
	return point{p.x + (p.x-next.x)*far, p.y + (p.y-next.y)*far}
}

// underClues draws what of clues lies under the lines of the board: shaded cells, then lines with what is at their
// ends.
func (b *board) underClues() {
	b.group(func() {
		for _, shapes := range b.drawn {
			for _, s := range shapes {
				b.shade(s)
			}
		}
		for _, shapes := range b.drawn {
			b.strokes(shapes)
		}
	})
}

// overClues draws what of clues lies over the lines of the board.
func (b *board) overClues() {
	b.group(func() {
		for _, shapes := range b.drawn {
			for _, s := range shapes {
				b.sticker(s)
			}
		}
	})
}

// Ground is what a page draws below and above the lines of a board, whatever is on it: extra houses and clues.
type Ground struct {
	Under, Over              string  // elements of a picture whose origin is the upper left corner of the board
	Left, Top, Right, Bottom int     // room outside of the board, in units of which a cell has 60
	Lower                    float64 // by so many units pencil marks stand lower than in the middle of their cells
}

// Ground draws what a board has without digits.
func (p *Printer) Ground(l *candidates.Layout) (g Ground) {
	b := newBoard(p.options, &explain.Figure{Grid: candidates.NewGrid(l, candidates.Filling{})})
	b.ground()
	b.underClues()
	g.Under = b.out.String()
	b.out.Reset()
	b.overClues()
	b.group(func() { b.out.Write(b.notes.Bytes()) })
	g.Over = b.out.String()
	g.Left, g.Top, g.Right, g.Bottom = int(b.room.left), int(b.room.top), int(b.room.right), int(b.room.bottom)
	g.Lower = b.lower
	return g
}

// group draws a part of the clues, by the class of which it is known.
func (b *board) group(draw func()) {
	before := b.out.Len()
	b.out.WriteString(`<g class="pm-clues">` + "\n")
	empty := b.out.Len()
	if draw(); b.out.Len() == empty {
		b.out.Truncate(before)
		return
	}
	b.out.WriteString("</g>\n")
}

// filled gives the attributes of an area.
func filled(color candidates.ShapeColor) string {
	switch color {
	case candidates.Paper:
		return `class="pm-board" fill="#fff"`
	case candidates.Ink:
		return `class="pm-ink" fill="#1a1a1a"`
	}
	return `class="pm-` + string(color) + ` pm-area" fill="` + clueColors[color].light.fill + `"`
}

// edged gives the attributes of a line in the color of an edge.
func edged(color candidates.ShapeColor, width float64) string {
	class, stroke := "pm-"+string(color)+" pm-rim", clueColors[color].light.edge
	if color == candidates.Ink || color == candidates.Paper {
		class, stroke = "pm-line", "#1a1a1a"
	}
	return `class="` + class + `" stroke="` + stroke + `" stroke-width="` + num(width) + `"`
}

// shade draws a shaded cell or shape.
func (b *board) shade(s candidates.Shape) {
	switch s.Form {
	case candidates.Shade:
		put(&b.out, "<path ", filled(s.Color), ` d="`, area(candidates.Cells(s.Cells...)), "\"/>\n")
		b.rim(candidates.Cells(s.Cells...), 1, s.Color, "")
		if s.Text != "" {
			b.noteAt(slices.Min(s.Cells), s.Text)
		}
	case candidates.Square:
		r := 0.38 * unit
		if s.Text != "" {
			r = unit/2 - 3
		}
		for _, c := range s.Cells {
			p := b.at(c)
			put(&b.out, "<rect ", filled(s.Color), ` x="`, num(p.x-r), `" y="`, num(p.y-r), `" width="`, num(2*r), `" height="`, num(2*r), `"/>`, "\n")
			put(&b.out, `<rect fill="none" `, edged(cellEdge(s.Color), rim/2), ` x="`, num(p.x-r), `" y="`, num(p.y-r), `" width="`, num(2*r), `" height="`, num(2*r), `"/>`, "\n")
			if s.Text != "" {
				b.note(s.Text, point{p.x - r + 2, p.y - r + 4})
			}
		}
	case candidates.Disc:
		for _, c := range s.Cells {
			p := b.at(c)
			put(&b.out, "<circle ", filled(s.Color), ` cx="`, num(p.x), `" cy="`, num(p.y), `" r="`, num(0.38*unit), "\"/>\n")
			put(&b.out, `<circle fill="none" `, edged(s.Color, rim/2), ` cx="`, num(p.x), `" cy="`, num(p.y), `" r="`, num(0.38*unit), "\"/>\n")
		}
	}
}

// cellEdge returns the color of the edge of a shaded cell; one without a shade has a grey edge.
func cellEdge(color candidates.ShapeColor) candidates.ShapeColor {
	if color == candidates.Paper {
		return candidates.Grey
	}
	return color
}

// noteAt writes a small text in the corner of a cell.
func (b *board) noteAt(c candidates.Cell, text string) {
	p := b.at(c)
	b.note(text, point{p.x - unit/2 + 5, p.y - unit/2 + 6}) // below the edge of the board, above the first row of pencil marks
}

// note keeps a small text that begins at a place for when the frames of houses are drawn, which would hide it.
func (b *board) note(text string, p point) {
	put(&b.notes, `<text class="pm-ink pm-halo" fill="#1a1a1a" stroke="#fff" stroke-width="3" stroke-linejoin="round" paint-order="stroke" font-family="`, font, `" font-size="`, num(noteSize), `" text-anchor="start" dy=".35em" x="`, num(p.x), `" y="`, num(p.y), `">`, escape(text), "</text>\n")
}

// strokes draws the lines of a clue and what is at their ends: first the edges of all of it, so that a bulb and its
// tube are one shape.
func (b *board) strokes(shapes []candidates.Shape) {
	for _, rims := range []bool{true, false} {
		for _, s := range shapes {
			width, color := 0.0, s.Color
			if rims {
				width = rim
			}
			paint := func() string {
				c := clueColors[color].light
				if rims {
					return `class="pm-` + string(color) + ` pm-rim" stroke="` + c.edge + `"`
				}
				return `class="pm-` + string(color) + ` pm-way" stroke="` + c.fill + `"`
			}
			switch s.Form {
			case candidates.Line:
				put(&b.out, `<path fill="none" `, paint(), ` stroke-width="`, num(lineWidths[s.Width]+width), `" stroke-linecap="round" stroke-linejoin="round" d="`, b.route(s.Cells), "\"/>\n")
				if thread := clueColors[color].thread; !rims && thread != "" && s.Width != candidates.Thin {
					put(&b.out, `<path fill="none" `, edged(color, 2), ` stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="`, thread, `" d="`, b.route(s.Cells), "\"/>\n")
				}
			case candidates.Bulb:
				for _, c := range s.Cells {
					p := b.at(c)
					if rims {
						put(&b.out, `<circle fill="none" `, edged(color, rim), ` cx="`, num(p.x), `" cy="`, num(p.y), `" r="`, num(bulbRadius), "\"/>\n")
					} else {
						put(&b.out, "<circle ", filled(color), ` cx="`, num(p.x), `" cy="`, num(p.y), `" r="`, num(bulbRadius), "\"/>\n")
					}
				}
			}
		}
	}
	for _, s := range shapes {
		switch s.Form {
		case candidates.Shaft:
			from, to := b.at(s.Cells[len(s.Cells)-2]), b.at(s.Cells[len(s.Cells)-1])
			put(&b.out, `<path fill="none" `, edged(s.Color, 3), ` stroke-linejoin="round" d="`, b.route(s.Cells), "\"/>\n")
			b.arrowhead(to, from, to, `fill="none" `+edged(s.Color, 3), true)
		case candidates.Pill:
			put(&b.out, `<path fill="none" `, edged(s.Color, 2*bulbRadius+3), ` stroke-linecap="round" stroke-linejoin="round" d="`, b.route(s.Cells), "\"/>\n")
			put(&b.out, `<path fill="none" class="pm-paper-way" stroke="#fff" stroke-width="`, num(2*bulbRadius-3), `" stroke-linecap="round" stroke-linejoin="round" d="`, b.route(s.Cells), "\"/>\n")
		}
		for _, c := range s.Cells {
			p, r := b.at(c), bulbRadius
			switch s.Form {
			case candidates.Circle:
				put(&b.out, `<circle fill="#fff" `, withBoard(edged(s.Color, 3)), ` cx="`, num(p.x), `" cy="`, num(p.y), `" r="`, num(r), "\"/>\n")
			case candidates.Diamond:
				r += 3
				put(&b.out, `<path fill="#fff" `, withBoard(edged(s.Color, 3)), ` d="M`, num(p.x), " ", num(p.y-r), "l", num(r), " ", num(r), "l", num(-r), " ", num(r), "l", num(-r), " ", num(-r), "z\"/>\n")
			}
		}
	}
}

// withBoard adds the class that fills a shape like the board.
func withBoard(attributes string) string {
	return strings.Replace(attributes, `class="`, `class="pm-board `, 1)
}

// route returns the path through the middles of cells.
func (b *board) route(cells []candidates.Cell) string {
	var d bytes.Buffer
	for i, c := range cells {
		p := b.at(c)
		put(&d, string("ML"[min(i, 1)]), num(p.x), " ", num(p.y))
	}
	return d.String()
}

// rim draws the outline of cells, inside of their edges.
func (b *board) rim(cells candidates.CellSet, inset float64, color candidates.ShapeColor, dash string) {
	class, stroke := "pm-"+string(color)+" pm-rim", clueColors[color].light.edge
	if color == candidates.Ink {
		class, stroke = "pm-line", "#1a1a1a"
	}
	b.outline(cells, inset, class, stroke, rim/2, dash)
}

// sticker draws what lies on the lines of the board: on the edges between cells, round them, and outside.
func (b *board) sticker(s candidates.Shape) {
	if len(s.Cells) == 0 {
		return
	}
	first, last := b.at(s.Cells[0]), b.at(s.Cells[len(s.Cells)-1])
	p := point{(first.x + last.x) / 2, (first.y + last.y) / 2}
	letter := func(look, text string, size float64) {
		put(&b.out, "<text ", look, ` font-family="`, font, `" font-size="`, num(size), `" text-anchor="middle" dy=".35em" x="`, num(p.x), `" y="`, num(p.y), `">`, escape(text), "</text>\n")
	}
	switch s.Form {
	case candidates.Region:
		b.rim(candidates.Cells(s.Cells...), 4, s.Color, "4 3")
		if s.Text != "" {
			b.noteAt(slices.Min(s.Cells), s.Text)
		}
	case candidates.Dot:
		digits, r := strings.Fields(s.Text), dotRadius
		if len(digits) > 1 {
			r = ringRadius
		}
		put(&b.out, "<circle ", dotted(s.Color), ` stroke-width="1.5" cx="`, num(p.x), `" cy="`, num(p.y), `" r="`, num(r), "\"/>\n")
		look := `class="pm-sign pm-ink" fill="#1a1a1a"`
		if s.Color == candidates.Ink {
			look = `class="pm-sign pm-paper" fill="#fff"`
		}
		p.y -= noteSize / 2 * float64((len(digits)-1)/2)
		for row := range slices.Chunk(digits, 2) {
			letter(look+` font-weight="bold"`, strings.Join(row, " "), noteSize)
			p.y += noteSize
		}
	case candidates.Letter:
		letter(`class="pm-sign pm-ink pm-halo" fill="#1a1a1a" stroke="#fff" stroke-width="5" stroke-linejoin="round" paint-order="stroke" font-weight="bold"`, s.Text, letterSize)
	case candidates.Sign:
		p = b.sign(s)
		b.pointer(&p, b.at(s.Cells[0]))
		letter(`class="pm-sign pm-ink" fill="#1a1a1a"`, s.Text, signSize)
	case candidates.Chevron:
		b.arrowhead(p, first, last, `class="pm-halo" fill="none" stroke="#fff" stroke-width="6"`, true)
		b.arrowhead(p, first, last, `class="pm-line" fill="none" stroke="#1a1a1a" stroke-width="2.4"`, true)
	case candidates.Arrow:
		b.arrowhead(p, first, last, `class="pm-ink" fill="#1a1a1a"`, false)
	}
}

// pointer draws the arrow of a sign at p that looks along a diagonal from the cell at first, to the corner of that cell,
// and moves the sign away from the board for it: not aside, where another may stand.
func (b *board) pointer(p *point, first point) {
	if first.x == p.x || first.y == p.y {
		return
	}
	const tail, tip, head, away = 5.0, 15.5, 6.0, 7.0
	x, y := math.Copysign(1, first.x-p.x), math.Copysign(1, first.y-p.y)
	put(&b.out, `<path class="pm-line" fill="none" stroke="#1a1a1a" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="M`,
		num(p.x+tail*x), " ", num(p.y+tail*y), "L", num(p.x+tip*x), " ", num(p.y+tip*y), "M", num(p.x+(tip-head)*x), " ", num(p.y+tip*y),
		"L", num(p.x+tip*x), " ", num(p.y+tip*y), "L", num(p.x+tip*x), " ", num(p.y+(tip-head)*y), "\"/>\n")
	if p.y < 0 || p.y > b.side {
		p.y -= away * y
	} else {
		p.x -= away * x
	}
}

// dotted gives the attributes of a dot.
func dotted(color candidates.ShapeColor) string {
	if color == candidates.Ink {
		return `class="pm-ink pm-line" fill="#1a1a1a" stroke="#1a1a1a"`
	}
	return `class="pm-board pm-line" fill="#fff" stroke="#1a1a1a"`
}

// arrowhead draws the head of an arrow at p that points the way from one point to another: two lines if it is open,
// a triangle if not.
func (b *board) arrowhead(p, from, to point, paint string, open bool) {
	length := from.distance(to)
	x, y := (to.x-from.x)/length, (to.y-from.y)/length
	deep, half, end := 4.0, 6.5, ""
	if !open {
		deep, half, end = 4.5, 6, "z"
	}
	put(&b.out, "<path ", paint, ` stroke-linecap="round" stroke-linejoin="round" d="M`, num(p.x-x*deep-y*half), " ", num(p.y-y*deep+x*half),
		"L", num(p.x+x*deep), " ", num(p.y+y*deep), "L", num(p.x-x*deep+y*half), " ", num(p.y-y*deep-x*half), end, "\"/>\n")
}
