package argue_test

import (
	"testing"

	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// Where a colour is false it is supposed once: what the other excludes is seen, not supposed in turn.
func TestColoringOnce(t *testing.T) {
	wrap := techniques.Lookup(suite.All(), "simple-coloring-wrap")
	found := 0
	for _, g := range notationtest.Read(t, "stalled", 1) {
		techniques.NewRunner([]*techniques.Technique{wrap}).All(&g, func(s explain.Step) bool {
			a, ok := argue.Step(&g, &s)
			if !ok {
				t.Fatalf("no argument for %v", s.Effects)
			}
			suppositions := 0
			for _, line := range a {
				if line.Rule == explain.RuleSuppose {
					suppositions++
				}
			}
			if suppositions != 1 {
				t.Errorf("%v: %d suppositions in %d lines", &g, suppositions, len(a))
			}
			found++
			return true
		})
	}
	if found < 5 {
		t.Errorf("only %d steps", found)
	}
}
