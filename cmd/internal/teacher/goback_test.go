package teacher_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/candidates/notation"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
)

// What a step prints of itself, notation and title in every style and level, goes back through the call that judges
// claims, as text and as a document: it is shown, and the steps within it have names.
func TestPrintedGoesBack(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long, and nothing in it runs beside anything else")
	}
	const steps = 2
	all := writers()
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
					request, err := json.Marshal(map[string]string{"input": board, "claim": text, "notation": w.Style.String(), "layout": bare(p.Grid.Layout())})
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

// bare names the board without its clues.
func bare(l *candidates.Layout) string {
	name, _, _ := strings.Cut(l.String(), "; ")
	return name
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

// So it is with steps of sums on puzzles with clues that count, where they are found; and why a step is right is answered
// from its conclusion.
func TestSumsGoBack(t *testing.T) {
	solver, err := pipeline.New(pipeline.Options{NoFallback: true})
	if err != nil {
		t.Fatal(err)
	}
	kinds, asked := map[string]bool{}, 0
	for _, v := range notationtest.Variants(t, "variants/generated.jsonl") {
		counting := v.Grid.Layout().Counting()
		// The search for a second solution takes seconds on boards of other clues.
		if v.Grid.Layout().Size() < candidates.MaxSize || len(counting) == 0 || kinds[counting[0].Clue.Kind.Code] ||
			!slices.Contains([]*candidates.ClueKind{clues.Cage, clues.RegionSum, clues.Quadruple, clues.Zipper, clues.XSum}, counting[0].Clue.Kind) {
			continue
		}
		kinds[counting[0].Clue.Kind.Code] = true
		n := 0
		for f := range solver.Solve(t.Context(), v.Grid).Frames() {
			if explain.ShapeOf(f.Step.Evidence) != explain.ShapeSum {
				continue
			}
			if n++; n > 3 {
				break
			}
			board := strings.Join(append([]string{notation.Library(&f.Before, &notation.LibraryCase{Code: "0000"})}, f.Before.Layout().ClueLines()...), "\n")
			w := prose.Writer{}
			conclusion := f.Step.Effects[0].String()
			for _, q := range []struct{ call, field, text, want string }{
				{"why-not", "claim", w.Notation(f), `"verdict":"shown"`},
				{"why-not", "claim", w.Title(f), `"verdict":"shown"`},
				{"why", "conclusion", conclusion, strings.ReplaceAll(conclusion, "<>", `\u003c\u003e`)},
			} {
				request, err := json.Marshal(map[string]string{"input": board, q.field: q.text})
				if err != nil {
					t.Fatal(err)
				}
				asked++
				answer, err := teacher.Call(t.Context(), q.call, request)
				if err != nil {
					t.Errorf("%s: %s: %s: %v", v.Name, q.call, q.text, err)
				} else if text := string(answer); !strings.Contains(text, q.want) && !strings.Contains(text, strings.ReplaceAll(q.want, `\u003c\u003e`, "<>")) {
					t.Errorf("%s: %s: %s is answered %.300s", v.Name, q.call, q.text, text)
				}
			}
		}
	}
	if asked < 45 {
		t.Errorf("%d questions are too few", asked)
	}
}
