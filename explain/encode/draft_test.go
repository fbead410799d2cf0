package encode_test

import (
	"bytes"
	"io"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pencilmark/explain/encode"
)

// Whatever a draft says, and however, what is written into it is read back as it was: fields, comments and
// styles that there are do not change what is said.
func FuzzDraft(f *testing.F) {
	f.Add([]byte(read(f, "shapes.yaml")))
	f.Add([]byte(read(f, "shapes.json")))
	f.Add([]byte("# head\npuzzle: '1...............' # line\nlayout: classic4\nsteps:\n# one\n- r1c2=2 # two\n- {technique: x-wing, text: >-\n    own\n\n    text, n: 7}\n  # foot\n# end\n"))
	f.Add([]byte("# a\n\n# b\n---\nsteps: []\n\"puzzle\": 1...............\nlayout: classic4\nsummary: {steps: x}\nnames: {a: b, hidden-single: Odd}\n"))
	f.Add([]byte("{puzzle: 1..............., layout: classic4, steps: [r1c2=2,\n # c\n r1c3=3]}"))
	wt, o := shapes(f)
	f.Fuzz(func(t *testing.T, text []byte) {
		d := encode.NewDecoder(bytes.NewReader(text))
		for {
			draft, err := d.Draft()
			if err == io.EOF {
				return
			}
			if err != nil {
				if _, again := err.(*encode.Error); !again {
					t.Fatal(err)
				}
				continue
			}
			wt, o := *wt, o
			var want, got bytes.Buffer
			if err := encode.YAML(&want, &wt, o); err != nil {
				t.Fatal(err)
			}
			if err := draft.Write(&got, &wt, o); err != nil {
				t.Fatal(err)
			}
			a, err1 := decode(want.String())
			b, err2 := decode(got.String())
			if err1 != nil || err2 != nil {
				t.Fatalf("%v, %v: %q is written as\n%s", err1, err2, text, got.String())
			}
			b.Line = a.Line
			if diff := cmp.Diff(a, b, same); diff != "" {
				t.Fatalf("%s: %q is written as\n%s", diff, text, got.String())
			}
		}
	})
}

// Errors of a draft say where they are, and what was expected.
func TestDraftErrors(t *testing.T) {
	const begin = "puzzle: 1...............\nlayout: classic4\n"
	for text, want := range map[string]string{
		"steps: []":              `line 1, column 1: missing field "puzzle": expected the givens, one character a cell`,
		begin + "steps: 5":       "line 3, column 8: steps: 5: expected a list of steps",
		begin + "steps: [{}]":    "line 3, column 9: steps[0]: the step says nothing: expected its notation, its evidence, or what it places or removes",
		begin + "steps: [7]":     "line 3, column 9: steps[0]: 7: expected a string, so put it in quotes",
		begin + "steps: [[]]":    "line 3, column 9: steps[0]: a list: expected a mapping of names to values",
		begin + "step: []":       "line 3, column 1: step: unknown field: expected one of schema, ",
		begin + "schema: v2":     `line 3, column 9: schema: "v2": expected pencilmark/walkthrough/v1`,
		begin + "goal: r9c9=1":   "line 3, column 7: goal: ",
		begin + "start: {n: 1}":  "line 3, column 9: start.n: unknown field",
		"puzzle: 1..4\n":         "line 1, column 9: puzzle: 4 characters: expected 81, one a cell",
		"a: [":                   "line 1: ",
		"puzzle: \xff":           "line 1, column 9: byte 0xff is not UTF-8 text",
		begin + "steps: [*a]":    "unknown anchor",
		begin + "layout: square": `field "layout" occurs twice`,
	} {
		_, err := encode.NewDecoder(strings.NewReader(text)).Draft()
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, want %s", text, err, want)
		}
	}
}
