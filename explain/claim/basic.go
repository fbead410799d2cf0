package claim

import (
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// single is a digit in a cell, because of the cell or of a house: "NS r3c5=7", "HS 7 row 3: r3c5",
// and "FH 7 row 3: r3c5" of its last open cell.
type single struct {
	k    candidates.Candidate
	item candidates.Item
}

// single names it as it is seen most easily. Most steps are singles.
func appendSingle(b []byte, f *explain.Frame, style say.Style, e explain.Single) []byte {
	h, full, inHouse := e.House(&f.Before)
	return AppendSingle(b, f.Before.Layout(), style, e.Candidate, h, full, inHouse)
}

// AppendSingle appends the notation of a single of which it is known how it is seen, as [explain.Single.House] says it.
func AppendSingle(b []byte, l *candidates.Layout, style say.Style, k candidates.Candidate, h candidates.House, full, inHouse bool) []byte {
	digit, cell := '0'+byte(k.Digit()), style.Cell(k.Cell())
	if !inHouse {
		return append(append(append(b, "NS "...), cell...), '=', digit)
	}
	kind := "HS "
	if full {
		kind = "FH "
	}
	b = append(append(append(b, kind...), digit, ' '), style.House(l, h)...)
	return append(append(b, ": "...), cell...)
}

func (s *scanner) nakedSingle() (pattern, error) {
	c, err := s.cell()
	if err != nil {
		return nil, err
	}
	if err := s.need("="); err != nil {
		return nil, err
	}
	d, err := s.digit()
	return single{candidates.Of(c, d), candidates.CellItem(c)}, err
}

func (s *scanner) hiddenSingle() (pattern, error) {
	d, err := s.digit()
	if err != nil {
		return nil, err
	}
	h, err := s.house()
	if err != nil {
		return nil, err
	}
	if err := s.need(":"); err != nil {
		return nil, err
	}
	c, err := s.cell()
	if err == nil && !s.layout.HouseCells(h).Has(c) {
		err = s.fail("%v is not in %s", c, s.layout.Name(h))
	}
	return single{candidates.Of(c, d), candidates.HouseItem(d, h)}, err
}

func (p single) on(g *candidates.Grid, _ []explain.Effect) ([]explain.Evidence, say.Sentence) {
	c, d := p.k.Cell(), p.k.Digit()
	if why := absent(g, p.k); !why.IsZero() {
		return nil, why
	}
	if _, h, ok := p.item.House(); ok {
		if more := g.PlacesIn(d, h).Without(c); !more.IsEmpty() {
			return nil, further(h, d, more.Len()+1, more)
		}
	} else if more := g.Candidates(c).Without(d); more != 0 {
		return nil, say.CanBeToo(c, more)
	}
	return []explain.Evidence{explain.Single{Candidate: p.k, Because: p.item}}, none
}

// subset is as many digits as cells, naked or hidden: "NP(78)r2c59", "hidden pair 78 r2c59 row 2".
type subset struct {
	digits        candidates.DigitSet
	cells         candidates.CellSet
	naked, hidden bool // how it is claimed to be locked, if that is said
	house         candidates.HouseSet
}

// sizes are the names of subsets by their size, after N or H, and in full.
var sizes = map[int][]string{2: {"p", "pair"}, 3: {"t", "triple", "triplet", "trip"}, 4: {"q", "quad", "quadruple"}}

func (w *writer) subset(e explain.LockedSet) {
	kind, size := "N", strconv.Itoa(e.Set.Len())
	if e.Hidden {
		kind = "H"
	}
	if words, ok := sizes[e.Set.Len()]; ok {
		size = strings.ToUpper(words[0])
	}
	w.put(kind, size, "(", e.Set, ")", e.Cells)
}

// subsetHead reads what notations of subsets begin with: "NP(", or words as in
// "naked pair 78"; size is 0 if they do not say it.
func (s *scanner) subsetHead(p *subset) (size int, ok bool) {
	a := s.attempt()
	for kind, flag := range map[string]*bool{"n": &p.naked, "h": &p.hidden} {
		if b := a.attempt(); b.has(kind) {
			for n := 1; n <= candidates.MaxSize; n++ {
				if c := b.attempt(); (c.has(string(rune('0'+n))) || sizes[n] != nil && c.has(sizes[n][0])) && c.next() == '(' {
					*flag = true
					s.accept(c)
					return n, true
				}
			}
		}
	}
	p.naked, p.hidden = a.has("naked"), a.has("hidden")
	for n, words := range sizes {
		for _, word := range words[1:] {
			if b := a.attempt(); (b.has(word+"s") || b.has(word)) && strings.IndexByte(figures+"( :", b.next()) >= 0 {
				s.accept(b)
				return n, true
			}
		}
	}
	if p.naked || p.hidden {
		s.accept(a)
	}
	return 0, p.naked || p.hidden
}

func (s *scanner) subset(p subset, size int) (pattern, error) {
	var err error
	start := s.pos
	bracket := s.has("(")
	if p.digits, err = s.digits(); err != nil {
		return nil, err
	}
	if size > 0 && p.digits.Len() != size {
		s.pos = start
		return nil, s.fail("found %d digits: expected %d", p.digits.Len(), size)
	}
	if bracket {
		err = s.need(")")
	} else {
		s.has(":")
	}
	if err != nil {
		return nil, err
	}
	if p.cells, err = s.cells(); err != nil {
		return nil, err
	}
	for a := s.attempt(); a.next() != 0; a = s.attempt() {
		a.has("and")
		more, err := a.cells()
		if err != nil {
			break
		}
		p.cells = p.cells.Or(more)
		s.accept(a)
	}
	a := s.attempt()
	a.has("in")
	if hs, err := a.houses(); err == nil {
		p.house = hs
		s.accept(a)
	}
	return p, nil
}

func (p subset) on(g *candidates.Grid, _ []explain.Effect) (readings []explain.Evidence, flaw say.Sentence) {
	l := g.Layout()
	shared := l.HousesOfAll(p.cells)
	if p.house != 0 {
		shared &= p.house
	}
	switch {
	case p.cells.Len() != p.digits.Len():
		return nil, say.TooFewToFill(p.digits.Len(), p.cells.Len(), p.cells)
	case shared == 0 && p.house != 0:
		return nil, say.NotAllIn(p.cells, p.house)
	case shared == 0:
		return nil, say.ShareNoHouse(p.cells)
	}
	if !p.cells.Within(g.Open()) {
		return nil, otherDigits(g, p.cells.AndNot(g.Open()), p.digits)
	}
	nakedFlaw := otherDigits(g, p.cells, p.digits)
	if !p.hidden && nakedFlaw.IsZero() {
		readings = append(readings, explain.LockedSet{Cells: p.cells, Set: p.digits, Houses: shared})
	}
	hiddenFlaw := none
	for h := range shared.All() {
		why := none
		for d := range p.digits.All() {
			if more := g.PlacesIn(d, h).AndNot(p.cells); why.IsZero() && !more.IsEmpty() {
				why = further(h, d, g.PlacesIn(d, h).Len(), more)
			}
		}
		if why.IsZero() && !p.naked {
			readings = append(readings, explain.LockedSet{Cells: p.cells, Set: p.digits, Houses: candidates.Houses(h), Hidden: true})
		}
		if hiddenFlaw.IsZero() {
			hiddenFlaw = why
		}
	}
	if missing := p.digits &^ g.CandidatesIn(p.cells); missing != 0 {
		return nil, nowhere(missing, p.cells)
	}
	switch {
	case len(readings) > 0:
		return readings, none
	case p.naked:
		return nil, nakedFlaw
	case p.hidden:
		return nil, hiddenFlaw
	}
	return nil, say.NeitherLocked(nakedFlaw, hiddenFlaw)
}
