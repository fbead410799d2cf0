package prose_test

import (
	"regexp"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// roles are words for the parts of patterns.
var roles = []string{
	"arm", "base", "bridge", "chain", "cluster", "colour", "corner", "cover", "cross-line", "end", "fin", "group", "guardian",
	"hinge", "link", "loop", "odd one", "petal", "pincer", "pivot", "ring", "stem", "string", "target", "top",
}

// What a technique's lesson calls things is what its steps call them: a word for a part that stands in the
// text of a step stands in the lesson.
func TestRoleWords(t *testing.T) {
	used := map[string]bool{}
	for _, technique := range suite.All() {
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		lesson := technique.Doc.What + " " + technique.Doc.Why + " " + technique.Doc.Look
		steps := 0
		techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
			text := prose.Writer{}.Text(&explain.Frame{Number: 1, Step: &s, Before: p.Grid})
			for _, role := range roles {
				word := regexp.MustCompile(`(?i)\b` + role + `s?\b`)
				if !word.MatchString(text) {
					continue
				}
				used[role] = true
				if !word.MatchString(lesson) {
					t.Errorf("%s: the lesson has no %s, the step has: %s", technique.Code, role, text)
				}
			}
			steps++
			return steps < 4
		})
	}
	for _, role := range strings.Fields("base bridge corner end fin guardian pincer pivot ring stem target top") {
		if !used[role] {
			t.Errorf("no step has a %s", role)
		}
	}
}
