package notation

import (
	"bytes"
	"cmp"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// noCell is what cellDigits has for bytes that are no cell by themselves.
const noCell = 0xff

// cellDigits gives the digit of a byte, 0 for an empty cell. A table spares
// the reader a branch a cell that no processor can predict.
var cellDigits = func() (t [256]uint8) {
	for i := range t {
		switch classOf(byte(i)) {
		case digitByte:
			t[i] = uint8(i - '0')
		case emptyByte:
			t[i] = 0
		default:
			t[i] = noCell
		}
	}
	return t
}()

// cell reads one cell of a line or board at the beginning of s: a digit, a plus and a digit, or a character
// for an empty cell. The size is 0 if there is none.
func cell(s []byte) (d candidates.Digit, placed bool, size int) {
	if d := cellDigits[s[0]]; d != noCell {
		return candidates.Digit(d), false, 1
	}
	return longCell(s)
}

// longCell reads a cell of more than one byte.
func longCell(s []byte) (d candidates.Digit, placed bool, size int) {
	if bytes.HasPrefix(s, middleDot) {
		return 0, false, len(middleDot)
	}
	if s[0] == '+' && len(s) > 1 && classOf(s[1]) == digitByte {
		return candidates.Digit(s[1] - '0'), true, 2
	}
	return 0, false, 0
}

var middleDot = []byte("·")

// isCell reports whether s begins with a cell.
func isCell(s []byte) bool {
	_, _, size := cell(s)
	return size > 0
}

// isRow reports whether s may be a row although it begins with a letter: x is an empty cell to some.
func (r *Reader) isRow(s []byte) bool {
	for len(s) > 0 {
		_, _, size := cell(s)
		if size == 0 && classOf(s[0]) != separatorByte {
			return false
		}
		s = s[max(size, 1):]
	}
	return true
}

// around is what stands around a puzzle in one line that is a field of a table.
const around = " \t,;|\"'=:()"

// cellsAt returns where a puzzle in one line begins that is a field of s: of a line in quotes, of a table,
// or of a text that is not about anything else. It is -1 if there is none. A field that is meant to be one
// counts as well, but not in a text.
func (r *Reader) cellsAt(s []byte) int {
	for i := 0; i < len(s); i++ {
		n, start := 0, i
		for i < len(s) {
			_, _, size := cell(s[i:])
			if size == 0 {
				break
			}
			n++
			i += size
		}
		whole := i == len(s) || strings.IndexByte(around, s[i]) >= 0
		if whole && (n == len(r.order) || n == len(r.order)*r.layout.Size() || n > 2*r.layout.Size() && !isLetter(s)) {
			return start
		}
		for i < len(s) && strings.IndexByte(around, s[i]) < 0 {
			i++
		}
	}
	return -1
}

// isHeading reports whether a text above a table names its columns: words with
// nothing but separators between them.
func isHeading(text string) bool {
	return strings.ContainsAny(text, ",;") && !strings.ContainsAny(text, " .!?")
}

// fill sets the cell number n from what [cell] read, if there are so many.
func (r *Reader) fill(d *draft, n int, digit candidates.Digit, placed bool) {
	if n < len(r.order) {
		d.set(r.order[n], digit, placed)
	}
}

// cells reads a puzzle in one line: a digit or empty character for each cell,
// or the same for each candidate, from byte start of the line on. What follows is
// its name, but in a table what is before it, if anything is.
func (r *Reader) cells(start int, table bool) (*Puzzle, error) {
	s := r.text[start:]
	var d draft
	n, end := 0, 0
	tooMany := 0 // where the first cell begins that is one too many
	for end < len(s) {
		digit, placed, size := candidates.Digit(cellDigits[s[end]]), false, 1
		if digit == noCell { // what cell does, inlined
			digit, placed, size = longCell(s[end:])
		}
		if size == 0 {
			break
		}
		if int(digit) > r.layout.Size() {
			return nil, r.fail(start+end, "found %s: expected %s", describe(s[end+size-1:]), r.aCell)
		}
		if n == len(r.order) {
			tooMany = end
		}
		r.fill(&d, n, digit, placed)
		n++
		end += size
	}
	switch whole := endsField(s[end:]); {
	case n == len(r.order) && whole:
	case n == len(r.order)*r.layout.Size() && whole:
		var err error
		if d, err = r.sukaku(start, end); err != nil {
			return nil, err
		}
	case n == len(r.order):
		return nil, r.fail(start+end, "found %s after %d cells: expected the end of the line or white space and a name", describe(s[end:]), n)
	case !whole:
		return nil, r.fail(start+end, "found %s: expected %s", describe(s[end:]), r.aCell)
	case n < len(r.order):
		return nil, r.fail(start+end, "found %s: expected %d", fault.Count(n, "cell"), len(r.order))
	default:
		return nil, r.fail(start+tooMany, "found %s: expected %d, or %d candidates", fault.Count(n, "cell"), len(r.order), len(r.order)*r.layout.Size())
	}
	text := string(s)
	name := text[end:]
	if table {
		name = cmp.Or(strings.Trim(string(r.text[:start]), around), strings.Trim(name, around))
	}
	p := &Puzzle{Name: label(name), Line: r.line, Input: text[:end]}
	d.put(p, r.layout)
	return p, nil
}

// endsField reports whether s, the rest of a line, cannot belong to the field before it.
func endsField(s []byte) bool {
	return len(s) == 0 || classOf(s[0]) == separatorByte || strings.IndexByte(";#\"'=:)", s[0]) >= 0
}

// sukaku reads the candidates of all cells, from byte start of the line on.
func (r *Reader) sukaku(start, length int) (draft, error) {
	var d draft
	s := r.text[start : start+length]
	i := 0
	for _, c := range r.order {
		var marks candidates.DigitSet
		for x := range r.layout.Digits().All() {
			switch {
			case s[i] == x.String()[0]:
				marks = marks.With(x)
			case classOf(s[i]) != emptyByte:
				return d, r.fail(start+i, "found %s: expected %v or . for this candidate of %v", describe(s[i:]), x, c)
			}
			i++
		}
		d.list(c, marks)
	}
	return d, nil
}
