package singledigit_test

import (
	"testing"

	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "singledigit") }

func TestLibrary(t *testing.T) { techtest.Library(t, "singledigit") }

func BenchmarkVainSearch(b *testing.B) { techtest.Benchmark(b, "singledigit") }
