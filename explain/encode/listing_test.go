package encode_test

import (
	"bytes"
	"io"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain/encode"
)

// writer is what [encode.Listing] and [encode.Verdict] have in common.
type writer interface {
	YAML(io.Writer) error
	JSON(io.Writer) error
	JSONLine(io.Writer) error
}

// write returns all three forms, after holding them to the schema.
func write(t *testing.T, x writer, fragment string) (yaml, json, line string) {
	t.Helper()
	s := schema(t, fragment)
	var texts []string
	for _, write := range []func(io.Writer) error{x.YAML, x.JSON, x.JSONLine} {
		var buf bytes.Buffer
		if err := write(&buf); err != nil {
			t.Fatal(err)
		}
		if err := s.Validate(generic(t, buf.Bytes())); err != nil {
			t.Errorf("%v\n%s", err, buf.Bytes())
		}
		texts = append(texts, buf.String())
	}
	return texts[0], texts[1], texts[2]
}

func TestListing(t *testing.T) {
	w, o := shapes(t)
	x := &encode.Listing{Line: 7, Input: "1.......2......1", Grid: w.Start}
	for f := range w.Frames() {
		_, _, text := o.Texts(f)
		x.Steps = append(x.Steps, encode.ListedStep{Step: *f.Step, HoDoKu: "0003", Digits: f.Step.Evidence.Digits(&f.Before), Text: text, Notation: "n"})
	}
	yaml, json, line := write(t, x, "#/$defs/listing")
	golden(t, "listing.yaml", []byte(yaml))
	golden(t, "listing.json", []byte(json))
	golden(t, "listing.jsonl", []byte(line))
	_, _, line = write(t, &encode.Listing{Line: 1, Input: "x"}, "#/$defs/listing")
	if want := `{"line":1,"input":"x","steps":[]}` + "\n"; line != want {
		t.Errorf("got %s, want %s", line, want)
	}
}

func TestVerdict(t *testing.T) {
	l := candidates.Classic4
	a, b := filling(l, "1234341221434321"), filling(l, "1234341243212143")
	for _, test := range []struct {
		verdict encode.Verdict
		want    string
	}{
		{encode.Verdict{Line: 1, Input: "a", Layout: l, Result: encode.ResultUnique, Solutions: []candidates.Filling{a}},
			`{"line":1,"input":"a","result":"unique","solution":"1234341221434321"}`},
		{encode.Verdict{Line: 2, Input: "b", Layout: l, Result: encode.ResultMany, Solutions: []candidates.Filling{a, b}, Reason: "they differ in r3c1"},
			`{"line":2,"input":"b","result":"many","solutions":["1234341221434321","1234341243212143"],"reason":"they differ in r3c1"}`},
		{encode.Verdict{Line: 3, Input: "c", Result: encode.ResultNone, Reason: "<>"},
			`{"line":3,"input":"c","result":"none","reason":"<>"}`},
	} {
		if _, _, line := write(t, &test.verdict, "#/$defs/verdict"); strings.TrimSpace(line) != test.want {
			t.Errorf("got %s, want %s", line, test.want)
		}
	}
	for _, v := range []encode.Verdict{
		{},
		{Layout: l, Result: encode.ResultUnique},
		{Layout: l, Result: encode.ResultMany, Solutions: []candidates.Filling{a}},
		{Result: encode.ResultUnique, Solutions: []candidates.Filling{a}},
	} {
		if err := v.JSON(io.Discard); err == nil {
			t.Errorf("%+v: no error", v)
		}
	}
}
