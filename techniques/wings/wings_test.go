package wings_test

import (
	"testing"

	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "wings") }

func TestLibrary(t *testing.T) { techtest.Library(t, "wings") }

func BenchmarkVainSearch(b *testing.B) { techtest.Benchmark(b, "wings") }
