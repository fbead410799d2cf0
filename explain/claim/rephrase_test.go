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

// The only place for a digit in a house is the cell that is named, and none of its other places.
func TestLastPlace(t *testing.T) {
	g := boardOf(t, "b") // column 9 has 1 at r8c9 and r9c9
	for _, text := range []string{"r9c9 = 1, the last place for 1 in column 9", "r9c9 is 1, nowhere else for it in column 9", "r9c9 = 1, only spot left for a 1 in column 9"} {
		if a := ask(text, &g); a.err != nil || a.c.IsConclusion() || a.j.Verdict != claim.Flawed {
			t.Errorf("%s is read as %v, %v: %v", text, a.c, a.err, a.j)
		}
	}
}
