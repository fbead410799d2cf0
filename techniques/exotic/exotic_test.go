package exotic_test

import (
	"testing"

	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "exotic") }

func BenchmarkVainSearch(b *testing.B) { techtest.Benchmark(b, "exotic") }
