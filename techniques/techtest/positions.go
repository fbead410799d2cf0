package techtest

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// Patterns returns the techniques of the human profile that look for a pattern,
// and do not suppose things and see what follows.
func Patterns() []*techniques.Technique {
	return slices.DeleteFunc(suite.Human(), func(t *techniques.Technique) bool { return t.Family == "forcing" })
}

// Stalled returns positions in which all techniques of [Patterns] find nothing. They come from the puzzles of testdata/puzzles/stalled.txt, less
// those that the profile solves.
func Stalled(tb testing.TB) (grids []candidates.Grid) {
	for _, way := range Ways(tb, "stalled.txt") {
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
	for _, way := range append(Ways(tb, "solved.txt"), Ways(tb, "stalled.txt")...) {
		for i, g := range way {
			if i%n == 0 || i == len(way)-1 && !g.Solved() {
				grids = append(grids, g)
			}
		}
	}
	return grids
}

// Ways returns, for each puzzle of a file in testdata/puzzles, the grids that [Patterns]
// pass through until it is solved or stalls.
func Ways(tb testing.TB, file string) (all [][]candidates.Grid) {
	tb.Helper()
	path := filepath.Join("..", "..", "testdata", "puzzles", file)
	f, err := os.Open(path)
	if err != nil {
		tb.Fatal(err)
	}
	defer f.Close()
	runner := techniques.NewRunner(Patterns()).Grant(explain.Unique)
	for r := notation.NewReader(f, path, candidates.Classic9); ; {
		p, err := r.Read()
		if err == io.EOF {
			break
		}
		if err != nil {
			tb.Fatal(err)
		}
		g := p.Grid
		way := []candidates.Grid{g}
		for s, ok := runner.Next(&g); ok; s, ok = runner.Next(&g) {
			s.Apply(&g)
			way = append(way, g)
		}
		all = append(all, way)
	}
	if len(all) == 0 {
		tb.Fatalf("%s has no puzzle", path)
	}
	return all
}
