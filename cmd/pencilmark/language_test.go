package main

import (
	"bytes"
	"context"
	"regexp"
	"strings"
	"testing"

	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain/languages"
)

// English words that no other language has, as far as texts are made of them.
var (
	english = regexp.MustCompile(`(?i)\b(the|and|is|are|of|or|then|if|cells?|digits?|leaves?|only|removed?|place[sd]?|must|with|without|there|has|have|can|cannot|steps?|either|each|both)\b`)
	// beside is what stays in English: names of techniques in brackets, notation, and commands to type.
	beside = regexp.MustCompile(`\([^()]*\)|\S+ => \S+.*|[^.:\n]*=>.*|pencilmark learn \S+`)
)

// Solutions, hints and lists of steps in another language have no English words, at any level and detail.
func TestNoEnglish(t *testing.T) {
	var in strings.Builder
	for _, g := range notationtest.Read(t, "samples", 100) {
		in.WriteString(g.String() + "\n")
	}
	for _, g := range notationtest.Read(t, "stalled", 2000) {
		in.WriteString(g.String() + "\n")
	}
	for _, code := range languages.Codes()[1:] {
		for _, args := range [][]string{
			{"solve", "--level", "plain"}, {"solve", "--detail", "full"}, {"solve", "--detail", "normal"}, {"solve", "--detail", "brief"},
			{"steps"}, {"hint", "--stage", "3"}, {"hint", "--stage", "5"},
		} {
			args = append(args, "--language", code, "-")
			var out, errs bytes.Buffer
			run(context.Background(), args, strings.NewReader(in.String()), &out, &errs, func(name string) string { return map[string]string{"COLUMNS": "1000"}[name] })
			if out.Len() < 1000 {
				t.Fatalf("%v: %s", args, errs.String())
			}
			seen := map[string]bool{}
			for line := range strings.Lines(beside.ReplaceAllString(out.String(), "")) {
				if word := english.FindString(line); word != "" && !seen[word] {
					seen[word] = true
					t.Errorf("%v: %q in %q", args, word, line)
				}
			}
		}
	}
}
