package als_test

import (
	"testing"

	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "als") }

func TestLibrary(t *testing.T) { techtest.Library(t, "als") }

func BenchmarkVainSearch(b *testing.B) { techtest.Benchmark(b, "als") }
