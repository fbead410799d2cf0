package main

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// plainWords are all words that texts of level plain use, beside what clues are called.
const plainWords = `
	row rows column columns box boxes cell cells digit digits mark marks more
	top middle bottom left right
	a also and are as at be between both by can cannot checked could count counts each erase either empty exactly for from has have having
	in is it its look lost missing more need needs neither no none nor not nothing of on one only or other puzzle
	relies share shares so solution solutions step suppose swapped that the their them then there they this times twice whichever with would write
	choice choices serve once without
	above an but come does even going held if number odd order orders out round same side these to
	few next room take too turns
	add up hold holds always any else exceed exceeds least most much never takes than through together which
	two three four five six seven eight nine`

var word = regexp.MustCompile(`[A-Za-z-]+`)

// Plain texts use few words, and no term of the glossary but those of the first lesson.
func TestPlainLevel(t *testing.T) {
	if testing.Short() {
		t.Skip("takes long, and nothing in it runs beside anything else")
	}
	allowed := map[string]bool{}
	for w := range strings.FieldsSeq(plainWords) {
		allowed[w] = true
	}
	for _, term := range teacher.Glossary {
		if allowed[term.Name] && !slices.Contains([]string{"cell", "digit", "row", "column", "box"}, term.Name) {
			t.Errorf("%q is a term", term.Name)
		}
	}
	used := map[string]bool{}
	named := regexp.MustCompile(`r\dc\d|\bcages?\b|\bwhisper lines?\b|\bpalindromes?\b`)
	writer := prose.Writer{Level: prose.Plain}
	for _, technique := range suite.All() {
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
			text := writer.Text(&explain.Frame{Number: 1, Step: &s, Before: p.Grid})
			for _, w := range word.FindAllString(named.ReplaceAllString(text, ""), -1) {
				w = strings.ToLower(w)
				if used[w] = true; !allowed[w] {
					t.Errorf("%s: %q in: %s", technique.Code, w, text)
				}
			}
			n++
			return n < 20
		})
	}
	for _, must := range []string{"row", "column", "box", "cells", "digits", "marks"} {
		if !used[must] {
			t.Errorf("%q is not used: only %v", must, slices.Sorted(maps.Keys(used)))
		}
	}
}
