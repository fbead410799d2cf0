package sums_test

import (
	"testing"

	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "sums") }
