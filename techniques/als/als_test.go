package als_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/als"
	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "als") }

func TestLibrary(t *testing.T) { techtest.Library(t, "als") }

func BenchmarkVainSearch(b *testing.B) { techtest.Benchmark(b, "als") }

// crowded has more chains of almost locked sets than anybody can go through:
// what was removed from its cells was chosen at random.
const crowded = `
| 27   {9}  +6   | 125   1357 247   | 234  389   23459 |
| 57   358  {7}  | 34    +9   24568 | 2345 467   +1    |
| +4   238  179  | 1267  1357 36    | 56   267   679   |
+----------------+------------------+------------------+
| +8   {2}  2357 | 4567  1267 456   | 356  79    267   |
| 27   +1   3457 | 2357  235  +9    | 56   {4}   {8}   |
| 279  469  234  | 67    +8   35    | 145  12    2457  |
+----------------+------------------+------------------+
| 2357 {7}  1245 | 38    36   2568  | +9   12347 346   |
| 169  47   2379 | 236   27   {2}   | 18   +5    468   |
| 56   4579 389  | 34679 47   +1    | 27   238   2478  |
`

// Where there are too many chains the long ones are left out, and the search
// ends.
func TestCrowded(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a second")
	}
	p, err := notation.Parse(crowded, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	shortest := 0
	techniques.NewRunner([]*techniques.Technique{als.Chain}).All(&p.Grid, func(s explain.Step) bool {
		if n := len(s.Evidence.(explain.SetChain).Sets); n > 4 {
			t.Errorf("a chain of %d sets", n)
		}
		shortest++
		return true
	})
	if shortest == 0 {
		t.Error("found no chain")
	}
}
