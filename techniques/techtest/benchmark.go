package techtest

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// Benchmark measures a vain search for each technique of the family: one
// search of a stalled position. After each position comes an image of it, so
// that nothing that was derived from the last grid holds for the next.
func Benchmark(b *testing.B, family string) {
	var grids []candidates.Grid
	rng := newRand()
	for _, g := range Stalled(b) {
		s := randomSymmetry(rng, g.Layout())
		grids = append(grids, g, s.grid(&g))
	}
	for _, technique := range suite.All() {
		if technique.Family != family {
			continue
		}
		b.Run("technique="+technique.Code, func(b *testing.B) {
			r := techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique)
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				if _, found := r.Next(&grids[i%len(grids)]); found && family != "forcing" {
					b.Fatal("the search was not in vain")
				}
			}
		})
	}
}
