// Package web draws figures as SVG pictures, to be looked at in a browser, kept and printed.
//
// A picture shows the marks that a terminal board shows, and beyond them what the evidence says about how
// they hang together: strong links as solid lines, weak ones as dashed lines, nodes numbered in the order of
// their chain, sets outlined and lettered. Roles are told by shape; colour repeats it. What is drawn in the
// light is in attributes, so that a picture survives outside of a page; a style sheet in it changes colours
// in the dark and where the reader has colours of his own.
package web

import (
	"bytes"
	_ "embed"
	"io"
	"math"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/prose"
)

// Options are how pictures are to be. The zero value suits a picture in a file of its own.
type Options struct {
	Prose prose.Writer
	ID    string // stands before the ids in the picture, so that a page can have several

	NoNames  bool // leaves out the names of rows and columns that no role has
	NoLegend bool // leaves out what would stand under the board
	NoStyle  bool // leaves the style sheet out, for pages that have their own
}

// Printer draws pictures. It is safe to share. Every method writes once, and returns the error of that.
type Printer struct{ options Options }

// New returns a printer with the given options.
func New(o Options) *Printer { return &Printer{o} }

// Step draws a step.
func (p *Printer) Step(w io.Writer, f *explain.Frame) error {
	return p.Figure(w, p.options.Prose.Figure(f), p.options.Prose.Title(f))
}

// Figure draws a figure. The title is for who cannot see it, and what pages show at the pointer.
func (p *Printer) Figure(w io.Writer, f explain.Figure, title string) error {
	b := newBoard(p.options, &f)
	b.draw()
	legend, height := "", 0.0
	if !p.options.NoLegend {
		legend, height = b.legend()
	}
	var out bytes.Buffer
	before := margin // above and to the left of the board
	if p.options.NoNames && len(f.Marks.Houses) == 0 {
		before = edge
	}
	x, y, width := -b.room.left-before, -b.room.top-before, before+b.room.left+b.side+b.room.right+edge
	height += before + b.room.top + b.side + b.room.bottom + edge
	id := p.options.ID
	put(&out, `<svg xmlns="http://www.w3.org/2000/svg" class="pm" role="img" aria-labelledby="`, id, `title" aria-describedby="`, id,
		`desc" width="`, num(width), `" height="`, num(height), `" viewBox="`, num(x), ` `, num(y), ` `, num(width), ` `, num(height), `"`)
	if b.room != (sides{}) {
		put(&out, ` data-board="`, b.view(before), `"`) // for pages that set the legend apart
	}
	put(&out, ">\n", `<title id="`, id, `title">`, escape(title), "</title>\n", `<desc id="`, id, `desc">`, escape(b.describe()+" "+b.clueWords()), "</desc>\n")
	if !p.options.NoStyle {
		put(&out, "<style>", style)
		if len(b.drawn) > 0 {
			out.WriteString(clueStyle())
		}
		out.WriteString("</style>\n")
	}
	put(&out, `<rect class="pm-board" x="`, num(x), `" y="`, num(y), `" width="`, num(width), `" height="`, num(height), `" fill="#fff"/>`, "\n")
	out.Write(b.out.Bytes())
	out.WriteString(legend)
	out.WriteString("</svg>\n")
	_, err := out.WriteTo(w)
	return err
}

// Lights returns what says where on the board of a figure a line speaks of: see [Board.Lit].
func (p *Printer) Lights(f explain.Figure) Board { return Board{board: newBoard(p.options, &f)} }

// Describe tells in words what is marked in a figure, role by role, for who cannot see it. It is empty if nothing is.
func (p *Printer) Describe(f explain.Figure) string { return newBoard(p.options, &f).describe() }

// BoardCSS is the style sheet of pages that show boards. Its custom properties are the colours of [style], and
// of what a page has beside pictures.
//
//go:embed board.css
var BoardCSS string

// LinesJS is a module with the lists of lines that light up on a board, and LinesCSS is how they look on a page
// that has [BoardCSS] too.
var (
	//go:embed lines.js
	LinesJS string
	//go:embed lines.css
	LinesCSS string
)

// style changes what is drawn in the light. Shapes with a fill are the same in the dark, with their digits.
const style = `@media screen and (prefers-color-scheme: dark){.pm-board{fill:#16181d}.pm-ink{fill:#f0f0f0}.pm-line{stroke:#f0f0f0}.pm-thin{stroke:#6d7480}` +
	`.pm-placed{fill:#9ecbff}.pm-mark{fill:#b4b4b4}.pm-halo{stroke:#16181d}.pm-link{stroke:#9ecbff}.pm-badge{fill:#9ecbff}.pm-on-badge{fill:#16181d}.pm-extra{fill:#23272f}.pm-bad{stroke:#ff8a80}.pm-group{stroke:#33506b}}` +
	`@media (forced-colors: active){.pm-board{fill:Canvas}.pm-ink,.pm-placed,.pm-mark,.pm-badge,.pm-on-fill{fill:CanvasText}.pm-line,.pm-thin,.pm-link,.pm-bad,.pm-edge{stroke:CanvasText}` +
	`.pm-halo,.pm-group{stroke:Canvas}.pm-on-badge{fill:Canvas}.pm-extra,.pm-fill{fill:Canvas}}`

func put(out *bytes.Buffer, parts ...string) {
	for _, part := range parts {
		out.WriteString(part)
	}
}

// num writes a coordinate to a tenth of a unit.
func num(x float64) string {
	n := int(math.Round(math.Abs(x) * 10))
	text := strconv.Itoa(n / 10)
	if n%10 != 0 {
		text += "." + strconv.Itoa(n%10)
	}
	if x < 0 && n != 0 {
		text = "-" + text
	}
	return text
}

func escape(s string) string { return Escape(strings.TrimSpace(s)) }

// describe tells in words what is marked, role by role.
func (b *board) describe() string {
	var parts []string
	style := b.options.Prose.Style
	for role := explain.RoleNone + 1; role < explain.NumRoles; role++ {
		var of []string
		for h := range b.l.Houses().All() {
			if b.Houses[h] == role {
				of = append(of, b.options.Prose.Language.House(style.House(b.l, h)))
			}
		}
		for c := range b.l.Cells().All() {
			digits := b.digitsOf(c, role)
			switch {
			case digits != 0:
				of = append(of, spaced(digits)+" "+b.label("in")+" "+style.Cell(c))
			case b.framed(c) == role:
				of = append(of, style.Cell(c))
			}
		}
		if of != nil {
			parts = append(parts, b.word(role)+b.colon()+" "+strings.Join(of, ", ")+".")
		}
	}
	for _, g := range b.options.Prose.CluesOf(b.f) {
		parts = append(parts, b.label("by")+" "+g.String()+".")
	}
	return strings.Join(parts, " ")
}

// clueWords lists the clues of the board.
func (b *board) clueWords() string {
	var parts []string
	for _, g := range b.options.Prose.Clues(b.l) {
		parts = append(parts, g.String()+".")
	}
	if parts == nil {
		return ""
	}
	return b.label("Clues") + b.colon() + " " + strings.Join(parts, " ")
}

// spaced gives digits one by one, as they are to be read.
func spaced(digits candidates.DigitSet) string {
	return strings.Join(strings.Split(digits.String(), ""), " ")
}

// label returns words of a picture in the language of its texts.
func (b *board) label(english string) string { return b.options.Prose.Language.Label(english) }

func (b *board) colon() string { return b.options.Prose.Language.Mark(":") }

// word returns what the figure calls a role.
func (b *board) word(role explain.Role) string {
	return b.options.Prose.RoleWord(b.f, role)
}
