//go:build !js

package claim_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain/claim"
)

// Turns of speech are put into words that mean the same, each of them in some example, and what has none stays as it is.
func TestRephrased(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	for c, ds := range map[candidates.Cell]candidates.DigitSet{candidates.At(9, 5): candidates.Digits(7, 9), candidates.At(8, 5): candidates.Digits(2, 5, 9)} {
		for d := range (g.Candidates(c) &^ ds).All() {
			g.Remove(c, d)
		}
	}
	examples := rows(t, "phrases.txt", 2)
	for _, row := range examples {
		if got := claim.Rephrased(row[0], &g, called); got != row[1] {
			t.Errorf("%s\n is put %q\n want   %q", row[0], got, row[1])
		}
	}
	claim.WithoutRephrasing(func(said string) {
		for _, row := range examples {
			if claim.Rephrased(row[0], &g, called) != row[1] {
				return
			}
		}
		t.Errorf("no example needs %q", said)
	})
}
