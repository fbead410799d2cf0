package suite_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// patterns returns the techniques of the human profile that look for a pattern,
// and do not suppose things and see what follows.
func patterns() []*techniques.Technique {
	return slices.DeleteFunc(suite.Human(), func(t *techniques.Technique) bool { return t.Family == "forcing" })
}

// stalled returns positions in which all techniques of patterns find nothing. They
// come from the puzzles of testdata/puzzles/stalled.txt, less those that the profile
// solves.
func stalled(tb testing.TB) (grids []candidates.Grid) {
	for _, way := range ways(tb, "stalled") {
		if last := way[len(way)-1]; !last.Solved() {
			grids = append(grids, last)
		}
	}
	if len(grids) == 0 {
		tb.Fatal("every puzzle is solved, none stalls")
	}
	return grids
}

// positions returns positions on the way of patterns through the
// puzzles of testdata/puzzles, easy and hard ones: every nth, and those where a
// puzzle stalls, in a plain run every second of them.
func positions(tb testing.TB, n int) (grids []candidates.Grid) {
	passed, ends := 0, 0
	for _, way := range append(ways(tb, "solved"), ways(tb, "stalled")...) {
		for i, g := range way {
			take := passed%n == 0
			passed++
			if i == len(way)-1 && !g.Solved() {
				take = ends%2 == 0 || notationtest.Thorough()
				ends++
			}
			if take {
				grids = append(grids, g)
			}
		}
	}
	return grids
}

// ways returns, for each puzzle of a collection, the grids that patterns pass through
// until it is solved or stalls.
func ways(tb testing.TB, name string) (all [][]candidates.Grid) {
	tb.Helper()
	runner := techniques.NewRunner(patterns()).Grant(explain.Unique)
	for _, g := range notationtest.Read(tb, name, 1) {
		way := []candidates.Grid{g}
		for s, ok := runner.Next(&g); ok; s, ok = runner.Next(&g) {
			s.Apply(&g)
			way = append(way, g)
		}
		all = append(all, way)
	}
	return all
}
