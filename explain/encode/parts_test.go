package encode_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"

	"pencilmark/explain"
	"pencilmark/explain/encode"
)

// long returns a walkthrough whose document has more than 16 MB in each form, and the options that it is written with.
func long(t *testing.T) (*explain.Walkthrough, encode.Options) {
	t.Helper()
	doc, err := decode(read(t, "shapes.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	w := doc.Walkthrough
	w.Steps = slices.Repeat(w.Steps, 20)
	return &w, encode.Options{Texts: func(f *explain.Frame) (title, notation, text string) {
		return fmt.Sprint("title ", f.Number), "", "- n: [{\"steps\": }], " + strings.Repeat("long text ", 3500) + "end"
	}}
}

// decodeLong reads the first document of a stream, which may have 32 MB.
func decodeLong(r io.Reader) (*encode.Decoder, *encode.Document, error) {
	d := encode.NewDecoder(r)
	d.AllowLong(32 << 20)
	doc, err := d.Decode()
	return d, doc, err
}

// A long document says the same when it is read in parts, and what comes behind it is read.
func TestLong(t *testing.T) {
	w, o := long(t)
	short := read(t, "shapes.jsonl")
	for _, form := range forms {
		var text bytes.Buffer
		if err := form.write(&text, w, o); err != nil {
			t.Fatal(err)
		}
		if text.Len() <= 16<<20 {
			t.Fatalf("%s: %d bytes", form.name, text.Len())
		}
		d, doc, err := decodeLong(strings.NewReader("# before\n" + text.String() + short))
		if err != nil {
			t.Errorf("%s: %v", form.name, err)
			continue
		}
		if !reflect.DeepEqual(doc.Walkthrough.Steps, w.Steps) || doc.Walkthrough.Start.String() != w.Start.String() {
			t.Errorf("%s: what is read is not what was written", form.name)
		}
		for i, got := range doc.Texts {
			f := explain.Frame{Number: i + 1}
			if title, _, text := o.Texts(&f); got.Title != title || got.Text != text {
				t.Fatalf("%s: step %d has another text", form.name, i+1)
			}
		}
		if doc.Line != 2 || len(doc.Texts) != len(w.Steps) {
			t.Errorf("%s: line %d, %d texts", form.name, doc.Line, len(doc.Texts))
		}
		if doc, err = d.Decode(); err != nil || len(doc.Walkthrough.Steps) != 25 {
			t.Errorf("%s: behind it: %v", form.name, err)
		}
		if _, err := encode.NewDecoder(&text).Decode(); err == nil || !strings.Contains(err.Error(), "at most 16 MB") {
			t.Errorf("%s: who does not allow long documents gets %v", form.name, err)
		}
	}
}

// A step is read that has more than a million values, as a trial on a board with clues may, but not one that is a list
// of nothing.
func TestLongStep(t *testing.T) {
	doc, err := decode(nested(t, 1))
	if err != nil {
		t.Fatal(err)
	}
	trial := doc.Walkthrough.Steps[0].Evidence.(explain.Trial)
	trial.Branch = slices.Repeat(trial.Branch, 50_000)
	doc.Walkthrough.Steps[0].Evidence = trial
	for _, form := range forms {
		var text bytes.Buffer
		if err := form.write(&text, &doc.Walkthrough, encode.Options{}); err != nil {
			t.Fatal(err)
		}
		_, again, err := decodeLong(bytes.NewReader(text.Bytes()))
		if err != nil {
			t.Errorf("%s: %v", form.name, err)
		} else if !reflect.DeepEqual(again.Walkthrough.Steps, doc.Walkthrough.Steps) {
			t.Errorf("%s: what is read is not what was written", form.name)
		}
		if _, err := encode.NewDecoder(&text).Decode(); err == nil || !strings.Contains(err.Error(), "at most") {
			t.Errorf("%s: who does not allow long documents gets %v", form.name, err)
		}
	}
	head, _, _ := strings.Cut(nested(t, 1), `"steps":[`)
	for _, items := range []string{strings.Repeat("1,", 1_000_001) + "1", strings.Repeat("{},", 1_000_001) + "{}"} {
		if _, _, err := decodeLong(strings.NewReader(head + `"steps":[{"n":[` + items + `]}]}`)); err == nil || !strings.Contains(err.Error(), "too many values") {
			t.Errorf("a value for two or three bytes: %.300v", err)
		}
	}
}

// What is wrong with a long document is said with its place, and what comes behind is read.
func TestLongErrors(t *testing.T) {
	w, o := long(t)
	written := map[string]string{}
	for _, form := range forms {
		var text bytes.Buffer
		if err := form.write(&text, w, o); err != nil {
			t.Fatal(err)
		}
		written[form.name] = text.String()
	}
	short := read(t, "shapes.jsonl")
	last := fmt.Sprintf(`"n":%d,`, len(w.Steps))
	for name, test := range map[string]struct{ form, old, new, want string }{
		"number":         {"JSONLine", last, `"n":7,`, "steps[499].n: 7 is out of order"},
		"number in YAML": {"YAML", "\n  - n: 400\n", "\n  - n: 401\n", "steps[399].n: 401 is out of order"},
		"unknown field":  {"JSONLine", last, last + `"m":1,`, "steps[499].m: unknown field"},
		"no comma":       {"JSONLine", `,{` + last, `{` + last, "after array element"},
		"behind":         {"JSONLine", "}]}\n", "}],\"line\":1}\n", "behind the steps"},
		"behind in YAML": {"YAML", "\n{\"schema\"", "\nline: 1\n{\"schema\"", "behind the steps"},
		"no list":        {"YAML", "\n  - n: 400\n", "\n  - [n\n", "line"},
		"cut":            {"JSONLine", "}]}\n", "\n", "too early"},
		"step":           {"JSONLine", last, last + `"text":"` + strings.Repeat("x", 33<<20) + `",`, "at most 32 MB"},
	} {
		text := written[test.form] + short
		i := strings.LastIndex(written[test.form]+short[:10], test.old)
		if i < 0 {
			t.Fatalf("%s: %q is not there", name, test.old)
		}
		text = text[:i] + test.new + text[i+len(test.old):]
		d, _, err := decodeLong(strings.NewReader(text))
		var e *encode.Error
		if !errors.As(err, &e) || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: got %.300v, want %q", name, err, test.want)
			continue
		}
		if test.form == "YAML" && e.Line < 100 {
			t.Errorf("%s: the error has line %d", name, e.Line)
		}
		if doc, err := d.Decode(); err != nil || len(doc.Walkthrough.Steps) != 25 {
			t.Errorf("%s: behind it: %v", name, err)
		}
	}
}

// Whatever comes, no more than a long document is read, and no more memory is held than a part of it takes.
// A step may be as long as the document, but not all commas.
func TestLongLimits(t *testing.T) {
	head, _, _ := strings.Cut(read(t, "shapes.jsonl"), `"steps":[`)
	yaml, _, _ := strings.Cut(read(t, "shapes.yaml"), "\nsteps:")
	for _, test := range []struct{ head, text, want string }{
		{"", "x", "at most 32 MB"},
		{"", "a: b\n", "at most 32 MB"},
		{head + `"steps":[`, "1,", "at most 32 MB"},
		{head + `"steps":[`, "{},", "missing field"},
		{yaml + "\nsteps:\n", "- \n", "expected a mapping"},
		{yaml, "\nsteps:\n- ", "at most 32 MB"},
	} {
		r := &endless{text: test.text}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, _, err := decodeLong(io.MultiReader(strings.NewReader(test.head), r))
		runtime.ReadMemStats(&after)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("endless %q: got %v, want %q", test.text, err, test.want)
		}
		if r.n > 33<<20 {
			t.Errorf("endless %q: %d bytes were read", test.text, r.n)
		}
		if took := after.TotalAlloc - before.TotalAlloc; took > 640<<20 {
			t.Errorf("endless %q: %d MB were allocated", test.text, took>>20)
		}
	}
}

// Trials deep within others stand in flow, so that indentation does not make most of a document. They are read as they
// were written.
func TestDeepBranches(t *testing.T) {
	doc, err := decode(nested(t, 16))
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := encode.YAML(&text, &doc.Walkthrough, encode.Options{}); err != nil {
		t.Fatal(err)
	}
	widest := 0
	for line := range strings.Lines(text.String()) {
		if len(line) > 101 {
			t.Errorf("a line of %d bytes: %s", len(line), line)
		}
		widest = max(widest, len(line)-len(strings.TrimLeft(line, " ")))
	}
	if widest < 30 || widest > 40 {
		t.Errorf("the deepest line has %d spaces in front:\n%s", widest, &text)
	}
	again, err := decode(text.String())
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(again.Walkthrough.Steps, doc.Walkthrough.Steps) {
		t.Error("what is read is not what was written")
	}
}
