package uniqueness_test

import (
	"testing"

	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "uniqueness") }

func TestLibrary(t *testing.T) { techtest.Library(t, "uniqueness") }

func BenchmarkVainSearch(b *testing.B) { techtest.Benchmark(b, "uniqueness") }
