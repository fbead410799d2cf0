package teacher_test

import (
	"encoding/json"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques"
)

// What a step prints of itself, notation and title in every style and level, goes back through the call that judges
// claims, as text and as a document: it is shown, and the steps within it have names.
func TestPrintedGoesBack(t *testing.T) {
	steps, all := 2, writers()
	if testing.Short() {
		steps, all = 1, []prose.Writer{{}, {Style: say.A1, Level: prose.Plain}}
	}
	nested := 0
	for _, technique := range teacher.Known() {
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		board := strings.Join(append([]string{notation.Library(&p.Grid, &notation.LibraryCase{Code: "0000"})}, p.Grid.Layout().ClueLines()...), "\n")
		n := 0
		techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
			frame := &explain.Frame{Number: 1, Step: &s, Before: p.Grid}
			for _, w := range all {
				for _, text := range []string{w.Notation(frame), w.Title(frame)} {
					request, err := json.Marshal(map[string]string{"input": board, "claim": text, "notation": w.Style.String()})
					if err != nil {
						t.Fatal(err)
					}
					answer, err := teacher.Call(t.Context(), "why-not", request)
					if err != nil {
						t.Errorf("%s: %s: %v", technique.Code, text, err)
						continue
					}
					if !strings.Contains(string(answer), `"verdict":"shown"`) {
						t.Errorf("%s: %s is answered %s", technique.Code, text, answer)
					}
					if strings.Contains(string(answer), `"branch":`) {
						nested++
					}
				}
			}
			n++
			return n < steps
		})
	}
	if nested < 10 {
		t.Errorf("%d steps had branches", nested)
	}
}

// writers are those of all styles and levels.
func writers() (all []prose.Writer) {
	for _, style := range []say.Style{say.RC, say.A1} {
		for _, level := range []prose.Level{prose.Plain, prose.Standard, prose.Expert} {
			all = append(all, prose.Writer{Style: style, Level: level})
		}
	}
	return all
}
