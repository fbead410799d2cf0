package claim

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// chain is a chain in the notation of Eureka: "(3)r2c3=(3-9)r1c3=(9)r1c1".
type chain struct {
	terms []term
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

// sign reads the sign of a link, 0 if there is none.
func (s *scanner) sign() byte {
	if s.attempt().has("=>") {
		return 0
	}
	switch {
	case s.has("="):
		return '='
	case s.has("-"):
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
	t.cells, err = s.cells()
	return t, err
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
func (c chain) nodes(g *candidates.Grid) (e explain.Chain, flaw string) {
	add := func(n explain.Node, sign byte, set candidates.CellSet) {
		if len(e.Nodes) > 0 && flaw == "" {
			var link explain.Link
			link, flaw = linkOf(g, e.Nodes[len(e.Nodes)-1], n, sign, set)
			e.Links = append(e.Links, link)
		}
		e.Nodes = append(e.Nodes, n)
	}
	for n, t := range c.terms {
		for i, p := range t.parts {
			node := c.node(g, n, i)
			if why := nodeFlaw(g, node, t.cells); why != "" {
				return e, why
			}
			switch {
			case t.isSet(i):
				if why := setFlaw(g, t.cells, candidates.Digits(slices.Concat(t.parts[i-1].digits, p.digits)...)); why != "" {
					return e, why
				}
				add(node, '=', t.cells)
			case i > 0:
				add(node, p.sign, candidates.CellSet{})
			default:
				add(node, t.sign, candidates.CellSet{})
			}
			if flaw != "" {
				return e, flaw
			}
		}
	}
	return e, ""
}

// nodeFlaw says what is wrong with a node in some cells.
func nodeFlaw(g *candidates.Grid, n explain.Node, cells candidates.CellSet) string {
	if n.Cells.IsEmpty() {
		return nowhere(candidates.Digits(n.Digit), cells)
	}
	if why := absentIn(g, n.Digit, n.Cells); why != "" {
		return why
	}
	if g.Layout().HousesOfAll(n.Cells) == 0 {
		return sentence("%s do not share a house, so they are no group", cellNames("and", n.Cells))
	}
	return ""
}

// setFlaw says what is wrong with an almost locked set.
func setFlaw(g *candidates.Grid, cells candidates.CellSet, digits candidates.DigitSet) string {
	if why := otherDigits(g, cells, digits); why != "" {
		return why
	}
	switch {
	case g.Layout().HousesOfAll(cells) == 0:
		return sentence("%s do not share a house", cellNames("and", cells))
	case digits.Len() != cells.Len()+1:
		return sentence("%s %s %d digits, %s: an almost locked set has one more than cells",
			cellNames("and", cells), plural(cells.Len(), "holds", "hold"), digits.Len(), digitNames("and", digits))
	}
	return ""
}

// linkOf returns the link between two nodes that a sign claims, in an almost locked set if there is one.
func linkOf(g *candidates.Grid, a, b explain.Node, sign byte, set candidates.CellSet) (link explain.Link, flaw string) {
	l := g.Layout()
	if sign == '-' {
		for c := range a.Cells.All() {
			switch why := apart(l, a.Cells, b.Cells); {
			case b.ExcludedBy(l, candidates.Of(c, a.Digit)):
			case a.Digit == b.Digit && why != "":
				return nil, sentence("there is no weak link on %v: %s", a.Digit, why)
			default:
				return nil, sentence("%v in %s and %v in %s can both be true", a.Digit, cellNames("or", a.Cells), b.Digit, cellNames("or", b.Cells))
			}
		}
		return nil, ""
	}
	if !set.IsEmpty() {
		for c := range set.All() {
			link = append(link, candidates.CellItem(c))
		}
		return link, ""
	}
	if c, ok := a.Cells.Single(); ok && a.Cells == b.Cells && a.Digit != b.Digit {
		if more := g.Candidates(c).Without(a.Digit).Without(b.Digit); more != 0 {
			return nil, sentence("%v can be %s as well, so %v and %v have no strong link there", c, digitNames("or", more), a.Digit, b.Digit)
		}
		return explain.Link{candidates.CellItem(c)}, ""
	}
	if a.Digit != b.Digit {
		return nil, sentence("%v in %s and %v in %s share neither a cell nor a digit, so no strong link joins them",
			a.Digit, cellNames("or", a.Cells), b.Digit, cellNames("or", b.Cells))
	}
	both := a.Cells.Or(b.Cells)
	houses := l.HousesOfAll(both)
	if houses == 0 {
		return nil, sentence("%s do not share a house, so no strong link on %v joins them", cellNames("and", both), a.Digit)
	}
	for h := range houses.All() {
		more := g.PlacesIn(a.Digit, h).AndNot(both)
		if more.IsEmpty() {
			return explain.Link{candidates.HouseItem(a.Digit, h)}, ""
		}
		if flaw == "" {
			flaw = further(l, h, a.Digit, g.PlacesIn(a.Digit, h).Len(), more) + ", so there is no strong link."
		}
	}
	return nil, flaw
}

// further says that a house has places for a digit beside those that are counted on: "Row 6 has a third 4 at r6c8".
func further(l *candidates.Layout, h candidates.House, d candidates.Digit, all int, more candidates.CellSet) string {
	text := sentence("%s has %v at %s as well", l.Name(h), d, cellNames("and", more))
	switch {
	case more.Len() == all:
		text = sentence("%s has %v only at %s", l.Name(h), d, cellNames("and", more))
	case more.Len() == 1:
		text = sentence("%s has a %s %v at %s", l.Name(h), ordinals[all-1], d, cellNames("and", more))
	}
	return text[:len(text)-1]
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

// ends says what is wrong with how a chain alternates; it is empty if nothing is.
func ends(e explain.Chain) string {
	for i, link := range e.Links {
		if i > 0 && link.Strong() == e.Links[i-1].Strong() {
			kind := "weak"
			if link.Strong() {
				kind = "strong"
			}
			return sentence("both links at %s are %s: strong and weak ones have to alternate", nodeName(e.Nodes[i]), kind)
		}
	}
	last := len(e.Links) - 1
	switch {
	case last < 0:
		return sentence("%s alone is no chain: expected nodes with links between them", nodeName(e.Nodes[0]))
	case e.Closed() && !e.Continuous() && e.Nodes[0].Cells.Len() > 1:
		return sentence("the loop does not go on at %s, which has to be one cell then", nodeName(e.Nodes[0]))
	case !e.Closed() && !e.Links[0].Strong():
		return sentence("the chain begins with a weak link at %s: expected strong ones at both ends", nodeName(e.Nodes[0]))
	case !e.Closed() && !e.Links[last].Strong():
		return sentence("the chain ends with a weak link at %s: expected strong ones at both ends", nodeName(e.Nodes[last+1]))
	}
	return ""
}

// nodeName gives a node as "4 in r2c3 or r2c5".
func nodeName(n explain.Node) string { return n.Digit.String() + " in " + cellNames("or", n.Cells) }

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

func (c chain) on(g *candidates.Grid, _ []explain.Effect) ([]explain.Evidence, string) {
	if c.open {
		c = c.complete(g)
	}
	e, flaw := c.nodes(g)
	if flaw == "" {
		e = c.closed(e)
		flaw = ends(e)
	}
	return []explain.Evidence{e}, flaw
}
