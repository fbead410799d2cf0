package forcing_test

import (
	"testing"

	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/techniques/pipeline"
)

// A net can be read: on the hardest puzzles none has 60 lines.
func TestNetsAreShort(t *testing.T) {
	nets, longest := 0, 0
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
			if longest = max(longest, len(a)); len(a) >= 60 {
				t.Errorf("puzzle %d, step %d has %d lines", i+1, f.Number, len(a))
			}
		}
	}
	if nets < 30 {
		t.Errorf("%d nets: expected 30 or more", nets)
	}
	t.Logf("%d nets, the longest of %d lines", nets, longest)
}
