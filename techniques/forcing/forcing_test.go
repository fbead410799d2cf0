package forcing_test

import (
	"testing"

	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "forcing") }

func TestLibrary(t *testing.T) { techtest.Library(t, "forcing") }

func BenchmarkVainSearch(b *testing.B) { techtest.Benchmark(b, "forcing") }
