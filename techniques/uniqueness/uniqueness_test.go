package uniqueness_test

import (
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
	"pencilmark/techniques/techtest"
	"pencilmark/techniques/uniqueness"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "uniqueness") }

// Each rectangle has an argument of its own: no sentence stands in two lessons.
func TestRectangleLessons(t *testing.T) {
	seen := map[string]string{}
	for _, technique := range []*techniques.Technique{
		uniqueness.UniqueRectangle1, uniqueness.UniqueRectangle2, uniqueness.UniqueRectangle3, uniqueness.UniqueRectangle4,
		uniqueness.UniqueRectangle5, uniqueness.UniqueRectangle6, uniqueness.HiddenRectangle,
	} {
		for _, sentence := range strings.SplitAfter(technique.Doc.Why, ". ") {
			if other := seen[sentence]; other != "" {
				t.Errorf("%s and %s both say %q", other, technique.Code, sentence)
			}
			seen[sentence] = technique.Code
		}
	}
}

// A pattern that a clue touches is not shown, and one that it does not touch is, by each technique on its own example.
func TestNoPatternTouchesAClue(t *testing.T) {
	found := func(tech *techniques.Technique, l *candidates.Layout) (steps []explain.Step) {
		p, err := notation.Parse(tech.Doc.Grid, l)
		if err != nil {
			t.Fatal(err)
		}
		techniques.NewRunner([]*techniques.Technique{tech}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
			steps = append(steps, s)
			return true
		})
		return steps
	}
	tried := 0
	for _, tech := range suite.All() {
		if tech.Family != "uniqueness" {
			continue
		}
		plain := found(tech, candidates.Classic9)
		if len(plain) == 0 {
			t.Errorf("%s finds nothing in its example", tech.Code)
			continue
		}
		for c := range candidates.Classic9.Cells().All() {
			// Neighbours on a whisper line that the digits of the example may break: only what is found matters.
			beside := candidates.At(c.Row(), c.Column()%9+1)
			l, err := candidates.Classic9.WithClues(candidates.Clue{Kind: clues.Thermometer, Lines: [][]candidates.Cell{{c, beside}}})
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range found(tech, l) {
				for _, part := range s.Evidence.(explain.Deadly).Pattern {
					if part.Cells.Has(c) || part.Cells.Has(beside) {
						t.Errorf("%s shows %v, which a thermometer from %v to %v touches", tech.Code, part, c, beside)
					}
				}
				tried++
			}
		}
	}
	if tried < 100 {
		t.Errorf("only %d patterns were found on boards with a thermometer", tried)
	}
}
