package prose_test

import (
	"regexp"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/languages"
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

// The legend of a board calls the middle of a wing what the text calls it, a pivot if it is a cell, and a bridge
// if it is a house; that of a near miss too.
func TestLegendOfWings(t *testing.T) {
	seen := map[string]bool{}
	for _, technique := range suite.All() {
		if technique.Family != "wings" {
			continue
		}
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
			wing, ok := s.Evidence.(explain.Wing)
			if !ok {
				return false
			}
			want := "pivot"
			if _, ok := wing.Pivot.Cell(); !ok {
				want = "bridge"
			}
			f := explain.Frame{Number: 1, Step: &s, Before: p.Grid}
			figure, near := f.Figure(), explain.NearMiss(p.Grid, s.Effects[0].Candidate, &s)
			for _, figure := range []*explain.Figure{&figure, &near} {
				if got := (prose.Writer{}).RoleWord(figure, explain.RolePivot); got != want {
					t.Errorf("%s: the legend has %q, want %q", technique.Code, got, want)
				}
			}
			if text := (prose.Writer{}).Text(&f); !regexp.MustCompile(`\b` + want + `\b`).MatchString(text) {
				t.Errorf("%s: the text has no %s: %s", technique.Code, want, text)
			}
			seen[want] = true
			return false
		})
	}
	if len(seen) != 2 {
		t.Errorf("seen %v", seen)
	}
}

// Legends are in the language of their writer, whatever they show.
func TestLegendsInLanguages(t *testing.T) {
	same := map[string]bool{"Z": true, "fr pivot": true} // words that are the same in both
	for _, code := range languages.Codes()[1:] {
		language, err := languages.Find(code)
		if err != nil {
			t.Fatal(err)
		}
		said := 0
		look := func(f *explain.Figure, role explain.Role) {
			for _, level := range []prose.Level{prose.Standard, prose.Plain} {
				english := prose.Writer{Level: level}.RoleWord(f, role)
				said++
				if own := (prose.Writer{Level: level, Language: language}).RoleWord(f, role); own == english && english != "" && !same[english] && !same[code+" "+english] {
					t.Errorf("%s has no words for %q", code, english)
				}
			}
		}
		for _, zero := range explain.Shapes {
			for role := range explain.Role(explain.NumRoles) {
				look(&explain.Figure{Shape: explain.ShapeOf(zero)}, role)
			}
		}
		grid := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
		sheet := grid.Sheet()
		for _, kind := range []explain.RepairKind{explain.RepairClash, explain.RepairDigit, explain.RepairMissing, explain.RepairStale, explain.RepairGiven} {
			f := (&explain.Repair{Kind: kind}).Figure(grid, &sheet, 1)
			look(&f, explain.RoleConflict)
		}
		if said < 400 {
			t.Errorf("%s: only %d words", code, said)
		}
	}
}
