// Package cluestest makes boards with clues for tests.
package cluestest

import (
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
