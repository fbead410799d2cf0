package claim

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// chain is a chain in the notation of Eureka: "(3)r2c3=(3-9)r1c3=(9)r1c1".
type chain struct {
	terms []term
	ring  bool // it is said to be a loop behind it: "...=(2)r8c3 - loop"
	open  bool // what is weakly linked at an end has a strong link to the other candidate of its cell
}

// term is the nodes of a chain in the same cells, or an almost locked set: "(7=96)r1c67".
type term struct {
	sign  byte // of the link before it
	parts []step
	cells candidates.CellSet
}

// step is the digits behind a sign: one of a node; of an almost locked set all
// but the one that leads in, the one that leads out at the end.
type step struct {
	sign   byte
	digits []candidates.Digit
}

// chain writes a loop up to its first node again. Nodes in the same cells share a term, and a digit that stays is not repeated.
func (w *writer) chain(e explain.Chain) {
	type term struct {
		sign, digits string
		cells        candidates.CellSet
	}
	first := e.Nodes[0]
	terms := []term{{"", first.Digit.String(), first.Cells}}
	for i, link := range e.Links {
		from, next, sign := e.Nodes[i], e.Next(i), "-"
		if link.Strong() {
			sign = "="
		}
		last := &terms[len(terms)-1]
		intoSet := i+1 < len(e.Links) && e.Links[i+1].InSet()
		switch {
		case link.InSet():
			// Have: the term is the node that leads into the set.
			last.cells = link.Set()
			between := w.f.Before.CandidatesIn(last.cells) &^ candidates.Digits(from.Digit, next.Digit)
			last.digits += sign + between.String() + next.Digit.String()
		case next.Cells == from.Cells && from.Cells == last.cells && !intoSet:
			last.digits += sign + next.Digit.String()
		default:
			terms = append(terms, term{sign, next.Digit.String(), next.Cells})
		}
	}
	digit := "" // that the term before ends with
	for _, t := range terms {
		w.put(t.sign)
		if t.digits != digit {
			w.put("(", t.digits, ")")
		}
		w.put(t.cells)
		digit = t.digits[len(t.digits)-1:]
	}
}

// sign reads the sign of a link, 0 if there is none.
func (s *scanner) sign() byte {
	if s.attempt().has("=>") {
		return 0
	}
	switch {
	case s.has("="):
		return '='
	case s.has("-"), s.has("–"), s.has("−"), s.has("—"):
		return '-'
	}
	return 0
}

// term reads a term behind its sign. Without digits of its own it has the last of the term before.
func (s *scanner) term(sign byte, last candidates.Digit) (t term, err error) {
	t.sign = sign
	if !s.has("(") {
		if last == 0 {
			return t, s.expected("( and a digit")
		}
		t.parts = []step{{digits: []candidates.Digit{last}}}
	} else {
		first, err := s.digit()
		if err != nil {
			return t, err
		}
		t.parts = []step{{digits: []candidates.Digit{first}}}
		for !s.has(")") {
			p := step{sign: s.sign()}
			if p.sign == 0 {
				return t, s.expected("=, - or )")
			}
			if p.digits, err = s.digitList(); err != nil {
				return t, err
			}
			if len(p.digits) > 1 && p.sign == '-' {
				return t, s.fail("several digits behind a weak link: expected one")
			}
			t.parts = append(t.parts, p)
		}
	}
	t.cells, err = s.termCells()
	return t, err
}

// termCells reads the cells of a term. Those behind a comma that are said to lose a digit are of the conclusion:
// "(2)r1c3=(2)r8c3, r5c2<>18".
func (s *scanner) termCells() (cells candidates.CellSet, err error) {
	start := s.attempt()
	if cells, err = s.cells(); err != nil || s.next() != '<' || !strings.Contains(s.text[start.pos:s.pos], ", ") {
		return cells, err
	}
	s.accept(start)
	if cells, err = s.block(); err != nil {
		return cells, err
	}
	for {
		more := s.attempt()
		more.has(",")
		block, err := more.block()
		if both := cells.Or(block); err != nil || more.next() == '<' || s.layout.HousesOfAll(both) == 0 {
			return cells, nil
		}
		cells = cells.Or(block)
		s.accept(more)
	}
}

