package claim_test

import (
	"fmt"
	"testing"

	"pencilmark/explain"
	"pencilmark/explain/claim"
)

// A naked set is locked for a house that holds all its cells, and for no other: that is not shown by what the set removes elsewhere.
func TestLockedForItsHouses(t *testing.T) {
	t.Parallel()
	right, wrong := 0, 0
	for _, f := range lessons(t) {
		e, ok := f.step.Evidence.(explain.LockedSet)
		if !ok || e.Hidden {
			continue
		}
		g, l := &f.grid, f.grid.Layout()
		for h := range l.HousesOfAny(e.Cells).All() {
			text := fmt.Sprintf("{%v} in %v, locked for %v", e.Set, e.Cells, h)
			removes := !l.HouseCells(h).AndNot(e.Cells).And(g.Open()).IsEmpty() && e.Cells.Within(l.HouseCells(h))
			a := ask(text, g)
			if a.err == nil && a.j.Verdict == claim.Shown {
				right++
				if !removes {
					t.Errorf("%s: shown by %v", text, a.j.Step.Effects)
				}
			} else if !removes {
				wrong++
			}
		}
	}
	if right < 5 || wrong < 5 {
		t.Errorf("%d are shown and %d with another house are not", right, wrong)
	}
}
