package argue_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// The argument of an exocet is one that a person can read: where each digit of the base goes, once for both targets, and
// not a search through all cells.
func TestExocet(t *testing.T) {
	const most = 18
	technique := techniques.Lookup(suite.All(), "junior-exocet")
	p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	steps := 0
	techniques.NewRunner([]*techniques.Technique{technique}).All(&p.Grid, func(s explain.Step) bool {
		steps++
		a, ok := argue.Step(&p.Grid, &s)
		if !ok || len(a) > most {
			t.Errorf("%v: %d lines", s.Effects, len(a))
		}
		for i, line := range a {
			if line.Rule == explain.RuleCases {
				t.Errorf("line %d looks at cases", i+1)
			}
		}
		return true
	})
	if steps == 0 {
		t.Error("no exocet")
	}
}
