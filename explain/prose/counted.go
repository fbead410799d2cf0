package prose

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// counted tells an argument that counts: cells and digits of houses that need a place each, and as many
// places, or one fewer. It sees the lines and no grid.
type counted struct {
	speaker
	lines explain.Argument
	full  *explain.Line          // the line that counts
	fins  []candidates.Candidate // one of which is true if there is a place too few
	cells candidates.CellSet     // that need a digit
	rooms []part                 // digits that need a place in a house
	slots []slot
	why   string // the reason in words
	so    string // what it comes to for cells of the pattern, said with the conclusion
}

// slot is a place that the line counts: a digit in a house, or a cell.
type slot struct {
	item candidates.Item
	of   []candidates.Candidate
}

// newCounted finds the line that counts and what people say of such a count. ok is false if the argument
// counts for each target anew, or what is not known to people as an idea.
func newCounted(s speaker, a explain.Argument) (c *counted, ok bool) {
	c = &counted{speaker: s, lines: a}
	for i := range a {
		line := &a[i]
		switch {
		case line.Rule != explain.RuleCount:
		case line.Under > 0 && a[line.Under-1].Role == explain.RoleFin:
			c.full, c.fins = line, a[line.Under-1].Claim.Of
		case line.Under == 0:
			c.full = line
		}
	}
	if c.full == nil {
		return nil, false
	}
	for _, p := range parts(c.full.Needs) {
		if p.cells.IsEmpty() {
			c.rooms = append(c.rooms, p)
		} else {
			c.cells = p.cells
		}
	}
	c.place()
	for _, idea := range [...]func() string{c.lent, c.almostLocked, c.firework} {
		if c.why = idea(); c.why != "" {
			_, ok := c.twice()
			return c, ok && c.spares()
		}
	}
	return nil, false
}

// spares reports whether no candidate of the pattern is excluded by a place that is used up.
func (c *counted) spares() bool {
	pattern := slices.Concat(c.full.Links...)
	return !slices.ContainsFunc(c.lines, func(line explain.Line) bool {
		return line.Rule == explain.RuleStrikes && line.Under == 0 && len(c.fins) == 0 &&
			slices.ContainsFunc(line.Claim.Of, func(k candidates.Candidate) bool { return slices.Contains(pattern, k) })
	})
}

// place says which place each link is. Of the houses in which a digit has no other candidates it takes one
// that other digits have too.
func (c *counted) place() {
	c.slots = make([]slot, len(c.full.Links))
	var used candidates.HouseSet
	for _, sure := range [...]bool{true, false} {
		for i, link := range c.full.Links {
			cells, digits := cellsAndDigits(link)
			hs := c.layout.HousesOfAll(cells)
			for h := range hs.All() {
				if slices.Contains(c.full.Needs, candidates.HouseItem(digits.First(), h)) || !c.placesIn(digits.First(), h).Within(cells) {
					hs &^= candidates.Houses(h)
				}
			}
			switch {
			case c.slots[i].of != nil:
				continue
			case digits.Len() > 1 || cells.Len() == 1 && c.rooms != nil:
				c.slots[i].item = candidates.CellItem(cells.First())
			case sure && hs.Len() > 1 || hs == 0:
				continue
			default:
				if hs&used != 0 {
					hs &= used
				}
				used = used.With(hs.First())
				c.slots[i].item = candidates.HouseItem(digits.First(), hs.First())
			}
			c.slots[i].of = link
		}
	}
}

// digitsAt returns what the cell can be.
func (c *counted) digitsAt(cell candidates.Cell) (digits candidates.DigitSet) {
	for _, k := range slices.Concat(append(c.full.Links, c.fins)...) {
		if k.Cell() == cell {
			digits = digits.With(k.Digit())
		}
	}
	return digits
}

// placesIn returns where the digit can go in the house.
func (c *counted) placesIn(d candidates.Digit, h candidates.House) (cells candidates.CellSet) {
	for _, k := range slices.Concat(c.full.Links...) {
		if k.Digit() == d {
			cells = cells.With(k.Cell())
		}
	}
	return cells.And(c.layout.HouseCells(h))
}

// items returns the places.
func (c *counted) items() (items []candidates.Item) {
	for _, s := range c.slots {
		items = append(items, s.item)
	}
	return items
}

