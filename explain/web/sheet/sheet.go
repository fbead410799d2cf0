// Package sheet lays puzzles out as pages to be printed: some boards a page, and the answers at the end.
//
// A document is one file of HTML, well-formed as XML, without scripts, which asks nothing of a network. Its
// boards have sizes in millimetres that fit on A4 and on Letter. Number, level and fingerprint stand at a
// puzzle and at its answer, so that loose pages find each other again.
package sheet

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/web"
	"pencilmark/explain/web/pagehead"
)

// Puzzle is a puzzle to be printed.
type Puzzle struct {
	Name   string
	Grid   candidates.Grid
	Marks  bool                    // the candidates of the grid are pencil marks
	Stale  candidates.CandidateSet // pencil marks beyond the candidates, that digits rule out
	Blank  candidates.CellSet      // open cells without pencil marks
	Answer *candidates.Filling     // nil if there is none to print
	Step   *explain.Frame          // that answers it instead, on the grid; nil if there is none to print
	Level  string                  // how hard it is, may be empty
	Score  int                     // the same in points; printed with a level
}

// Options are how pages are to be.
type Options struct {
	Title   string
	PerPage int         // boards a page: one of [PerPage], the first if zero
	Names   bool        // with names of rows and columns
	Boards  web.Options // of names and words
}

// PerPage are the numbers of boards that a page may have.
var PerPage = []int{1, 2, 4, 6}

// stepsPerPage is how many steps with their reasons fit on a page, if these are short.
const stepsPerPage = 3

// answersPerPage is how many answers fit on a page, in rows of three.
const answersPerPage = 12

//go:embed sheet.css
var css string

// Fingerprint is a short name of the givens of a puzzle, the same wherever they are printed.
func Fingerprint(g *candidates.Grid) string {
	givens := g.GivenDigits()
	sum := sha256.Sum256([]byte(strings.Join(append([]string{g.Layout().String()}, g.Layout().ClueLines()...), "\n") + " " + givens.Text(g.Layout())))
	code := hex.EncodeToString(sum[:4])
	return code[:4] + "-" + code[4:]
}

// Write writes the puzzles as one document, in their order. It writes once.
func Write(w io.Writer, puzzles []Puzzle, o Options) error {
	if o.PerPage == 0 {
		o.PerPage = PerPage[0]
	}
	if !slices.Contains(PerPage, o.PerPage) {
		return fmt.Errorf("sheet: %d boards a page: expected one of %v", o.PerPage, PerPage)
	}
	if o.Title == "" {
		o.Title = "Sudoku"
	}
	o.Boards.NoNames, o.Boards.NoLegend, o.Boards.NoStyle = !o.Names, true, true
	p := &page{Options: o}
	p.out.WriteString(Head(o.Title))
	for i, all := 0, slices.Collect(slices.Chunk(puzzles, o.PerPage)); i < len(all); i++ {
		p.section("of"+strconv.Itoa(o.PerPage), "", i == 0, len(all[i]), func(j int) {
			p.puzzle(i*o.PerPage+j+1, &all[i][j])
		})
	}
	p.answers(puzzles, "answers", answersPerPage, func(x *Puzzle) bool { return x.Answer != nil && x.Step == nil }, p.answer)
	p.answers(puzzles, "steps", stepsPerPage, func(x *Puzzle) bool { return x.Step != nil }, p.step)
	p.out.WriteString(Tail)
	return p.end(w)
}

// answers writes the pages of answers of one class, those of the puzzles that have one.
func (p *page) answers(puzzles []Puzzle, class string, perPage int, has func(x *Puzzle) bool, write func(number int, x *Puzzle)) {
	var answered []int
	for i := range puzzles {
		if has(&puzzles[i]) {
			answered = append(answered, i)
		}
	}
	for i, all := 0, slices.Collect(slices.Chunk(answered, perPage)); i < len(all); i++ {
		title := ""
		if i == 0 {
			title = "Answers"
		}
		p.section(class, title, false, len(all[i]), func(j int) { write(all[i][j]+1, &puzzles[all[i][j]]) })
	}
}

// Section writes one puzzle on a page of its own, without the answer, to stand between [Head] and [Tail]. It
// writes once.
func Section(w io.Writer, number int, x Puzzle, o Options) error {
	o.Boards.NoNames, o.Boards.NoLegend, o.Boards.NoStyle = !o.Names, true, true
	p := &page{Options: o}
	p.section("of1", "", false, 1, func(int) { p.puzzle(number, &x) })
	return p.end(w)
}

