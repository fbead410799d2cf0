package strategies_test

import (
	"context"
	"fmt"
	"testing"

	"pencilmark/candidates"
	"pencilmark/fallback"
	"pencilmark/fallback/strategies/backtrack"
)

// Reading order and ascending digits are what the analyzer of the first empty
// cell does as well, so the counts are the same as those it has published.
func TestBacktrackPublishedCounts(t *testing.T) {
	const puzzle = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
	got := solve(t, backtrack.Strategy, puzzle, fallback.Task{Limit: 1})
	if got.Counts[fallback.Moves] != 8969 || got.Counts[fallback.Rollbacks] != 8911 {
		t.Errorf("got %+v", got)
	}
}

// The trace is a log of the backtracker at work: it shows each digit placed,
// where nothing fits, and what is taken back.
func ExampleStrategy() {
	b := candidates.Classic4.Board()
	solver, _ := backtrack.Strategy.New(b)
	givens := make([]candidates.Digit, b.Cells())
	for cell, d := range map[int]candidates.Digit{1: 2, 3: 4, 4: 3, 10: 1, 13: 1} {
		givens[cell] = d
	}
	solver.Solve(context.Background(), fallback.Task{Givens: givens, Limit: 1, Trace: func(e fallback.Event) {
		switch e.Action {
		case fallback.Try:
			fmt.Println(b.Text(e.Digits), "place", e.Digit, "in", b.CellName(e.Cell))
		case fallback.Reject:
			fmt.Println(b.Text(e.Digits), "nothing fits", b.CellName(e.Cell))
		case fallback.Retreat:
			fmt.Println(b.Text(e.Digits), "take back", b.CellName(e.Cell))
		case fallback.Solved:
			fmt.Println(b.Text(e.Digits), "solved")
		}
	}})
	// Output:
	// 12.43.....1..1.. place 1 in r1c1
	// 12343.....1..1.. place 3 in r1c3
	// 123434....1..1.. place 4 in r2c2
	// 1234342...1..1.. place 2 in r2c3
	// 12343421..1..1.. place 1 in r2c4
	// 123434212.1..1.. place 2 in r3c1
	// 12343421231..1.. place 3 in r3c2
	// 12343421231..1.. nothing fits r3c4
	// 123434212.1..1.. take back r3c2
	// 12343421..1..1.. take back r3c1
	// 123434214.1..1.. place 4 in r3c1
	// 12343421431..1.. place 3 in r3c2
	// 123434214312.1.. place 2 in r3c4
	// 12343421431221.. place 2 in r4c1
	// 123434214312214. place 4 in r4c3
	// 1234342143122143 place 3 in r4c4
	// 1234342143122143 solved
}
