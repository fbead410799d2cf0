package encode_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"pencilmark/explain/encode"
)

// read returns the content of a file of testdata.
func read(tb testing.TB, name string) string {
	tb.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		tb.Fatal(err)
	}
	return string(text)
}

// decode reads the first document of a text.
func decode(text string) (*encode.Document, error) {
	return encode.NewDecoder(strings.NewReader(text)).Decode()
}

// Each edit makes shapes.yaml or shapes.json wrong; the error must say where
// and what was expected.
func TestDecodeErrors(t *testing.T) {
	for _, test := range []struct{ file, old, new, want string }{
		{"shapes.yaml", "walkthrough/v1", "walkthrough/v2", `line 1, column 9: schema: "pencilmark/walkthrough/v2": expected pencilmark/walkthrough/v1, the only version that can be read`},
		{"shapes.yaml", "schema: pencilmark/walkthrough/v1\n", "", `line 1, column 1: missing field "schema": expected a walkthrough document, which begins with schema: pencilmark/walkthrough/v1`},
		{"shapes.yaml", "layout: classic4", "layout: classic5", `line 3, column 9: layout: unknown layout "classic5": expected classic9, classic8, classic6, classic4 or jigsaw: and the regions, then +diagonals or +windows`},
		{"shapes.yaml", "layout: classic4\n", "", `line 1, column 1: missing field "layout"`},
		{"shapes.yaml", "outcome: solved", "outcome: done", `line 12, column 10: outcome: unknown outcome "done": expected solved, stalled, no-solution, many-solutions or shown`},
		{"shapes.yaml", "solution: \"1234341221434321\"\noutcome: solved", "outcome: stalled", `line 1, column 1: missing field "stop": the outcome is stalled`},
		{"shapes.yaml", "outcome: solved", "outcome: no-solution", `line 11, column 11: solution: unexpected: the outcome is no-solution`},
		{"shapes.yaml", "puzzle: 1.", "puzzle: 1", `line 7, column 9: puzzle: 15 characters: expected 16, one a cell`},
		{"shapes.yaml", "puzzle: 1.", "puzzle: 1x", `line 7, column 9: puzzle: 'x' for r1c2: expected a digit from 1 to 4 or a full stop`},
		{"shapes.yaml", "puzzle: 1.", "puzzle: 15", `line 7, column 9: puzzle: '5' for r1c2: expected a digit from 1 to 4 or a full stop`},
		{"shapes.yaml", `"1234`, `"1.34`, `line 11, column 11: solution: r1c2 is open: expected a digit in every cell`},
		{"shapes.yaml", `solution: "1234341221434321"`, "solution: 1234341221434321", `line 11, column 11: solution: 1234341221434321: expected a string, so put it in quotes`},
		{"shapes.yaml", "place: [r2c1=3]", "place: [r2c1<>3]", `line 9, column 11: start.place[0]: "r2c1<>3" is a removal: expected a placement like r3c5=3`},
		{"shapes.yaml", "steps: 25", "steps: five", `line 14, column 18: summary.steps: "five": expected a whole number`},
		{"shapes.yaml", "assumes: [unique]}", "assumes: [luck]}", `line 19, column 71: summary.assumes[0]: unknown assumption "luck": expected [unique]`},
		{"shapes.yaml", "- n: 2", "- n: 3", `line 37, column 8: steps[1].n: 3 is out of order: expected 2, steps are numbered from 1`},
		{"shapes.yaml", "- n: 2", "- n: 2.0", `line 37, column 8: steps[1].n: 2.0: expected a whole number`},
		{"shapes.yaml", "technique: hidden-pair", "technique: Hidden Pair", `line 38, column 16: steps[1].technique: "Hidden Pair" is not a technique: expected lower-case words joined by hyphens like xy-wing`},
		{"shapes.yaml", "    remove: [r3c1<>1]\n", "", `line 37, column 5: steps[1]: the step has no effect: expected something to place or to remove`},
		{"shapes.yaml", "[r3c1<>1]", "[r3c1<>1, r3c1<>1]", `line 37, column 5: steps[1]: r3c1<>1 is listed twice`},
		{"shapes.yaml", "[r3c1<>1]", "[r3c1=1]", `line 39, column 14: steps[1].remove[0]: "r3c1=1" is a placement: expected a removal like r6c3<>5`},
		{"shapes.yaml", "[r3c1<>1]", "[r3c1<>7]", `line 39, column 14: steps[1].remove[0]: the board classic4 has no r3c1=7`},
		{"shapes.yaml", "[r3c1<>1]", "r3c1<>1", `line 39, column 13: steps[1].remove: "r3c1<>1": expected a list`},
		{"shapes.yaml", "[2@row3, 4@row3]", "[2@row3, 4@row5]", `line 40, column 24: steps[1].premises[1]: the board classic4 has no 4@row5`},
		{"shapes.yaml", "[2@row3, 4@row3]", "[2@row3, four]", `line 40, column 24: steps[1].premises[1]: "four" is not an item: expected a cell like r4c3 or a digit in a house like 5@row2`},
		{"shapes.yaml", "houses: [row3]", "houses: [row0]", `line 41, column 81: steps[1].evidence.houses[0]: "row0" is not a house: expected the form row2, col5, box5 or extra1`},
		{"shapes.yaml", "houses: [row3]", "houses: []", `line 41, column 80: steps[1].evidence.houses: must not be empty`},
		{"shapes.yaml", "hidden: true", "hidden: 1", `line 42, column 15: steps[1].evidence.hidden: 1: expected true or false`},
		{"shapes.yaml", "cells: [r3c1, r3c3]", "cells: [r3c1, r3c1]", `line 41, column 49: steps[1].evidence.cells[1]: r3c1 is listed twice`},
		{"shapes.yaml", "pivot: r2c3", "pivot: r2c3, pivot: r2c3", `line 52, column 42: steps[3].evidence: field "pivot" occurs twice`},
		{"shapes.yaml", "pivot: r2c3", "pilot: r2c3", `line 52, column 29: steps[3].evidence.pilot: unknown field: expected one of shape, pivot, pincers, digit`},
		{"shapes.yaml", "pivot: r2c3, ", "", `line 52, column 15: steps[3].evidence: missing field "pivot"`},
		{"shapes.yaml", "shape: wing", "shape: wings", `line 52, column 23: steps[3].evidence.shape: unknown shape "wings": expected one of blossom, cases, chain, coloring, common, cover, deadly, equivalence, exclusion, exocet, guarded, joined, killer-set, kraken, locked-set, polarity, sectors, set-chain, single, sum, templates, trial, wing`},
		{"shapes.yaml", "shape: wing, ", "", `line 52, column 15: steps[3].evidence: missing field "shape"`},
		{"shapes.yaml", "digit: 3, base", "digit: 5, base", `line 47, column 37: steps[2].evidence.digit: 5 is not a digit of the board: expected 1 to 4`},
		{"shapes.yaml", "because: 3@col4", "because: 3@extra1", `line 71, column 68: steps[4].evidence.branch[0].evidence.because: the board classic4 has no 3@extra1`},
		{"shapes.yaml", "assume: r4c4=3", "assume: r4c4", `line 64, column 15: steps[4].evidence.assume: "r4c4" is not a candidate: expected the form r4c7=5`},
		{"shapes.yaml", "{clue: 'cage 6: r1c2 r1c3'}", "{clue: 'cage 7: r1c2 r1c3'}", `line 169, column 55: steps[20].evidence.clues[0].clue: the board has no clue "cage 7: r1c2 r1c3"`},
		{"shapes.yaml", "{clue: 'cage 6: r1c2 r1c3'}", "{clue: 'cage 6: r1c2 r1c3', part: 2}", `line 169, column 47: steps[20].evidence.clues: the clue "cage 6: r1c2 r1c3" has no sum 2: expected at most 1`},
		{"shapes.yaml", "{clue: 'cage 6: r1c2 r1c3'}", "{clue: 'cage 6: r1c2 r1c3', part: 0}", `line 169, column 47: steps[20].evidence.clues: the clue "cage 6: r1c2 r1c3" has no sum 0: expected at most 1`},
		{"shapes.yaml", "{clue: 'cage 6: r1c2 r1c3'}", "", `line 169, column 47: steps[20].evidence.clues: nothing is added up`},
		{"shapes.yaml", "times: 2", "times: 0", `line 174, column 51: steps[21].evidence.clues: the clue "cage 6: r1c2 r1c3" counts 0 times`},
		{"shapes.yaml", "times: 2", "times: 10", `line 174, column 51: steps[21].evidence.clues: the clue "cage 6: r1c2 r1c3" counts 10 times`},
		{"shapes.yaml", "times: 2", "times: twice", `line 174, column 87: steps[21].evidence.clues[0].times: "twice": expected a whole number`},
		{"shapes.yaml", "part: 2", "part: 3", `line 174, column 51: steps[21].evidence.clues: the clue "arrow: r4c1 = r4c2 = r3c2 r3c3" has no sum 3: expected at most 2`},
		{"shapes.yaml", "{clue: 'cage 6: r1c2 r1c3', times: 2}", "{clue: 'arrow: r4c1 = r4c2 = r3c2 r3c3', part: 2}", `line 174, column 51: steps[21].evidence.clues: the clue "arrow: r4c1 = r4c2 = r3c2 r3c3" is out of order, or is there twice`},
		{"shapes.yaml", "houses: [row3], clues", "houses: [row3, col1], clues", `line 174, column 36: steps[21].evidence.houses: the houses overlap in r3c1`},
		{"shapes.yaml", "houses: [row3], clues", "houses: [row5], clues", `line 174, column 37: steps[21].evidence.houses[0]: the board classic4 has no row5`},
		{"shapes.yaml", "cells: [r1c2, r3c4]", "cells: [r1c2, r2c2]", `line 175, column 77: steps[21].evidence.cells: the sum says nothing of r2c2`},
		{"shapes.yaml", "houses: [], ", "", `line 169, column 15: steps[20].evidence: missing field "houses"`},
		{"shapes.yaml", "name: Every shape", "name: &a Every shape", `line 2, column 7: name: anchors like &a are not allowed`},
		{"shapes.yaml", "name: Every shape", "name: !!binary QQ==", `line 2, column 7: name: tags like !!binary are not allowed`},
		{"shapes.yaml", "name: Every shape", `name: "a\ab"`, `line 2, column 7: name: control character '\a': expected text that can be shown`},
		{"shapes.yaml", "name: Every shape", "name:", `line 2, column 6: name: nothing: expected a string`},
		{"shapes.yaml", "name: Every shape", "<<: {name: Every shape}", `line 2, column 1: merge keys << are not allowed: write the fields out`},
		{"shapes.yaml", "name: Every shape", "? [name]\n: Every shape", `line 2, column 3: a list: expected the name of a field`},
		{"shapes.yaml", "name: Every shape", "colour: blue", `line 2, column 1: colour: unknown field: expected one of schema, line, input, name, layout, clues, puzzle, start, solution, solutions, outcome, stop, goal, pruned, profile, limited, summary, names, steps`},
		{"shapes.yaml", "name: Every shape", "name: Every: shape", `line 2: mapping values are not allowed in this context`},
		{"shapes.yaml", "name: Every shape", "name: Every \xffshape", `line 2, column 13: byte 0xff is not UTF-8 text`},
		{"shapes.json", `"n": 2,`, `"n": 2`, `line 104, column 7: invalid character '"' after object key:value pair`},
		{"shapes.json", `"n": 2,`, `"n": 2, "n": 2,`, `line 103, column 15: steps[1]: field "n" occurs twice`},
		{"shapes.json", `"hidden": true`, `"hidden": "true"`, `line 125, column 19: steps[1].evidence.hidden: "true": expected true or false`},
		{"shapes.json", `"place": [`, `"place": null, "remove": [`, `line 11, column 14: start.place: nothing: expected a list`},
		{"shapes.json", `"n": 2,`, `"n": 1e3,`, `line 103, column 12: steps[1].n: 1e3: expected a whole number`},
		{"shapes.json", `"name": "Every shape"`, `"name": "\u001b[31m"`, `line 3, column 11: name: control character '\x1b': expected text that can be shown`},
	} {
		text := read(t, test.file)
		if !strings.Contains(text, test.old) {
			t.Errorf("%s has no %s", test.file, test.old)
			continue
		}
		text = strings.Replace(text, test.old, test.new, 1)
		// An error in the second document must count from the first.
		for _, before := range []string{"", read(t, test.file) + "---\n"} {
			d := encode.NewDecoder(strings.NewReader(before + text))
			if before != "" {
				if _, err := d.Decode(); err != nil {
					t.Fatal(err)
				}
			}
			_, err := d.Decode()
			var e *encode.Error
			if !errors.As(err, &e) {
				t.Errorf("%s with %q: got %v, want an *encode.Error", test.file, test.new, err)
				continue
			}
			e.Line -= strings.Count(before, "\n")
			got := err.Error()
			listed, open := strings.CutSuffix(test.want, "one of ")
			if got != test.want && !(open && strings.HasPrefix(got, listed)) {
				t.Errorf("%s with %q:\n got %s\nwant %s", test.file, test.new, got, test.want)
			}
		}
	}
}

