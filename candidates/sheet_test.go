package candidates

import (
	"testing"
)

// What the marks of a sheet mean decides what a cell without a mark, or without any, may hold.
func TestSheetGrid(t *testing.T) {
	r1c1, r1c2, r1c3, r1c4 := At(1, 1), At(1, 2), At(1, 3), At(1, 4)
	s := Sheet{Layout: Classic4, Givens: Cells(r1c1), Noted: Cells(r1c3, r1c4)}
	s.Digits[r1c1], s.Digits[r1c2] = 1, 2
	s.Marks[r1c3] = Digits(2, 3)
	for _, test := range []struct {
		meaning     Marking
		noted, none DigitSet // candidates of r1c3, and of r2c4, which is not noted
		emptied     DigitSet // of r1c4, which has no mark left
	}{
		{MarksFull, Digits(3), 0, 0},
		{MarksPartial, Digits(3), Digits(1, 2, 3, 4), Digits(3, 4)},
		{MarksNone, Digits(3, 4), Digits(1, 2, 3, 4), Digits(3, 4)},
	} {
		g := s.Grid(test.meaning)
		if g.Candidates(r1c3) != test.noted || g.Candidates(At(2, 4)) != test.none || g.Candidates(r1c4) != test.emptied {
			t.Errorf("%v: %v, %v, %v", test.meaning, g.Candidates(r1c3), g.Candidates(At(2, 4)), g.Candidates(r1c4))
		}
		if g.Givens() != s.Givens || g.Filling() != s.Digits {
			t.Errorf("%v: the digits are %v, given in %v", test.meaning, &g, g.Givens())
		}
		if m, err := ParseMarking(test.meaning.String()); m != test.meaning || err != nil {
			t.Errorf("%v is read as %v, %v", test.meaning, m, err)
		}
	}
	if _, err := ParseMarking("some"); err == nil {
		t.Error("some is a meaning")
	}
	if stale := s.Stale(); stale.Len() != 1 || !stale.Has(Of(r1c3, 2)) {
		t.Errorf("stale marks: %v", stale)
	}
}

// A sheet says what its marks mean, and a grid is the reading of its own sheet.
func TestSheetMarking(t *testing.T) {
	plain := NewGrid(Classic4, Filling{1, 2})
	narrowed := plain
	narrowed.Remove(At(3, 3), 1)
	placed := narrowed
	placed.Place(At(3, 3), 2)
	for _, test := range []struct {
		grid Grid
		want Marking
	}{{plain, MarksNone}, {narrowed, MarksFull}, {placed, MarksNone}} {
		s := test.grid.Sheet()
		if got := s.Marking(); got != test.want {
			t.Errorf("%v: got %v, want %v", &test.grid, got, test.want)
		}
		if back := s.Grid(s.Marking()); !back.Equal(&test.grid) {
			t.Errorf("%v comes back as %v", &test.grid, &back)
		}
		if stale := s.Stale(); !stale.IsEmpty() {
			t.Errorf("%v: stale marks %v", &test.grid, stale)
		}
	}
	partial := narrowed.Sheet()
	partial.Noted = Cells(At(3, 3))
	if got := partial.Marking(); got != MarksPartial {
		t.Errorf("marks in one cell: %v", got)
	}
	none := plain.Sheet()
	if g := none.Grid(MarksFull); !g.Equal(&plain) {
		t.Error("a sheet without any marks has lost candidates")
	}
}
