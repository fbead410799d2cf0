package als_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/als"
	"pencilmark/techniques/suite"
	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "als") }

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

// packed is the same on a board with two houses more. Three of its sets can be
// joined in six million ways.
const packed = `
+----------------+--------------+----------------+
| 29  258  148   | {8} 348 {1}  | {6}  2678 {5}  |
| +3  89   2589  | 14  {6} +7   | 249  {1}  29   |
| +6  {7}  18    | 58  +9  +2   | 48   38   4578 |
+----------------+--------------+----------------+
| 12  89   {7}   | {6} 25  {8}  | 26   +4   +3   |
| 159 3789 13679 | {7} 24  468  | 1269 {8}  279  |
| 125 {4}  38    | +9  14  1356 | 158  68   127  |
+----------------+--------------+----------------+
| +8  +1   35    | {2} {4} 59   | {7}  29   {6}  |
| +4  56   269   | +3  17  159  | 2789 1568 1268 |
| +7  3569 69    | 14  48  456  | 36   25   49   |
+----------------+--------------+----------------+

`

// All wings are found where there are many, those of the fewest cells first.
func TestPacked(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a second")
	}
	diagonals, err := candidates.ParseLayout("classic9+diagonals")
	if err != nil {
		t.Fatal(err)
	}
	p, err := notation.Parse(packed, diagonals)
	if err != nil {
		t.Fatal(err)
	}
	lightest, heaviest := 0, 0
	techniques.NewRunner([]*techniques.Technique{als.XYWing}).All(&p.Grid, func(s explain.Step) bool {
		weight := 0
		for _, set := range s.Evidence.(explain.SetChain).Sets {
			weight += set.Len()
		}
		if weight < heaviest {
			t.Errorf("a wing of %d cells comes after one of %d", weight, heaviest)
		}
		if heaviest = weight; lightest == 0 {
			lightest = weight
		}
		return true
	})
	if lightest != 3 || heaviest < 15 {
		t.Errorf("found wings of %d to %d cells", lightest, heaviest)
	}
}

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

// On the way through hard puzzles the search for the first chain does not stop
// at its limit: it finds the one that stands first among all.
func TestFirstChain(t *testing.T) {
	var easy []*techniques.Technique
	for _, t := range suite.Human() {
		if t.Level < techniques.Hard {
			easy = append(easy, t)
		}
	}
	chains := 0
	for _, g := range notationtest.Read(t, "stalled", 1) {
		narrow := techniques.NewRunner(easy)
		for s, ok := narrow.Next(&g); ok; s, ok = narrow.Next(&g) {
			s.Apply(&g)
		}
		runner := techniques.NewRunner([]*techniques.Technique{als.Chain})
		var want explain.Step
		runner.All(&g, func(s explain.Step) bool {
			want = s
			return false
		})
		got, ok := runner.Next(&g)
		if limited := runner.Limited(); len(limited) > 0 || !slices.Equal(got.Effects, want.Effects) {
			t.Errorf("%v\nfound %v, stopped at the limit: %v; of all %v is the first", &g, got.Effects, len(limited) > 0, want.Effects)
		}
		if ok {
			chains++
		}
	}
	if chains == 0 {
		t.Error("found no chain")
	}
}