func TestDecodeForeign(t *testing.T) {
	for text, want := range map[string]string{
		"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79": `line 1, column 1: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79": expected a walkthrough document, which begins with schema: pencilmark/walkthrough/v1`,
		"\n\n- a\n- b\n":                      "line 3, column 1: a list: expected a walkthrough document, which begins with schema: pencilmark/walkthrough/v1",
		"{}":                                  `line 1, column 1: missing field "schema": expected a walkthrough document, which begins with schema: pencilmark/walkthrough/v1`,
		`{"schema": [1}`:                      "line 1, column 14: invalid character '}' after array element",
		`{"schema": "`:                        "line 1, column 13: the document ends too early: a bracket or a quote is not closed",
		"schema: \x00\x01":                    "line 1: control characters are not allowed",
		"schema: a\r---\rb":                   "line 1: text after the end of the document: expected a line of --- before another one",
		"\x00\x01":                            "line 1, column 1: expected a walkthrough document, which begins with schema: pencilmark/walkthrough/v1",
		"1...............\nthermo: r1c1 r1c2": "line 1, column 1: expected a walkthrough document, which begins with schema: pencilmark/walkthrough/v1",
		"a: &a [1]\nb: *a":                    `line 1, column 1: missing field "schema": expected a walkthrough document, which begins with schema: pencilmark/walkthrough/v1`,
	} {
		_, err := decode(text)
		if fmt.Sprint(err) != want {
			t.Errorf("%q:\n got %v\nwant %s", text, err, want)
		}
	}
	for _, text := range []string{"", "\n \n", "# nothing\n---\n...\n%YAML 1.2\n---\n", "\ufeff"} {
		if _, err := decode(text); err != io.EOF {
			t.Errorf("%q: got %v, want EOF", text, err)
		}
	}
}

