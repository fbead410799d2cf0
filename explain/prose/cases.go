package prose

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// cases is an item whose candidates are followed in turn.
type cases struct {
	valued
	e explain.Cases
}

func (s *cases) title() string {
	if d, h, ok := s.e.Item.House(); ok {
		return s.sayf(": %s in %s", d, h)
	}
	c, _ := s.e.Item.Cell()
	return s.sayf(" at %s", c)
}

// notation gives each case with what it places: "(4)r5c9 | (5)r5c9: r6c9=4 => r5c7<>4".
func (s *cases) notation() string {
	var lines []string
	for n, c := range s.e.Cases {
		line := s.sayf("(%s)%s", c.Assume.Digit(), c.Assume.Cell())
		var steps []string
		for f := range s.f.Case(n + 1).Branch() {
			steps = append(steps, s.style.CompactEffects(f.Step.Effects))
		}
		if len(steps) > 0 {
			line += ": " + strings.Join(steps, "; ")
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, " | ") + " => " + s.style.CompactEffects(s.f.Step.Effects)
}

// inCase returns the story of one case as if it were a trial, whose lines are numbered within the case.
func (s *cases) inCase(n int) trial {
	f := s.f.Case(n)
	one := &teller{speaker: s.speaker, f: f, detail: s.detail, paper: &s.f.Before}
	if s.paper != nil {
		one.paper, one.around = s.paper, append(append(one.around, s.around...), s.f.Number)
	}
	return trial{valued{one}, f.Step.Evidence.(explain.Trial)}
}

func (s *cases) text() say.Text {
	depth := s.depth()
	text := say.Text{{Depth: depth, Said: one(say.Spelled(s.alternatives()))}}
	for n, c := range s.e.Cases {
		begin, rest := s.inCase(n+1), say.Spelled(s.gone(c))
		head := begin.suppose(depth+1, n+1)
		if len(c.Branch) == 0 {
			head.Said = append(head.Said, rest)
			text = append(text, head)
			continue
		}
		text = append(text, head)
		text = append(text, slices.Concat(begin.branch()...)...)
		text = append(text, say.Line{Depth: depth + 1, Said: []say.Sentence{rest}})
	}
	so := s.sayf("One of the cases is true, so %s.", s.f.Step.Effects)
	if say.TooLong(so) {
		so = paragraph(append([]string{"One of the cases is true."}, s.removals(s.f.Step.Effects)...)...)
	}
	return append(text, say.Line{Depth: depth, Said: one(say.Spelled(so))})
}

// alternatives says what the cases are.
func (s *cases) alternatives() string {
	if d, h, ok := s.e.Item.House(); ok {
		return say.Capital(s.sayf("%s has its %s in %s. Follow each case.", h, d, anyCell{s.f.Before.PlacesIn(d, h)}))
	}
	c, _ := s.e.Item.Cell()
	return s.sayf("Look at %s, which can be %s. Follow each case.", c, anyDigit{s.f.Before.Candidates(c)})
}

// gone says why the targets are gone at the end of a case, those with one reason together.
func (s *cases) gone(c explain.Case) string {
	end := c.End(&s.f.Before)
	var parts, reasons []string
	var out []explain.Node // by reason
	_, removed := say.Changes(s.f.Step.Effects)
	for _, r := range removed {
		for cell := range r.Cells.All() {
			switch {
			case cell == c.Assume.Cell():
				parts = append(parts, s.sayf("%s is not %s", cell, anyDigit{r.Digits}))
				continue
			case !end.Open().Has(cell):
				parts = append(parts, s.sayf("%s is %s, not %s", cell, end.Value(cell), anyDigit{r.Digits}))
				continue
			}
			for d := range r.Digits.All() {
				by := end.Places(d).AndNot(end.Open()).And(s.layout.Peers(cell)).First()
				h := s.layout.HousesOf(cell) & s.layout.HousesOf(by)
				reason := s.sayf("because %s has its %s at %s", h.First(), d, by)
				i := slices.Index(reasons, reason)
				if i < 0 {
					i, reasons, out = len(out), append(reasons, reason), append(out, explain.Node{Digit: d})
				}
				out[i].Cells = out[i].Cells.With(cell)
			}
		}
	}
	for i, n := range out {
		parts = append(parts, s.sayf("%s %s not %s, %s", n.Cells, say.Choose(n.Cells.Len(), "is", "are"), n.Digit, reasons[i]))
	}
	return paragraph(say.InClauses("Then ", parts, "Also ")...)
}

func (s *cases) houses() say.Text { return say.Spell(s.lookAt([]candidates.Item{s.e.Item})) }

func (s *cases) cells() say.Text {
	var cells candidates.CellSet
	for _, c := range s.e.Cases {
		cells = cells.With(c.Assume.Cell())
	}
	return say.Spell(s.theCells(cells))
}

func (s *cases) reason() say.Text {
	return say.Spell(paragraph(s.alternatives(), s.sayf("They all come to the same end%s, so that is true in any case.", within(s.e.Len()))))
}

// within says how many lines the cases take.
func within(n int) string {
	if n == 0 {
		return ""
	}
	return ", within " + say.Count(n).String() + " " + say.Plural(n, "line")
}

func (s *cases) conclusion() say.Text { return s.text() }
