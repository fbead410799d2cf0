package prose_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

var (
	rcName  = regexp.MustCompile(`r(\d)c(\d)`)
	rcHouse = regexp.MustCompile(`(row|column|box) (\d)`)

	linkForms = map[string]*regexp.Regexp{
		"house": regexp.MustCompile(`^(.+) is (\d): (.+) has no other place for it\.$`),
		"cell":  regexp.MustCompile(`^(r\dc\d) is (\d) or (\d): it has no other digit\.$`),
		"both":  regexp.MustCompile(`^(r\dc\d) and (r\dc\d) are not both \d \((.+)\)\.$`),
		"none":  regexp.MustCompile(`^If (.+) is \d, (?:none of )?(.+) is(?: not)? \((.+)\)\.$`),
		"digit": regexp.MustCompile(`^(r\dc\d) is not both (\d) and (\d)\.$`),
		"set":   regexp.MustCompile(`^Of (.+) the cells (.+) lack one at most: (\d) is in (.+), or (\d) is in (.+)\.$`),
	}
)

func cellsIn(text string) (cells candidates.CellSet) {
	for _, m := range rcName.FindAllStringSubmatch(text, -1) {
		cells = cells.With(candidates.At(int(m[1][0]-'0'), int(m[2][0]-'0')))
	}
	return cells
}

func digitsIn(text string) (ds candidates.DigitSet) {
	for _, b := range []byte(text) {
		if '1' <= b && b <= '9' {
			ds = ds.With(candidates.Digit(b - '0'))
		}
	}
	return ds
}

func housesIn(text string) (hs candidates.HouseSet) {
	kinds := map[string]candidates.Kind{"row": candidates.Row, "column": candidates.Column, "box": candidates.Box}
	for _, m := range rcHouse.FindAllStringSubmatch(text, -1) {
		hs = hs.With(candidates.HouseOf(kinds[m[1]], int(m[2][0]-'0')))
	}
	return hs
}

// holds reports whether the sentence of a link is true of the grid, and what form it has.
func holds(g *candidates.Grid, sentence string) (form string, ok bool) {
	var m []string
	for form = range linkForms {
		if m = linkForms[form].FindStringSubmatch(sentence); m != nil {
			break
		}
	}
	if m == nil {
		return "", false
	}
	switch form {
	case "house":
		h, d := housesIn(m[3]).First(), digitsIn(m[2]).First()
		return form, g.PlacesIn(d, h).Within(cellsIn(m[1]))
	case "cell":
		return form, g.Candidates(cellsIn(m[1]).First())&^digitsIn(m[2]+m[3]) == 0
	case "both", "none":
		shared := housesIn(m[3])
		for a := range cellsIn(m[1]).All() {
			for b := range cellsIn(m[2]).All() {
				if g.Layout().HousesOfAll(candidates.Cells(a, b))&shared == 0 {
					return form, false
				}
			}
		}
		return form, true
	case "digit":
		return form, m[2] != m[3]
	}
	held, cells := digitsIn(m[1]), cellsIn(m[2])
	var all candidates.DigitSet
	for c := range cells.All() {
		all |= g.Candidates(c)
	}
	within := func(digit, places string) bool {
		return g.Places(digitsIn(digit).First()).And(cells).Within(cellsIn(places))
	}
	return form, all == held && held.Len() == cells.Len()+1 && within(m[3], m[4]) && within(m[5], m[6])
}

var linkLabels = regexp.MustCompile(`^([a-z]?\d+)-([a-z]?\d+)\. `)

// Each link of a chain is told by itself, in order, and is true of the grid.
func TestLinks(t *testing.T) {
	forms := map[string]bool{}
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
			for i, link := range links {
				m := linkLabels.FindStringSubmatch(link)
				if m == nil {
					t.Fatalf("%s: link %d has no labels: %q", technique.Code, i+1, link)
				}
				form, ok := holds(&p.Grid, link[len(m[0]):])
				if _, several := s.Evidence.(explain.Joined); !ok || at != "" && m[1] != at && !several {
					t.Errorf("%s: link %d, behind node %s: %q", technique.Code, i+1, at, link)
				}
				at = m[2]
				forms[form] = true
			}
			return !t.Failed()
		})
	}
	for form := range linkForms {
		if !forms[form] {
			t.Errorf("no link is a %s", form)
		}
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