// last returns the digit that the term ends with.
func (t term) last() candidates.Digit {
	digits := t.parts[len(t.parts)-1].digits
	return digits[len(digits)-1]
}

// isSet reports whether an almost locked set makes the link to a part of the term.
func (t term) isSet(i int) bool { return i > 0 && t.parts[i].sign == '=' && t.cells.Len() > 1 }

func (s *scanner) chain() (c chain, err error) {
	t, err := s.term(0, 0)
	for err == nil {
		c.terms = append(c.terms, t)
		if a := s.attempt(); a.sign() == '-' && (a.has("loop") || a.has("ring")) {
			s.accept(a)
			c.ring = true
			return c, nil
		}
		sign := s.sign()
		if sign == 0 && len(c.terms) == 1 && len(t.parts) == 1 {
			return c, s.expected("= or - and the next part of the chain")
		}
		if sign == 0 {
			return c, nil
		}
		t, err = s.term(sign, t.last())
	}
	return c, err
}

// node returns the node of a part of a term. The digit by which a chain leaves an
// almost locked set is the last one; if the term behind names another of the set,
// and no weak link leads there within a cell, it is that.
func (c chain) node(g *candidates.Grid, n, i int) explain.Node {
	t := c.terms[n]
	digits := t.parts[i].digits
	node := explain.Node{Digit: digits[len(digits)-1], Cells: t.cells}
	leaves := t.isSet(i) && i == len(t.parts)-1
	if leaves || i+1 < len(t.parts) && t.isSet(i+1) {
		node.Cells = t.cells.And(g.Places(node.Digit))
	}
	if leaves && n+1 < len(c.terms) {
		next := c.node(g, n+1, 0)
		within := next.Cells.Len() == 1 && next.Cells == node.Cells
		if next.Digit != node.Digit && !within && slices.Contains(digits, next.Digit) {
			node = explain.Node{Digit: next.Digit, Cells: t.cells.And(g.Places(next.Digit))}
		}
	}
	return node
}

// nodes returns the nodes and links on a grid, as far as they are what they claim to be.
func (c chain) nodes(g *candidates.Grid) (e explain.Chain, flaw say.Sentence) {
	add := func(n explain.Node, sign byte, set candidates.CellSet) {
		if len(e.Nodes) > 0 && flaw.IsZero() {
			var link explain.Link
			link, flaw = linkOf(g, e.Nodes[len(e.Nodes)-1], n, sign, set)
			e.Links = append(e.Links, link)
		}
		e.Nodes = append(e.Nodes, n)
	}
	for n, t := range c.terms {
		for i, p := range t.parts {
			node := c.node(g, n, i)
			if why := nodeFlaw(g, node, t.cells); !why.IsZero() {
				return e, why
			}
			switch {
			case t.isSet(i):
				if why := setFlaw(g, t.cells, candidates.Digits(slices.Concat(t.parts[i-1].digits, p.digits)...)); !why.IsZero() {
					return e, why
				}
				add(node, '=', t.cells)
			case i > 0:
				add(node, p.sign, candidates.CellSet{})
			default:
				add(node, t.sign, candidates.CellSet{})
			}
			if !flaw.IsZero() {
				return e, flaw
			}
		}
	}
	return e, none
}

// nodeFlaw says what is wrong with a node in some cells.
func nodeFlaw(g *candidates.Grid, n explain.Node, cells candidates.CellSet) say.Sentence {
	if n.Cells.IsEmpty() {
		return nowhere(candidates.Digits(n.Digit), cells)
	}
	if why := absentIn(g, n.Digit, n.Cells); !why.IsZero() {
		return why
	}
	if g.Layout().HousesOfAll(n.Cells) == 0 {
		return say.NoGroup(n.Cells)
	}
	return none
}

