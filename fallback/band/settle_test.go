package band

import (
	"testing"

	"pencilmark/candidates/notation/notationtest"
)

// After settling nothing follows by looking at every digit again.
func TestSettleDrawsAll(t *testing.T) {
	n := 0
	for _, name := range []string{"samples", "stalled"} {
		for _, from := range notationtest.Read(t, name, 1) {
			var s Solver
			if err := s.Grid(&from); err != nil {
				t.Fatal(err)
			}
			for s.state == begun {
				g := &s.grids[s.depth]
				verdict := g.settle(false)
				if verdict == impossible {
					s.back()
					continue
				}
				n++
				again := *g
				again.look = allDigits
				if got := again.settle(false); got != verdict || again != *g {
					t.Fatalf("%v: after %d guesses %d follows from what is %d", &from, s.used, got, verdict)
				}
				if verdict == solved {
					s.back()
				} else if s.spend(t.Context()) {
					s.guess(g)
				}
			}
		}
	}
	t.Logf("%d grids", n)
}
