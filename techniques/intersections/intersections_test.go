package intersections_test

import (
	"testing"

	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "intersections") }

func BenchmarkVainSearch(b *testing.B) { techtest.Benchmark(b, "intersections") }
