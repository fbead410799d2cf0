package claim_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"pencilmark/explain/claim"
)

// How long people wait for a claim to be read: half of them less than the median, and one in twenty longer than the other.
func BenchmarkRead(b *testing.B) {
	boards := forums(b)
	for b.Loop() {
		var took []time.Duration
		for i, f := range boards {
			for n, line := range f.claims {
				if (i+n)%10 > 0 {
					continue
				}
				text, _, _ := strings.Cut(strings.TrimPrefix(line, "? "), " | ")
				start := time.Now()
				_, _ = claim.Read(text, &f.grid, called.Names)
				took = append(took, time.Since(start))
			}
		}
		slices.Sort(took)
		b.ReportMetric(float64(took[len(took)/2].Microseconds()), "median-µs")
		b.ReportMetric(float64(took[len(took)*95/100].Microseconds()), "95%-µs")
		b.ReportMetric(float64(len(took)), "claims")
	}
}
