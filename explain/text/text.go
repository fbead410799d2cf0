// Package text shows steps and walkthroughs in a terminal, plain or in colour,
// and as Markdown for forums and notes.
//
// Sentences come from package prose. This package adds the board: what a learner would look at on paper
// while reading the sentence. It knows roles and shapes of package explain and no technique.
//
// # Reading a board
//
// A given stands alone, and +5 was placed by a step before or by the player. An open cell shows its
// candidates, first those that stay, then, behind a minus sign, those that the step removes. Signs around
// digits tell the part that they play, and a line below the board says which signs it uses:
//
//	(25)   the pattern                {37}  its pivot     [35]  a pincer
//	27-35  3 and 5 are removed        *5*   placed        <5>   blocks a cell
//	?5?    supposed for a while       !5!   runs out of places or candidates
//
// Houses are marked at the edge: beside the name of a row or column, or in the line above the first cell of
// a box, with # for a base house, % for a cover house. Colour repeats what the signs say and adds nothing.
//
// If the page is too narrow for all pencil marks, a board keeps those of the cells that are marked or that the
// sentences name, and elsewhere those of the highlighted digits; if that is too wide as well, those digits only in
// houses that are marked; then it stands in parts, one below the other. Where not even one column fits it shows the highlighted digits alone, then
// without the names of rows and columns; and if nothing helps there is no board.
package text

import (
	"bytes"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/prose"
)

// Boards says which steps of a walkthrough are shown on a board.
type Boards uint8

// The choices. The zero value suits a reader who can place digits without a picture.
const (
	BoardsWhereHelpful Boards = iota // puzzle, outcome and all steps but singles
	BoardsAlways
	BoardsNever
)

// Options are how a text is to look. The zero value is plain ASCII in lines of any length.
type Options struct {
	Width   int  // columns of a line, of which words use up to 100; 0 for no limit
	Color   bool // whether the writer takes escape sequences for colours
	Unicode bool // draw the lines of boards with box drawing characters
	Boards  Boards
	Prose   prose.Writer
	// Lesson gives what to type to read on about a technique, by its code; empty if there is nothing. If it is
	// nil, nothing is said of lessons.
	Lesson func(code string) string
}

// Printer shows grids, steps and walkthroughs. It is safe to share. Every
// method writes once, and returns the error of that.
type Printer struct {
	options Options
	palette palette
}

// New returns a printer with the given options.
func New(o Options) *Printer { return &Printer{options: o, palette: newPalette(o.Color)} }

// fits reports whether a board of the given width is not too wide.
func (p *Printer) fits(width int) bool { return p.options.Width <= 0 || width <= p.options.Width }

// Walkthrough writes the puzzle, every step with its reason, and the outcome. Singles take one paragraph
// each, or where the writer is to be short one a run; unless boards are wanted for them.
func (p *Printer) Walkthrough(w io.Writer, wt *explain.Walkthrough) error {
	var out bytes.Buffer
	p.heading(&out, wt.Name)
	p.figure(&out, explain.Figure{Grid: wt.Start, All: wt.Start.Narrowed()})
	p.lines(&out, p.extraHouses(wt.Start.Layout()), indent)
	p.lines(&out, p.clues(wt.Start.Layout()), indent)
	inRun := false
	for part := range p.parts(wt) {
		if !inRun || !part.isShort {
			gap(&out)
		}
		switch inRun = part.isShort; {
		case part.run != nil:
			p.run(&out, part.run)
		case inRun:
			p.short(&out, part.frame)
		default:
			p.step(&out, part.frame)
		}
		p.lines(&out, part.next, indent)
	}
	outcome := p.options.Prose.Outcome(wt)
	for _, end := range wt.Ends() {
		p.figure(&out, end, outcome)
	}
	gap(&out)
	p.lines(&out, outcome, indent)
	p.tally(&out, wt)
	_, err := out.WriteTo(w)
	return err
}

// Step writes one step: its number and title, a board, the reason and the notation.
func (p *Printer) Step(w io.Writer, f *explain.Frame) error {
	var out bytes.Buffer
	p.step(&out, f)
	_, err := out.WriteTo(w)
	return err
}

