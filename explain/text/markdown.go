package text

import (
	"bytes"
	"cmp"
	"io"
	"strconv"
	"strings"

	"pencilmark/explain"
	"pencilmark/explain/prose"
)

// Markdown writes the walkthrough as a CommonMark document for forums and notes: the puzzle, the steps and
// the outcome under headings, boards as code blocks, notation as code. Lines are not wrapped and not
// coloured, whatever the options.
func (p *Printer) Markdown(w io.Writer, wt *explain.Walkthrough) error {
	return p.Illustrated(w, wt, nil)
}

// Illustrated does so with pictures instead of boards: draw draws one and returns its address.
func (p *Printer) Illustrated(w io.Writer, wt *explain.Walkthrough, draw func(f explain.Figure, title string) (string, error)) error {
	o := p.options
	o.Width, o.Color = 0, false
	m := markdown{p: New(o), draw: draw}
	if m.walkthrough(wt); m.err != nil {
		return m.err
	}
	_, err := m.out.WriteTo(w)
	return err
}

// IllustratedStep writes one step in the same way, under a heading. If draw is nil its board is a code block.
func (p *Printer) IllustratedStep(w io.Writer, f *explain.Frame, draw func(f explain.Figure, title string) (string, error)) error {
	o := p.options
	o.Width, o.Color = 0, false
	m := markdown{p: New(o), draw: draw}
	if m.step(f); m.err != nil {
		return m.err
	}
	_, err := m.out.WriteTo(w)
	return err
}

// markdown is a document in the making.
type markdown struct {
	p    *Printer
	draw func(f explain.Figure, title string) (string, error) // nil for boards of characters
	err  error                                                // the first of draw
	out  bytes.Buffer
}

func (m *markdown) walkthrough(wt *explain.Walkthrough) {
	m.write("# ", cmp.Or(escape(wt.Name), "Sudoku"), "\n\n")
	m.block(explain.Figure{Grid: wt.Start, All: wt.Start.Narrowed()}, m.p.label("The puzzle"))
	if extra := m.p.extraHouses(wt.Start.Layout()); extra != "" {
		m.write(escape(extra), "\n\n")
	}
	for line := range strings.Lines(m.p.clues(wt.Start.Layout())) {
		m.write("- ", escape(strings.TrimSuffix(line, "\n")), "\n")
	}
	if len(wt.Start.Layout().Clues()) > 0 {
		m.write("\n")
	}
	m.write(code(wt.Start.String()), "\n")
	if len(wt.Steps) > 0 {
		m.write("\n## ", m.p.label("Steps"), "\n")
	}
	inList := false
	for part := range m.p.parts(wt) {
		if !inList || !part.isShort {
			m.write("\n")
		}
		switch inList = part.isShort; {
		case part.run != nil:
			m.run(part.run)
		case inList:
			m.short(part.frame, part.next)
		default:
			m.step(part.frame)
			m.next(part.next)
		}
	}
	m.write("\n## ", m.p.label("Outcome"), "\n\n")
	for _, end := range wt.Ends() {
		m.block(end, m.p.label("The end"))
	}
	m.paragraphs(m.p.options.Prose.Outcome(wt))
	if len(wt.Steps) > 0 {
		m.write("\n| ", m.p.label("Technique"), " | ", m.p.label("Steps"), " |\n|---|--:|\n")
	}
	for _, c := range tally(wt) {
		m.write("| ", escape(m.p.technique(c.Name)), " | ", strconv.Itoa(c.times), " |\n")
	}
}

func (m *markdown) write(parts ...string) {
	for _, part := range parts {
		m.out.WriteString(part)
	}
}

// block writes a board as a picture or a code block, with an empty line behind it.
func (m *markdown) block(f explain.Figure, title string) {
	if m.draw != nil {
		address, err := m.draw(f, title)
		m.err = cmp.Or(m.err, err)
		m.write("![", escape(title), "](<", address, ">)\n\n")
		return
	}
	var board bytes.Buffer
	if m.p.figure(&board, f) {
		m.write("```text\n", board.String(), "```\n\n")
	}
}

