package strategies_test

import (
	"testing"

	"pencilmark/fallback"
	"pencilmark/fallback/strategies/sets"
)

// The counts that the program which this strategy follows has published.
func TestSetsPublishedCounts(t *testing.T) {
	const sample = "29.....87....8......527..41...9..1.6..1...9..9.4..6...76..384......9....31.....98"
	const hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
	for _, test := range []struct {
		puzzle       string
		limit, grids int
	}{
		{sample, 0, 97},
		{hard, 0, 18936},
		{hard, 1, 10102},
	} {
		got := solve(t, sets.Strategy, test.puzzle, fallback.Task{Limit: test.limit})
		if got.Solutions != 1 || got.Counts[fallback.Grids] != test.grids || got.Stopped != nil {
			t.Errorf("%s, limit %d: got %+v, want %d grids", test.puzzle, test.limit, got, test.grids)
		}
	}
}