// A stream may mix the forms, and an error costs one document.
func TestDecodeStream(t *testing.T) {
	yaml, json, line := read(t, "shapes.yaml"), read(t, "shapes.json"), read(t, "shapes.jsonl")
	bad := strings.Replace(line, "classic4", "classic5", 1)
	cut := line[:len(line)/2] + "\n"
	for name, test := range map[string]struct{ stream, want string }{
		"YAML":                   {"\ufeff%YAML 1.2\n---\n" + yaml + "---\n# again\n" + yaml + "...\n" + yaml, "+++"},
		"YAML in Windows lines":  {strings.ReplaceAll(yaml+"---\n"+yaml, "\n", "\r\n"), "++"},
		"JSON":                   {json + json + "\n\n" + json, "+++"},
		"JSON lines":             {line + line + line, "+++"},
		"values on one line":     {strings.TrimSpace(line) + " " + line, "++"},
		"mixture":                {yaml + line + json + "---\n" + yaml + "---\n" + json + line, "++++++"},
		"bad line":               {line + bad + line, "+-+"},
		"cut line":               {line + cut + line + cut, "+-+-"},
		"bad YAML":               {yaml + "---\n{\n---\n" + yaml + "---\nschema: [\n" + line, "+-+-+"},
		"too long, then another": {line + strings.Repeat("garbage ", 2<<20) + "\n" + line, "+-+"},
	} {
		got := ""
		d := encode.NewDecoder(strings.NewReader(test.stream))
		for {
			doc, err := d.Decode()
			if err == io.EOF {
				break
			}
			if err != nil {
				got += "-"
			} else if got += "+"; len(doc.Walkthrough.Steps) != 25 {
				t.Errorf("%s: %d steps", name, len(doc.Walkthrough.Steps))
			}
		}
		if got != test.want {
			t.Errorf("%s: got %s, want %s", name, got, test.want)
		}
	}
}

