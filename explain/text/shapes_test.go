package text_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/text"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// lessons returns a walkthrough of one step for each shape of evidence: the
// lesson of the first technique that has it.
func lessons(tb testing.TB) (wts []*explain.Walkthrough) {
	tb.Helper()
	shown := map[explain.Shape]*explain.Walkthrough{}
	for _, technique := range append(suite.All(), pipeline.Trial) {
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			tb.Fatal(err)
		}
		techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
			var effects []string
			for _, e := range s.Effects {
				effects = append(effects, e.String())
			}
			slices.Sort(effects)
			want := strings.Fields(technique.Doc.Want)
			slices.Sort(want)
			if shape := explain.ShapeOf(s.Evidence); shown[shape] == nil && slices.Equal(effects, want) {
				shown[shape] = &explain.Walkthrough{Name: string(shape), Start: p.Grid, Steps: []explain.Step{s}, Outcome: explain.Stalled, Stop: "a lesson has one step"}
			}
			return true
		})
	}
	for _, e := range explain.Shapes {
		wt := shown[explain.ShapeOf(e)]
		if wt == nil {
			tb.Fatalf("no lesson has evidence of shape %s", explain.ShapeOf(e))
		}
		wts = append(wts, wt)
	}
	return wts
}

// A board of every shape, plain, in colour and in Markdown.
func TestShapes(t *testing.T) {
	var plain, coloured, md string
	step := func(o text.Options, wt *explain.Walkthrough) string {
		return render(t, func(b *bytes.Buffer) error {
			return text.New(o).Step(b, &explain.Frame{Number: 1, Step: &wt.Steps[0], Before: wt.Start})
		})
	}
	for _, wt := range lessons(t) {
		s := step(text.Options{Width: 80}, wt)
		checkLines(t, wt.Name, s, 80)
		c := step(text.Options{Width: 80, Color: true}, wt)
		if escape.ReplaceAllString(c, "") != s {
			t.Errorf("%s: colour changes the text:\n%s\n%s", wt.Name, s, c)
		}
		heading := fmt.Sprintf("== %s ==\n", wt.Name)
		plain, coloured, md = plain+heading+s, coloured+heading+c, md+markdown(t, wt)
	}
	golden(t, "shapes.txt", plain)
	golden(t, "shapes.ansi", coloured)
	golden(t, "shapes.md", md)
}

// The board of a hint shows no target before the last stage.
func TestHintBoards(t *testing.T) {
	for _, wt := range lessons(t) {
		f := &explain.Frame{Number: 1, Step: &wt.Steps[0], Before: wt.Start}
		ladder := techniques.Lookup(suite.All(), f.Step.Technique.Code).Ladder
		for stage := 1; stage < explain.Stages; stage++ {
			s := render(t, func(b *bytes.Buffer) error { return text.New(text.Options{Width: 80}).Hint(b, f, ladder, stage, 0) })
			for _, e := range f.Step.Effects {
				d := e.Candidate.Digit()
				for _, sign := range []string{fmt.Sprintf("*%s*", d), fmt.Sprintf("?%s?", d), "removed", "* placed"} {
					if strings.Contains(s, sign) {
						t.Errorf("%s at stage %d: %q tells %v:\n%s", wt.Name, stage, sign, e, s)
					}
				}
			}
		}
	}
}
