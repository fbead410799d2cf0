package band_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/fallback/band"
)

// read returns the givens of every nth puzzle of a collection.
func read(tb testing.TB, name string, nth int) (puzzles []candidates.Filling) {
	tb.Helper()
	for _, g := range notationtest.Read(tb, name, nth) {
		puzzles = append(puzzles, g.Filling())
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