// setFlaw says what is wrong with an almost locked set.
func setFlaw(g *candidates.Grid, cells candidates.CellSet, digits candidates.DigitSet) say.Sentence {
	if why := otherDigits(g, cells, digits); !why.IsZero() {
		return why
	}
	switch {
	case g.Layout().HousesOfAll(cells) == 0:
		return say.ShareNoHouse(cells)
	case digits.Len() != cells.Len()+1:
		return say.SetHolds(cells, digits.Len(), digits)
	}
	return none
}

// linkOf returns the link between two nodes that a sign claims, in an almost locked set if there is one.
func linkOf(g *candidates.Grid, a, b explain.Node, sign byte, set candidates.CellSet) (link explain.Link, flaw say.Sentence) {
	l := g.Layout()
	if sign == '-' {
		for c := range a.Cells.All() {
			switch why := apart(l, a.Cells, b.Cells); {
			case b.ExcludedBy(l, candidates.Of(c, a.Digit)):
			case a.Digit == b.Digit && !why.IsZero():
				return nil, say.NoWeak(a.Digit, why)
			default:
				return nil, say.BothTrue(a.Digit, a.Cells, b.Digit, b.Cells)
			}
		}
		return nil, none
	}
	if !set.IsEmpty() {
		for c := range set.All() {
			link = append(link, candidates.CellItem(c))
		}
		return link, none
	}
	if c, ok := a.Cells.Single(); ok && a.Cells == b.Cells && a.Digit != b.Digit {
		if more := g.Candidates(c).Without(a.Digit).Without(b.Digit); more != 0 {
			return nil, say.NoStrongInCell(c, more, a.Digit, b.Digit)
		}
		return explain.Link{candidates.CellItem(c)}, none
	}
	if a.Digit != b.Digit {
		return nil, say.NoStrongApart(a.Digit, a.Cells, b.Digit, b.Cells)
	}
	both := a.Cells.Or(b.Cells)
	houses := l.HousesOfAll(both)
	if houses == 0 {
		return nil, say.NoStrongOn(both, a.Digit)
	}
	for h := range houses.All() {
		more := g.PlacesIn(a.Digit, h).AndNot(both)
		if more.IsEmpty() {
			return explain.Link{candidates.HouseItem(a.Digit, h)}, none
		}
		if flaw.IsZero() {
			flaw = say.NoStrong(further(h, a.Digit, g.PlacesIn(a.Digit, h).Len(), more))
		}
	}
	return nil, flaw
}

// further says that a house has places for a digit beside those that are counted on: "Row 6 has a third 4 at r6c8".
func further(h candidates.House, d candidates.Digit, all int, more candidates.CellSet) say.Sentence {
	switch {
	case more.Len() == all:
		return say.HasOnlyAt(h, d, more)
	case more.Len() == 1:
		return say.HasNthAt(h, all, d, more.First())
	}
	return say.HasTooAt(h, d, more)
}

// closed makes a loop of a chain that returns to its first node. Behind a set the
// first node may be written in full only where the chain returns to it. What ends at a group with the first
// node in it, by a link like the first, is no loop.
func (c chain) closed(e explain.Chain) explain.Chain {
	last := len(e.Nodes) - 1
	first, again := e.Nodes[0], e.Nodes[last]
	t := c.terms[len(c.terms)-1]
	plain := !t.isSet(len(t.parts) - 1)
	if last > 1 && again.Digit == first.Digit && (again.Cells == first.Cells || plain && first.Cells.Within(again.Cells) && e.Links[0].Strong() != e.Links[last-1].Strong()) {
		e.Nodes[0] = again
		e.Nodes = e.Nodes[:last]
	}
	return e
}

