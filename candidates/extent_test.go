package candidates_test

import (
	"math/rand/v2"
	"testing"

	"pencilmark/candidates"
)

// The least and the most that cells add up to are the first and the last of all that they add up to.
func TestSumsOf(t *testing.T) {
	l := candidates.Classic9
	rng := rand.New(rand.NewPCG(7, 7))
	for range 500 {
		var cells candidates.CellSet
		for range 1 + rng.IntN(4) {
			cells = cells.With(candidates.At(1+rng.IntN(3), 1+rng.IntN(4)))
		}
		var may [candidates.MaxCells]candidates.DigitSet
		for c := range cells.All() {
			for range 1 + rng.IntN(3) {
				may[c] = may[c].With(candidates.Digit(1 + rng.IntN(9)))
			}
		}
		of := func(c candidates.Cell) candidates.DigitSet { return may[c] }
		least, most, ok := l.Extent(cells, of)
		switch sums := l.SumsOf(cells, of); {
		case ok != (len(sums) > 0):
			t.Fatalf("%v add up to %v, or not: %v", cells, sums, ok)
		case ok && (sums[0] != least || sums[len(sums)-1] != most):
			t.Fatalf("%v add up to %v, from %d to %d", cells, sums, least, most)
		}
	}
}
