package prose_test

import (
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// What lights up for a numbered line of a text is what its words say: they name every cell and digit of it, and the
// texts of long chains, trials, cases and plain arguments have no numbered line without.
func TestParagraphsSayWhatTheyShow(t *testing.T) {
	lines := map[string]int{}
	check := func(what string, all []prose.Paragraph) {
		t.Helper()
		for _, p := range all {
			if p.Number == "" {
				continue
			}
			lines[what]++
			if p.Says == nil {
				t.Errorf("%s: nothing lights up for %s. %s", what, p.Number, p.Words)
				continue
			}
			if strings.HasPrefix(what, "plain") && p.Says.Rule != explain.RuleLeft && p.Says.Rule != explain.RuleSuppose {
				continue // what is not told in full, a colour or a link, has a name of its own
			}
			for _, k := range p.Says.Claim.Of {
				if !strings.Contains(p.Words, k.Cell().String()) || !strings.Contains(p.Words, k.Digit().String()) {
					t.Errorf("%s: %v lights up for %s. %s", what, k, p.Number, p.Words)
				}
			}
		}
	}
	look := func(f *explain.Frame) {
		for _, level := range []prose.Level{prose.Standard, prose.Plain} {
			w := prose.Writer{Level: level, Detail: prose.Normal}
			check(level.String()+" "+string(explain.ShapeOf(f.Step.Evidence)), w.Paragraphs(f))
			for _, told := range w.Hint(f, explain.Ladder{}, explain.Stages) {
				check("hint "+string(explain.ShapeOf(f.Step.Evidence)), w.HintParagraphs(f, told))
			}
		}
	}
	for f := range pipeline.Solve(grid(candidates.Classic9, escargot)).Frames() {
		look(f)
	}
	for _, technique := range suite.All() {
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
			look(&explain.Frame{Number: 1, Step: &s, Before: p.Grid})
			n++
			return n < 5
		})
	}
	for _, what := range []string{"standard chain", "standard trial", "standard cases", "plain chain"} {
		if lines[what] < 10 {
			t.Errorf("%s: only %d numbered lines were looked at", what, lines[what])
		}
	}
}
