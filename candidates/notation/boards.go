package notation

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// BoardPuzzle is a puzzle of a board of any size.
type BoardPuzzle struct {
	Name   string // what the input calls it, may be empty
	Line   int    // where it begins, from 1
	Input  string // as it was written
	Givens []candidates.Digit
}

// BoardReader reads puzzles of boards that are too large for a layout, in two forms: all cells in one line,
// one character each, then perhaps a name; or as many lines as the board has rows. A row is one character a
// cell, with spaces and bars between them as one likes; where every cell stands by itself it may be a
// number as well: 16 is the same as G. Lines that draw rulers, blank lines and lines that begin with # say
// nothing.
//
// For all forms of puzzles with up to nine digits see [Reader].
type BoardReader struct {
	in     *bufio.Scanner
	source string
	board  *candidates.Board
	line   int
	row    []candidates.Digit // memory for the row that is being read
}

// NewBoardReader returns a reader of puzzles of a board. The source, a file
// name for example, is used in errors only.
func NewBoardReader(r io.Reader, source string, b *candidates.Board) *BoardReader {
	in := bufio.NewScanner(r)
	in.Buffer(nil, maxLine)
	return &BoardReader{in: in, source: source, board: b}
}

// Read returns the next puzzle, io.EOF at the end of the input, a [ParseError]
// for a line or block that cannot be read, after which Read may be called
// again, or an error of the underlying reader, which is final.
func (r *BoardReader) Read() (*BoardPuzzle, error) {
	line, err := r.next()
	if err != nil {
		return nil, err
	}
	p := &BoardPuzzle{Line: r.line}
	first, rest, _ := bytes.Cut(line, []byte(" "))
	if len(first) >= r.board.Cells() {
		if p.Givens, err = r.cells(line, first, nil); err != nil {
			return nil, err
		}
		if n := len(p.Givens); n != r.board.Cells() {
			return nil, r.fail(line, r.board.Cells(), "found %s: expected %d", fault.Count(n, "cell"), r.board.Cells())
		}
		p.Name, p.Input = label(string(rest)), string(first)
		return p, nil
	}
	for rows := 1; ; rows++ {
		if r.row, err = r.cells(line, line, r.row[:0]); err != nil {
			r.skip()
			return nil, err
		}
		if n := len(r.row); n != r.board.Size() {
			err := r.fail(line, len(line), "found %s: expected a row of %d, or %d in one line", fault.Count(n, "cell"), r.board.Size(), r.board.Cells())
			r.skip()
			return nil, err
		}
		p.Givens = append(p.Givens, r.row...)
		p.Input += string(line)
		if rows == r.board.Size() {
			return p, nil
		}
		p.Input += "\n"
		last, lastLine := string(line), r.line
		if line, err = r.next(); errors.Is(err, io.EOF) {
			return nil, ParseError{Source: r.source, Line: lastLine, Col: len(last) + 1, Text: last}.because("found %s: expected %d", fault.Count(rows, "row"), r.board.Size())
		} else if err != nil {
			return nil, err
		}
	}
}

// next returns the next line that says something.
func (r *BoardReader) next() ([]byte, error) {
	for r.in.Scan() {
		r.line++
		line := bytes.TrimSpace(r.in.Bytes())
		if len(line) > 0 && line[0] != '#' && !r.isRuler(line) {
			return line, nil
		}
	}
	if err := r.in.Err(); err != nil {
		return nil, fmt.Errorf("notation: reading %s after line %d: %w", r.source, r.line, err)
	}
	return nil, io.EOF
}

// isRuler reports whether a line only draws a line. Dashes alone may be a row without digits.
func (r *BoardReader) isRuler(line []byte) bool {
	dashes := bytes.Count(line, []byte("-"))
	return len(bytes.Trim(line, "-=+| ")) == 0 && (dashes < len(line) || dashes != r.board.Size() && dashes != r.board.Cells())
}

// skip passes over the rest of a block in which something is wrong.
func (r *BoardReader) skip() {
	for r.in.Scan() {
		r.line++
		if len(bytes.TrimSpace(r.in.Bytes())) == 0 {
			return
		}
	}
}

// cells appends the cells that a part of a line writes. If it has as many
// fields as the board has columns, each is a cell.
func (r *BoardReader) cells(line, part []byte, cells []candidates.Digit) ([]candidates.Digit, error) {
	fields := bytes.FieldsFunc(part, func(c rune) bool { return c == ' ' || c == '\t' || c == '|' || c == ',' })
	numbers := len(fields) == r.board.Size()
	end := 0
	for _, field := range fields {
		at := end + bytes.Index(line[end:], field)
		end = at + len(field)
		if n, err := strconv.Atoi(string(field)); numbers && len(field) > 1 && err == nil {
			if n < 1 || n > r.board.Size() {
				return nil, r.fail(line, at, "found %d: expected 1 to %d", n, r.board.Size())
			}
			cells = append(cells, candidates.Digit(n))
			continue
		}
		for i := range field {
			d, ok := r.board.ParseSymbol(field[i])
			if !ok {
				return nil, r.fail(line, at+i, "found %s: expected 1 to %s or one of . 0 * _ - for an empty cell",
					describe(field[i:]), r.board.Symbol(candidates.Digit(r.board.Size())))
			}
			cells = append(cells, d)
		}
	}
	return cells, nil
}

// fail makes an error for the byte at offset i of the current line.
func (r *BoardReader) fail(line []byte, i int, format string, args ...any) error {
	text := string(line[:min(len(line), 8*excerpt+i)])
	return ParseError{Source: r.source, Line: r.line, Col: i + 1, Text: text}.because(format, args...)
}
