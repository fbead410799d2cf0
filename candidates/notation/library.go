package notation

import (
	"bytes"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// LibraryCase is what a line of a HoDoKu technique library says besides the
// grid: a technique and what it does there.
type LibraryCase struct {
	Code    string // HoDoKu's number of the technique, four or five digits
	Variant string // what follows the code after a dash, may be empty; "x" means that the technique must find nothing
	Digits  candidates.DigitSet

	// Deleted are the candidates struck beyond what placed digits strike, as
	// the line has them. They are removed from the grid already.
	Deleted      []candidates.Candidate
	Eliminations []candidates.Candidate
	Placements   []candidates.Candidate

	Extra int // length of the chain in links, 0 if the line has none
}

// The fields of a library line, which begins with a colon.
const (
	codeField = iota
	digitsField
	gridField
	deletedField
	eliminationsField
	placementsField
	extraField
	libraryFields
)

// library reads a line of a HoDoKu technique library. Fields that are missing at the end are empty.
func (r *Reader) library() (*Puzzle, error) {
	s := bytes.TrimSpace(r.text)
	at := indent(r.text) + 1
	var fields [libraryFields][]byte
	var starts [libraryFields]int
	n := 0
	for rest, more := s[1:], true; more; n++ {
		if n == libraryFields {
			return nil, r.fail(at, "found more than %d fields: expected :code:candidates:grid:deleted:eliminations:placements:extra", libraryFields)
		}
		starts[n] = at
		fields[n], rest, more = bytes.Cut(rest, []byte(":"))
		at += len(fields[n]) + 1
	}
	if n <= gridField {
		return nil, r.fail(at-1, "found the end of the line: expected :code:candidates:grid:deleted:eliminations:placements:extra")
	}

	k := new(LibraryCase)
	code, variant, _ := bytes.Cut(fields[codeField], []byte("-"))
	if len(code) < 4 || len(code) > 5 || !isNumber(code) {
		return nil, r.fail(starts[codeField], "found technique code %q: expected 4 or 5 digits", code)
	}
	if !isAlphanumeric(variant) {
		return nil, r.fail(starts[codeField]+len(code)+1, "found variant %q: expected letters and digits", variant)
	}
	k.Code, k.Variant = string(code), string(variant)

	// HoDoKu writes x for a grid without a technique.
	if digits := fields[digitsField]; string(digits) != "x" {
		for i := range digits {
			d := candidates.Digit(digits[i] - '0')
			if classOf(digits[i]) != digitByte || int(d) > r.layout.Size() {
				return nil, r.fail(starts[digitsField]+i, "found %s: expected digits from 1 to %d", describe(digits[i:]), r.layout.Size())
			}
			k.Digits = k.Digits.With(d)
		}
	}

	var d draft
	grid, cells := fields[gridField], 0
	for i := 0; i < len(grid); cells++ {
		digit, placed, size := cell(grid[i:])
		if size == 0 || int(digit) > r.layout.Size() {
			return nil, r.fail(starts[gridField]+i, "found %s: expected %s", describe(grid[i:]), r.aCell)
		}
		r.fill(&d, cells, digit, placed)
		i += size
	}
	if cells != len(r.order) {
		return nil, r.fail(starts[gridField]+len(grid), "found %s: expected %d", fault.Count(cells, "cell"), len(r.order))
	}

	for _, list := range []struct {
		field int
		to    *[]candidates.Candidate
	}{{deletedField, &k.Deleted}, {eliminationsField, &k.Eliminations}, {placementsField, &k.Placements}} {
		var err error
		if *list.to, err = r.triples(fields[list.field], starts[list.field]); err != nil {
			return nil, err
		}
	}
	if extra := fields[extraField]; len(extra) > 0 {
		var err error
		if k.Extra, err = strconv.Atoi(string(extra)); err != nil || !isNumber(extra) {
			return nil, r.fail(starts[extraField], "found chain length %q: expected a number", extra)
		}
	}

	p := &Puzzle{Line: r.line, Input: string(s), Grid: d.grid(r.layout), Case: k}
	for _, c := range k.Deleted {
		if p.Grid.Open().Has(c.Cell()) {
			p.Grid.Remove(c.Cell(), c.Digit())
		}
	}
	return p, nil
}

func isNumber(s []byte) bool {
	for _, b := range s {
		if b < '0' || b > '9' {
			return false
		}
	}
	return len(s) > 0
}

func isAlphanumeric(s []byte) bool {
	for _, b := range s {
		if !('0' <= b && b <= '9' || 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z') {
			return false
		}
	}
	return true
}

// triples reads candidates written as digit, row and column: "436 812".
func (r *Reader) triples(s []byte, start int) (ks []candidates.Candidate, err error) {
	for i := 0; i < len(s); {
		if s[i] == ' ' {
			i++
			continue
		}
		n := fieldLen(s[i:])
		if n != 3 || !r.inRange(s[i]) || !r.inRange(s[i+1]) || !r.inRange(s[i+2]) {
			return nil, r.fail(start+i, "found candidate %q: expected digit, row and column, each from 1 to %d", s[i:i+n], r.layout.Size())
		}
		cell := candidates.At(int(s[i+1]-'0'), int(s[i+2]-'0'))
		ks = append(ks, candidates.Of(cell, candidates.Digit(s[i]-'0')))
		i += n
	}
	return ks, nil
}

// inRange reports whether b is a digit of the layout, which is a row and a column of it as well.
func (r *Reader) inRange(b byte) bool {
	return classOf(b) == digitByte && int(b-'0') <= r.layout.Size()
}

// Library writes the grid and a case as a line of a HoDoKu technique library. The deleted candidates are
// those of the grid, by cell and digit: what is missing there and not struck by a placed digit.
func Library(g *candidates.Grid, k *LibraryCase) string {
	var deleted []candidates.Candidate
	for c := range g.Open().All() {
		possible := g.Layout().Digits()
		for p := range g.Layout().Peers(c).All() {
			if d := g.Value(p); d != 0 {
				possible = possible.Without(d)
			}
		}
		for d := range (possible &^ g.Candidates(c)).All() {
			deleted = append(deleted, candidates.Of(c, d))
		}
	}
	code := k.Code
	if k.Variant != "" {
		code += "-" + k.Variant
	}
	extra := ""
	if k.Extra != 0 {
		extra = strconv.Itoa(k.Extra)
	}
	return ":" + strings.Join([]string{code, k.Digits.String(), PlusLine(g), triples(deleted), triples(k.Eliminations), triples(k.Placements), extra}, ":")
}

func triples(ks []candidates.Candidate) string {
	var b strings.Builder
	for i, k := range ks {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(k.Digit().String())
		b.WriteString(strconv.Itoa(k.Cell().Row()))
		b.WriteString(strconv.Itoa(k.Cell().Column()))
	}
	return b.String()
}