// lent tells of cells alone: lines and boxes lend them each of their digits once, so that there are as many
// digits as cells, or there is one digit beside these that has to be in one of the cells.
func (c *counted) lent() string {
	lenders := parts(c.items())
	if len(c.rooms) > 0 || len(lenders) < 2 || !lenders[0].cells.IsEmpty() {
		return ""
	}
	sentences := []string{c.hold()}
	n, odd := c.cells.Len(), placesOf(c.fins)
	if _, digits := cellsAndDigits(slices.Concat(c.full.Links...)); digits.Len() == len(c.slots) {
		var stand []string
		for _, p := range lenders {
			stand = append(stand, c.sayf("%s only in %s", p.digits, p.house))
		}
		all := say.Batches(stand)
		for _, batch := range all {
			p := lenders[0]
			lenders = lenders[len(batch):]
			batch[0] = c.sayf("%s %s only in %s", p.digits, say.Choose(p.digits.Len(), "stands", "stand"), p.house)
			sentences = append(sentences, say.Clauses(batch)+".")
		}
		first := len(sentences) - len(all)
		sentences[first] = "Among these cells, " + sentences[first]
		if last := len(sentences) - 1; first == last {
			sentences[last] = strings.TrimSuffix(sentences[last], ".") + ", so each can be used once."
		} else {
			sentences = append(sentences, "So each can be used once.")
		}
		if !odd.IsEmpty() && !digits.Has(c.fins[0].Digit()) && len(byDigit(c.fins)) == 1 {
			d := c.fins[0].Digit()
			return paragraph(append(sentences,
				c.sayf("Without %s, the odd one out, the %s cells would have only %s digits.", d, say.Count(n), say.Count(n-1)),
				c.sayf("So %s is in %s.", d, anyCell{odd}))...)
		}
		sentences = append(sentences, say.Capital(c.sayf("%s cells need %s digits, so each of these is used in one of them.", say.Count(n), say.Count(n))))
	} else {
		var lend []string
		for i, p := range lenders {
			lend = append(lend, c.sayf("%s lends %s%s", p.house, say.Choose(i+1, "these cells ", ""), p.digits))
		}
		for _, batch := range say.Batches(lend) {
			sentences = append(sentences, say.Capital(say.Clauses(batch))+".")
		}
		sentences = append(sentences, c.sayf("Each house lends a digit once. That makes %s digits for %s cells, so all of them are used there.", say.Count(n), say.Count(n)))
	}
	if !odd.IsEmpty() {
		return ""
	}
	return paragraph(sentences...)
}

// hold says what the cells can be: where two houses cross first, and then beside that. Of many cells it
// says only which they are.
func (c *counted) hold() string {
	const many = 10
	hs := explain.HousesOf(c.items()...)
	switch a, b := pair(hs); {
	case c.cells.Len() >= many:
		return c.sayf("Look at the %s cells %s.", say.Count(c.cells.Len()), compact{c.cells})
	case hs.Len() == 2:
		inA, inB := c.cells.And(c.layout.HouseCells(a)), c.cells.And(c.layout.HouseCells(b))
		if cross := inA.And(inB); !cross.IsEmpty() && cross != inA && cross != inB {
			return paragraph(
				say.Capital(c.sayf("%s and %s cross in %s.", a, b, cross)),
				c.holdings("There, ", cross, c.digitsAt),
				c.holdings(c.sayf("In the rest of %s, ", a), inA.AndNot(cross), c.digitsAt),
				c.holdings(c.sayf("In the rest of %s, ", b), inB.AndNot(cross), c.digitsAt))
		}
	}
	return c.holdings("", c.cells, c.digitsAt)
}