// ends says what is wrong with how a chain alternates; it is zero if nothing is.
func ends(e explain.Chain) say.Sentence {
	for i, link := range e.Links {
		if i > 0 && link.Strong() == e.Links[i-1].Strong() {
			if link.Strong() {
				return say.BothStrong(e.Nodes[i].Digit, e.Nodes[i].Cells)
			}
			return say.BothWeak(e.Nodes[i].Digit, e.Nodes[i].Cells)
		}
	}
	first, last := e.Nodes[0], len(e.Links)-1
	switch {
	case last < 0:
		return say.NoChain(first.Digit, first.Cells)
	case e.Closed() && !e.Continuous() && first.Cells.Len() > 1:
		return say.LoopEnds(first.Digit, first.Cells)
	case !e.Closed() && !e.Links[0].Strong():
		return say.BeginsWeak(first.Digit, first.Cells)
	case !e.Closed() && !e.Links[last].Strong():
		return say.EndsWeak(e.Nodes[last+1].Digit, e.Nodes[last+1].Cells)
	}
	return none
}

// complete adds the links within the cells at the ends.
func (c chain) complete(g *candidates.Grid) chain {
	terms := slices.Clone(c.terms)
	last := len(terms) - 1
	other := func(t term) (candidates.Digit, bool) {
		cell, ok := t.cells.Single()
		if !ok || len(t.parts) > 1 {
			return 0, false
		}
		return g.Candidates(cell).Without(t.parts[0].digits[0]).Single()
	}
	if d, ok := other(terms[0]); ok && terms[1].sign == '-' {
		terms[0].parts = []step{{digits: []candidates.Digit{d}}, {sign: '=', digits: terms[0].parts[0].digits}}
	}
	if d, ok := other(terms[last]); ok && terms[last].sign == '-' {
		terms[last].parts = []step{terms[last].parts[0], {sign: '=', digits: []candidates.Digit{d}}}
	}
	return chain{terms: terms}
}

// withoutTarget drops what a chain leads from, or to, by a weak link, if that is what is concluded to be false: "(8)r7c5-(8=5)r7c4-...=(3)r7c5
// => r7c5<>8". Whichever end of the rest is true excludes it.
func withoutTarget(e explain.Chain, effects []explain.Effect) explain.Chain {
	said := func(n explain.Node) bool {
		return !slices.ContainsFunc(effects, func(e explain.Effect) bool {
			return e.Place || e.Candidate.Digit() != n.Digit || !n.Cells.Has(e.Candidate.Cell())
		})
	}
	if e.Closed() || len(effects) == 0 {
		return e
	}
	if n := len(e.Links); n > 1 && !e.Links[0].Strong() && said(e.Nodes[0]) {
		e.Nodes, e.Links = e.Nodes[1:], e.Links[1:]
	}
	if n := len(e.Links); n > 1 && !e.Links[n-1].Strong() && said(e.Nodes[n]) {
		e.Nodes, e.Links = e.Nodes[:n], e.Links[:n-1]
	}
	return e
}

// ringed closes a chain of which the ends exclude each other; ok is false if they do not.
func ringed(g *candidates.Grid, e explain.Chain) (ring explain.Chain, ok bool) {
	const shortest = 4
	last := len(e.Nodes) - 1
	if e.Closed() || last+1 < shortest {
		return e, false
	}
	weak, flaw := linkOf(g, e.Nodes[last], e.Nodes[0], '-', candidates.CellSet{})
	return explain.Chain{Nodes: e.Nodes, Links: append(slices.Clone(e.Links), weak)}, flaw.IsZero()
}

func (c chain) on(g *candidates.Grid, effects []explain.Effect) ([]explain.Evidence, say.Sentence) {
	if c.open {
		c = c.complete(g)
	}
	e, flaw := c.nodes(g)
	if flaw.IsZero() {
		e = withoutTarget(c.closed(e), effects)
		flaw = ends(e)
	}
	readings := []explain.Evidence{e}
	if ring, ok := ringed(g, e); flaw.IsZero() && ok {
		if readings = append(readings, ring); c.ring {
			readings = readings[1:]
		}
	}
	return readings, flaw
}