func TestDecodeReadError(t *testing.T) {
	broken := errors.New("broken")
	d := encode.NewDecoder(io.MultiReader(strings.NewReader("schema: x\n"), errReader{broken}))
	if _, err := d.Decode(); err != broken {
		t.Errorf("got %v, want the error of the reader", err)
	}
}

type errReader struct{ err error }

func (r errReader) Read([]byte) (int, error) { return 0, r.err }

// endless repeats a text for ever and counts what was read of it.
type endless struct {
	text string
	n    int
}

func (r *endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = r.text[(r.n+i)%len(r.text)]
	}
	r.n += len(p)
	return len(p), nil
}

// Whatever comes, no more is read than a document may have, and no more memory
// taken than is affordable.
func TestDecodeLimits(t *testing.T) {
	const most = 115 << 20
	for _, text := range []string{"x", "a: b\n", "- ", "[", "{\"a\":", "{\"a\": [\n", "\"", ", ", "\x00", "é", "a: &a [*a, *a]\n", "'\n"} {
		r := &endless{text: text}
		_, err := encode.NewDecoder(r).Decode()
		var e *encode.Error
		if !errors.As(err, &e) {
			t.Errorf("endless %q: got %v, want an *encode.Error", text, err)
		}
		if r.n > most {
			t.Errorf("endless %q: %d bytes were read", text, r.n)
		}
	}
}

