package claim

import (
	"errors"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

const aPattern = `a conclusion like r3c5<>7, or a pattern like 4: r26\c37, (5=3)r2c3-(3=7)r4c3 or pair 78 r2c59`

// longestName is how far into a claim the name of a technique may reach.
const longestName = 60

// read reads the pattern of a claim, with a name before it or without. If nothing
// can be read the error is the one farthest to the right.
func (s *scanner) read(c *Claim, known func(name string) bool) error {
	begin := s.pos
	one, farthest := s.after(begin)
	for i := min(len(s.text), begin+longestName) - 1; i > begin && farthest != nil; i-- {
		if s.text[i] != ' ' && s.text[i] != ':' || s.text[i-1] == ' ' || !known(s.text[begin:i]) {
			continue
		}
		named, err := s.after(i)
		switch {
		case err == nil:
			one, farthest = named, nil
			one.Name = strings.TrimRight(strings.TrimSpace(s.text[begin:i]), ": ")
		case err.Col > farthest.Col:
			farthest = err
		}
	}
	if farthest != nil {
		return farthest
	}
	*c = one
	return nil
}

// after reads the pattern from a place on, behind a name.
func (s *scanner) after(pos int) (c Claim, err *Error) {
	a := s.attempt()
	a.pos = pos
	a.has(":")
	errors.As(a.joined(&c), &err)
	return c, err
}

// joined reads one pattern, or several with semicolons between them, each with its conclusion.
func (s *scanner) joined(c *Claim) error {
	var parts joined
	for {
		p, err := s.pattern()
		if err != nil {
			return err
		}
		part := part{pattern: p}
		if s.has("=>") {
			if err := s.effects(&part.effects); err != nil {
				return err
			}
		} else if a := s.attempt(); a.has(", ") { // "..., r5c2<>18"
			if a.effects(&part.effects) == nil && a.done() {
				s.accept(a)
			} else {
				part.effects = nil
			}
		}
		parts = append(parts, part)
		c.Effects = append(c.Effects, part.effects...)
		if len(parts) > 1 && len(part.effects) == 0 {
			return s.expected("=> and the conclusion of this pattern")
		}
		if len(part.effects) == 0 || !s.has(";") {
			break
		}
	}
	if !s.done() {
		return s.expected("=> and a conclusion, or the end of the claim")
	}
	c.pattern = parts
	if len(parts) == 1 {
		c.pattern = parts[0].pattern
	}
	return nil
}

// pattern reads a pattern without its conclusion.
func (s *scanner) pattern() (pattern, error) {
	if p, ok := s.clue(); ok { // before quads: a quadruple is a clue
		return p, nil
	}
	if p, ok, err := s.sum(); ok {
		return p, err
	}
	var p subset
	if size, ok := s.subsetHead(&p); ok {
		return s.subset(p, size)
	}
	first := s.next()
	switch {
	case first == '(':
		if p, ok, err := s.branches(); ok {
			return p, err
		}
		return s.chain()
	case strings.IndexByte(figures, first) >= 0 && first != 0:
		return s.numbered()
	case first == '{':
		return s.sectors()
	case s.has("NS "):
		return s.nakedSingle()
	case s.has("HS "), s.has("FH "):
		return s.hiddenSingle()
	case s.has("JE("):
		return s.exocet()
	case s.has("UR("), s.has("DP("):
		return s.deadly(false)
	case s.has("BUG"):
		return s.deadly(true)
	}
	if a := s.attempt(); a.has("A") && (a.next() == '(' || a.next() == '/') {
		return s.coloring()
	}
	if a := s.attempt(); a.has("A=") {
		return s.setChain()
	}
	return s.aboutCell()
}

// aboutCell reads a pattern that begins with a cell, and the cases of that, or a
// candidate that is excluded.
func (s *scanner) aboutCell() (pattern, error) {
	a := s.attempt()
	c, err := a.cell()
	if err != nil {
		return nil, s.expected(aPattern)
	}
	s.accept(a)
	if s.has(":") {
		return s.cased(candidates.CellItem(c))
	}
	if err := s.need("="); err != nil {
		return nil, err
	}
	d, err := s.digit()
	if err != nil {
		return nil, err
	}
	if !s.has(",") {
		return nil, s.expected(fault.New("the end of the claim, or another conclusion"))
	}
	return s.exclusion(candidates.Of(c, d))
}

// numbered reads a pattern that begins with its digits.
func (s *scanner) numbered() (pattern, error) {
	start := s.pos
	digits, err := s.digits()
	if err != nil {
		return nil, err
	}
	d, one := digits.Single()
	if a := s.attempt(); a.has("|") {
		if second, err := a.digits(); err == nil && a.has(":") {
			s.accept(a)
			return s.polarity(digits, second)
		}
	}
	colon := s.has(":")
	if a := s.attempt(); !one {
		if hs, err := a.houses(); err == nil && hs.Len() == 1 && a.has("by ") {
			s.accept(a)
			return s.killerSet(digits, hs.First())
		}
	} else {
		if hs, err := a.houses(); err == nil {
			switch {
			case a.has(`\`) || a.has("/"):
				s.accept(a)
				return s.cover(d, hs)
			case !a.attempt().has("=>") && a.has("="):
				s.accept(a)
				return s.equivalence(d, hs)
			case hs.Len() == 1 && a.has(":"):
				s.accept(a)
				return s.cased(candidates.HouseItem(d, hs.First()))
			case hs.Len() == 1 && a.has("by "):
				s.accept(a)
				return s.killerSet(digits, hs.First())
			case colon && strings.IndexByte("(=\x00", a.next()) >= 0 && !s.ringNext():
				return s.templates(d)
			}
		}
	}
	cells, err := s.cells()
	if err != nil {
		return nil, err
	}
	if a := s.attempt(); a.has("guardian") || colon && cells.Len() > digits.Len() {
		return s.guarded(digits, cells)
	}
	if c, alone := cells.Single(); one && alone && s.done() {
		s.pos = start
		return nil, s.fail("%v in %v: expected %v=%v, %v<>%v or the name of a pattern", d, c, c, d, c, d)
	}
	return subset{digits: digits, cells: cells}, nil
}

// ringNext reports whether what comes next are the cells of a ring, some blocks of
// them, and not houses.
func (s *scanner) ringNext() bool {
	cells, err := s.attempt().cells()
	return err == nil && cells.Len() > 4
}

// joined is several patterns that are shown as one, each with what it concludes: "4: r26\c37 => r5c3<>4; 4: r26\c38 => r5c8<>4".
type joined []part

// part is one of them.
type part struct {
	pattern
	effects []explain.Effect
}

func (w *writer) joined() {
	whole := w.f
	for i, part := range whole.Parts() {
		if i > 0 {
			w.put("; ")
		}
		w.f = part
		w.step()
	}
	w.f = whole
}

func (ps joined) on(g *candidates.Grid, _ []explain.Effect) ([]explain.Evidence, say.Sentence) {
	var e explain.Joined
	for _, p := range ps {
		readings, flaw := p.on(g, p.effects)
		if !flaw.IsZero() {
			return nil, flaw
		}
		e.Parts = append(e.Parts, readings[0])
	}
	return []explain.Evidence{e}, none
}
