package single_test

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques/internal/single"
)

// The clearest house is the one that a person is told least about.
func TestClearest(t *testing.T) {
	kinds := []candidates.Kind{candidates.Box, candidates.Row, candidates.Column, candidates.Extra}
	for _, spec := range []string{"classic4", "classic9", "classic9+diagonals+windows"} {
		l, err := candidates.ParseLayout(spec)
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(3, 4))
		for range 300 {
			g := candidates.NewGrid(l, candidates.Filling{})
			for range random.IntN(l.Cells().Len()) {
				open := slices.Collect(g.Open().All())
				c := open[random.IntN(len(open))]
				switch ds := slices.Collect(g.Candidates(c).All()); {
				case len(ds) == 0:
				case random.IntN(4) == 0:
					g.Remove(c, ds[0])
				default:
					g.Place(c, ds[random.IntN(len(ds))])
				}
			}
			for c := range g.Open().All() {
				for d := range g.Candidates(c).All() {
					k := candidates.Of(c, d)
					best := slices.MinFunc(slices.Collect(l.HousesOf(c).All()), func(a, b candidates.House) int {
						byA, removedA := explain.Blockers(&g, d, g.Open().And(l.HouseCells(a)).Without(c))
						byB, removedB := explain.Blockers(&g, d, g.Open().And(l.HouseCells(b)).Without(c))
						return cmp.Or(
							cmp.Compare(removedA.Len(), removedB.Len()),
							cmp.Compare(byA.Len(), byB.Len()),
							cmp.Compare(slices.Index(kinds, a.Kind()), slices.Index(kinds, b.Kind())),
							cmp.Compare(a, b),
						)
					})
					if got := single.Clearest(&g, k, l.HousesOf(c)); got != best {
						t.Fatalf("%v: the clearest house is %v, want %v\n%v", k, got, best, &g)
					}
				}
			}
		}
	}
}
