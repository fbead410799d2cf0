package notation

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/candidates/fault"
)

// f-puzzles writes a puzzle as JSON: the rows of cells in "grid", and a field for each kind of clue, of which the
// kinds say the name and the form. Its links, and those of SudokuPad, carry it packed by LZ-string.
type fPuzzle struct {
	Size    int       `json:"size"`
	Title   fText     `json:"title"`
	Author  fText     `json:"author"`
	Ruleset fText     `json:"ruleset"`
	Grid    [][]fCell `json:"grid"`
}

type fCell struct {
	Value             fText   `json:"value"` // may be a number as well
	Given             bool    `json:"given"`
	Region            fRegion `json:"region"`
	CenterPencilMarks []fText `json:"centerPencilMarks"`
	GivenPencilMarks  []fText `json:"givenPencilMarks"`
	CornerPencilMarks []fText `json:"cornerPencilMarks"`
}

// fText is text, or a number as text: fields have either.
type fText string

// UnmarshalJSON reads either.
func (t *fText) UnmarshalJSON(text []byte) error {
	var s string
	if len(text) > 0 && text[0] == '"' {
		if err := json.Unmarshal(text, &s); err != nil {
			return err
		}
		*t = fText(strings.TrimSpace(s))
		return nil
	}
	var n json.Number
	if err := json.Unmarshal(text, &n); err != nil { // null leaves it empty
		return err
	}
	*t = fText(n)
	return nil
}

// number reads a number that is written as text or not; ok is false if it is none.
func (t fText) number() (n int, ok bool) {
	n, err := strconv.Atoi(string(t))
	return n, err == nil
}

// fNumber is a number that is read as text, and written as a number.
type fNumber struct{ fText }

// MarshalJSON writes the number.
func (n fNumber) MarshalJSON() ([]byte, error) { return []byte(n.fText), nil }

// fRegion is the region of a cell: the usual box unless it is written.
type fRegion struct {
	written bool
	number  int // from 0, negative for none
}

// UnmarshalJSON reads a number, or null for none.
func (r *fRegion) UnmarshalJSON(text []byte) error {
	if r.written = true; string(text) == "null" {
		r.number = -1
		return nil
	}
	return json.Unmarshal(text, &r.number)
}

// isEmpty reports whether a field says nothing.
func isEmpty(value json.RawMessage) bool {
	switch string(value) {
	case "", "null", "false", "[]", "{}", `""`:
		return true
	}
	return false
}

// fPuzzle reads a document of f-puzzles that was found at a place.
func (r *Reader) fPuzzle(text string, at ParseError) (*Puzzle, error) {
	var fields map[string]json.RawMessage
	var doc fPuzzle
	err := json.Unmarshal([]byte(text), &fields)
	if err == nil {
		err = json.Unmarshal([]byte(text), &doc)
	}
	if err != nil {
		return nil, at.because("found damaged JSON of f-puzzles (%v): expected a grid", mistyped(err))
	}
	return r.build(&doc, &fClues{maker: "f-puzzles", ignore: r.ignore, fields: fields}, text, at)
}

// mistyped says in fewer words that JSON has something else in a field than is expected.
func mistyped(err error) error {
	var wrong *json.UnmarshalTypeError
	if errors.As(err, &wrong) {
		return fault.Errorf("%s is a %s", wrong.Field, wrong.Value)
	}
	return err
}

// build makes a puzzle of a document and of what was found in its fields. The text is what it was read from.
func (r *Reader) build(doc *fPuzzle, found *fClues, text string, at ParseError) (*Puzzle, error) {
	size := len(doc.Grid)
	switch {
	case doc.Size != 0 && doc.Size != size:
		return nil, at.because("found %s in a puzzle of %s of size %d: expected %d", fault.Count(size, "row"), found.maker, doc.Size, doc.Size)
	case size < 4:
		return nil, at.because("found a puzzle of %s of size %d: expected 4 to %d", found.maker, size, candidates.MaxSize)
	case size > candidates.MaxSize:
		return nil, at.because("found a puzzle of %s of size %d: expected 4 to %d, as larger ones are only searched, without clues, and read as text", found.maker, size, candidates.MaxSize)
	case size != r.layout.Size() && r.layout != candidates.Classic9:
		return nil, at.because("found a puzzle of %s of size %d: expected %d", found.maker, size, r.layout.Size())
	}
	for i, row := range doc.Grid {
		if len(row) != size {
			return nil, at.because("found %s in row %d of %s: expected %d", fault.Count(len(row), "cell"), i+1, found.maker, size)
		}
	}
	base, err := doc.layout()
	if err != nil {
		return nil, at.because("found a puzzle of %s whose regions cannot be read: %v", found.maker, err)
	}
	found.layout = base
	found.read(doc)
	if err := found.complaint(at); err != nil {
		return nil, err
	}
	layout, err := clues.On(base, found.clues...)
	if err != nil {
		return nil, at.because("found a puzzle of %s with a clue that cannot be read: %v", found.maker, err)
	}
	if r.layout != candidates.Classic9 && layout.String() != r.layout.String() {
		return nil, at.because("found a puzzle of %s whose boxes and extra houses are not those of %v: expected a puzzle of this layout", found.maker, r.layout)
	}
	if layout.Same(r.layout) {
		layout = r.layout
	}
	p := &Puzzle{Name: label(string(doc.Title)), Line: at.Line, Input: strings.TrimSpace(text), Ignored: found.ignored}
	var d draft
	if err := doc.fill(&d, layout); err != nil {
		return nil, at.because("%v", err)
	}
	d.put(p, layout)
	return p, nil
}

