package singles_test

import (
	"testing"

	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "singles") }

func BenchmarkVainSearch(b *testing.B) { techtest.Benchmark(b, "singles") }
