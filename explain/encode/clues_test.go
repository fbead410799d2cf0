package encode_test

import (
	"bytes"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	. "pencilmark/explain/encode"
	"pencilmark/techniques/pipeline"
)

// A line of the rule ways has a sum, and no other line has one.
func TestSumOfLine(t *testing.T) {
	line := read(t, "shapes.jsonl")
	const end = `"times":-1}],"cells":["r1c2","r3c4"]}`
	with := func(rule, sum string) string {
		return strings.Replace(line, end, end+`,"because":[{"n":1,"rule":"`+rule+`"`+sum+`,"none":["r4c2=4"]}]`, 1)
	}
	const sum = `,"sum":{"houses":["row3"],"clues":[{"clue":"cage 6: r1c2 r1c3"}],"cells":["r1c2"]}`
	for _, test := range []struct{ rule, sum, want string }{
		{"ways", sum, ""},
		{"ways", "", `steps[21].because[0]: missing field "sum": the rule is ways`},
		{"left", `,"item":"r1c2"` + sum, "steps[21].because[0].sum: expected a sum in lines of the rule ways only"},
		{"ways", strings.Replace(sum, "r1c2\"]", "r2c2\"]", 1), "steps[21].because[0].sum.cells: the sum says nothing of r2c2"},
		{"ways", strings.Replace(sum, "cage 6", "cage 9", 1), `steps[21].because[0].sum.clues[0].clue: the board has no clue "cage 9: r1c2 r1c3"`},
		{"ways", strings.Replace(sum, `"houses":["row3"],`, "", 1), `steps[21].because[0].sum: missing field "houses"`},
		{"ways", strings.Replace(sum, `{"houses"`, `{"shape":"sum","houses"`, 1), "steps[21].because[0].sum.shape: unknown field: expected one of houses, less, clues, cells"},
	} {
		_, err := decode(with(test.rule, test.sum))
		if test.want == "" && err != nil || test.want != "" && (err == nil || !strings.HasSuffix(err.Error(), test.want)) {
			t.Errorf("%s %s: got %v, want %s", test.rule, test.sum, err, test.want)
		}
	}
}

// The clues of a board come back from a document in every format, and a line that is none is named.
func TestClues(t *testing.T) {
	thermo, err := clues.Parse("thermo: r1c1 r1c2 r1c3")
	if err != nil {
		t.Fatal(err)
	}
	l, err := clues.On(candidates.Classic9, append(thermo, candidates.Clue{Kind: clues.Knight})...)
	if err != nil {
		t.Fatal(err)
	}
	w := &explain.Walkthrough{Start: candidates.NewGrid(l, candidates.Filling{4: 7}), Outcome: explain.Stalled, Stop: "no step is left"}
	for _, format := range []string{"yaml", "json", "jsonl"} {
		var out bytes.Buffer
		if err := Write(&out, format, Walkthrough{Walkthrough: w}); err != nil {
			t.Fatal(err)
		}
		doc, err := NewDecoder(bytes.NewReader(out.Bytes())).Decode()
		if err != nil {
			t.Fatalf("%v\n%s", err, out.String())
		}
		if got := &doc.Walkthrough.Start; !got.Layout().Same(l) || got.String() != w.Start.String() || got.Candidates(1) != w.Start.Candidates(1) {
			t.Errorf("%s comes back as\n%v", out.String(), got.Layout().ClueLines())
		}
		for old, want := range map[string]string{"knight": "clues[1]: found \"kinght\"", "r1c1 r1c2": "clues[0]: found \"kinght\""} {
			_, err := NewDecoder(strings.NewReader(strings.Replace(out.String(), old, "kinght", 1))).Decode()
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: got %v, want %s", format, err, want)
			}
		}
	}
}

// Killers and arrows with the reasons of all their steps come back as they were.
func TestSums(t *testing.T) {
	solver, err := pipeline.New(pipeline.Options{NoFallback: true})
	if err != nil {
		t.Fatal(err)
	}
	puzzles, ways := 0, 0
	for _, v := range notationtest.Variants(t, "variants/generated.jsonl") {
		if len(v.Grid.Layout().Counting()) == 0 || puzzles == 6 {
			continue
		}
		puzzles++
		w := solver.Solve(t.Context(), v.Grid)
		for f := range w.Frames() {
			if a, ok := argue.Step(&f.Before, f.Step); ok {
				w.Steps[f.Number-1].Because = a
				for _, line := range a {
					if line.Sum != nil {
						ways++
					}
				}
			}
		}
		roundTrip(t, w, Options{})
	}
	if ways < 20 {
		t.Errorf("%d lines count ways", ways)
	}
	t.Logf("%d puzzles, %d lines count ways", puzzles, ways)
}