// layout returns the board by the regions of the cells, which are the usual boxes where nothing else is said.
func (doc *fPuzzle) layout() (*candidates.Layout, error) {
	size := len(doc.Grid)
	usual, err := candidates.ParseLayout(fmt.Sprintf("classic%d", size))
	if err != nil {
		usual = nil // there are no boxes on boards of five or seven
	}
	const none = '.'
	var regions []byte
	letters := map[int]byte{}
	isUsual := usual != nil
	for i, row := range doc.Grid {
		for j, cell := range row {
			number, box := -1, -1
			if usual != nil {
				box = usual.BoxOf(candidates.At(i+1, j+1)).Number() - 1
				number = box
			}
			if cell.Region.written {
				number = cell.Region.number
			}
			isUsual = isUsual && number == box
			if number < 0 {
				regions = append(regions, none)
				continue
			}
			if letters[number] == 0 {
				letters[number] = 'A' + byte(len(letters)%26)
			}
			regions = append(regions, letters[number])
		}
	}
	if isUsual {
		return usual, nil
	}
	l, err := candidates.Jigsaw(string(regions))
	if err == nil && usual != nil && sameBoxes(l, usual) {
		l = usual
	}
	return l, err
}

// sameBoxes reports whether two layouts have the same boxes, whatever their numbers are.
func sameBoxes(a, b *candidates.Layout) bool {
	for c := range a.Cells().All() {
		if a.HouseCells(a.BoxOf(c)) != b.HouseCells(b.BoxOf(c)) {
			return false
		}
	}
	return true
}

// fill puts the digits and the marks of the solver in a draft. Marks that are given are a clue.
func (doc *fPuzzle) fill(d *draft, l *candidates.Layout) (err error) {
	for c := range l.Cells().All() {
		cell := doc.Grid[c.Row()-1][c.Column()-1]
		digits := func(texts ...fText) (set candidates.DigitSet) {
			for _, text := range texts {
				n, ok := text.number()
				if !ok || n < 1 || n > l.Size() {
					err = fault.Errorf("found %s in %v of f-puzzles: expected digits from 1 to %d", clip(string(text)), c, l.Size())
					continue
				}
				set = set.With(candidates.Digit(n))
			}
			return set
		}
		if cell.Value != "" {
			d.set(c, digits(cell.Value).First(), !cell.Given)
		} else {
			d.corners[c] = digits(cell.CornerPencilMarks...)
			if marks := digits(cell.CenterPencilMarks...); marks != 0 {
				d.note(c, marks)
			}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// clip quotes a text from outside, or its beginning.
func clip(text string) string {
	const most = 30 // bytes
	if len(text) > most {
		text = strings.ToValidUTF8(text[:most], "") + "..."
	}
	return strconv.Quote(text)
}

// packedLink reads what the link of a puzzle of f-puzzles or SudokuPad has packed, from byte start of the line on, in
// the form of either.
func (r *Reader) packedLink(start int, form func(text string, at ParseError) (*Puzzle, error)) (*Puzzle, error) {
	text, length, err := unpackLink(string(r.text[start:]), func(text string) bool {
		_, err := unzip(text)
		return err == nil && strings.HasPrefix(text, "{")
	})
	if err != nil {
		return nil, r.fail(start, "found %v: expected the data of an f-puzzles link", err)
	}
	p, err := form(text, r.here(start))
	if err != nil {
		return nil, err
	}
	p.Input = string(bytes.TrimSpace(r.text[:start+length+fieldLen(r.text[start+length:])]))
	if _, rest, _ := strings.Cut(string(r.text[start+length:]), " "); rest != "" {
		p.Name = label(rest)
	}
	return p, nil
}