// The worst that fits the limits. What is allocated in all bounds what is held
// at any time.
func TestDecodeMemory(t *testing.T) {
	const most = 640 << 20
	head := "schema: pencilmark/walkthrough/v1\nx: "
	jsonHead := `{"schema":"pencilmark/walkthrough/v1","x":`
	for _, test := range []struct {
		head, text string
		n          int
		tail, want string
	}{
		{head, "[", 15 << 20, "", "too many values"},
		{head, "[", 150_000, "", "exceeded max depth"},
		{head + "[", "1,", 999_000, "]", "unknown field"},
		{head + "{", "a,", 999_000, "}", "unknown field"},
		{head, "\n- 1", 999_000, "", "unknown field"},
		{head, "\n # c", 1 << 20, "", "unknown field"},
		{head, "\n\n\n\n\n", 1 << 20, "", "unknown field"},
		{"", "\n # c", 4 << 20, "", "EOF"},
		{head, "\n \"", 1 << 20, "", "did not find"},
		{head + "\"", "x", 15 << 20, "\"", "unknown field"},
		{jsonHead + "[1", ",1", 8 << 20, "]}", "too long"},
		{jsonHead + "[1", ",1", 6 << 20, "]}", "too many values"},
		{jsonHead + "[1", ",[]", 999_000, "]}", "unknown field"},
		{jsonHead, "[", 15 << 20, "", "nest too deep"},
		{jsonHead + "\"", "x", 15 << 20, "\"}", "unknown field"},
		{jsonHead + "\"", "\\u0041", 1 << 20, "\"}", "unknown field"},
	} {
		text := test.head + strings.Repeat(test.text, test.n) + test.tail
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := decode(text)
		runtime.ReadMemStats(&after)
		if !strings.Contains(fmt.Sprint(err), test.want) {
			t.Errorf("%s then %q: got %v, want %q", test.head, test.text, err, test.want)
		}
		if took := after.TotalAlloc - before.TotalAlloc; took > most {
			t.Errorf("%s then %q: %d MB were allocated", test.head, test.text, took>>20)
		}
	}
}

