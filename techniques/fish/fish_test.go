package fish_test

import (
	"testing"

	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "fish") }

func TestLibrary(t *testing.T) { techtest.Library(t, "fish") }

func BenchmarkVainSearch(b *testing.B) { techtest.Benchmark(b, "fish") }
