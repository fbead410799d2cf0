package notation

import (
	"bytes"
	"unicode/utf8"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// The boards that package text prints have names of columns above them, and a name and a bar before each
// row. Signs around digits, and beside the names, say what they are to a step; they tell nothing of the
// grid. Nor do labels, which end in a colon: the place of a digit in a chain, as in "+2:9+", the numbers of
// sets that a cell is in, as in "1&2:49". A dot behind digits says that the cell is open.
const signs = "()[]{}<>#%+~^&?!*-"

// isSign is a table: most lines that are looked at begin with none.
var isSign = func() (t [256]bool) {
	for i := range len(signs) {
		t[signs[i]] = true
	}
	return t
}()

// rowName returns the length of the name of a row at the beginning of s, before
// a bar: as in "r4 |", "%r4 |" or "D |". It is 0 if there is none.
func rowName(s []byte) int {
	name := s
	if len(s) > 0 && isSign[s[0]] {
		name = s[1:]
	}
	switch {
	case len(name) < 4:
		return 0
	case name[0] == 'r' && classOf(name[1]) == digitByte:
		name = name[2:]
	case 'A' <= name[0] && name[0] <= 'I':
		name = name[1:]
	default:
		return 0
	}
	if name[0] != ' ' || name[1] != '|' && barLen(name[1:]) == 0 {
		return 0
	}
	return len(s) - len(name)
}

// labelLen returns the length of the label that s begins with, 0 if there is none.
func labelLen(s []byte) int {
	for i, b := range s {
		switch {
		case b == ':' && i > 0 && s[i-1] >= '0' && s[i-1] <= '9':
			return i + 1
		case b >= '0' && b <= '9', b == '&' && i > 0, b >= 'a' && b <= 'z' && i == 0:
		default:
			return 0
		}
	}
	return 0
}

// part is the columns of a board that a header names, counted from 1. A board that is too wide for its page
// stands in parts, one below the other.
type part struct{ from, to int }

// headerOf returns the columns that a line names: as in "c1 c2 %c3" or "1 2 3", or some of them, as in "c7 c8 c9" or
// "col 7 8 9". It returns none if the line is no header.
func (r *Reader) headerOf(line []byte) (p part) {
	if len(line) == 0 || line[0] != 'c' && line[0] != '1' && line[0] != ' ' && !isSign[line[0]] {
		return part{}
	}
	names, isPart := bytes.CutPrefix(line, []byte("col "))
	for _, b := range names {
		switch {
		case b == 'c':
			isPart = true
		case b == ' ', isSign[b]:
		case classOf(b) == digitByte && (p.to == 0 || int(b-'0') == p.to+1):
			if p.to = int(b - '0'); p.from == 0 {
				p.from = p.to
			}
		default:
			return part{}
		}
	}
	switch size := r.layout.Size(); {
	case p.to > size, bytes.IndexByte(line, ' ') < 0 && indent(r.text) == 0: // or it may be the name of a puzzle
		return part{}
	case !isPart && p != part{1, size}:
		return part{}
	}
	return p
}

func (r *Reader) isHeader(line []byte) bool { return r.headerOf(line).to > 0 }

// names notes the names of columns on the current line.
func (r *Reader) names() {
	r.header, r.part = bytes.Clone(r.text), r.headerOf(bytes.TrimSpace(r.text))
}

// begin begins a part of a printed board, at its first row.
func (r *Reader) begin(b *block) error {
	next := b.part.to + 1
	if b.part = r.part; b.part.to == 0 && next == 1 {
		b.part = part{1, r.layout.Size()}
	}
	if b.part.from != next {
		return r.fail(indent(r.text), "found a row of other columns: expected those from column %d on", next)
	}
	r.part = part{}
	return nil
}

// slots splits a row where the header has the names of the columns. The cell
// may begin with a sign one character before the last of its name.
func (r *Reader) slots(b *block) (fs []field, err error) {
	var starts []int // of the columns, in characters
	for i := range r.header {
		if classOf(r.header[i]) == digitByte {
			starts = append(starts, i-1)
		}
	}
	at, n := 0, 0
	for i, start := range starts {
		for ; n < start && at < len(r.text); n++ {
			_, size := utf8.DecodeRune(r.text[at:])
			at += size
		}
		from := at
		for ; at < len(r.text) && (i+1 == len(starts) || n < starts[i+1]); n++ {
			_, size := utf8.DecodeRune(r.text[at:])
			at += size
		}
		cell := r.text[from:at]
		skip := len(cell) - len(bytes.TrimLeft(cell, "|│┃║ "))
		f, err := r.field(b, from+skip, from+max(skip, len(bytes.TrimRight(cell, "|│┃║ "))))
		if err != nil {
			return nil, err
		}
		fs = append(fs, f)
	}
	return fs, nil
}

// printed sets the cells of a row of a printed board.
func (r *Reader) printed(b *block, fs []field) error {
	if b.inRow == 0 && b.rows == 0 {
		if err := r.begin(b); err != nil {
			return err
		}
	}
	size := b.part.to - b.part.from + 1
	if len(fs) != size && r.header != nil {
		var err error
		if fs, err = r.slots(b); err != nil {
			return err
		}
	}
	if len(fs) != size {
		return r.fail(lastOf(r.text), "found %s in this row: expected %d", fault.Count(len(fs), "cell"), size)
	}
	for i, f := range fs {
		c := r.order[b.rows*r.layout.Size()+b.part.from-1+i]
		var digits candidates.DigitSet
		signed, dotted := false, false
		for i := f.start; i < f.end; i++ {
			if n := labelLen(r.text[i:f.end]); n > 0 {
				i += n - 1
				signed = true
				continue
			}
			switch s := r.text[i]; {
			case classOf(s) == digitByte && !digits.Has(candidates.Digit(s-'0')):
				digits = digits.With(candidates.Digit(s - '0'))
			case s == '.' && !dotted:
				dotted = true
			case isSign[s]:
				signed = true
			default:
				return r.fail(i, "found %s: expected a printed cell such as 5, 27, (2)7, 27-3 or 5.", describe(r.text[i:]))
			}
		}
		single, one := digits.Single()
		switch {
		case one && !dotted:
			placed := isPlaced(r.text[f.start:f.end])
			b.set(c, single, placed)
			if signed && !placed {
				b.bare = b.bare.With(c)
			}
		case digits == 0 && !signed:
			b.partial = true
		default:
			b.note(c, digits)
			b.partial = b.partial || dotted && digits != 0 && !one
		}
	}
	b.cells += size
	b.rows = (b.rows + 1) % r.layout.Size() // and the next part begins
	return nil
}

// isPlaced reports whether a cell shows a digit that was placed: +5, and between the signs of a pattern (+5).
func isPlaced(cell []byte) bool {
	if len(cell) == len("(+5)") && cell[0] == '(' && cell[len(cell)-1] == ')' {
		cell = cell[1 : len(cell)-1]
	}
	return len(cell) == len("+5") && cell[0] == '+'
}

// settle is called when a printed board is complete. On a board that leaves out pencil marks those that are
// there only repeat some of the candidates: they are dropped. A digit with a sign is one of them if a cell
// that its cell sees shows the same; otherwise it is placed, or has no other place.
func (b *block) settle(l *candidates.Layout) {
	if !b.partial {
		return
	}
	var open candidates.CellSet
	for c := range b.bare.All() {
		for p := range l.Peers(c).And(b.bare.Or(b.noted)).All() {
			if b.digits[p] == b.digits[c] || b.marks[p].Has(b.digits[c]) {
				open = open.With(c)
			}
		}
	}
	for c := range open.All() {
		b.digits[c] = 0
	}
	b.noted = candidates.CellSet{}
}
