package web

import (
	"bytes"
	"fmt"
	"math"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Boards draws boards for one page, which has [BoardCSS]. They are small, as they share what they have in
// common: the page has [Boards.Shared] once, anywhere. A page of one picture is better served by
// [Printer.Figure].
type Boards struct {
	options  Options
	shared   bytes.Buffer
	ids      map[string]string // of what is shared
	patterns map[string]bool
}

// NewBoards returns boards of which none is drawn.
func NewBoards(o Options) *Boards {
	return &Boards{options: o, ids: map[string]string{}, patterns: map[string]bool{}}
}

// Board is a board of a page. What hints disclose of a step only from some stage on has the class s2, s3, s4
// or s5, what they show up to some stage and the step itself does not has u1 to u4. The style sheet hides both
// as the attribute data-stage of an element around the board says.
type Board struct {
	SVG    string
	Words  string // what is marked, role by role
	Legend []LegendEntry
	Rows   []string // what stands in each row, cell by cell, in words
	board  *board
}

// LegendEntry is a line of a legend: a picture and a word.
type LegendEntry struct {
	SVG, Word string
	Class     string // which says at which stages of a hint it is seen, as those of the board do
}

// Draw draws a figure. Of a step for which there may be hints these are given, otherwise nil.
func (s *Boards) Draw(f explain.Figure, hints *Hinted, label string) Board {
	b := newBoard(s.options, &f)
	b.onPage = true
	if hints != nil {
		b.stages = newStages(b, hints)
	}
	b.draw()
	var svg bytes.Buffer
	put(&svg, `<svg class="pm" role="img" aria-label="`, Escape(label), `" viewBox="`,
		b.view(margin), "\">\n")
	s.share(&svg, b.out.String())
	svg.WriteString("</svg>")
	board := Board{SVG: strings.ReplaceAll(svg.String(), "\n", ""), Words: b.describe(), board: b}
	b.out.Reset()
	b.entries(func(words string, glyph func(point)) {
		const room = 32.0
		glyph(point{room / 2, room / 2})
		var picture bytes.Buffer
		put(&picture, `<svg aria-hidden="true" viewBox="0 0 `, num(room), " ", num(room), `">`)
		s.share(&picture, b.out.String())
		picture.WriteString("</svg>")
		b.out.Reset()
		board.Legend = append(board.Legend, LegendEntry{strings.ReplaceAll(picture.String(), "\n", ""), words, stageClass(b.entryFirst, b.entryLast)})
	})
	for i := 1; i <= b.l.Size(); i++ {
		var cells []string
		for j := 1; j <= b.l.Size(); j++ {
			cells = append(cells, b.inWords(candidates.At(i, j)))
		}
		board.Rows = append(board.Rows, strings.Join(cells, ", "))
	}
	return board
}

// view returns the view box of the board with so much room for the names of rows and columns.
func (b *board) view(names float64) string {
	left, top := names+b.room.left, names+b.room.top
	return num(-left) + " " + num(-top) + " " + num(left+b.side+b.room.right+edge) + " " + num(top+b.side+b.room.bottom+edge)
}

// inWords tells what a cell shows.
func (b *board) inWords(c candidates.Cell) string {
	switch d := b.g.Value(c); {
	case d != 0:
		return d.String()
	case b.marks[c] != 0:
		return spaced(b.marks[c])
	}
	return "open"
}

// share writes elements, one a line, by reference, as other boards may have them too. The groups that are
// seen at some stage stand where they are, as the style sheet looks for what is around them.
func (s *Boards) share(out *bytes.Buffer, elements string) {
	const shortest = len(`<use href="#p000"/>`) + 8
	var lines []string
	for line := range strings.Lines(elements) {
		switch {
		case strings.HasPrefix(line, "<pattern"):
			if !s.patterns[line] {
				s.patterns[line] = true
				s.shared.WriteString(line)
			}
			continue
		case !strings.HasPrefix(line, "<g class") && len(line) > shortest:
			line = `<use href="#` + s.reference(line) + "\"/>\n"
		}
		lines = append(lines, line)
	}
	for i := 0; i < len(lines); i++ {
		// A group of one reference is that reference, with the class of the group.
		if class, ok := strings.CutPrefix(lines[i], "<g "); ok && lines[i+2] == "</g>\n" {
			if use, ok := strings.CutPrefix(lines[i+1], "<use "); ok {
				put(out, "<use ", strings.TrimSuffix(class, ">\n"), " ", use)
				i += 2
				continue
			}
		}
		out.WriteString(lines[i])
	}
}

// reference returns the id of an element that is shared.
func (s *Boards) reference(line string) string {
	id, known := s.ids[line]
	if whole := line; !known {
		if texts, ok := strings.CutPrefix(line, "<g>"); ok { // from board to board few texts of a row change
			var parts strings.Builder
			for text := range strings.SplitAfterSeq(strings.TrimSuffix(texts, "</g>\n"), "</text>") {
				if text != "" {
					parts.WriteString(`<use href="#` + s.reference(text) + `"/>`)
				}
			}
			line = "<g>" + parts.String() + "</g>\n"
		}
		id = s.options.ID + "p" + strconv.FormatInt(int64(len(s.ids)), 36)
		line = inSheet.Replace(line)
		name := strings.IndexAny(line, " >")
		put(&s.shared, line[:name], ` id="`, id, `"`, line[name:])
		s.ids[whole] = id
	}
	return id
}

// inSheet takes out attributes that the style sheet of a page has.
var inSheet = strings.NewReplacer(` font-family="`+font+`"`, "", ` text-anchor="middle"`, "")

// Shared returns what the boards drawn so far share, as a picture that shows nothing.
func (s *Boards) Shared() string {
	return `<svg class="pm-shared" aria-hidden="true" width="0" height="0"><defs>` + "\n" + s.shared.String() + "</defs></svg>"
}

// Lit returns where on the board an argument's line speaks of: the cells of the item that it looks at as the
// path of a picture, and a place for each candidate of its claim. A place is "+x,y" if one of them is true,
// "-x,y" if none is, "*x,y" in the middle of a cell that shows the digit large. Behind it stands ",d", the
// digit, if the board does not show it.
func (b Board) Lit(line *explain.Line) (area, places string) {
	if line.Rule == explain.RuleLeft {
		area = b.board.region(explain.CellsOfItem(b.board.l, line.Item))
	}
	var all []string
	for _, k := range line.Claim.Of {
		sign, p, digit := "-", b.board.mark(k), ""
		if line.Claim.Some {
			sign = "+"
		}
		switch c := k.Cell(); {
		case b.board.big[c] == k.Digit() && line.Claim.Some:
			sign, p = "*", b.board.at(c)
		case !b.board.marks[c].Has(k.Digit()):
			digit = "," + k.Digit().String()
		}
		all = append(all, fmt.Sprintf("%s%s,%s%s", sign, num(p.x), num(p.y), digit))
	}
	return area, strings.Join(all, " ")
}

// region returns the path round cells, one rectangle if they fill it.
func (b *board) region(cells candidates.CellSet) string {
	top, left, bottom, right := b.l.Size(), b.l.Size(), 0, 0
	for c := range cells.All() {
		top, bottom = min(top, c.Row()), max(bottom, c.Row())
		left, right = min(left, c.Column()), max(right, c.Column())
	}
	high, wide := bottom-top+1, right-left+1
	if high*wide != cells.Len() {
		return area(cells)
	}
	return fmt.Sprintf("M%s %sh%sv%sh%sz", num(unit*float64(left-1)), num(unit*float64(top-1)), num(unit*float64(wide)), num(unit*float64(high)), num(-unit*float64(wide)))
}

// baseDigits writes the digits of the grid and all pencil marks, row by row, alike whatever part they play.
func (b *board) baseDigits() {
	for i := 1; i <= b.l.Size(); i++ {
		b.out.WriteString("<g>")
		for _, given := range []bool{true, false} {
			var x []string
			text := ""
			for j := 1; j <= b.l.Size(); j++ {
				c := candidates.At(i, j)
				if d := b.g.Value(c); d != 0 && given == b.g.Givens().Has(c) {
					x, text = append(x, num(b.at(c).x)), text+d.String()
				}
			}
			class := "pm-big pm-placed"
			if given {
				class = "pm-big pm-ink"
			}
			b.write(class, x, unit*(float64(i)-0.5)+0.35*bigSize, text)
		}
		for row := range b.rows {
			var x []string
			var y float64
			text := ""
			for j := 1; j <= b.l.Size(); j++ {
				c := candidates.At(i, j)
				for d := range b.marks[c].All() {
					if (int(d)-1)/b.columns == row {
						p := b.mark(candidates.Of(c, d))
						x, y, text = append(x, num(p.x)), p.y, text+d.String()
					}
				}
			}
			b.write("pm-small pm-mark", x, y+0.35*size, text)
		}
		b.out.WriteString("</g>\n")
	}
}

// rowsAndColumns writes the names of rows and columns.
func (b *board) rowsAndColumns() {
	b.out.WriteString("<g>")
	for i := 1; i <= b.l.Size(); i++ {
		middle := unit * (float64(i) - 0.5)
		b.write("pm-name pm-mark", []string{num(-b.room.left - margin/2)}, middle+0.35*nameSize, b.options.Prose.Style.Label(candidates.HouseOf(candidates.Row, i)))
		b.write("pm-name pm-mark", []string{num(middle)}, -b.room.top-margin/2+0.35*nameSize, b.options.Prose.Style.Label(candidates.HouseOf(candidates.Column, i)))
	}
	b.out.WriteString("</g>\n")
}

func (b *board) write(class string, x []string, y float64, text string) {
	if text != "" {
		put(&b.out, `<text class="`, class, `" x="`, strings.Join(x, " "), `" y="`, num(y), `">`, text, "</text>")
	}
}

// topDigits writes once more what lies under shapes and links: the digits of the pattern, what the step
// places, and pencil marks that a link crosses.
func (b *board) topDigits() {
	for c := range b.l.Cells().All() {
		if d := b.big[c]; d != 0 && b.g.Value(c) == 0 {
			k := candidates.Of(c, d)
			b.from(func(s *stages) int { return s.candidates[k] }, func() {
				b.write("pm-big pm-on-fill", []string{num(b.at(c).x)}, b.at(c).y+0.35*bigSize, d.String())
				b.out.WriteByte('\n')
			})
		}
		for d := range b.marks[c].All() {
			k := candidates.Of(c, d)
			p, role := b.mark(k), b.Candidates[k]
			draw := func(class string) func() {
				return func() {
					b.write("pm-small "+class, []string{num(p.x)}, p.y+0.35*size, d.String())
					b.out.WriteByte('\n')
				}
			}
			switch {
			case role != explain.RoleNone && b.fill(role) != "":
				b.from(func(s *stages) int { return s.candidates[k] }, draw("pm-on-fill"))
			case b.Removed[c].Has(d):
				b.from(func(s *stages) int { return s.removed[k] }, draw("pm-on-fill"))
			case role != explain.RoleNone:
				b.from(func(s *stages) int { return s.candidates[k] }, draw("pm-ink"))
			case b.crossed(p):
				b.from(func(*stages) int { return explain.Stages }, draw("pm-mark pm-halo"))
			}
		}
	}
}

// crossed reports whether a link runs over a pencil mark.
func (b *board) crossed(p point) bool {
	for _, c := range b.curves {
		for i := range samples + 1 {
			if c.at(float64(i)/samples).distance(p) < 0.6*radius+math.Abs(c.from.distance(c.to))/(2*samples) {
				return true
			}
		}
	}
	return false
}
