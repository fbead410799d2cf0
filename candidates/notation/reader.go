package notation

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/candidates/fault"
)

// Puzzle is one puzzle of the input.
type Puzzle struct {
	Name  string // what the input calls it, may be empty
	Line  int    // where it begins, from 1: its line or its first row
	Input string // as it was written: its line, or the rows of its block without rulers
	Grid  candidates.Grid

	// Sheet is what the input says of each cell, if it has pencil marks, otherwise nil. A digit that Grid
	// takes for the last candidate of an open cell is a digit on it.
	Sheet *candidates.Sheet

	// Ignored are names of rules that were left out, as [Reader.Ignore] asks: of how many solutions the puzzle has
	// nothing can be said then.
	Ignored []string

	draft *draft // what the grid is made from, if it has marks

	Case     *LibraryCase // of a library line, otherwise nil
	Document []byte       // of a walkthrough document: its text, undecoded; Grid and Input are empty then
}

const (
	maxLine     = 64 << 10 // bytes of a line and of the rows of a block
	maxDocument = 16 << 20 // bytes of a walkthrough document
)

// Reader reads puzzles from a stream, in any mixture of forms. It holds one line or one document at a time.
type Reader struct {
	in     *bufio.Reader
	source string
	layout *candidates.Layout
	ignore []string                     // rules to be left out
	live   bool                         // lines that have not come yet are not waited for
	opened *candidates.Layout           // the board of the reader, while that of a single puzzle is in its place
	order  []candidates.Cell            // the cells in reading order
	bands  [candidates.MaxSize + 1]bool // whether no box goes on below the row

	aPuzzle fault.Message // what is expected where anything can stand
	aCell   fault.Message // what is expected where a cell stands

	raw     []byte  // the current line with its end, valid until the next advance
	text    []byte  // the same without its end
	line    int     // its number
	partial bool    // text is the beginning of a line that is too long
	held    bool    // the current line is to be read again
	err     error   // of the stream, for good
	queue   []found // read already
	inXML   bool    // between the first line of a file of OpenSudoku and its last
	xmlName string  // what it is called

	space  []field // memory for the fields of a row
	header []byte  // the line above a printed board that names the columns
	part   part    // if these are not all
	bare   int     // lines of bars alone above the current line

	printedAbove bool // the lines above are a printed board and what stands under it

	under bool // the line above ends a block or stands under one
	sdk   bool // the next block is the [Puzzle] of an .sdk file
}

// NewReader returns a reader of puzzles with the given layout. Puzzles that say themselves what their board is like
// are read on that; but if the layout is not the usual one they must be of it. The source, a file name for example, is
// used in errors only.
func NewReader(r io.Reader, source string, l *candidates.Layout) *Reader {
	return newReader(r, maxLine, source, l)
}

// Ignore says that rules of these names, if they are not understood or if they are, are left out of puzzles of f-puzzles.
func (r *Reader) Ignore(names ...string) { r.ignore = append(r.ignore, names...) }

// newReader returns a reader that holds a line of so many bytes.
func newReader(in io.Reader, size int, source string, l *candidates.Layout) *Reader {
	r := &Reader{in: bufio.NewReaderSize(newLineEnds(in), size), source: source}
	r.on(l)
	return r
}

// describe words what is expected on the board.
func (r *Reader) describe() {
	r.aPuzzle = fault.New("a puzzle of %d cells, a board, a library line, a link or a walkthrough", len(r.order))
	r.aCell = fault.New("a digit 1 to %d or one of . 0 * _ - x for an empty cell", r.layout.Size())
}

// Parse reads exactly one puzzle in any form.
func Parse(s string, l *candidates.Layout) (*Puzzle, error) {
	r := newReader(strings.NewReader(s), min(len(s)+1, maxLine), "", l)
	p, err := r.Read()
	switch {
	case err == io.EOF:
		return nil, &ParseError{Line: 1, Col: 1, Msg: fault.New("found nothing: expected %s", r.aPuzzle)}
	case err != nil:
		return nil, err
	}
	switch next, err := r.Read(); {
	case err == nil:
		return nil, &ParseError{Line: next.Line, Col: 1, Text: next.Input, Msg: fault.New("found a second puzzle: expected one")}
	case err != io.EOF:
		return nil, err
	}
	return p, nil
}

