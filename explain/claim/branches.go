package claim

import (
	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/explain"
	"pencilmark/explain/say"
	"pencilmark/explain/verify"
)

// branch is an assumption and what follows from it: "(5)r5c9: r6c9=4; r5c5=1".
// That of a trial ends with an item that has no candidate left: "5 row 3: none".
// Trials and patterns within it stand in brackets.
type branch struct {
	assume   candidates.Candidate
	lines    []line
	conflict candidates.Item
	ends     bool // there is a conflict
}

func (w *writer) trial(e explain.Trial) {
	w.put(e.Assume)
	lead, summed := ": ", w.summed || e.IsLong()
	for f := range w.f.Branch() {
		w.put(lead)
		line := writer{w.b, f, w.style, summed}
		line.line()
		w.b, lead = line.b, "; "
	}
	if d, h, ok := e.Conflict.House(); ok {
		w.put(lead, d, " ", h, ": none")
	} else if c, ok := e.Conflict.Cell(); ok {
		w.put(lead, c, ": none")
	}
}

// line writes a step of a branch.
func (w *writer) line() {
	effects := w.f.Step.Effects
	if _, ok := w.f.Step.SummedUp(); ok && w.summed {
		w.put("[", effects[0].Candidate, ": ... => ", effects, "]")
	} else if _, single := w.f.Step.Evidence.(explain.Single); single {
		w.put(effects)
	} else {
		w.put("[")
		w.step()
		w.put("]")
	}
}

// line is a digit that is placed, or a trial or another pattern within the branch.
type line struct {
	place   candidates.Candidate
	nested  *branch
	pattern pattern
	effects []explain.Effect // of the pattern
}

// cases is an item and a branch for each of its candidates: "(4)r5c9 | (5)r5c9: r6c9=4".
type cases []branch

func (w *writer) cases(e explain.Cases) {
	for n, c := range e.Cases {
		if n > 0 {
			w.put(" | ")
		}
		w.put(c.Assume)
		lead := ": "
		for f := range w.f.Case(n + 1).Branch() {
			w.put(lead, f.Step.Effects)
			lead = "; "
		}
	}
}

// branches reads a trial or cases; ok is false if it is something else.
func (s *scanner) branches() (p pattern, ok bool, err error) {
	a := s.attempt()
	if n, err := a.node(); err != nil || n.Cells.Len() != 1 || a.next() != ':' && a.next() != '|' {
		return nil, false, nil
	}
	var all cases
	for {
		b, err := s.branch()
		if err != nil {
			return nil, true, err
		}
		all = append(all, b)
		if !s.has("|") {
			break
		}
	}
	if len(all) == 1 {
		if !all[0].ends {
			return nil, true, s.expected(`a conflict like "5 r3: none" at the end of the trial`)
		}
		return all[0], true, nil
	}
	return all, true, nil
}

func (s *scanner) branch() (b branch, err error) {
	start := s.pos
	n, err := s.node()
	if err != nil {
		return b, err
	}
	c, one := n.Cells.Single()
	if !one {
		s.pos = start
		return b, s.fail("several candidates are supposed: expected one")
	}
	b.assume = candidates.Of(c, n.Digit)
	if !s.has(":") {
		return b, nil
	}
	for {
		if err := s.line(&b); err != nil || b.ends {
			return b, err
		}
		if !s.has(";") {
			return b, nil
		}
	}
}

// maxNested is how deep trials may nest.
const maxNested = 16

// line reads a line of a branch, or what it ends with.
func (s *scanner) line(b *branch) error {
	if s.has("[") {
		if s.next() != '(' {
			return s.patternLine(b)
		}
		if s.nested++; s.nested > maxNested {
			return s.fail("trials nest more than %d deep", maxNested)
		}
		nested, err := s.branch()
		s.nested--
		if err != nil {
			return err
		}
		if !nested.ends {
			return s.expected(`a conflict like "5 r3: none" at the end of the trial`)
		}
		if s.has("=>") {
			start, refuted := s.attempt(), explain.Remove(nested.assume.Cell(), nested.assume.Digit())
			var effects []explain.Effect
			if err := s.effects(&effects); err != nil {
				return err
			}
			if len(effects) != 1 || effects[0] != refuted {
				s.accept(start)
				s.space()
				return s.expected(fault.New("%q", refuted.String()))
			}
		}
		b.lines = append(b.lines, line{nested: &nested})
		return s.need("]")
	}
	if d, err := s.attempt().digit(); err == nil {
		s.digit()
		h, err := s.house()
		if err != nil {
			return err
		}
		b.conflict, b.ends = candidates.HouseItem(d, h), true
		return s.none()
	}
	c, err := s.cell()
	if err != nil {
		return err
	}
	if !s.has("=") {
		b.conflict, b.ends = candidates.CellItem(c), true
		return s.none()
	}
	d, err := s.digit()
	b.lines = append(b.lines, line{place: candidates.Of(c, d)})
	return err
}

