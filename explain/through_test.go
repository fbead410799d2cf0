package explain_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/explain"
)

// Cells see another through those that equal it by a clue, and that are in their houses.
func TestThrough(t *testing.T) {
	l := cluestest.Board(t, candidates.Classic9, "knight", "palindrome: r1c5 r2c4 r3c3 r7c2")
	at := candidates.At
	for _, test := range []struct {
		clue  int
		cells candidates.CellSet
		want  candidates.CellSet
	}{
		{1, candidates.Cells(at(1, 1)), candidates.Cells(at(1, 5))},
		{1, candidates.Cells(at(1, 1), at(9, 5)), candidates.Cells(at(1, 5))},
		{1, candidates.Cells(at(4, 9)), candidates.CellSet{}},
		{0, candidates.Cells(at(1, 1)), candidates.CellSet{}},
	} {
		if got := explain.Through(l, test.clue, test.cells, at(7, 2)); got != test.want {
			t.Errorf("%v see r7c2 by clue %d through %v, want %v", test.cells, test.clue, got, test.want)
		}
	}
}
