package prose_test

import (
	"strings"
	"testing"

	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain/prose"
	"pencilmark/explain/text"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/techtest"
)

// A figure has every clue that the argument of its step cites, and none of a kind that the words do not name; the
// board in the terminal has each with its cells below it.
func TestCluesOfSteps(t *testing.T) {
	each, shown := 2, 0
	if notationtest.Thorough() {
		each = 6
	}
	printer := text.New(text.Options{Width: 100})
	for _, p := range techtest.Puzzles(t, each) {
		w := pipeline.Solve(p.Grid)
		for f := range w.Frames() {
			var writer prose.Writer
			figure := writer.Figure(f)
			has := map[string]bool{}
			words := writer.Text(f) + strings.Join(writer.Argument(f.Before.Layout(), f.Step.Because), " ")
			var out strings.Builder
			if err := printer.Step(&out, f); err != nil {
				t.Fatal(err)
			}
			printed := strings.Join(strings.Fields(out.String()), " ")
			for _, c := range figure.Clues {
				has[c.String()] = true
				kind, _, _ := strings.Cut(c.Kind.Called, " {")
				first, last := c.Parts() // one without a name is called by what it says of them
				isSaid := strings.Contains(words, first.String()) && strings.Contains(words, last.String())
				if !strings.Contains(words, strings.TrimSuffix(kind, "{of}")) && !strings.Contains(words, c.Kind.Name) && !isSaid {
					t.Errorf("%v: the figure has %v, which is not named in %s", f.Step.Technique, c, words)
				}
				if _, cells, ok := strings.Cut(c.String(), ": "); ok {
					shown++
					if !strings.Contains(printed, c.Kind.Name+": ") || !strings.Contains(printed, cells) {
						t.Errorf("%v: %v is not below the board of %s", f.Step.Technique, c, printed)
					}
				}
			}
			for _, line := range f.Step.Because {
				for _, cited := range line.Clues {
					if !has[cited] {
						t.Errorf("%v: the figure lacks %s of %v", f.Step.Technique, cited, line)
					}
				}
			}
		}
	}
	if t.Logf("%d clues below boards", shown); shown < 100 {
		t.Errorf("only %d clues were shown", shown)
	}
}
