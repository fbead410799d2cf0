package strategies_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/fallback/strategies/dancinglinks"
)

func TestMatrix(t *testing.T) {
	for _, b := range boards(t) {
		n := b.Size()
		m := dancinglinks.NewMatrix(b)
		if len(m.Covers) != n*n*n || len(m.Columns) != n*n+len(b.Houses())*n || m.Blocks[len(m.Blocks)-1].Last != len(m.Columns)-1 {
			t.Errorf("%v: got %d rows, %d columns, blocks %v", b, len(m.Covers), len(m.Columns), m.Blocks)
		}
		ones := make([]int, len(m.Columns))
		for row, covers := range m.Covers {
			if cell, d := m.Candidate(row); m.Row(cell, d) != row || !slices.IsSorted(covers) {
				t.Errorf("%v: row %d is %d in cell %d and covers %v", b, row, d, cell, covers)
			}
			for _, column := range covers {
				ones[column]++
			}
		}
		for column, got := range ones {
			if got != n {
				t.Errorf("%v: column %d has %d ones, want %d", b, column, got, n)
			}
		}
	}
	m := dancinglinks.NewMatrix(candidates.Classic9.Board())
	if len(m.Covers) != 729 || len(m.Columns) != 324 || len(m.Blocks) != 4 {
		t.Errorf("got %d rows, %d columns, %d blocks", len(m.Covers), len(m.Columns), len(m.Blocks))
	}
}

// The rows of the solution are kept, and cover each column once.
func TestKept(t *testing.T) {
	b := candidates.Classic9.Board()
	m := dancinglinks.NewMatrix(b)
	givens := parse(t, b, example)
	kept := m.Kept(givens)
	ones := make([]int, len(m.Columns))
	for cell, d := range parse(t, b, solution) {
		if !kept[m.Row(cell, d)] {
			t.Errorf("%d in %s is struck", d, b.CellName(cell))
		}
		for _, column := range m.Covers[m.Row(cell, d)] {
			ones[column]++
		}
	}
	if slices.Max(ones) != 1 || slices.Min(ones) != 1 {
		t.Errorf("the solution covers %v", ones)
	}
	// What is kept are the candidates that the givens leave.
	g := candidates.NewGrid(candidates.Classic9, b.Filling(givens))
	for row := range kept {
		cell, d := m.Candidate(row)
		if c := candidates.Cell(cell); kept[row] != g.Candidates(c).Has(d) {
			t.Errorf("%d in %v: kept %v", d, c, kept[row])
		}
	}
}
