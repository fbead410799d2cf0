package band_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"pencilmark/candidates"
	"pencilmark/fallback/band"
)

// benchmarked are the collections of the benchmarks.
var benchmarked = []string{"stalled", "clues17", "magictour", "hardest11", "hardest1106"}

// shuffled returns a whole collection in an order that no processor can learn.
func shuffled(b *testing.B, name string) []candidates.Filling {
	puzzles := read(b, name, 1)
	rand.New(rand.NewPCG(1, 2)).Shuffle(len(puzzles), func(i, j int) { puzzles[i], puzzles[j] = puzzles[j], puzzles[i] })
	return puzzles
}

// One iteration is a whole collection: up to k solutions of each puzzle.
func BenchmarkCount(b *testing.B) {
	for _, name := range benchmarked {
		for k := 1; k <= 2; k++ {
			b.Run(fmt.Sprintf("corpus=%s/k=%d", name, k), func(b *testing.B) {
				puzzles := shuffled(b, name)
				var s band.Solver
				guesses, wrong := 0, 0
				b.ReportAllocs()
				for b.Loop() {
					for i := range puzzles {
						if s.Count(&puzzles[i], k) != 1 {
							wrong++
						}
						guesses += s.Guesses()
					}
				}
				if wrong > 0 {
					b.Errorf("%d wrong", wrong)
				}
				solved := float64(b.N * len(puzzles))
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/solved, "ns/puzzle")
				b.ReportMetric(float64(guesses)/solved, "guesses/puzzle")
			})
		}
	}
}

// How long single puzzles take to be proved unique.
func BenchmarkLatency(b *testing.B) {
	for _, name := range benchmarked {
		b.Run("corpus="+name, func(b *testing.B) {
			puzzles := shuffled(b, name)
			took := make([]time.Duration, 0, len(puzzles))
			var s band.Solver
			for b.Loop() {
				took = took[:0]
				for i := range puzzles {
					start := time.Now()
					s.Count(&puzzles[i], 2)
					took = append(took, time.Since(start))
				}
			}
			slices.Sort(took)
			for _, percent := range []int{50, 99} {
				b.ReportMetric(float64(took[(len(took)-1)*percent/100]), fmt.Sprintf("ns-p%d", percent))
			}
		})
	}
}
