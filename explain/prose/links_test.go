package prose_test

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/explain/say/saytest"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// Each link of a chain is told by itself, in order, and is true of the grid.
func TestLinks(t *testing.T) {
	forms := map[string]bool{}
	random := rand.New(rand.NewPCG(23, 6))
	changed := 0
	var missed []string
	for _, technique := range suite.All() {
		p, err := notation.Parse(technique.Doc.Grid, candidates.Classic9)
		if err != nil {
			t.Fatal(err)
		}
		techniques.NewRunner([]*techniques.Technique{technique}).Grant(explain.Unique).All(&p.Grid, func(s explain.Step) bool {
			f := &explain.Frame{Number: 1, Step: &s, Before: p.Grid}
			links := prose.Writer{}.Links(f, 99)
			if lined(t, f, links) {
				return !t.Failed()
			}
			if (explain.Links(s.Evidence) > 0) != (len(links) > 0) {
				t.Errorf("%s: %d links are told of %d", technique.Code, len(links), explain.Links(s.Evidence))
			}
			if first := (prose.Writer{}).Links(f, 3); !slices.Equal(first, links[:min(3, len(links))]) {
				t.Errorf("%s: the first links are %q of %q", technique.Code, first, links)
			}
			at := "" // the label of the node that the link before leads to
			for i, text := range (prose.Writer{}).SaidOfLinks(f, 99) {
				said := text[0].Said[0]
				from, to, _ := strings.Cut(text[0].Number, "-")
				if _, several := s.Evidence.(explain.Joined); to == "" || at != "" && from != at && !several {
					t.Errorf("%s: link %d, behind node %s: %q", technique.Code, i+1, at, links[i])
				}
				if err := say.CheckLink(&p.Grid, said); err != nil {
					t.Errorf("%s: %q: %v", technique.Code, links[i], err)
				}
				for range 3 {
					if other, ok := saytest.Other(random, said); ok {
						changed++
						if say.CheckLink(&p.Grid, other) == nil {
							missed = append(missed, words(f, other)+" for "+words(f, said))
						}
					}
				}
				at = to
				forms[said.Kind.Code] = true
			}
			return !t.Failed()
		})
	}
	if len(forms) != 7 {
		t.Errorf("links are only %v", forms)
	}
	if 50*len(missed) > changed {
		t.Errorf("with another argument %d of %d are not noticed:\n%s", len(missed), changed, strings.Join(missed, "\n"))
	}
}

// lined checks the lines that are told of a supposition or of cases: all numbered lines of the text, in its order,
// and nothing that they lead to. ok is false for other steps.
func lined(t *testing.T, f *explain.Frame, lines []string) (ok bool) {
	t.Helper()
	switch f.Step.Evidence.(type) {
	case explain.Trial, explain.Cases:
	default:
		return false
	}
	code, text := f.Step.Technique.Code, prose.Writer{}.Text(f)
	if numbers := len(numberedLine.FindAllString(text, -1)); len(lines) < 2 || numbers > len(strings.Split(strings.Join(lines, "\n"), "\n")) {
		t.Errorf("%s: %d of %d lines are told", code, len(lines), numbers)
	}
	for _, line := range lines {
		before, after, found := strings.Cut(text, line)
		if text = after; !found {
			t.Errorf("%s: not in the text, or out of order: %q behind %q", code, line, before)
		}
	}
	if told := strings.Join(lines, "\n"); strings.Contains(told, "One of the cases is true") || strings.Contains(told, "So "+f.Step.Effects[0].String()) {
		t.Errorf("%s: the lines conclude: %s", code, told)
	}
	if one := (prose.Writer{}).Links(f, 1); !slices.Equal(one, lines[:1]) {
		t.Errorf("%s: the first line is %q", code, one)
	}
	return true
}

var numberedLine = regexp.MustCompile(`(?m)^ *(?:\d+\.)+ `)
