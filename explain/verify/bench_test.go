package verify_test

import (
	"testing"

	"pencilmark/explain/verify"
	"pencilmark/techniques/pipeline"
)

// The time to check a whole walkthrough: by logic alone, and with trials.
func BenchmarkWalkthrough(b *testing.B) {
	for name, givens := range map[string]string{
		"logic":  ".........45..872...1.45...............35....474.3.1.58........9..7..96.....16.4..",
		"trials": ".7.3...46....74......8.92..53....1.......7..9..7..58..35.71.....12...3...96......",
	} {
		b.Run("mode="+name, func(b *testing.B) {
			w := pipeline.Solve(puzzle("classic9", givens))
			b.ReportAllocs()
			for b.Loop() {
				if err := verify.Walkthrough(w); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(len(w.Steps)), "steps/puzzle")
			b.ReportMetric(float64(w.Summary().Trials), "trials/puzzle")
		})
	}
}

// The time to check one step that needs a split.
func BenchmarkStep(b *testing.B) {
	for _, p := range right {
		if p.name != "jellyfish" {
			continue
		}
		g := position(p.layout, p.marks)
		b.ReportAllocs()
		for b.Loop() {
			if err := verify.Step(&g, &p.step); err != nil {
				b.Fatal(err)
			}
		}
	}
}
