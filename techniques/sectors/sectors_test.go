package sectors_test

import (
	"testing"

	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "sectors") }

func TestLibrary(t *testing.T) { techtest.Library(t, "sectors") }

func BenchmarkVainSearch(b *testing.B) { techtest.Benchmark(b, "sectors") }