// almostLocked tells of cells of a line, and of a box that has the digits of these cells in as many cells
// beside the line.
func (c *counted) almostLocked() string {
	lenders := parts(c.items())
	if c.cells.IsEmpty() || len(c.rooms) != 1 || len(lenders) != 2 || lenders[0].cells.IsEmpty() || lenders[1].digits != c.rooms[0].digits {
		return ""
	}
	beside, line := lenders[0].cells, lenders[1].house
	box, digits := c.rooms[0].house, c.rooms[0].digits
	n := c.cells.Len()
	if beside.Len() != n || digits.Len() != n+1 {
		return ""
	}
	var cross candidates.CellSet
	for d := range digits.All() {
		cross = cross.Or(c.placesIn(d, box).AndNot(beside))
	}
	c.so = c.sayf("So %s is %s, and %s has the other one within %s.", beside, anyDigit{digits}, line, box)
	if n > 1 {
		c.so = c.sayf("So %s hold %s of %s, and %s has the other one within %s.", beside, say.Count(n), digits, line, box)
	}
	return paragraph(
		c.holdings(c.sayf("In %s, ", line), c.cells, c.digitsAt),
		c.sayf("So %s has %s of %s there.", line, say.Count(n), digits),
		say.Capital(c.sayf("%s has room for %s only in %s, at %s, and in %s.", box, digits, line, cross, beside)),
		c.sayf("What %s %s is not in the rest of %s, so %s has it in %s.", c.cells, say.Choose(n, "takes", "take"), line, box, beside))
}

// conclusion says what the places have no room for.
func (c *counted) conclusion() string {
	sentences := []string{c.so}
	if len(c.fins) > 0 {
		for i := range c.lines {
			if line := &c.lines[i]; line.Rule == explain.RuleStrikes && line.Under == 0 {
				d := c.fins[0].Digit()
				sentences = append(sentences, c.write(say.Says(c.outOfSight(d, placesOf(c.fins), placesOf(line.Claim.Of))...)))
			}
		}
		return paragraph(sentences...)
	}
	var seen []string
	for _, p := range parts(c.items()) {
		var gone []explain.Effect
		for _, s := range c.slots {
			if _, h, ok := s.item.House(); ok == p.cells.IsEmpty() && (!ok || h == p.house) {
				here := c.struck(s)
				if ok {
					var away []explain.Effect
					here, away = split(here, c.layout.HouseCells(h))
					seen = append(seen, c.away(s, away))
				}
				gone = append(gone, here...)
			}
		}
		switch {
		case len(gone) == 0:
		case p.cells.IsEmpty():
			for d := range digitsOf(gone).All() {
				sentences = append(sentences, c.within(candidates.Digits(d), p.house))
			}
			sentences = append(sentences, c.conclude(c.sayf("No other cell of %s can be %s", p.house, anyDigit{digitsOf(gone)}), gone))
		default:
			sentences = append(sentences, c.conclude(c.sayf("No other digit can be in %s", cellsOf(gone)), gone))
		}
	}
	twice, _ := c.twice()
	return paragraph(slices.Concat(sentences, seen, twice)...)
}

// struck returns what is excluded because the place is used up.
func (c *counted) struck(s slot) (effects []explain.Effect) {
	for i := range c.lines {
		served := &c.lines[i]
		if served.Rule != explain.RuleServed || &c.lines[served.From[0]-1] != c.full || !slices.Equal(served.Claim.Of, s.of) {
			continue
		}
		for _, line := range c.lines {
			if line.Rule == explain.RuleStrikes && line.From[0] == i+1 {
				for _, k := range line.Claim.Of {
					effects = append(effects, explain.Remove(k.Cell(), k.Digit()))
				}
			}
		}
	}
	return effects
}

// away says what goes for a digit out of its house: what sees all its places.
func (c *counted) away(s slot, effects []explain.Effect) string {
	if len(effects) == 0 {
		return ""
	}
	d, _, _ := s.item.House()
	cells, _ := cellsAndDigits(s.of)
	return paragraph(c.sayf("%s is in %s.", d, anyCell{cells}), c.write(say.Says(c.outOfSight(d, cells, cellsOf(effects))...)))
}

// twice says of the candidates that are supposed and refuted that they would be the digit of two houses at
// once. ok is false if some are not.
func (c *counted) twice() (sentences []string, ok bool) {
	for i := range c.lines {
		line := &c.lines[i]
		if line.Rule != explain.RuleRefute {
			continue
		}
		for _, k := range line.Claim.Of {
			var hs candidates.HouseSet
			for _, s := range c.slots {
				if _, h, ok := s.item.House(); ok && slices.Contains(s.of, k) {
					hs = hs.With(h)
				}
			}
			if hs.Len() < 2 {
				return nil, false
			}
			sentences = append(sentences, c.sayf("%s in %s would be that of %s at once, and leave too few digits for the other cells: remove it there.", k.Digit(), k.Cell(), hs))
		}
	}
	return sentences, true
}
