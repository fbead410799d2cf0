package claim

import (
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
)

const aPattern = `a conclusion like r3c5<>7, or a pattern like 4: r26\c37, (5=3)r2c3-(3=7)r4c3 or pair 78 r2c59`

// longestName is how far into a claim the name of a technique may reach.
const longestName = 60

// read reads the pattern of a claim, with a name before it or without. If nothing
// can be read the error is the one farthest to the right.
func (s *scanner) read(c *Claim, known func(name string) bool) error {
	begin := s.pos
	starts := []int{begin}
	for i := min(len(s.text), begin+longestName) - 1; i > begin; i-- {
		if (s.text[i] == ' ' || s.text[i] == ':') && s.text[i-1] != ' ' && known(s.text[begin:i]) {
			starts = append(starts, i)
		}
	}
	var farthest *Error
	for _, start := range starts {
		a := s.attempt()
		a.pos = start
		a.has(":")
		one := Claim{Name: strings.TrimSpace(s.text[begin:start])}
		err := a.joined(&one)
		if err == nil {
			*c = one
			return nil
		}
		if e := err.(*Error); farthest == nil || e.Col > farthest.Col {
			farthest = e
		}
	}
	return farthest
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
		}
		parts = append(parts, part)
		c.Effects = append(c.Effects, part.effects...)
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
	var p subset
	if size, ok := s.subsetHead(&p); ok {
		return s.subset(p, size)
	}
	s.space()
	first := s.next()
	switch {
	case first == '(':
		return s.chain()
	case strings.IndexByte(figures, first) >= 0 && first != 0:
		return s.numbered()
	case s.has("NS "):
		return s.nakedSingle()
	case s.has("HS "), s.has("FH "):
		return s.hiddenSingle()
	}
	return nil, s.expected(aPattern)
}

// numbered reads a pattern that begins with its digits.
func (s *scanner) numbered() (pattern, error) {
	digits, err := s.digits()
	if err != nil {
		return nil, err
	}
	d, one := digits.Single()
	s.has(":")
	a := s.attempt()
	if hs, err := a.houses(); err == nil && one {
		if a.has(`\`) || a.has("/") {
			s.accept(a)
			return s.cover(d, hs)
		}
	}
	cells, err := s.cells()
	if err != nil {
		return nil, err
	}
	return subset{digits: digits, cells: cells}, nil
}

// joined is several patterns that are shown as one, each with what it concludes.
type joined []part

// part is one of them.
type part struct {
	pattern
	effects []explain.Effect
}

func (ps joined) on(g *candidates.Grid, _ []explain.Effect) ([]explain.Evidence, string) {
	var e explain.Joined
	for _, p := range ps {
		readings, flaw := p.on(g, p.effects)
		if flaw != "" {
			return nil, flaw
		}
		e.Parts = append(e.Parts, readings[0])
	}
	return []explain.Evidence{e}, ""
}
