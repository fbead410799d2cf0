package techtest

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// stalled is the puzzle known as Easter Monster. No technique of the suite
// finds anything in it, so that searching it costs what a vain search costs.
const stalled = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"

// Benchmark measures a vain search for each technique of the family.
func Benchmark(b *testing.B, family string) {
	p, err := notation.Parse(stalled, candidates.Classic9)
	if err != nil {
		b.Fatal(err)
	}
	for _, technique := range suite.All() {
		if technique.Family != family {
			continue
		}
		b.Run("technique="+technique.Code, func(b *testing.B) {
			r := techniques.NewRunner([]*techniques.Technique{technique})
			b.ReportAllocs()
			for b.Loop() {
				if _, found := r.Next(&p.Grid); found {
					b.Fatal("the search was not in vain")
				}
			}
		})
	}
}
