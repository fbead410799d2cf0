package techtest

import (
	"math/rand/v2"
	"path/filepath"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/techniques"
)

// Narrowing calls look with passes over the grids of stalled puzzles, each as it
// was set, and then with ever fewer candidates. One runner has all passes over a
// puzzle, so what it keeps from one to the next is brought up to date.
func Narrowing(t *testing.T, testdata string, look func(*techniques.Pass)) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, g := range notationtest.Read(t, filepath.Join(testdata, "puzzles", "stalled.txt"), 1) {
		runner := techniques.NewRunner([]*techniques.Technique{{Find: look}})
		for range 8 {
			runner.Next(&g)
			for range r.IntN(12) {
				c := candidates.At(1+r.IntN(9), 1+r.IntN(9))
				d := candidates.Digit(1 + r.IntN(9))
				switch {
				case g.Candidates(c).Len() == 1 && g.Open().Has(c):
					g.Place(c, g.Candidates(c).First())
				case g.Candidates(c).Len() > 1:
					g.Remove(c, d)
				}
			}
		}
	}
}
