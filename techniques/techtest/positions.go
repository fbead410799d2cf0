package techtest

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// Patterns returns the techniques of the human profile that look for a pattern,
// and do not suppose things and see what follows.
func Patterns() []*techniques.Technique {
	return slices.DeleteFunc(suite.Human(), func(t *techniques.Technique) bool { return t.Family == "forcing" })
}

// Stalled returns positions in which all techniques of [Patterns] find nothing. They
// come from the puzzles of testdata/puzzles/stalled.txt, less those that the profile
// solves.
func Stalled(tb testing.TB) (grids []candidates.Grid) {
	for _, way := range Ways(tb, "stalled") {
		if last := way[len(way)-1]; !last.Solved() {
			grids = append(grids, last)
		}
	}
	if len(grids) == 0 {
		tb.Fatal("every puzzle is solved, none stalls")
	}
	return grids
}

// Positions returns positions on the way of [Patterns] through the
// puzzles of testdata/puzzles, easy and hard ones: every nth of a puzzle and
// the one where it stalls.
func Positions(tb testing.TB, n int) (grids []candidates.Grid) {
	for _, way := range append(Ways(tb, "solved"), Ways(tb, "stalled")...) {
		for i, g := range way {
			if i%n == 0 || i == len(way)-1 && !g.Solved() {
				grids = append(grids, g)
			}
		}
	}
	return grids
}

// Ways returns, for each puzzle of a collection, the grids that [Patterns] pass through
// until it is solved or stalls.
func Ways(tb testing.TB, name string) (all [][]candidates.Grid) {
	tb.Helper()
	runner := techniques.NewRunner(Patterns()).Grant(explain.Unique)
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
