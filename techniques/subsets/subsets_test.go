package subsets_test

import (
	"testing"

	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "subsets") }

func BenchmarkVainSearch(b *testing.B) { techtest.Benchmark(b, "subsets") }
