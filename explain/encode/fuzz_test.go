package encode_test

import (
	"bytes"
	"errors"
	"io"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pencilmark/explain"
	"pencilmark/explain/encode"
)

// fuzzDecode decodes the stream. It must end, without a panic, and what is
// accepted must be the same after it was written and read again.
func fuzzDecode(t *testing.T, stream []byte) {
	d := encode.NewDecoder(bytes.NewReader(stream))
	for {
		doc, err := d.Decode()
		if err == io.EOF {
			return
		}
		if err != nil {
			if _, ok := errors.AsType[*encode.Error](err); !ok {
				t.Fatalf("%T: %v", err, err)
			}
			continue
		}
		doc.Check(encode.Known{})
		o := encode.Options{Hardest: func([]string) string { return doc.Summary.Hardest }}
		if doc.Texts != nil {
			o.Texts = func(f *explain.Frame) (title, notation, text string) {
				s := doc.Texts[f.Number-1]
				return s.Title, s.Notation, s.Text
			}
		}
		for _, form := range forms {
			var buf bytes.Buffer
			if err := form.write(&buf, &doc.Walkthrough, o); err != nil {
				t.Fatal(err)
			}
			again, err := decode(buf.String())
			if err != nil {
				t.Fatalf("%s: %v in\n%s", form.name, err, buf.Bytes())
			}
			if diff := cmp.Diff(doc.Walkthrough, again.Walkthrough, same); diff != "" {
				t.Fatalf("%s: %s\n%s", form.name, diff, buf.Bytes())
			}
			if diff := cmp.Diff(doc.Texts, again.Texts, same); diff != "" {
				t.Fatalf("%s: %s\n%s", form.name, diff, buf.Bytes())
			}
		}
	}
}

func FuzzDecodeYAML(f *testing.F) {
	shapes := read(f, "shapes.yaml")
	f.Add([]byte(shapes))
	f.Add([]byte("%YAML 1.2\n---\n" + shapes + "...\n# again\n--- \n" + shapes))
	f.Add([]byte("a: &a [*a]\n<<: *a\nb: !!binary QQ==\n? {c: d}\n: |2-\n  e\n"))
	f.Add([]byte("a:\n  -\n   #c\n\n  - \"\n  0\" 0\n#d\n- >-\n"))
	f.Fuzz(fuzzDecode)
}

func FuzzDecodeJSON(f *testing.F) {
	f.Add([]byte(read(f, "shapes.json")))
	f.Add([]byte(read(f, "shapes.jsonl") + read(f, "shapes.jsonl")))
	f.Add([]byte(`{"schema":"pencilmark/walkthrough/v1","x":[1e9,-0,true,null,"\ud800\u0000\\\""]}{"a":{}}]`))
	f.Fuzz(fuzzDecode)
}

// Any text survives in any form, but for what must not be shown.
func FuzzText(f *testing.F) {
	for _, text := range []string{"", "\n |-", "'", "a: b # c", "\t- x\n  y\n", "1_000", "\"n\": 1", "no\n\n\n"} {
		f.Add(text)
	}
	w, _ := shapes(f)
	f.Fuzz(func(t *testing.T, text string) {
		o := encode.Options{Texts: func(*explain.Frame) (string, string, string) { return text, text + " " + text, " " + text }}
		var first *encode.Document
		for _, form := range forms {
			var buf bytes.Buffer
			w.Name = text
			if err := form.write(&buf, w, o); err != nil {
				t.Fatal(err)
			}
			doc, err := decode(buf.String())
			if err != nil {
				t.Fatalf("%s: %v in\n%s", form.name, err, buf.Bytes())
			}
			if first == nil {
				first = doc
			}
			if diff := cmp.Diff(first, doc, same); diff != "" {
				t.Fatalf("%s: %s\n%s", form.name, diff, buf.Bytes())
			}
		}
	})
}
