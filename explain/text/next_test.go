package text_test

import (
	"bytes"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/explain/text"
	"pencilmark/techniques/pipeline"
)

// hard needs more than singles.
const hard = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"

// Where every reason is wanted a walkthrough says what to look for next time, once for each technique; at
// other details and levels it does not.
func TestNextTime(t *testing.T) {
	w := pipeline.Solve(candidates.NewGrid(candidates.Classic9, fill(t, candidates.Classic9, hard)))
	used := map[string]bool{}
	for _, step := range w.Steps {
		used[step.Technique.Code] = true
	}
	look := func(code string, _ *say.Language) string { return "Search for a " + code + "." }
	for _, writer := range []prose.Writer{{}, {Look: look}, {Look: look, Detail: prose.Brief}, {Look: look, Detail: prose.Normal}, {Look: look, Level: prose.Plain}, {Look: look, Level: prose.Expert}} {
		want := 0
		if writer.Look != nil && writer.Detail == prose.Full && writer.Level == prose.Standard {
			want = 1
		}
		p := text.New(text.Options{Prose: writer})
		for name, write := range map[string]func(*bytes.Buffer) error{
			"text":     func(b *bytes.Buffer) error { return p.Walkthrough(b, w) },
			"Markdown": func(b *bytes.Buffer) error { return p.Markdown(b, w) },
		} {
			var out bytes.Buffer
			if err := write(&out); err != nil {
				t.Fatal(err)
			}
			for code := range used {
				if n := strings.Count(out.String(), "Next time: search for a "+code+"."); n != want {
					t.Errorf("%s, %v, %v: %s is said %d times, want %d", name, writer.Detail, writer.Level, code, n, want)
				}
			}
		}
	}
}