// Hint writes what a hint has disclosed at the given stage, and so many of the first links of a chain, one
// a line; with a board if there is something to see on it.
func (p *Printer) Hint(w io.Writer, f *explain.Frame, ladder explain.Ladder, stage, links int) error {
	var out bytes.Buffer
	texts := append(p.options.Prose.Hint(f, ladder, stage), p.options.Prose.Links(f, links)...)
	for _, text := range texts {
		p.lines(&out, text, 0)
	}
	if shown := p.options.Prose.HintFigure(f, ladder, stage, links); len(shown.Marks.Houses)+len(shown.Marks.Cells)+len(shown.Marks.Candidates) > 0 {
		p.figure(&out, shown, texts...)
	}
	if stage >= explain.Stages {
		p.readOn(&out, []explain.Step{*f.Step})
	}
	_, err := out.WriteTo(w)
	return err
}

// Figure writes a board as steps have them: with marks, labels and a legend.
func (p *Printer) Figure(w io.Writer, f explain.Figure) error {
	var out bytes.Buffer
	p.figure(&out, f)
	_, err := out.WriteTo(w)
	return err
}

// Board writes the grid with all pencil marks, as far as there is room.
func (p *Printer) Board(w io.Writer, g *candidates.Grid, marks explain.Marks) error {
	var out bytes.Buffer
	p.figure(&out, explain.Figure{Grid: *g, Marks: marks, All: true})
	_, err := out.WriteTo(w)
	return err
}

// Sketch writes the grid with its digits, and pencil marks only of those digits that are marked.
func (p *Printer) Sketch(w io.Writer, g *candidates.Grid, marks explain.Marks) error {
	var out bytes.Buffer
	p.figure(&out, explain.Figure{Grid: *g, Marks: marks})
	_, err := out.WriteTo(w)
	return err
}

// short writes a step as one paragraph, without a board. If its text has
// several lines they stand under its title.
func (p *Printer) short(out *bytes.Buffer, frame *explain.Frame) {
	f := p.numbered(out, strconv.Itoa(frame.Number))
	f.words(p.options.Prose.Title(frame)+".", &p.palette.title)
	text := p.options.Prose.Text(frame)
	if strings.Contains(text, "\n") {
		f.end()
		p.lines(out, text, indent)
		return
	}
	f.words(text, &p.palette.none)
	f.end()
}

// step writes a step with its board.
func (p *Printer) step(out *bytes.Buffer, frame *explain.Frame) {
	f := p.numbered(out, strconv.Itoa(frame.Number))
	title, text := p.options.Prose.Title(frame), p.options.Prose.Text(frame)
	f.words(title, &p.palette.title)
	f.end()
	because := p.options.Prose.Argument(frame.Before.Layout(), frame.Step.Because)
	if p.figure(out, p.options.Prose.Figure(frame), append(because, title, text)...) {
		gap(out)
	}
	p.lines(out, text, indent)
	p.argument(out, frame, because)
	p.notation(out, frame)
}

// argument writes the lines of the argument of a step, if it has one, indented by the suppositions around them.
func (p *Printer) argument(out *bytes.Buffer, frame *explain.Frame, lines []string) {
	depth := prose.ArgumentDepth(frame.Step.Because)
	for i, text := range lines {
		label := strconv.Itoa(i+1) + ":"
		before := indent + 2*depth[i]
		f := p.newFlow(out, before, label, before+len(label)+1)
		f.words(text, &p.palette.none)
		f.end()
	}
}

// notation writes the notation of a step, where the text is not for people who do not know it, nor just that.
func (p *Printer) notation(out *bytes.Buffer, frame *explain.Frame) {
	if p.options.Prose.Level != prose.Standard {
		return
	}
	f := p.newFlow(out, indent, "", indent)
	f.words(p.options.Prose.Notation(frame), &p.palette.notation)
	f.end()
}

// heading writes a line for itself; an empty one is left out.
func (p *Printer) heading(out *bytes.Buffer, text string) {
	if text = strings.TrimSpace(clean(text)); text != "" {
		f := p.newFlow(out, 0, "", 0)
		f.words(text, &p.palette.title)
		f.end()
	}
}

// indent is where the words of steps stand: behind a number of two digits, and
// below the left line of boards.
const indent = len("12. ")

// numbered starts a paragraph with a number.
func (p *Printer) numbered(out *bytes.Buffer, number string) *flow {
	label := number + "."
	return p.newFlow(out, indent-1-len(label), label, max(indent, len(label)+1))
}

// lines writes each line of a text as a paragraph.
func (p *Printer) lines(out *bytes.Buffer, text string, indent int) {
	for _, l := range splitLines(text) {
		before := indent + l.indent
		hang := before
		if l.number != "" {
			hang += len(l.number) + 1
		}
		f := p.newFlow(out, before, l.number, hang)
		f.words(l.words, &p.palette.none)
		f.end()
	}
}

