package prose_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// Steps of one clue say which combinations, which bound or which sum in at most twice the words in which a template names
// the clue, its cells and what goes: half of the steps of each kind do, and so do those of houses whose cages are added up.
func TestWordsBesideTemplate(t *testing.T) {
	const few = 4
	besideTemplate(t, notationtest.Read(t, "clued", 1), few)
}

// The same for puzzles of others.
func TestWordsBesideTemplateVariants(t *testing.T) {
	var grids []candidates.Grid
	for _, name := range []string{"variants/puzzles.jsonl", "variants/generated.jsonl"} {
		for _, v := range notationtest.Variants(t, name) {
			grids = append(grids, v.Grid)
		}
	}
	const few = 10
	besideTemplate(t, grids, few)
}

// besideTemplate compares texts with those of the template, for each kind of clue, of which there have to be some.
func besideTemplate(t *testing.T, grids []candidates.Grid, few int) {
	const most, each = 30, 3 // of a kind, and of each puzzle
	ratios := map[string][]float64{}
	for _, g := range grids {
		if len(g.Layout().Clues()) == 0 {
			continue
		}
		runner, of := techniques.NewRunner(suite.Human()[:30]), map[string]int{}
		for s, ok := runner.Next(&g); ok; s, ok = runner.Next(&g) {
			f := &explain.Frame{Number: 1, Step: &s, Before: g}
			if kind, named := namedByTemplate(f); kind != "" && of[kind] < each && len(ratios[kind]) < most {
				of[kind]++
				text := prose.Writer{Detail: prose.Normal}.Text(f)
				ratios[kind] = append(ratios[kind], float64(len(strings.Fields(text)))/float64(len(strings.Fields(named+removedByTemplate(&s)))))
			}
			s.Apply(&g)
		}
	}
	for _, kind := range []string{"cage", "arrow", "white dot", "black dot", "thermometer", "little killer", "sandwich", "house"} {
		all := ratios[kind]
		slices.Sort(all)
		if len(all) < few {
			t.Errorf("of %s there are only %d steps", kind, len(all))
			continue
		}
		median := all[len(all)/2]
		if t.Logf("%s: %.2f times the words, of %d steps", kind, median, len(all)); median > 2 {
			t.Errorf("%s: %.2f times the words of the template, of %d steps", kind, median, len(all))
		}
	}
}

// namedByTemplate returns of which kind a step is, and how the template begins: rule, clue and cells. Of houses it names each
// cage. The kind is empty for steps that the template does not know.
func namedByTemplate(f *explain.Frame) (kind, named string) {
	l := f.Before.Layout()
	switch e := f.Step.Evidence.(type) {
	case explain.Common:
		if i, ok := l.ClueNumber(e.Clue); ok && len(e.Equalities(&f.Before, f.Step.Effects...)) == 0 {
			c := &l.Clues()[i]
			return c.Kind.Name, c.Kind.Name + " candidates: " + byTemplate(c) + cellsByTemplate(c.Cells())
		}
	case explain.Sum:
		if e.Houses == 0 && len(e.Clues) == 1 {
			c := l.Counted(e.Clues[0].Clue).Clue
			return c.Kind.Name, c.Kind.Name + " combinations: " + byTemplate(c) + cellsByTemplate(c.Cells())
		}
		named = "innies and outies: "
		for h := range e.Houses.All() {
			named += l.Name(h) + ", "
		}
		for _, x := range e.Clues {
			c := l.Counted(x.Clue).Clue
			if c.Kind.Code != "cage" {
				return "", ""
			}
			first, _ := c.Parts()
			named += byTemplate(c) + first.String() + ", "
		}
		return "house", named + cellsByTemplate(e.Spans(l))
	}
	return "", ""
}

// byTemplate names a clue: "cage 9 at ".
func byTemplate(c *candidates.Clue) string {
	if len(c.Values) > 0 {
		return fmt.Sprintf("%s %d at ", c.Kind.Name, c.Values[0])
	}
	return c.Kind.Name + " at "
}

// removedByTemplate says what goes: ": remove 7, 9 from r4c5, r4c6".
func removedByTemplate(s *explain.Step) string {
	placed, removed := say.Changes(s.Effects)
	var parts []string
	for _, k := range placed {
		parts = append(parts, fmt.Sprintf("%v is %d", k.Cell(), k.Digit()))
	}
	for _, x := range removed {
		var digits []string
		for d := range x.Digits.All() {
			digits = append(digits, d.String())
		}
		parts = append(parts, strings.Join(digits, ", ")+" from "+cellsByTemplate(x.Cells))
	}
	if len(removed) > 0 {
		return ": remove " + strings.Join(parts, "; ")
	}
	return ": " + strings.Join(parts, "; ")
}

func cellsByTemplate(cells candidates.CellSet) string {
	var names []string
	for c := range cells.All() {
		names = append(names, c.String())
	}
	return strings.Join(names, ", ")
}
