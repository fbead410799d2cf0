package suppose_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues/cluestest"
	"pencilmark/candidates/suppose"
)

// A digit is struck in a branch that takes one place of another and rules out the others: where neighbours are not
// consecutive and 5 in row 1 is at r1c7 or r1c8 alone, 6 in r1c7 leaves it none. 7 there leaves it r1c8.
func TestStrikesInOwnPlace(t *testing.T) {
	g := candidates.NewGrid(cluestest.Board(t, candidates.Classic9, "nonconsecutive"), candidates.Filling{})
	for _, col := range []int{2, 3, 4, 5, 6, 9} {
		g.Remove(candidates.At(1, col), 5)
	}
	var s suppose.Stack
	s.Reset(&g, suppose.Net)
	b := s.Push(candidates.Of(candidates.At(1, 1), 9), suppose.Unbounded)
	b.Run()
	if !b.Grid.Candidates(candidates.At(1, 7)).Has(6) || !b.FindPatterns() {
		t.Fatal("no pattern is left to be found")
	}
	b.Run()
	if got, want := b.Grid.Candidates(candidates.At(1, 7)), candidates.Digits(1, 2, 3, 5, 7, 8); got != want {
		t.Errorf("r1c7 is left %v, want %v", got, want)
	}
}
