package prose_test

import (
	"regexp"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/techniques"
	"pencilmark/techniques/lessons"
	"pencilmark/techniques/suite"
)

// roles are words for the parts of patterns.
var roles = []string{
	"arm", "base", "bridge", "colour", "corner", "cover", "cross-line", "fin", "free end", "guardian", "petal",
	"pincer", "pivot", "ring", "stem", "string", "target", "top",
}

// What a technique's lesson calls things is what its steps call them: a word for a part that stands in the
// text of a step stands in the lesson, and one by which the lesson says what the pattern is stands in a step.
// Nets tell steps of other techniques.
func TestRoleWords(t *testing.T) {
	used := map[string]bool{}
	name := regexp.MustCompile(`2-String`)
	for _, technique := range suite.All() {
		if technique.Family == "forcing" {
			continue
		}
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		worked, _, err := lessons.Of(technique)
		if err != nil {
			t.Fatal(err)
		}
		grids := []candidates.Grid{p.Grid}
		for _, position := range worked {
			grids = append(grids, position.Grid)
		}
		what := name.ReplaceAllString(technique.Doc.What, "")
		lesson := what + " " + technique.Doc.Why + " " + technique.Doc.Look
		texts := ""
		for _, g := range grids {
			steps := 0
			techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&g, func(s explain.Step) bool {
				texts += prose.Writer{}.Text(&explain.Frame{Number: 1, Step: &s, Before: g}) + "\n"
				steps++
				return steps < 4
			})
		}
		for _, role := range roles {
			word := regexp.MustCompile(`(?i)\b` + role + `s?\b`)
			inStep, inLesson := word.FindString(texts) != "", word.MatchString(lesson)
			used[role] = used[role] || inStep
			switch {
			case inStep && !inLesson:
				t.Errorf("%s: the lesson has no %s, steps have: %s", technique.Code, role, texts)
			case !inStep && word.MatchString(what):
				t.Errorf("%s: the lesson has %s, no step has: %s", technique.Code, role, texts)
			}
		}
	}
	for _, role := range roles {
		if !used[role] {
			t.Errorf("no step has a %s", role)
		}
	}
}
