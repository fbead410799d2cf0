package band_test

import (
	"bufio"
	"context"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"pencilmark/candidates"
	"pencilmark/fallback/band"
)

// read returns every nth puzzle of a file with one puzzle a line, all of them
// under PENCILMARK_FULL. The test is skipped where the file is absent.
func read(tb testing.TB, path string, nth int) (puzzles []candidates.Filling) {
	tb.Helper()
	f, err := os.Open(filepath.FromSlash(path))
	if os.IsNotExist(err) {
		tb.Skipf("%s is not here", path)
	} else if err != nil {
		tb.Fatal(err)
	}
	defer f.Close()
	if os.Getenv("PENCILMARK_FULL") != "" {
		nth = 1
	}
	i := 0
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if line := lines.Text(); len(line) >= candidates.MaxCells && line[0] != '#' {
			if i%nth == 0 {
				puzzles = append(puzzles, parse(line))
			}
			i++
		}
	}
	if len(puzzles) == 0 {
		tb.Fatalf("%s has no puzzles", path)
	}
	return puzzles
}

// parse reads one character a cell.
func parse(line string) (f candidates.Filling) {
	for c := range f {
		if '1' <= line[c] && line[c] <= '9' {
			f[c] = candidates.Digit(line[c] - '0')
		}
	}
	return f
}

// corpora are files outside the project.
func corpus(name string) string { return "../../../shared/corpora/" + name + ".txt" }

// own are files of the project.
func own(name string) string { return "../../testdata/puzzles/" + name + ".txt" }

// random returns n givens of a random solution, of which some may have been
// changed: so there is no solution of most, one of some, and many of those with few
// givens.
func random(r *rand.Rand, n, changed int) (f candidates.Filling) {
	s := band.Solver{Rand: r}
	s.Puzzle(&f)
	s.Next(context.Background())
	f = s.Solution()
	for i, c := range r.Perm(candidates.MaxCells) {
		switch {
		case i >= n:
			f[c] = 0
		case i < changed:
			f[c] = candidates.Digit(1 + r.IntN(9))
		}
	}
	return f
}