// Read returns the next puzzle, io.EOF at the end of the input, a [ParseError]
// for a line or block that cannot be read, after which Read may be called
// again, or an error of the underlying reader, which is final.
func (r *Reader) Read() (*Puzzle, error) {
	for {
		if len(r.queue) > 0 {
			next := r.queue[0]
			r.queue = r.queue[1:]
			return next.puzzle, next.err
		}
		if err := r.advance(); err != nil {
			return nil, err
		}
		if p, err := r.read(); p != nil || err != nil {
			return p, err
		}
	}
}

// parse reads what begins on the current line. It returns neither puzzle nor
// error for a line that says nothing.
func (r *Reader) parse() (*Puzzle, error) {
	kind := r.kind(0)
	under := r.under
	if r.printedAbove = r.printedAbove && kind != blankLine; r.printedAbove && kind != headerLine && bytes.ContainsFunc(r.text, unicode.IsLetter) && rowName(bytes.TrimSpace(r.text)) == 0 {
		return nil, nil // the legend
	}
	r.under = under && (kind == textLine || kind == rulerLine || kind == commentLine)
	switch kind {
	case blankLine, commentLine, rulerLine:
		if r.bare++; kind != rulerLine || !isBars(r.text) {
			r.bare = 0
		}
		return nil, nil
	case headerLine:
		r.names()
		return nil, nil
	case cellsLine:
		return r.cells(indent(r.text), false)
	case tableLine:
		return r.cells(indent(r.text)+r.cellsAt(bytes.TrimSpace(r.text)), true)
	case rowLine:
		return r.block("")
	case textLine:
		if ok, err := r.layoutLine(); ok {
			return nil, err
		}
		return r.caption(under)
	case sectionLine:
		return nil, r.section()
	case libraryLine:
		return r.library()
	case linkLine:
		return r.link()
	case yamlLine:
		return r.yaml()
	case jsonLine:
		return r.json()
	case xmlLine:
		r.openSudoku()
		return nil, nil
	case longLine:
		return nil, r.fail(0, "line of more than %d bytes: expected %s", maxLine, r.aPuzzle)
	}
	i := indent(r.text)
	return nil, r.fail(i, "found %s: expected %s", describe(r.text[i:]), r.aPuzzle)
}

// lineKind is what a line can be told to be by itself.
type lineKind uint8

const (
	otherLine lineKind = iota
	blankLine
	commentLine
	rulerLine
	rowLine     // of a board or pencil-mark grid
	cellsLine   // a puzzle in one line, or what is meant to be one
	tableLine   // the same behind something else, or in quotes
	textLine    // a caption
	sectionLine // [Puzzle]
	headerLine  // names of columns
	libraryLine
	linkLine
	yamlLine
	jsonLine
	xmlLine
	longLine // too long to be held
)

// kind tells what the current line is. The character that the block around it
// uses for empty cells, 0 if not known, tells rulers from rows.
func (r *Reader) kind(empty byte) lineKind {
	s := bytes.TrimSpace(r.text)
	switch {
	case len(s) == 0 && !r.partial:
		return blankLine
	case opensJSON(s):
		return jsonLine
	case bytes.HasPrefix(s, schemaKey):
		return yamlLine
	case r.partial:
		return longLine
	case r.isRuler(s, empty):
		return rulerLine
	}
	// A field longer than two rows cannot be meant as a row, nor as a list of candidates.
	longest := 2 * r.layout.Size()
	first := s[0]
	long := len(s) > longest && fieldLen(s[:longest+1]) > longest
	switch {
	case long && isCell(s):
		return cellsLine
	case rowName(s) > 0:
		return rowLine
	case r.isHeader(s) && (bytes.ContainsAny(s, "c%^&~?!<#") || bytes.ContainsAny(s, "({[") && !bytes.ContainsAny(s, ")}]")): // or it may be a row
		return headerLine
	case r.isXML(s):
		return xmlLine
	case first == '#':
		return commentLine
	case first == ':':
		return libraryLine
	case isLink(s):
		return linkLine
	case first == '[' && (isLetter(s[1:]) || bytes.HasPrefix(s, []byte("[/"))):
		return sectionLine
	case len(s) > longest && r.cellsAt(s) >= 0:
		return tableLine
	case isLetter(s) && !r.isRow(s):
		return textLine
	case long && classOf(first) != otherByte:
		return cellsLine
	case classOf(first) != otherByte, barLen(s) > 0, isCell(s):
		return rowLine
	}
	return otherLine
}

