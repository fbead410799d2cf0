package techtest

import (
	"testing"

	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// Benchmark measures a vain search for each technique of the family: one
// search of a stalled position.
func Benchmark(b *testing.B, family string) {
	grids := Stalled(b)
	for _, technique := range suite.All() {
		if technique.Family != family {
			continue
		}
		b.Run("technique="+technique.Code, func(b *testing.B) {
			r := techniques.NewRunner([]*techniques.Technique{technique})
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				if _, found := r.Next(&grids[i%len(grids)]); found && family != "forcing" {
					b.Fatal("the search was not in vain")
				}
			}
		})
	}
}
