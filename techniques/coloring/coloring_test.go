package coloring_test

import (
	"testing"

	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "coloring") }

func TestLibrary(t *testing.T) { techtest.Library(t, "coloring") }

func BenchmarkVainSearch(b *testing.B) { techtest.Benchmark(b, "coloring") }
