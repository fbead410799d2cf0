package notation_test

import (
	"testing"

	"pencilmark/candidates"
	. "pencilmark/candidates/notation"
)

// The sheet of a puzzle has what is written: marks that a digit rules out, cells without marks, and digits
// that may be last candidates. Where braces or a plus tell these apart the grid has them as digits, too.
func TestSheet(t *testing.T) {
	at := candidates.At
	for _, test := range []struct {
		name, text string
		digits     string // of the sheet
		grid       string
		givens     candidates.CellSet
		noted      candidates.CellSet
		stale      candidates.Candidate
	}{
		{"bare", "1 134 . . . . . . . . . . . . . .", "1...............", "................",
			candidates.Cells(at(1, 1)), candidates.Cells(at(1, 2)), candidates.Of(at(1, 2), 1)},
		{"plus", "1 234 . . . . . . +2 . . . . . . 234", "1.......2.......", "1.......2.......",
			candidates.Cells(at(1, 1)), candidates.Cells(at(1, 2), at(4, 4)), 0},
		{"plus beside a mark", "1 13 . . . . . . +2 . . . . . . 234", "1.......2.......", "1.......2.......",
			candidates.Cells(at(1, 1)), candidates.Cells(at(1, 2), at(4, 4)), candidates.Of(at(1, 2), 1)},
		{"braces", "1 {3} 14 . . . . . . . . . . . . {}", "1...............", "1...............",
			candidates.Cells(at(1, 1)), candidates.Cells(at(1, 2), at(1, 3), at(4, 4)), candidates.Of(at(1, 3), 1)},
	} {
		p, err := Parse(test.text, candidates.Classic4)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		s := p.Sheet
		if got := s.Digits.Text(s.Layout); got != test.digits || s.Givens != test.givens || s.Noted != test.noted || p.Grid.String() != test.grid {
			t.Errorf("%s: digits %s, given in %v, marks in %v, grid %v", test.name, got, s.Givens, s.Noted, &p.Grid)
		}
		stale := s.Stale()
		if want := min(1, int(test.stale)); stale.Len() != want || want > 0 && !stale.Has(test.stale) {
			t.Errorf("%s: stale marks %v", test.name, stale)
		}
	}
	if p, err := Parse("1...............", candidates.Classic4); err != nil || p.Sheet != nil {
		t.Errorf("without marks: %v, %v", p, err)
	}
}

// Marks in corners are on the sheet, beside those in the centre or alone, and tell the grid nothing.
func TestCorners(t *testing.T) {
	const cells = `{"cornerPencilMarks":[2,3]},{"cornerPencilMarks":[4],"centerPencilMarks":[2,4]},{"value":3,"cornerPencilMarks":[1]},{}`
	text := `{"size":4,"grid":[[` + cells + `],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}`
	p, err := Parse(text, candidates.Classic4)
	if err != nil {
		t.Fatal(err)
	}
	var want [candidates.MaxCells]candidates.DigitSet
	want[candidates.At(1, 1)], want[candidates.At(1, 2)] = candidates.Digits(2, 3), candidates.Digits(4)
	if p.Sheet.Corners != want || p.Sheet.Noted != candidates.Cells(candidates.At(1, 2)) || p.Grid.Candidates(candidates.At(1, 1)) != candidates.Digits(1, 2, 4) {
		t.Errorf("read as %+v", p.Sheet)
	}
	if _, err := Parse(`{"size":4,"grid":[[{"cornerPencilMarks":[5]},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}`, candidates.Classic4); err == nil {
		t.Error("5 is read as a mark on a board of 4")
	}
}
