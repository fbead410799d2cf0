package encode_test

import (
	"bytes"
	"io"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain/encode"
)

// write returns a record in all three forms, after holding them to its schema.
func write(t *testing.T, x encode.Record, name string) (yaml, json, line string) {
	t.Helper()
	s := schema(t, name)
	var texts []string
	for _, form := range []string{"yaml", "json", "jsonl"} {
		var buf bytes.Buffer
		if err := encode.Write(&buf, form, x); err != nil {
			t.Fatal(err)
		}
		if err := s.Validate(generic(t, buf.Bytes())); err != nil {
			t.Errorf("%v\n%s", err, buf.Bytes())
		}
		texts = append(texts, buf.String())
	}
	return texts[0], texts[1], texts[2]
}

func origin(line int, input string) encode.Origin {
	return encode.Origin{Line: line, Input: encode.Clean(input)}
}

func TestListing(t *testing.T) {
	w, o := shapes(t)
	x := &encode.Listing{Origin: origin(7, "1.......2......1"), Grid: w.Start}
	for f := range w.Frames() {
		_, _, text := o.Texts(f)
		x.Steps = append(x.Steps, encode.ListedStep{Step: *f.Step, HoDoKu: "0003", Digits: f.Step.Evidence.Digits(&f.Before), Text: text, Notation: "n"})
	}
	yaml, json, line := write(t, x, "listing")
	golden(t, "listing.yaml", []byte(yaml))
	golden(t, "listing.json", []byte(json))
	golden(t, "listing.jsonl", []byte(line))
	_, _, line = write(t, &encode.Listing{Origin: origin(1, "x")}, "listing")
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
		{encode.Verdict{Origin: origin(1, "a"), Layout: l, Result: encode.ResultUnique, Solutions: []candidates.Filling{a}},
			`{"line":1,"input":"a","result":"unique","solution":"1234341221434321"}`},
		{encode.Verdict{Origin: origin(2, "b"), Layout: l, Result: encode.ResultMany, Solutions: []candidates.Filling{a, b}, Reason: "they differ in r3c1"},
			`{"line":2,"input":"b","result":"many","solutions":["1234341221434321","1234341243212143"],"reason":"they differ in r3c1"}`},
		{encode.Verdict{Origin: origin(3, "c"), Result: encode.ResultNone, Reason: "<>"},
			`{"line":3,"input":"c","result":"none","reason":"<>"}`},
	} {
		if _, _, line := write(t, &test.verdict, "verdict"); strings.TrimSpace(line) != test.want {
			t.Errorf("got %s, want %s", line, test.want)
		}
	}
	for _, v := range []encode.Verdict{
		{},
		{Layout: l, Result: encode.ResultUnique},
		{Layout: l, Result: encode.ResultMany, Solutions: []candidates.Filling{a}},
		{Result: encode.ResultUnique, Solutions: []candidates.Filling{a}},
	} {
		if err := encode.Write(io.Discard, "json", &v); err == nil {
			t.Errorf("%+v: no error", v)
		}
	}
}
