package notation

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"pencilmark/candidates"
)

// f-puzzles writes a puzzle as JSON: the rows of cells in "grid", and a field for each kind of constraint.
// Its links, and those of SudokuPad, carry it packed by LZ-string.
type fPuzzle struct {
	Size        int       `json:"size"`
	Title       string    `json:"title"`
	Author      string    `json:"author"`
	Ruleset     string    `json:"ruleset"`
	Grid        [][]fCell `json:"grid"`
	Falling     bool      `json:"diagonal-,omitempty"`
	Rising      bool      `json:"diagonal+,omitempty"`
	ExtraRegion []fRegion `json:"extraregion,omitempty"`
	Solution    []int     `json:"solution,omitempty"` // cell by cell
}

type fCell struct {
	Value             *int  `json:"value,omitempty"`
	Given             bool  `json:"given,omitempty"`
	Region            *int  `json:"region,omitempty"` // from 0, where it is not the usual box
	CenterPencilMarks []int `json:"centerPencilMarks,omitempty"`
	GivenPencilMarks  []int `json:"givenPencilMarks,omitempty"`
	CornerPencilMarks []int `json:"cornerPencilMarks,omitempty"`
}

type fRegion struct {
	Cells []string `json:"cells"` // R1C1 and so on
}

// isPlain reports whether a field of an f-puzzles document says nothing about
// what a digit may be next to, or nothing but what fPuzzle holds.
func isPlain(name string, value json.RawMessage) bool {
	switch name {
	case "size", "grid", "title", "author", "ruleset", "diagonal+", "diagonal-", "extraregion",
		"solution", "highlightConflicts", "disabledlogic", "truecandidatesoptions", "msgcorrect", "successMessage":
		return true
	}
	switch string(value) {
	case "null", "false", "[]", "{}", `""`:
		return true
	}
	return false
}

// diagonals returns the diagonal from the upper left corner, and the other.
func diagonals(size int) (falling, rising candidates.CellSet) {
	for n := 1; n <= size; n++ {
		falling = falling.With(candidates.At(n, n))
		rising = rising.With(candidates.At(n, size+1-n))
	}
	return falling, rising
}

// fPuzzle reads a document of f-puzzles that was found at a place.
func (r *Reader) fPuzzle(text []byte, at ParseError) (*Puzzle, error) {
	var fields map[string]json.RawMessage
	var doc fPuzzle
	err := json.Unmarshal(text, &fields)
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		if !isPlain(name, fields[name]) {
			return nil, at.because("found a puzzle of f-puzzles with %q: expected one without other rules than those of its layout", name)
		}
	}
	if err == nil {
		err = json.Unmarshal(text, &doc)
	}
	var mistyped *json.UnmarshalTypeError
	if errors.As(err, &mistyped) {
		err = fmt.Errorf("%s is a %s", mistyped.Field, mistyped.Value)
	}
	if err != nil {
		return nil, at.because("found damaged JSON of f-puzzles (%v): expected a grid", err)
	}
	size := r.layout.Size()
	if len(doc.Grid) != size || doc.Size != 0 && doc.Size != size {
		return nil, at.because("found a puzzle of f-puzzles of %d rows, for size %d: expected %d", len(doc.Grid), doc.Size, size)
	}
	var d draft
	houses := make([]candidates.CellSet, size, 2*size) // the boxes, then the extra houses
	for i, row := range doc.Grid {
		if len(row) != size {
			return nil, at.because("found %d cells in row %d of f-puzzles: expected %d", len(row), i+1, size)
		}
		for j, cell := range row {
			c := candidates.At(i+1, j+1)
			box := r.layout.BoxOf(c).Number()
			if cell.Region != nil {
				box = *cell.Region + 1
			}
			digits := func(numbers ...int) (set candidates.DigitSet) {
				for _, n := range numbers {
					if n < 1 || n > size {
						err = at.because("found %d in %v of f-puzzles: expected digits from 1 to %d", n, c, size)
						n = 1
					}
					set = set.With(candidates.Digit(n))
				}
				return set
			}
			if cell.Value != nil {
				d.set(c, digits(*cell.Value).First(), !cell.Given)
			} else {
				d.corners[c] = digits(cell.CornerPencilMarks...)
				if marks := digits(append(cell.CenterPencilMarks, cell.GivenPencilMarks...)...); marks != 0 {
					d.note(c, marks)
				}
			}
			box = int(digits(box).First())
			if houses[box-1] = houses[box-1].With(c); err != nil {
				return nil, err
			}
		}
	}
	falling, rising := diagonals(size)
	if doc.Falling {
		houses = append(houses, falling)
	}
	if doc.Rising {
		houses = append(houses, rising)
	}
	for _, region := range doc.ExtraRegion {
		var cells candidates.CellSet
		for _, name := range region.Cells {
			if c, err := candidates.ParseCell(strings.ToLower(name)); err == nil {
				cells = cells.With(c)
			}
		}
		houses = append(houses, cells)
	}
	for h := range r.layout.Houses().All() {
		i := slices.Index(houses, r.layout.HouseCells(h))
		switch {
		case h.Kind().IsLine():
		case i < 0:
			houses = append(houses, candidates.CellSet{}) // the document has it not
		default:
			houses = slices.Delete(houses, i, i+1)
		}
	}
	if len(houses) > 0 {
		return nil, at.because("found a puzzle of f-puzzles whose boxes and extra houses are not those of %v: expected a puzzle of this layout", r.layout)
	}
	p := &Puzzle{Name: label(doc.Title), Line: at.Line, Input: string(bytes.TrimSpace(text))}
	d.put(p, r.layout)
	return p, nil
}

// fPuzzleLink reads what the link of a puzzle of f-puzzles or SudokuPad has
// packed, from byte start of the line on.
func (r *Reader) fPuzzleLink(start int) (*Puzzle, error) {
	text, length, err := unpackLZ(string(r.text[start:]), maxState)
	if err != nil {
		return nil, r.fail(start, "found %v: expected the data of an f-puzzles link", err)
	}
	p, err := r.fPuzzle([]byte(text), r.here(start))
	if err != nil {
		return nil, err
	}
	p.Input = string(bytes.TrimSpace(r.text[:start+length+fieldLen(r.text[start+length:])]))
	if _, rest, _ := strings.Cut(string(r.text[start+length:]), " "); rest != "" {
		p.Name = label(rest)
	}
	return p, nil
}
