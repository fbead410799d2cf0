package claim_test

import (
	"strings"
	"testing"

	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain/claim"
	"pencilmark/explain/prose"
	"pencilmark/techniques/pipeline"
)

// Whoever writes NP means a naked pair, and HP a hidden one: on cells that have more candidates the one, and on digits that
// have more places the other, is refused.
func TestNakedAndHidden(t *testing.T) {
	solver, err := pipeline.New(pipeline.Options{NoFallback: true})
	if err != nil {
		t.Fatal(err)
	}
	turned := map[string]int{}
	for _, g := range notationtest.Read(t, "samples", 10) {
		for f := range solver.Solve(t.Context(), g).Frames() {
			text := prose.Writer{}.Notation(f)
			if !strings.HasPrefix(text, "NP(") && !strings.HasPrefix(text, "HP(") && !strings.HasPrefix(text, "NT(") && !strings.HasPrefix(text, "HT(") {
				continue
			}
			if got := judged(t, &f.Before, text).Verdict; got != claim.Shown {
				t.Errorf("%s is %s", text, got)
			}
			other := map[byte]string{'N': "H", 'H': "N"}[text[0]] + text[1:]
			turned[text[:1]]++
			if got := judged(t, &f.Before, other); got.Verdict != claim.Flawed || !strings.Contains(reason(got), map[byte]string{'N': " as well", 'H': " has "}[other[0]]) {
				t.Errorf("%s is %s: %s", other, got.Verdict, reason(got))
			}
		}
	}
	if turned["N"] < 5 || turned["H"] < 5 {
		t.Errorf("tried are %v", turned)
	}
}
