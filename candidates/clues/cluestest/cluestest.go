// Package cluestest makes boards with clues for tests.
package cluestest

import (
	"math/rand/v2"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
)

// Board returns a board with the clues of some lines of our own notation. Lines that cannot be read fail the test.
func Board(tb testing.TB, l *candidates.Layout, lines ...string) *candidates.Layout {
	tb.Helper()
	var all []candidates.Clue
	for _, line := range lines {
		read, err := clues.Parse(line)
		if err != nil {
			tb.Fatalf("%s: %v", line, err)
		}
		all = append(all, read...)
	}
	l, err := clues.On(l, all...)
	if err != nil {
		tb.Fatal(err)
	}
	return l
}

// Puzzle returns a puzzle on a board of four digits with up to two givens at random, and those of all fillings that keep
// its givens and clues.
func Puzzle(r *rand.Rand, l *candidates.Layout, all []candidates.Filling) (candidates.Grid, map[candidates.Filling]bool) {
	var givens candidates.Filling
	for range r.IntN(3) {
		givens[candidates.At(1+r.IntN(4), 1+r.IntN(4))] = candidates.Digit(1 + r.IntN(4))
	}
	kept := map[candidates.Filling]bool{}
	for _, f := range all {
		_, broken := f.BrokenClue(l)
		for c, d := range givens {
			broken = broken || d != 0 && f[c] != d
		}
		if !broken {
			kept[f] = true
		}
	}
	return candidates.NewGrid(l, givens), kept
}