// end writes what has been made.
func (p *page) end(w io.Writer) error {
	if p.err != nil {
		return p.err
	}
	_, err := p.out.WriteTo(w)
	return err
}

// page is a document in the making.
type page struct {
	Options
	out bytes.Buffer
	err error
}

func (p *page) put(format string, args ...any) { fmt.Fprintf(&p.out, format, args...) }

// Tail is the end of a document.
const Tail = "</main>\n</body>\n</html>\n"

// Head is the beginning of a document, up to its first page.
func Head(title string) string { return pagehead.Of(title, css) }

// section writes a page of figures. The first one has the title of the document.
func (p *page) section(class, title string, first bool, n int, figure func(i int)) {
	p.put("<section class=\"%s\">\n", class)
	switch {
	case first:
		p.put("<h1>%s</h1>\n", web.Escape(p.Title))
	case title != "":
		p.put("<h2>%s</h2>\n", web.Escape(title))
	}
	p.put("<div class=\"boards\">\n")
	for i := range n {
		figure(i)
	}
	p.put("</div>\n</section>\n")
}

// caption is what tells a puzzle from others, at the puzzle and at its answer.
func caption(number int, p *Puzzle) string {
	parts := []string{"<b>" + strconv.Itoa(number) + "</b>"}
	if p.Name != "" {
		parts = append(parts, web.Escape(p.Name))
	}
	if p.Level != "" {
		parts = append(parts, web.Escape(p.Level)+" "+strconv.Itoa(p.Score))
	}
	return strings.Join(append(parts, Fingerprint(&p.Grid)), " \u00b7 ")
}

func (p *page) puzzle(number int, x *Puzzle) {
	g := x.Grid
	givens := g.GivenDigits()
	f := explain.Figure{Grid: g, All: x.Marks, Stale: x.Stale, Blank: x.Blank}
	p.figure("p"+strconv.Itoa(number), number, x, f, "Puzzle")
	p.put("<p class=\"line\">%s</p>\n", givens.Text(g.Layout()))
	p.rules(g.Layout())
	p.put("</figure>\n")
}

// rules says what the clues of a board mean, a kind a line.
func (p *page) rules(l *candidates.Layout) {
	groups := p.Boards.Prose.Clues(l)
	if groups == nil {
		return
	}
	p.put("<ul class=\"rules\">\n")
	for _, g := range groups {
		p.put("<li><b>%s</b> %s</li>\n", web.Escape(g.Name), web.Escape(g.Meaning))
	}
	p.put("</ul>\n")
}

func (p *page) answer(number int, x *Puzzle) {
	g := candidates.NewGrid(x.Grid.Layout(), x.Grid.GivenDigits())
	for c := range g.Open().All() {
		g.Place(c, x.Answer[c])
	}
	p.figure("a"+strconv.Itoa(number), number, x, explain.Figure{Grid: g}, "Answer")
	p.put("</figure>\n")
}

// step writes the step that answers a puzzle: a board, and beside it title, reason and notation.
func (p *page) step(number int, x *Puzzle) {
	title, notation, text := p.Boards.Prose.Texts(x.Step)
	p.figure("a"+strconv.Itoa(number), number, x, p.Boards.Prose.Figure(x.Step), "Answer")
	p.put("<div class=\"reason\">\n<p><b>%s</b></p>\n", web.Escape(title))
	for line := range strings.SplitSeq(text, "\n") {
		p.put("<p>%s</p>\n", web.Escape(line))
	}
	p.put("<p class=\"line\">%s</p>\n</div>\n</figure>\n", web.Escape(notation))
}

func (p *page) figure(id string, number int, x *Puzzle, f explain.Figure, kind string) {
	p.put("<figure id=\"%s\">\n<figcaption>%s</figcaption>\n", id, caption(number, x))
	o := p.Boards
	o.ID = id + "-"
	title := fmt.Sprintf("%s %d: %s", kind, number, strings.Join(rows(&f.Grid), ", "))
	if err := web.New(o).Figure(&p.out, f, title); err != nil && p.err == nil {
		p.err = err
	}
}

// rows returns the digits of each row, as they are to be read aloud.
func rows(g *candidates.Grid) (rows []string) {
	text, n := strings.ReplaceAll(g.String(), ".", "-"), g.Layout().Size()
	for i := 0; i < len(text); i += n {
		rows = append(rows, strings.Join(strings.Split(text[i:i+n], ""), " "))
	}
	return rows
}
