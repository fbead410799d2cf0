package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"

	"pencilmark/candidates/notation/notationtest"
)

// derived are the fields of a document and of its steps that can be derived from the puzzle and the evidence.
var derived = struct{ document, step []string }{
	[]string{"schema", "layout", "summary", "names", "outcome", "solution"},
	[]string{"n", "title", "notation", "text", "place", "remove", "premises", "assumes"},
}

// stripYAML takes derived fields out of documents as they are written.
func stripYAML(text string, step []string) string {
	text = regexp.MustCompile(`(?m)^  - n: \d+\n   `).ReplaceAllString(text, "  -")
	for _, fields := range []struct {
		indent string
		names  []string
	}{{"", derived.document}, {"    ", step}} {
		continued := "(?:" + fields.indent + "  .*\n|\n)*"
		text = regexp.MustCompile("(?m)^"+fields.indent+"(?:"+strings.Join(fields.names, "|")+"):.*\n"+continued).ReplaceAllString(text, "")
	}
	return text
}

// stripJSON takes derived fields out of a document in a line.
func stripJSON(t *testing.T, line string, step []string) string {
	t.Helper()
	var doc map[string]any
	if err := json.Unmarshal([]byte(line), &doc); err != nil {
		t.Fatal(err)
	}
	for _, name := range derived.document {
		delete(doc, name)
	}
	for _, s := range doc["steps"].([]any) {
		fields := s.(map[string]any)
		for _, name := range step {
			delete(fields, name)
		}
		if _, argued := fields["because"]; argued {
			fields["because"] = []any{}
		}
	}
	out, err := json.Marshal(doc)
	if err != nil {
		t.Fatal(err)
	}
	return string(out) + "\n"
}

// command runs the program on an input.
func command(t *testing.T, input string, args ...string) (out, errs string) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	run(context.Background(), args, strings.NewReader(input), &stdout, &stderr, func(string) string { return "" })
	return stdout.String(), stderr.String()
}

// What is stripped of all that can be derived is filled in again, to the byte: in YAML, and in JSON with
// arguments, by turns.
func TestFixRoundTrip(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long, and nothing in it runs beside anything else")
	}
	samples, err := os.ReadFile("../../testdata/puzzles/samples.txt")
	if err != nil {
		t.Fatal(err)
	}
	puzzles := strings.Split(strings.TrimSpace(string(samples)), "\n")
	every := 1
	if !notationtest.Thorough() {
		every = 20
	}
	n, stripped := 0, 0
	for i := 0; i < len(puzzles); i += every {
		if !strings.HasPrefix(puzzles[i], "#") {
			if n++; n%2 == 0 {
				argued, _ := command(t, puzzles[i], "solve", "--because", "--format", "jsonl")
				if argued == "" {
					continue // no puzzle
				}
				if fixed, errs := command(t, stripJSON(t, argued, derived.step), "verify", "--fix"); fixed != argued {
					t.Fatalf("%s: fixed as\n%s\nwant\n%s\n%s", puzzles[i], fixed, argued, errs)
				}
				continue
			}
			original, _ := command(t, puzzles[i], "solve", "--format", "yaml")
			if original == "" {
				continue
			}
			bare := stripYAML(original, derived.step)
			stripped += len(original) - len(bare)
			if fixed, errs := command(t, bare, "verify", "--fix"); fixed != original {
				t.Fatalf("%s: fixed as\n%s\nwant\n%s\n%s", puzzles[i], fixed, original, errs)
			}
		}
	}
	if n < 10 || stripped < n/2*1000 {
		t.Errorf("%d documents, stripped of %d bytes", n, stripped)
	}
}

// The notation alone is enough for a valid document with the same effects.
func TestFixNotation(t *testing.T) {
	const puzzle = ".2...3.46.5.8.....6....48.....92...47....6..8...18......64...1..18.....75..7....2"
	original, _ := command(t, puzzle, "solve", "--format", "yaml")
	bare := stripYAML(original, []string{"technique", "title", "text", "place", "remove", "premises", "assumes", "evidence"})
	bare = regexp.MustCompile(`(?m)^  - technique: .*\n   `).ReplaceAllString(bare, "  -")
	if strings.Contains(bare, "evidence") || strings.Contains(bare, "technique") {
		t.Fatalf("not stripped:\n%s", bare)
	}
	if fixed, errs := command(t, bare, "verify", "--fix"); fixed != original {
		t.Errorf("fixed as\n%s\nwant\n%s\n%s", fixed, original, errs)
	}
}