// patternLine reads a pattern with its conclusion, and the bracket behind it.
func (s *scanner) patternLine(b *branch) error {
	p, err := s.pattern()
	if err != nil {
		return err
	}
	l := line{pattern: p}
	if err := s.need("=>"); err != nil {
		return err
	}
	if err := s.effects(&l.effects); err != nil {
		return err
	}
	b.lines = append(b.lines, l)
	return s.need("]")
}

func (s *scanner) none() error {
	if err := s.need(":"); err != nil {
		return err
	}
	return s.need("none")
}

// steps returns the steps of the branch on a grid, which it changes, or the first that does not follow.
func (b branch) steps(g *candidates.Grid) (steps []explain.Step, flaw say.Sentence) {
	if why := absent(g, b.assume); !why.IsZero() {
		return nil, why
	}
	g.Place(b.assume.Cell(), b.assume.Digit())
	for _, l := range b.lines {
		var step explain.Step
		switch {
		case l.nested != nil:
			e, flaw := l.nested.trial(*g)
			if !flaw.IsZero() {
				return nil, b.within(flaw)
			}
			step = explain.NewStep(e, explain.Remove(e.Assume.Cell(), e.Assume.Digit()))
		case l.pattern != nil:
			readings, flaw := l.pattern.on(g, l.effects)
			if !flaw.IsZero() {
				return nil, b.within(flaw)
			}
			step = stepOf(g, readings[0], 0, l.effects...)
			for _, e := range readings[1:] { // one of which does as well
				if verify.Step(g, &step) == nil {
					break
				}
				step = stepOf(g, e, 0, l.effects...)
			}
		default:
			item, flaw := onlyItem(g, l.place)
			if !flaw.IsZero() {
				return nil, b.within(flaw)
			}
			step = explain.NewSingle(l.place, item)
		}
		step.Apply(g)
		steps = append(steps, step)
	}
	return steps, none
}

// onlyItem returns an item of which the candidate is the only one.
func onlyItem(g *candidates.Grid, k candidates.Candidate) (item candidates.Item, flaw say.Sentence) {
	if why := absent(g, k); !why.IsZero() {
		return 0, why
	}
	for _, item := range explain.ItemsOf(g.Layout(), k) {
		if g.Count(item) == 1 {
			return item, none
		}
	}
	return 0, lacking(g, explain.Effect{Candidate: k, Place: true})
}

// within says that a flaw is one of the branch.
func (b branch) within(flaw say.Sentence) say.Sentence { return say.InBranch(b.supposed(), flaw) }

// supposed is what the branch supposes.
func (b branch) supposed() say.Effects { return say.Effects{{Candidate: b.assume, Place: true}} }

// trial returns the branch as a trial on a grid.
func (b branch) trial(g candidates.Grid) (e explain.Trial, flaw say.Sentence) {
	e = explain.Trial{Assume: b.assume, Conflict: b.conflict}
	if e.Branch, flaw = b.steps(&g); !flaw.IsZero() {
		return e, flaw
	}
	if left := g.AppendCandidates(nil, b.conflict); len(left) > 0 {
		return e, say.LeftAtEnd(b.supposed(), left[0].Digit(), left[0].Cell(), say.Items(b.conflict))
	}
	return e, none
}

func (b branch) on(g *candidates.Grid, _ []explain.Effect) ([]explain.Evidence, say.Sentence) {
	e, flaw := b.trial(*g)
	return []explain.Evidence{e}, flaw
}

func (bs cases) on(g *candidates.Grid, _ []explain.Effect) ([]explain.Evidence, say.Sentence) {
	var all []candidates.Candidate
	var cells candidates.CellSet
	var digits candidates.DigitSet
	for _, b := range bs {
		all, cells, digits = append(all, b.assume), cells.With(b.assume.Cell()), digits.With(b.assume.Digit())
	}
	var items []candidates.Item
	c, inCell := cells.Single()
	d, oneDigit := digits.Single()
	switch {
	case inCell:
		items = append(items, candidates.CellItem(c))
	case oneDigit:
		for h := range g.Layout().HousesOfAll(cells).All() {
			items = append(items, candidates.HouseItem(d, h))
		}
	}
	if items == nil {
		return nil, say.CasesApart(cells)
	}
	e, flaw := explain.Cases{}, none
	for i, item := range items {
		if why := caseFlaw(g, item, all); why.IsZero() {
			e.Item, flaw = item, none
			break
		} else if i == 0 {
			flaw = why
		}
	}
	if !flaw.IsZero() {
		return nil, flaw
	}
	for _, k := range g.AppendCandidates(nil, e.Item) {
		for _, b := range bs {
			if b.assume != k {
				continue
			}
			end := *g
			steps, flaw := b.steps(&end)
			if !flaw.IsZero() {
				return nil, flaw
			}
			e.Cases = append(e.Cases, explain.Case{Assume: k, Branch: steps})
			break
		}
	}
	return []explain.Evidence{e}, none
}
