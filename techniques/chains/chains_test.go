package chains_test

import (
	"testing"

	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "chains") }

func TestLibrary(t *testing.T) { techtest.Library(t, "chains") }

func BenchmarkVainSearch(b *testing.B) { techtest.Benchmark(b, "chains") }