// byteClass is the role of a byte in lines of cells.
type byteClass uint8

const (
	otherByte byteClass = iota
	digitByte
	emptyByte
	plusByte
	markByte      // around a list of candidates
	separatorByte // between cells
)

var byteClasses = func() (t [256]byteClass) {
	for class, bytes := range map[byteClass]string{
		digitByte: "123456789", emptyByte: ".0*_-xX", plusByte: "+", markByte: "{}()[]#@", separatorByte: " \t\v\f\r|,;\"",
	} {
		for i := range len(bytes) {
			t[bytes[i]] = class
		}
	}
	return t
}()

func classOf(b byte) byteClass { return byteClasses[b] }

// barLen returns the length of a vertical bar of the box-drawing characters at
// the beginning of s, 0 if there is none.
func barLen(s []byte) int {
	switch c, size := utf8.DecodeRune(s); c {
	case '│', '┃', '║':
		return size
	}
	return 0
}

// fieldLen returns the length of s up to the first separator.
func fieldLen(s []byte) int {
	for i, b := range s {
		if classOf(b) == separatorByte || b >= utf8.RuneSelf && barLen(s[i:]) > 0 {
			return i
		}
	}
	return len(s)
}

// isRuler reports whether s only draws a line. Dashes alone in the number of a row or of a whole puzzle are
// empty cells, unless the block is known to use another character for them.
func (r *Reader) isRuler(s []byte, empty byte) bool {
	if bytes.HasPrefix(s, []byte("```")) || bytes.HasPrefix(s, []byte("~~~")) {
		return true // Markdown around a board
	}
	dashes, dash := 0, byte(0)
	drawn, bars := false, false // drawn: by more than equal dashes and bars
	for i, size := 0, 0; i < len(s); i += size {
		size = 1
		switch c := s[i]; c {
		case '-', '_':
			drawn = drawn || dashes > 0 && c != dash
			dashes, dash = dashes+1, c
		case '+', '.', ':', '\'', '*', '=':
			drawn = true
			if c == '=' {
				dashes++
			}
		case '|':
			bars = true
		case ' ', '\t':
		default:
			if isSign[c] && dashes > 0 { // of a box
				drawn = true
				continue
			}
			if c < utf8.RuneSelf {
				return false
			}
			var box rune
			box, size = utf8.DecodeRune(s[i:])
			if box < '─' || box > '╿' {
				return false
			}
			if barLen(s[i:]) > 0 {
				bars = true
			} else {
				drawn = true
				dashes++
			}
		}
	}
	if dashes == 0 || drawn {
		return dashes > 0 || bars && !drawn
	}
	aRow := dashes == r.layout.Size() && (empty == 0 || empty == dash)
	return !aRow && dashes != len(r.order)
}

func isLetter(s []byte) bool {
	c, _ := utf8.DecodeRune(s)
	return unicode.IsLetter(c)
}

// lastOf returns where s ends but for white space.
func lastOf(s []byte) int { return len(bytes.TrimRightFunc(s, unicode.IsSpace)) }

// indent returns the length of the white space that s begins with.
func indent(s []byte) int { return len(s) - len(bytes.TrimLeftFunc(s, unicode.IsSpace)) }

