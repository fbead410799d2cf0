package encode_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"gopkg.in/yaml.v3"

	"pencilmark/explain"
	"pencilmark/explain/encode"
)

// schema compiles the schema of a kind of document.
func schema(tb testing.TB, name string) *jsonschema.Schema {
	tb.Helper()
	text, err := encode.Schema(name)
	if err != nil {
		tb.Fatal(err)
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		tb.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("schema.json", doc); err != nil {
		tb.Fatal(err)
	}
	s, err := c.Compile("schema.json")
	if err != nil {
		tb.Fatal(err)
	}
	return s
}

// generic reads YAML or JSON as a program does that knows nothing of us.
func generic(tb testing.TB, text []byte) any {
	tb.Helper()
	var v any
	var err error
	if text[0] == '{' {
		v, err = jsonschema.UnmarshalJSON(bytes.NewReader(text))
	} else {
		err = yaml.Unmarshal(text, &v)
	}
	if err != nil {
		tb.Fatalf("%v in\n%s", err, text)
	}
	return v
}

func TestSchema(t *testing.T) {
	s := schema(t, "walkthrough")
	ws := solved(t)
	shapes, _ := shapes(t)
	ws = append(ws, shapes)
	o := encode.Options{
		Texts:   func(*explain.Frame) (title, notation, text string) { return "title", "notation", "text\n  more" },
		Hardest: func(codes []string) string { return codes[0] },
	}
	for seed := range uint64(50) {
		ws = append(ws, newRandom(t, seed).walkthrough())
	}
	for _, w := range ws {
		for _, form := range forms {
			var buf bytes.Buffer
			if err := form.write(&buf, w, o); err != nil {
				t.Fatal(err)
			}
			if err := s.Validate(generic(t, buf.Bytes())); err != nil {
				t.Errorf("%s: %v\n%s", form.name, err, buf.Bytes())
			}
		}
	}
}

// The schema refuses what the decoder refuses, as far as a schema can.
func TestSchemaErrors(t *testing.T) {
	s := schema(t, "walkthrough")
	text := read(t, "shapes.yaml")
	for _, test := range []struct{ old, new string }{
		{"walkthrough/v1", "walkthrough/v2"},
		{"layout: classic4", "layout: classic5"},
		{"layout: classic4\n", ""},
		{"outcome: solved", "outcome: done"},
		{"outcome: solved", "outcome: stalled"},
		{"outcome: solved", "outcome: no-solution"},
		{"outcome: solved", "outcome: many-solutions"},
		{"puzzle: 1.", "puzzle: 1x"},
		{`"1234`, `"1.34`},
		{"place: [r2c1=3]", "place: [r2c1<>3]"},
		{"steps: 25", "steps: five"},
		{"assumes: [unique]}", "assumes: [luck]}"},
		{"- n: 2", "- n: 0"},
		{"technique: hidden-pair", "technique: Hidden Pair"},
		{"    remove: [r3c1<>1]\n", ""},
		{"[r3c1<>1]", "[r3c1<>1, r3c1<>1]"},
		{"[r3c1<>1]", "[]"},
		{"[r3c1<>1]", "[r3c1=1]"},
		{"[2@row3, 4@row3]", "[2@row3, four]"},
		{"houses: [row3]", "houses: [row0]"},
		{"houses: [row3]", "houses: []"},
		{"cells: [r3c1, r3c3]", "cells: [r3c1, r3c1]"},
		{"pivot: r2c3", "pilot: r2c3"},
		{"pivot: r2c3, ", ""},
		{"shape: wing", "shape: wings"},
		{"shape: wing", "shape: single"},
		{"assume: r4c4=3", "assume: r4c4"},
		{"part: 2", "part: 0"},
		{"times: -1", "times: 0"},
		{"times: -1", "times: 10"},
		{"houses: [], ", ""},
		{"name: Every shape", `name: "\e[31m"`},
		{"name: Every shape", "colour: blue"},
	} {
		if !strings.Contains(text, test.old) {
			t.Errorf("the document has no %q", test.old)
		}
		edited := strings.Replace(text, test.old, test.new, 1)
		if err := s.Validate(generic(t, []byte(edited))); err == nil {
			t.Errorf("%q for %q: the schema accepts it", test.new, test.old)
		}
		if _, err := decode(edited); err == nil {
			t.Errorf("%q for %q: the decoder accepts it", test.new, test.old)
		}
	}
}