// short writes a step as an item of the list of steps.
func (m *markdown) short(f *explain.Frame, next string) {
	writer := m.p.options.Prose
	m.write(strconv.Itoa(f.Number), ". **", escape(writer.Title(f)), ".** ",
		escape(writer.Text(f)), m.notation(f))
	if next != "" {
		m.write(" *", escape(next), "*")
	}
	m.write("\n")
}

// next writes what to look for next time as a paragraph.
func (m *markdown) next(text string) {
	if text != "" {
		m.write("\n*", escape(text), "*\n")
	}
}

// notation is the notation of a step behind a space, or nothing; see [Printer.notation].
func (m *markdown) notation(f *explain.Frame) string {
	if m.p.options.Prose.Level != prose.Standard {
		return ""
	}
	return " " + code(m.p.options.Prose.Notation(f))
}

// run writes a run of singles under a heading of its own, or as an item of the list of steps.
func (m *markdown) run(r *run) {
	if !r.hasBoard() {
		m.write("- **", r.numbers(), ". ", escape(m.p.titleOf(r)), ".** ", escape(r.text()), "\n")
		return
	}
	m.write("### ", r.numbers(), ". ", escape(m.p.titleOf(r)), "\n\n")
	m.block(r.figure(), m.p.titleOf(r))
	m.paragraphs(r.text())
}

// step writes a step under a heading of its own.
func (m *markdown) step(f *explain.Frame) {
	writer := m.p.options.Prose
	m.write("### ", strconv.Itoa(f.Number), ". ", escape(writer.Title(f)), "\n\n")
	m.block(writer.Figure(f), writer.Title(f))
	m.paragraphs(writer.Text(f))
	if notation := m.notation(f); notation != "" {
		m.write("\n", notation[1:], "\n")
	}
}

// paragraphs writes a text. Its numbered lines become lists, nested as they are indented; a line without a
// number that is indented goes on with the item that the list before it belongs to.
func (m *markdown) paragraphs(text string) {
	// Where a list starts at each depth. Its items are indented by what stands before their words.
	lists := []int{0, 0}
	inList := false
	for i, l := range splitLines(text) {
		depth := min(l.indent/indentOfBranch, len(lists)-1)
		numbered := l.number != ""
		if i > 0 && !(inList && numbered) {
			m.write("\n")
		}
		inList = numbered
		if !numbered {
			if depth > 0 {
				pad(&m.out, lists[min(depth+1, len(lists)-1)])
			}
			m.write(escape(l.words), "\n")
			continue
		}
		marker, words := l.number+" ", escape(l.words)
		if strings.Count(l.number, ".") > 1 {
			marker, words = "- ", escape(l.number+" "+l.words) // no number of a list
		}
		pad(&m.out, lists[depth])
		m.write(marker, words, "\n")
		lists = append(lists[:depth+1], lists[depth]+len(marker))
	}
}

// special are the characters that can have a meaning in Markdown.
const special = "\\`*_{}[]<>#~|&$"

// escape makes a text mean itself in Markdown.
func escape(s string) string {
	var b strings.Builder
	s = strings.TrimSpace(clean(s))
	number := len(s) - len(strings.TrimLeft(s, "0123456789"))
	for i, r := range s {
		// At the start "-" and "+" make a list, and so does a number with a
		// full stop or a bracket and a space behind it.
		makesList := i == 0 && (r == '-' || r == '+') ||
			i == number && (r == '.' || r == ')') && strings.HasPrefix(s[i+1:]+" ", " ")
		if makesList || strings.ContainsRune(special, r) {
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return b.String()
}

// code writes a text as a code span, between more backticks than there are in
// it.
func code(s string) string {
	s = strings.TrimSpace(clean(s))
	fence := "`"
	for strings.Contains(s, fence) {
		fence += "`"
	}
	if len(fence) > 1 {
		return fence + " " + s + " " + fence
	}
	return fence + s + fence
}
