package main

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain/encode"
	"pencilmark/explain/say"
	"pencilmark/explain/say/saytest"
)

// A document without steps has no sentences to be wrong.
func TestSentencesOfNoSteps(t *testing.T) {
	var text, verified, errs bytes.Buffer
	const solved = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
	env := func(string) string { return "" }
	run(t.Context(), []string{"solve", "--sentences", "--format", "jsonl", solved}, nil, &text, &errs, env)
	if status := run(t.Context(), []string{"verify", "--sentences", "-"}, &text, &verified, &errs, env); status != 0 || !strings.Contains(verified.String(), ": valid: ") {
		t.Errorf("status %d: %s%s", status, verified.String(), errs.String())
	}
}

// Documents carry the sentences of their texts, in every format the same; a sentence of which an argument is another
// is noticed, by what it says or by the text.
func TestSentences(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long, and nothing in it runs beside anything else")
	}
	var in strings.Builder
	for _, file := range []string{"samples", "stalled"} {
		for _, g := range notationtest.Read(t, file, 60) {
			in.WriteString(g.String() + "\n")
		}
	}
	command := func(stdin string, args ...string) string {
		t.Helper()
		var out, errs bytes.Buffer
		run(t.Context(), args, strings.NewReader(stdin), &out, &errs, func(string) string { return "" })
		return out.String()
	}
	var all [][][]say.Written
	for _, format := range []string{"jsonl", "json", "yaml"} {
		text := command(in.String(), "solve", "--sentences", "--format", format, "-")
		verified := command(text, "verify", "--sentences", "-")
		if n := strings.Count(verified, ": valid: "); n < 5 || n != strings.Count(verified, "\n") {
			t.Fatalf("%s: %s", format, verified)
		}
		if format == "json" { // which is one array
			continue
		}
		var read [][]say.Written
		for d := encode.NewDecoder(strings.NewReader(text)); ; {
			doc, err := d.Decode()
			if err != nil {
				break
			}
			read = append(read, doc.Sentences...)
		}
		all = append(all, read)
	}
	if len(all[0]) < 200 || !reflect.DeepEqual(all[0], all[1]) {
		t.Errorf("the sentences of %d steps are not those of %d in another format", len(all[0]), len(all[1]))
	}

	rnd := rand.New(rand.NewPCG(3, 1))
	changed := 0
	for d := encode.NewDecoder(strings.NewReader(command(in.String(), "solve", "--sentences", "--format", "jsonl", "-"))); ; {
		doc, err := d.Decode()
		if err != nil {
			break
		}
		var r say.Replay
		for f := range doc.Walkthrough.Frames() {
			sentences, layout := doc.Sentences[f.Number-1], f.Before.Layout()
			text, err := say.Read(layout, sentences)
			if err != nil {
				t.Fatal(err)
			}
			line := rnd.IntN(len(text))
			i := rnd.IntN(len(text[line].Said))
			right := text[line].Said[i]
			words := say.Words{Layout: layout}
			if other, ok := saytest.Other(rnd, right); ok && words.Sentences(other) != words.Sentences(right) {
				text[line].Said[i] = other
				changed++
				if r.CheckWritten(f.Number, f.Step, &f.Before, say.WriteDown(text), doc.Texts[f.Number-1].Text) == nil {
					t.Errorf("step %d: not noticed: %s", f.Number, words.Sentences(other))
				}
			}
			if err := r.CheckWritten(f.Number, f.Step, &f.Before, sentences, ""); err != nil {
				t.Errorf("step %d: %v", f.Number, err)
			}
		}
	}
	if changed < 100 {
		t.Errorf("%d sentences were changed", changed)
	}
	for _, args := range [][]string{{"--level", "plain"}, {"--detail", "brief"}, {"--format", "text"}} {
		var out, errs bytes.Buffer
		if status := run(t.Context(), append([]string{"solve", "--sentences", "--format", "yaml"}, args...), strings.NewReader(in.String()), &out, &errs, func(string) string { return "" }); status != exitUsage {
			t.Errorf("%v: status %d, %s", args, status, out.String())
		}
	}
	if got := command(command(in.String(), "solve", "--format", "yaml", "-"), "verify", "--sentences", "-"); !strings.Contains(got, "has no sentences") {
		t.Errorf("without sentences: %s", got)
	}
}
