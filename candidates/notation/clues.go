package notation

import (
	"bytes"
	"errors"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
)

// Lines of our own notation say what a grid of digits does not: a line "layout: " and the name of the board before the
// grid, and clues behind it, such as "thermo: r7c1 r7c2 r7c3".

var layoutKey = []byte("layout:")

// Live says that whoever writes the input may be waiting for an answer. Then a puzzle is returned as soon as it is
// complete, without a look at lines that have not come yet; lines of clues behind it are read only if a line of its
// layout stands before it.
func (r *Reader) Live() { r.live = true }

// on sets the board of the next puzzle.
func (r *Reader) on(l *candidates.Layout) {
	r.layout, r.bands, r.order = l, breaks(l, candidates.Row), r.order[:0]
	for c := range l.Cells().All() {
		r.order = append(r.order, c)
	}
	r.describe()
}

// layoutLine reads a line that names the board of the next puzzle; ok is false if the line is none.
func (r *Reader) layoutLine() (ok bool, err error) {
	name, ok := bytes.CutPrefix(bytes.TrimSpace(r.text), layoutKey)
	if !ok {
		return false, nil
	}
	l, err := candidates.ParseLayout(string(bytes.TrimSpace(name)))
	if err != nil {
		at := indent(r.text) + len(layoutKey)
		return true, r.fail(at+indent(r.text[at:]), "%v", err)
	}
	if r.opened == nil {
		r.opened = r.layout
	}
	if l.Same(r.opened) {
		l = r.opened
	}
	r.on(l)
	return true, nil
}

// close goes back to the board of the reader behind a puzzle that has said another.
func (r *Reader) close() {
	if r.opened != nil {
		r.on(r.opened)
		r.opened = nil
	}
}

// mayBeClue reports whether a clue may stand on the next line, as far as its first character tells.
func (r *Reader) mayBeClue() bool {
	if r.held || r.live && r.opened == nil && r.in.Buffered() == 0 {
		return false
	}
	next, err := r.in.Peek(1)
	return err == nil && classOf(next[0]) != digitByte && next[0] != '\n' && next[0] != '.'
}

// isClue reports whether the current line is meant as a clue.
func (r *Reader) isClue(kind lineKind) bool {
	switch kind {
	case textLine, otherLine, rowLine, headerLine, tableLine:
		return isLetter(bytes.TrimSpace(r.text)) && clues.IsLine(string(r.text))
	}
	return false
}

// clueLines reads the clues directly behind a puzzle, if there are any, and puts it on the board that has them.
func (r *Reader) clueLines(p *Puzzle) error {
	var found []candidates.Clue
	var wrong error
	input := p.Input
	for r.mayBeClue() {
		if r.advance() != nil {
			break
		}
		kind := r.kind(0)
		if kind == rulerLine || kind == commentLine {
			if r.bare++; kind != rulerLine || !isBars(r.text) {
				r.bare = 0
			}
			continue
		}
		if !r.isClue(kind) {
			r.held = true
			if len(found) > 0 && kind == textLine && wrong == nil {
				i := indent(r.text)
				wrong = r.fail(i, "found %s: expected another clue, or an empty line behind the last", describe(r.text[i:]))
			}
			break
		}
		some, err := r.clue()
		if wrong == nil {
			wrong = err
		}
		found = append(found, some...)
		input += "\n" + string(bytes.TrimSpace(r.text))
		if wrong == nil {
			if err := clues.Check(p.Grid.Layout(), found...); err != nil {
				wrong = r.fail(indent(r.text), "%v", err)
			}
		}
	}
	if wrong != nil || len(found) == 0 {
		return wrong
	}
	l, err := clues.On(p.Grid.Layout(), found...)
	if err != nil {
		return err
	}
	p.onto(l)
	p.Input = input
	return nil
}

// clue reads the current line as clues.
func (r *Reader) clue() ([]candidates.Clue, error) {
	some, err := clues.Parse(string(r.text))
	var syntax *clues.SyntaxError
	if errors.As(err, &syntax) {
		return nil, r.fail(syntax.At, "%v", syntax.Msg)
	}
	return some, err
}

// onto puts the puzzle on another board.
func (p *Puzzle) onto(l *candidates.Layout) {
	if p.draft != nil {
		p.draft.put(p, l)
		return
	}
	old := p.Grid
	p.Grid = candidates.NewGrid(l, old.GivenDigits())
	for c := range l.Cells().AndNot(old.Open()).AndNot(old.Givens()).All() {
		p.Grid.Place(c, old.Value(c))
	}
	for c := range old.Open().All() {
		for d := range (l.Digits() &^ old.Candidates(c)).All() {
			p.Grid.Remove(c, d)
		}
	}
	if p.Sheet != nil {
		p.Sheet.Layout = l
	}
}

// Framed puts around a grid, as [Board] and [PencilMarks] write it, what it does not say: a line of its board before
// it and the clues of the board behind it. Then any [Reader] reads it.
func Framed(grid string, l *candidates.Layout) string {
	var b strings.Builder
	b.WriteString(string(layoutKey) + " " + l.String() + "\n" + grid)
	for _, line := range l.ClueLines() {
		b.WriteString(line + "\n")
	}
	return b.String()
}

// Position writes a grid with its candidates as [Library] does, without a technique. If the board is not the ordinary one
// it is framed.
func Position(g *candidates.Grid) string {
	line := Library(g, &LibraryCase{Code: "0000"})
	if g.Layout() == candidates.Classic9 {
		return line
	}
	return strings.TrimSuffix(Framed(line+"\n", g.Layout()), "\n")
}

// read returns what the current line begins, with the clues behind it.
func (r *Reader) read() (*Puzzle, error) {
	p, err := r.parse()
	if p == nil && err == nil {
		return nil, nil
	}
	if err != nil {
		r.skipClues()
	} else if p.Document == nil {
		err = r.clueLines(p)
	}
	r.close()
	if err != nil {
		return nil, err
	}
	return p, nil
}

// skipClues passes over the clues behind a puzzle that cannot be read.
func (r *Reader) skipClues() {
	for r.mayBeClue() && r.advance() == nil {
		if kind := r.kind(0); !r.isClue(kind) && kind != rulerLine && kind != commentLine {
			r.held = true
		}
	}
}