// caption reads text, which says nothing under a block and names a block
// below; anywhere else it is an error.
func (r *Reader) caption(under bool) (*Puzzle, error) {
	i := indent(r.text)
	failure := r.fail(i, "found %s: expected %s", describe(r.text[i:]), r.aPuzzle)
	if clues.IsLine(string(r.text)) {
		failure = r.fail(i, "found a clue that is not directly behind a puzzle: expected one before it, with a line such as layout: classic9 above it where lines come one by one")
	}
	name := label(string(r.text))
	for kind := rulerLine; kind == rulerLine; {
		if r.advance() != nil {
			break
		}
		if kind = r.kind(0); kind == rowLine {
			return r.block(name)
		}
		if ok, err := r.layoutLine(); ok {
			if kind = rulerLine; err != nil {
				return nil, err
			}
			continue
		}
		r.held = kind != rulerLine
	}
	if under || r.held && r.kind(0) == tableLine && isHeading(name) {
		return nil, nil
	}
	return nil, failure
}

// section reads a heading of an .sdk file. Unknown ones say nothing, so that
// a board between [code] and [/code] is read.
func (r *Reader) section() error {
	switch name := r.heading(); {
	case name == "puzzle":
		r.sdk = true
	case strings.HasPrefix(name, "pencil"), strings.HasPrefix(name, "colo"):
		for r.advance() == nil {
			if kind := r.kind(0); kind == blankLine || kind == sectionLine {
				r.held = true
				break
			}
		}
	}
	return nil
}

// heading returns what the current line has between brackets, in small letters.
func (r *Reader) heading() string {
	s := bytes.TrimSpace(r.text)[1:]
	if i := bytes.IndexByte(s, ']'); i >= 0 {
		s = s[:i]
	}
	return strings.ToLower(string(s))
}

var byteOrderMark = []byte("\ufeff")

// advance makes the next line the current one. Of a line that is too long the
// first part is kept, the rest is passed over with the next call.
func (r *Reader) advance() error {
	if r.held {
		r.held = false
		return nil
	}
	for r.partial {
		r.chunk()
	}
	if r.err != nil {
		return r.err
	}
	text := r.chunk()
	if len(text) == 0 {
		r.raw, r.text = nil, nil
		return r.err
	}
	r.line++
	if r.line == 1 {
		text = bytes.TrimPrefix(text, byteOrderMark)
	}
	unquote(text)
	r.raw = text
	r.text = bytes.TrimSuffix(bytes.TrimSuffix(text, []byte("\n")), []byte("\r"))
	return nil
}

// chunk returns the next part of the input up to the end of the line, or as
// much as can be held; partial says that the line goes on. At the end of the
// input it is empty and err is set.
func (r *Reader) chunk() []byte {
	text, err := r.in.ReadSlice('\n')
	r.partial = err == bufio.ErrBufferFull
	if err != nil && !r.partial {
		r.err = err
		if err != io.EOF {
			r.err = fmt.Errorf("notation: reading %s after line %d: %w", r.source, r.line, err)
			return nil
		}
	}
	return text
}

// fail makes an error for the byte at offset i of the current line.
func (r *Reader) fail(i int, format string, args ...any) error {
	return r.here(i).because(format, args...)
}

// here returns the place of the byte at offset i of the current line.
func (r *Reader) here(i int) ParseError {
	text := r.text
	if r.partial {
		text = text[:min(len(text), excerpt*utf8.UTFMax)]
	}
	return r.place(r.line, string(text), i)
}

// place returns the place of the byte at offset i of a line.
func (r *Reader) place(line int, text string, i int) ParseError {
	i = min(i, len(text))
	return ParseError{Source: r.source, Line: line, Col: utf8.RuneCountInString(text[:i]) + 1, Text: text}
}

// label makes a name of the text around a puzzle: without the separators
// before it and without characters that a terminal would obey.
func label(text string) string {
	clean := func(c rune) rune {
		if unicode.IsPrint(c) {
			return c
		}
		if unicode.IsSpace(c) {
			return ' '
		}
		return -1
	}
	text = strings.Trim(strings.TrimLeft(text, ";,# \t"), " \t\r")
	return strings.TrimSpace(strings.Map(clean, strings.ToValidUTF8(text, "")))
}
