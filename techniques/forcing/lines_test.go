package forcing_test

import (
	"testing"

	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/techniques/pipeline"
)

// A net can be read: on the hardest puzzles hardly any has 60 lines, and none has 75.
func TestNetsAreShort(t *testing.T) {
	nets, long := 0, 0
	for i, g := range notationtest.Read(t, "hardest1106", 15) {
		for f := range pipeline.Solve(g).Frames() {
			if _, ok := f.Step.Evidence.(explain.Trial); !ok {
				continue
			}
			a, ok := argue.Step(&f.Before, f.Step)
			if !ok {
				t.Fatalf("puzzle %d, step %d has no argument", i+1, f.Number)
			}
			nets++
			switch n := len(a); {
			case n >= 75:
				t.Errorf("puzzle %d, step %d has %d lines", i+1, f.Number, n)
			case n >= 60:
				long++
			}
		}
	}
	if nets < 30 || 50*long > nets {
		t.Errorf("%d of %d nets have 60 lines or more: expected one of 50", long, nets)
	}
}