// nested returns a document in which trials nest n deep.
func nested(tb testing.TB, n int) string {
	d := strings.TrimSpace(read(tb, "shapes.jsonl"))
	head, _, _ := strings.Cut(d, `"steps":[`)
	const step = `{"n":1,"technique":"trial","remove":["r1c2<>2"],"premises":["r1c2"],"evidence":`
	const trial = `{"shape":"trial","assume":"r1c2=2","conflict":"r1c2","branch":[` + step
	const set = `{"shape":"locked-set","cells":["r1c2"],"digits":[2],"houses":["row1"],"hidden":false}`
	return head + `"steps":[` + step + strings.Repeat(trial, n) + set + strings.Repeat("}]}", n) + "}]}"
}

func TestDecodeDepth(t *testing.T) {
	if _, err := decode(nested(t, 16)); err != nil {
		t.Error(err)
	}
	for _, n := range []int{17, 18, 1000, 30_000} {
		if _, err := decode(nested(t, n)); err == nil || !strings.Contains(err.Error(), "deep") {
			t.Errorf("%d: got %v", n, err)
		}
	}
}

func TestCheck(t *testing.T) {
	text := read(t, "shapes.yaml")
	for _, test := range []struct{ old, new, want string }{
		{"", "", "<nil>"},
		{"steps: 25", "steps: 5", "line 14, column 10: summary.steps: 5 stated: the document has 25"},
		{"trials: 1", "trials: 0", "line 14, column 10: summary.trials: 0 stated: the document has 1"},
		{"hidden-pair: 1", "hidden-pair: 2", `line 14, column 10: summary.techniques: 2 stated for "hidden-pair": the document has 1 step of it`},
		{"guardians: 1, ", "", `line 14, column 10: summary.techniques: 0 stated for "guardians": the document has 1 step of it`},
		{"hidden-pair: 1", "hidden-pair: 1, a: 0", `line 14, column 10: summary.techniques: 0 stated for "a": the document has 0 steps of it`},
		{"assumes: [unique]", "assumes: []", "line 14, column 10: summary.assumes: [] stated: the steps assume [unique]"},
		{"hardest: trial", "hardest: x-wing", `line 14, column 10: summary.hardest: no step uses "x-wing"`},
	} {
		doc, err := decode(strings.Replace(text, test.old, test.new, 1))
		if err != nil {
			t.Errorf("%s: %v", test.new, err)
			continue
		}
		if _, err := doc.Check(encode.Known{}); fmt.Sprint(err) != test.want {
			t.Errorf("%s:\n got %v\nwant %s", test.new, err, test.want)
		}
	}
}

// A technique without a name is called by its code.
func TestNames(t *testing.T) {
	text := read(t, "shapes.yaml")
	doc, err := decode(strings.Replace(text, "hidden-pair: Hidden Pair,\n  ", "", 1))
	if err != nil {
		t.Fatal(err)
	}
	if got := doc.Walkthrough.Steps[1].Technique.Name; got != "hidden-pair" {
		t.Errorf("got %q", got)
	}
}

// testReader checks that decoding does not wait for more of the stream than
// the document.
func TestDecodeLive(t *testing.T) {
	r, w := io.Pipe()
	d := encode.NewDecoder(r)
	line := read(t, "shapes.jsonl")
	for range 3 {
		go io.Copy(w, bytes.NewReader([]byte(line)))
		if _, err := d.Decode(); err != nil {
			t.Fatal(err)
		}
	}
}
