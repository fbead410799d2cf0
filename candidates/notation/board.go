package notation

import (
	"bytes"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// block is a board or pencil-mark grid while it is read.
type block struct {
	draft
	cells  int  // read so far
	rows   int  // complete ones
	inRow  int  // cells of the row that is not complete
	empty  byte // the character used for empty cells, 0 before the first
	groups bool // cells stand together, as in 53..7....
	lists  bool // there are lists of candidates
	blank  bool // some empty cells are spaces, or empty columns of a table
	pitch  int  // how many characters a cell has where spaces are empty cells

	printed bool // as package text prints it
	part    part // of it that is being read
	partial bool // not all pencil marks are there; of a printed board

	text []byte // the lines so far, without indents, joined by line ends
	last []byte // the last as it is
	line int    // its number
}

// block reads a board or pencil-mark grid that begins on the current line.
func (r *Reader) block(name string) (*Puzzle, error) {
	p := &Puzzle{Name: name, Line: r.line}
	sdk := r.sdk
	r.sdk = false
	b, err := r.rowsOf()
	if err == nil && sdk {
		err = r.state(b)
	}
	r.under = true
	r.printedAbove = err == nil && b.printed
	if err != nil {
		return nil, err
	}
	p.Input = string(b.text)
	b.put(p, r.layout)
	return p, nil
}

// state adds to the [Puzzle] of an .sdk file what its [State] has beyond it.
func (r *Reader) state(puzzle *block) error {
	kind := blankLine
	for kind == blankLine || kind == commentLine {
		if r.advance() != nil {
			return nil
		}
		kind = r.kind(0)
	}
	if kind != sectionLine || r.heading() != "state" {
		r.held = true
		return nil
	}
	heading := r.here(0)
	noRows := heading.because("found no rows under this heading: expected %d", r.layout.Size())
	for kind != rowLine {
		if r.advance() != nil {
			return noRows
		}
		if kind = r.kind(0); kind != rowLine && kind != blankLine && kind != commentLine && kind != rulerLine {
			r.held = true
			return noRows
		}
	}
	state, err := r.rowsOf()
	if err != nil {
		return err
	}
	for _, c := range r.order {
		given, now := puzzle.digits[c], state.digits[c]
		switch {
		case now == 0 || now == given:
		case given != 0:
			return heading.because("found %v in %v under this heading: expected %v as in the puzzle", now, c, given)
		default:
			puzzle.digits[c] = now
			puzzle.placed = puzzle.placed.With(c)
		}
	}
	return nil
}

// rowsOf reads the rows of a block from the current line on. After an error
// the rest of the block has been passed over.
func (r *Reader) rowsOf() (*block, error) {
	b := new(block)
	for {
		if err := r.row(b); err != nil {
			r.skipBlock()
			return nil, err
		}
		if b.cells >= len(r.order) {
			b.settle(r.layout)
			return b, nil
		}
		for kind := rulerLine; kind != rowLine; {
			if r.advance() != nil {
				return nil, r.incomplete(b)
			}
			kind = r.kind(b.empty)
			isEmpty := kind == rulerLine && isBars(r.text) || kind == blankLine && (len(r.text) >= r.layout.Size()-1 || !r.bands[b.rows])
			switch {
			case b.blank && isEmpty:
				kind = rowLine
			case kind == rowLine, kind == rulerLine, kind == commentLine:
			case kind == blankLine && b.inRow == 0 && (r.bands[b.rows] || b.rows == 0):
			case kind == headerLine && b.rows == 0 && b.printed:
				r.names()
			default:
				r.held = true
				return nil, r.incomplete(b)
			}
		}
	}
}

// incomplete makes the error for a block that ends too early.
func (r *Reader) incomplete(b *block) error {
	size := r.layout.Size()
	end := r.place(b.line, string(b.last), lastOf(b.last))
	switch {
	case b.printed && b.rows == 0 && b.part.to < size:
		return end.because("found the columns up to %d: expected %d", b.part.to, size)
	case b.inRow > 0:
		return end.because("found %s in row %d: expected %d", fault.Count(b.inRow, "cell"), b.rows+1, size)
	case b.rows == 1:
		return end.because("found 1 row of %d cells: expected %d rows, or %d cells in one line", size, size, len(r.order))
	}
	return end.because("found %d rows: expected %d", b.rows, size)
}

// skipBlock passes over the rest of a block in which something is wrong.
func (r *Reader) skipBlock() {
	for r.advance() == nil {
		switch r.kind(0) {
		case rowLine, rulerLine, commentLine, otherLine:
		default:
			r.held = true
			return
		}
	}
}

// field is what stands between separators in a row.
type field struct {
	start, end int
	cells      int // as a run of single cells, 0 if it is none
}

// fields splits the current line from a byte on. It fails for a character that
// no row has, and for more fields than the layout has cells.
func (r *Reader) fields(b *block, from int) ([]field, error) {
	fs := r.space[:0]
	for i := from; i < len(r.text); {
		if bar := barLen(r.text[i:]); bar > 0 || classOf(r.text[i]) == separatorByte {
			i += max(bar, 1)
			continue
		}
		if len(fs) == len(r.order) {
			return nil, r.fail(i, "found more than %d cells: expected %d", len(r.order), len(r.order))
		}
		f, err := r.field(b, i, i+fieldLen(r.text[i:]))
		if err != nil {
			return nil, err
		}
		fs = append(fs, f)
		i = f.end
	}
	r.space = fs
	return fs, nil
}

// field looks at a part of the current line that stands between separators.
func (r *Reader) field(b *block, start, end int) (field, error) {
	f := field{start: start, end: end}
	run := true
	for i := start; i < end; {
		if b.printed && isSign[r.text[i]] && labelLen(r.text[i+1:end]) > 0 {
			i++ // a plus before a label is no placed digit
		}
		if n := labelLen(r.text[i:end]); n > 0 && b.printed {
			run = false
			i += n
			continue
		}
		digit, _, size := cell(r.text[i:end])
		switch {
		case int(digit) > r.layout.Size():
			return f, r.fail(i+size-1, "found digit %v: expected %s", digit, r.aCell)
		case size == 0 && classOf(r.text[i]) == otherByte && (!b.printed || !isSign[r.text[i]]):
			return f, r.fail(i, "found %s: expected %s", describe(r.text[i:]), r.aCell)
		case size == 0:
			run = false
		default:
			f.cells++
		}
		i += max(size, 1)
	}
	switch {
	case start == end:
		f.cells = 1
	case !run:
		f.cells = 0
	}
	return f, nil
}

// row reads the current line into the block. Fields of one cell each say the
// same on a board and in a pencil-mark grid. Otherwise it is a row of a board
// if its fields are runs of equal length that make a row together, as in
// 53. .7. ..., else a row of lists, or a part of one where lines are wrapped.
func (r *Reader) row(b *block) error {
	from := indent(r.text)
	if name := rowName(r.text[from:]); name > 0 {
		from += name
		if !b.printed && b.rows == 1 && b.inRow == 0 && r.isHeader(b.last) {
			r.header = bytes.Clone(b.last)
			*b = block{}
			r.part = part{}
		}
		b.printed = b.printed || b.cells == 0
	}
	if len(b.text) > 0 {
		b.text = append(b.text, '\n')
	}
	b.last, b.line = append(b.last[:0], r.text...), r.line
	b.text = append(b.text, bytes.TrimSpace(r.text)...)
	if len(b.text) > maxLine {
		return r.fail(0, "found a block of more than %d bytes: expected a board", maxLine)
	}
	if b.printed {
		fs, err := r.fields(b, from)
		if err != nil {
			return err
		}
		return r.printed(b, fs)
	}
	fs, err := r.columns(b)
	if fs == nil && err == nil && b.blank {
		fs = r.blanks(b)
	}
	b.blank = b.blank || fs != nil
	if fs == nil && err == nil {
		fs, err = r.fields(b, from)
	}
	if err != nil {
		return err
	}
	size := r.layout.Size()
	if len(fs) == 0 {
		return r.fail(indent(r.text), "found no cells: expected %d", size)
	}
	cells, equal, runs, lists := 0, true, false, b.lists
	for _, f := range fs {
		cells += f.cells
		equal = equal && f.cells == fs[0].cells
		isList := f.cells != 1 && len(fs) > 1 && isList(r.text[f.start:f.end])
		lists = lists || isList
		runs = runs || f.cells > 1 && !isList
	}
	switch {
	case equal && cells == size && b.inRow == 0 && (!b.lists || len(fs) == size):
		b.groups = b.groups || len(fs) < size
		r.run(b, fs)
		return nil
	case cells == len(r.order) && b.cells == 0 && runs && equal:
		r.run(b, fs)
		return nil
	case len(fs) == len(r.order) && b.cells == 0:
	case b.groups || len(fs) != size && !lists:
		if fs := r.blanks(b); fs != nil && !b.groups {
			if len(fs) == size && b.cells == 0 {
				for range min(r.bare, size-1) * size {
					r.next(b)
				}
			}
			b.blank = true
			r.run(b, fs)
			return nil
		}
		return r.fail(r.cellAt(fs, size), "found %s in this row: expected %d", fault.Count(cells, "cell"), size)
	case b.inRow == 0 && len(fs) > size:
		return r.fail(fs[size].start, "found %s in this row: expected %d", fault.Count(len(fs), "cell"), size)
	case b.inRow+len(fs) > size:
		return r.fail(fs[0].start, "found %s more for row %d, which has %d: expected %d in all", fault.Count(len(fs), "cell"), b.rows+1, b.inRow, size)
	}
	for _, f := range fs {
		if err := r.list(b, f); err != nil {
			return err
		}
	}
	return nil
}

// cellAt returns where in the line cell number n of the row begins, counted
// from 0, or the end of the last field if there are not so many.
func (r *Reader) cellAt(fs []field, n int) int {
	for _, f := range fs {
		for i := f.start; i < f.end; n-- {
			_, _, size := cell(r.text[i:f.end])
			if n == 0 {
				return i
			}
			i += max(size, 1)
		}
	}
	return fs[len(fs)-1].end
}

// next counts one cell more.
func (r *Reader) next(b *block) {
	b.cells++
	b.inRow++
	if b.inRow == r.layout.Size() {
		b.rows, b.inRow = b.rows+1, 0
	}
}

// run sets the cells of a row of single cells.
func (r *Reader) run(b *block, fs []field) {
	for _, f := range fs {
		if f.start == f.end {
			r.next(b)
		}
		for i := f.start; i < f.end; {
			i += r.single(b, r.text[i:f.end])
		}
	}
}

// single sets the next cell from one cell at the beginning of s and returns
// its length. Among lists of candidates a digit may be the last candidate.
func (r *Reader) single(b *block, s []byte) int {
	digit, placed, size := cell(s)
	if digit == 0 && b.empty == 0 {
		b.empty = s[0]
	}
	c := r.order[b.cells]
	b.set(c, digit, placed)
	b.exact = b.exact || placed
	if digit != 0 && !placed {
		b.bare = b.bare.With(c)
	}
	r.next(b)
	return size
}

// emphasis is what forum posts put around a list to point at it.
const emphasis = "*#@()[]"

// unwrap returns where the digits of a list stand in s, and whether they are in braces.
func unwrap(s []byte) (from, to int, braces bool) {
	from = len(s) - len(bytes.TrimLeft(s, emphasis))
	to = max(from, len(bytes.TrimRight(s, emphasis)))
	if to-from >= 2 && s[from] == '{' && s[to-1] == '}' {
		return from + 1, to - 1, true
	}
	return from, to, false
}

// isList reports whether s is a list of candidates and not a run of cells.
func isList(s []byte) bool {
	from, to, braces := unwrap(s)
	for _, b := range s[from:to] {
		if classOf(b) != digitByte {
			return false
		}
	}
	return braces || from < to
}

// list sets the next cell from a field: what a board has for a cell, or a list
// of digits, in braces if they are known to be the candidates of an open cell.
func (r *Reader) list(b *block, f field) error {
	from, to, braces := unwrap(r.text[f.start:f.end])
	from, to = f.start+from, f.start+to
	switch {
	case f.start == f.end:
		r.next(b)
		return nil
	case f.cells == 1:
		r.single(b, r.text[f.start:])
		return nil
	case braces:
	case from == to:
		return r.fail(f.start, "found no digits: expected the candidates of a cell")
	default:
		if _, _, size := cell(r.text[from:to]); size == to-from {
			r.single(b, r.text[from:])
			return nil
		}
	}
	var marks candidates.DigitSet
	for i := from; i < to; i++ {
		digit := candidates.Digit(r.text[i] - '0')
		if classOf(r.text[i]) != digitByte || int(digit) > r.layout.Size() || marks.Has(digit) {
			return r.fail(i, "found %s in a list of candidates: expected digits from 1 to %d, each once", describe(r.text[i:]), r.layout.Size())
		}
		marks = marks.With(digit)
	}
	b.note(r.order[b.cells], marks)
	b.exact = b.exact || braces
	b.lists = true
	r.next(b)
	return nil
}
