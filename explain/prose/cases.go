package prose

import (
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// cases is an item whose candidates are followed in turn.
type cases struct {
	*teller
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
	return trial{one, f.Step.Evidence.(explain.Trial)}
}

func (s *cases) text() string {
	indent := strings.Repeat("  ", s.depth()+1)
	var b strings.Builder
	b.WriteString(s.alternatives())
	for n, c := range s.e.Cases {
		one := s.inCase(n + 1)
		b.WriteString("\n" + indent + label(one.around, n+1) + ". " + s.sayf("Suppose %s.", c.Assume))
		if len(c.Branch) == 0 {
			b.WriteString(" " + s.gone(c))
			continue
		}
		for _, line := range one.branch() {
			b.WriteString("\n  " + indent + line)
		}
		b.WriteString("\n" + indent + s.gone(c))
	}
	so := s.sayf("One of the cases is true, so %s.", s.f.Step.Effects)
	if say.TooLong(so) {
		so = paragraph(append([]string{"One of the cases is true."}, s.removals(s.f.Step.Effects)...)...)
	}
	b.WriteString("\n" + strings.Repeat("  ", s.depth()) + so)
	return b.String()
}

// alternatives says what the cases are.
func (s *cases) alternatives() string {
	if d, h, ok := s.e.Item.House(); ok {
		return say.Capital(s.sayf("%s has its %s in %s. Follow each case.", h, d, anyCell{s.f.Before.PlacesIn(d, h)}))
	}
	c, _ := s.e.Item.Cell()
	return s.sayf("Look at %s, which can be %s. Follow each case.", c, anyDigit{s.f.Before.Candidates(c)})
}

// gone says why the targets are gone at the end of a case.
func (s *cases) gone(c explain.Case) string {
	end := c.End(&s.f.Before)
	var parts []string
	for _, e := range s.f.Step.Effects {
		cell, d := e.Candidate.Cell(), e.Candidate.Digit()
		if cell == c.Assume.Cell() {
			parts = append(parts, s.sayf("%s is not %s", cell, d))
			continue
		}
		if !end.Open().Has(cell) {
			parts = append(parts, s.sayf("%s is %s and not %s", cell, end.Value(cell), d))
			continue
		}
		by := end.Places(d).AndNot(end.Open()).And(s.layout.Peers(cell))
		for q := range by.All() {
			h := s.layout.HousesOf(cell) & s.layout.HousesOf(q)
			parts = append(parts, s.sayf("%s is not %s, because %s has its %s at %s", cell, d, h.First(), d, q))
			break
		}
	}
	return paragraph(say.InClauses("Then ", parts, "Also ")...)
}

func (s *cases) houses() string { return s.lookAt([]candidates.Item{s.e.Item}) }

func (s *cases) cells() string {
	var cells candidates.CellSet
	for _, c := range s.e.Cases {
		cells = cells.With(c.Assume.Cell())
	}
	return s.theCells(cells)
}

func (s *cases) reason() string {
	return paragraph(s.alternatives(), s.sayf("They all come to the same end%s, so that is true in any case.", within(s.e.Len())))
}

// within says how many lines the cases take.
func within(n int) string {
	if n == 0 {
		return ""
	}
	return ", within " + say.Count(n).String() + " " + say.Plural(n, "line")
}

func (s *cases) conclusion() string { return s.text() }
