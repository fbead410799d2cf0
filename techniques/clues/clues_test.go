package clues_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/clues"
	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "clues") }

// A step of Line Counting leaves no more candidates beside its groups than a person keeps in mind, so that what is said of
// them is short.
func TestLineCountingBeside(t *testing.T) {
	steps := 0
	runner := techniques.NewRunner([]*techniques.Technique{clues.LineCounting})
	p, err := notation.Parse(clues.LineCounting.Doc.Grid, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	singles := techniques.NewRunner([]*techniques.Technique{clues.SingleClue})
	for s, ok := singles.Next(&p.Grid); ok; s, ok = singles.Next(&p.Grid) {
		s.Apply(&p.Grid)
	}
	for s, ok := runner.Next(&p.Grid); ok; s, ok = runner.Next(&p.Grid) {
		steps++
		if n := len(s.Evidence.(explain.Sectors).Fins(&p.Grid)); n > 10 {
			t.Errorf("%v: %d candidates are beside the groups", s.Effects, n)
		}
		s.Apply(&p.Grid)
	}
	if steps == 0 {
		t.Error("nothing is found")
	}
}