// Clues lists the clues of the board, a kind a line, with what they mean; it writes nothing if there are none.
func (p *Printer) Clues(w io.Writer, l *candidates.Layout) error {
	var out bytes.Buffer
	p.lines(&out, p.clues(l), indent)
	_, err := out.WriteTo(w)
	return err
}

// clues lists the clues of the board, a kind a line, with what they mean; it is empty if there are none.
func (p *Printer) clues(l *candidates.Layout) string {
	var lines []string
	for _, g := range p.options.Prose.Clues(l) {
		lines = append(lines, g.String()+". "+g.Meaning)
	}
	return strings.Join(lines, "\n")
}

// ofStep lists the clues that a step goes by, likewise.
func (p *Printer) ofStep(f *explain.Figure) string {
	var lines []string
	for _, g := range p.options.Prose.CluesOf(f) {
		lines = append(lines, g.String())
	}
	return strings.Join(lines, "\n")
}

// extraHouses names the houses of the layout that no line on the board shows; it is empty if there are none.
func (p *Printer) extraHouses(l *candidates.Layout) string {
	var names []string
	for h := range (l.HousesOfKind(candidates.Extra) &^ l.HousesOfClues()).All() {
		names = append(names, p.options.Prose.Language.House(l.Name(h)))
	}
	if names == nil {
		return ""
	}
	return p.label("Each digit once also in") + p.colon() + " " + strings.Join(names, ", ") + "."
}

// readOn says what to type to read on about the techniques of the steps, each once.
func (p *Printer) readOn(out *bytes.Buffer, steps []explain.Step) {
	if p.options.Lesson == nil {
		return
	}
	var lessons []string
	for i := range steps {
		if lesson := p.options.Lesson(steps[i].Technique.Code); lesson != "" && !slices.Contains(lessons, lesson) {
			lessons = append(lessons, lesson)
		}
	}
	switch len(lessons) {
	case 0:
	case 1:
		gap(out)
		p.lines(out, p.label("To read on")+p.colon()+" "+lessons[0], 0)
	default:
		gap(out)
		p.lines(out, p.label("To read on")+p.colon(), 0)
		p.lines(out, strings.Join(lessons, "\n"), indent)
	}
}

// ReadOn writes what to type to read on about the techniques of the steps, if there is something.
func (p *Printer) ReadOn(w io.Writer, steps []explain.Step) error {
	var out bytes.Buffer
	p.readOn(&out, steps)
	_, err := out.WriteTo(w)
	return err
}

// technique is the name of a technique, with a capital letter.
func (p *Printer) technique(name string) string {
	return capital(p.options.Prose.Language.Technique(name))
}

func capital(words string) string {
	first, n := utf8.DecodeRuneInString(words)
	return string(unicode.ToUpper(first)) + words[n:]
}

// titleOf names the techniques of a run, with a capital letter.
func (p *Printer) titleOf(r *run) string {
	names := make([]string, len(r.names))
	for i, name := range r.names {
		names[i] = p.options.Prose.Language.Technique(name)
	}
	return capital(strings.Join(names, ", "))
}

// count is how often a technique was used.
type count struct {
	explain.Ref
	times int
}

// tally counts the steps of each technique, the most frequent first.
func tally(wt *explain.Walkthrough) (counts []count) {
	for _, step := range wt.Steps {
		i := slices.IndexFunc(counts, func(c count) bool { return c.Name == step.Technique.Name })
		if i < 0 {
			i = len(counts)
			counts = append(counts, count{Ref: step.Technique})
		}
		counts[i].times++
	}
	slices.SortStableFunc(counts, func(a, b count) int { return b.times - a.times })
	return counts
}

func (p *Printer) tally(out *bytes.Buffer, wt *explain.Walkthrough) {
	if len(wt.Steps) > 0 {
		gap(out)
	}
	for _, c := range tally(wt) {
		times := strconv.Itoa(c.times)
		f := p.newFlow(out, indent+2-len(times), times, indent+2)
		f.words("x "+p.technique(c.Name), &p.palette.none)
		if p.options.Lesson != nil {
			if lesson := p.options.Lesson(c.Code); lesson != "" {
				f.words("("+lesson+")", &p.palette.notation)
			}
		}
		f.end()
	}
}

// isShort reports whether one paragraph is enough for a step.
func (p *Printer) isShort(s *explain.Step) bool {
	return p.options.Boards != BoardsAlways && isSingle(s)
}

func isSingle(s *explain.Step) bool { return explain.ShapeOf(s.Evidence) == explain.ShapeSingle }
