package prose

import (
	"slices"

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
	rooms []explain.Part         // digits that need a place in a house
	slots []slot
	why   []say.Sentence // the reason
	so    []say.Sentence // what it comes to for cells of the pattern, said with the conclusion
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
	for _, p := range explain.PartsOf(c.full.Needs...) {
		if p.Cells.IsEmpty() {
			c.rooms = append(c.rooms, p)
		} else {
			c.cells = p.Cells
		}
	}
	c.place()
	for _, idea := range [...]func() []say.Sentence{c.lent, c.almostLocked, c.firework} {
		if c.why = idea(); c.why != nil {
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
			cells, digits := explain.CellsAndDigits(link)
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
func (c *counted) lent() []say.Sentence {
	lenders := explain.PartsOf(c.items()...)
	if len(c.rooms) > 0 || len(lenders) < 2 || !lenders[0].Cells.IsEmpty() {
		return nil
	}
	told := c.hold()
	n, odd := c.cells.Len(), placesOf(c.fins)
	if _, digits := explain.CellsAndDigits(slices.Concat(c.full.Links...)); digits.Len() == len(c.slots) {
		told = append(told, c.stand(lenders)...)
		if !odd.IsEmpty() && !digits.Has(c.fins[0].Digit()) && len(explain.ByDigit(c.fins)) == 1 {
			d := c.fins[0].Digit()
			return append(told, say.OddOneOut(d, n, n-1), say.So(one(say.IsAmong(d, odd))))
		}
		told = append(told, say.NeedDigits(n))
	} else {
		var lend []say.Sentence
		lends := say.LendsThese
		for _, p := range lenders {
			lend = append(lend, lends(p.House, p.Digits))
			lends = say.Lends
		}
		for _, batch := range batches(c.standard(), lend) {
			told = append(told, say.States(batch))
		}
		told = append(told, say.LendsOnce(), say.MakesDigits(n))
	}
	if !odd.IsEmpty() {
		return nil
	}
	return told
}

// stand says to which houses digits keep among the cells.
func (c *counted) stand(lenders []explain.Part) (told []say.Sentence) {
	var stand, leads []say.Sentence
	for _, p := range lenders {
		stand, leads = append(stand, say.StandOnlyInToo(p.Digits, p.House)), append(leads, say.StandOnlyIn(p.Digits, p.House))
	}
	among := say.Among
	all := batches(c.standard(), stand)
	if len(all) == 1 {
		among = say.AmongOnce
	}
	for _, batch := range all {
		batch[0] = leads[0]
		leads = leads[len(batch):]
		told = append(told, among(batch))
		among = say.States
	}
	if len(all) > 1 {
		told = append(told, say.EachOnce())
	}
	return told
}

// hold says what the cells can be: where two houses cross first, and then beside that. Of many cells it
// says only which they are.
func (c *counted) hold() []say.Sentence {
	const many = 10
	hs := explain.HousesOf(c.items()...)
	switch a, b := pair(hs); {
	case c.cells.Len() >= many:
		return one(say.LookAtCells(c.cells))
	case hs.Len() == 2:
		inA, inB := c.cells.And(c.layout.HouseCells(a)), c.cells.And(c.layout.HouseCells(b))
		if cross := inA.And(inB); !cross.IsEmpty() && cross != inA && cross != inB {
			return slices.Concat(one(say.CrossIn(a, b, cross)), c.holdingsAt(cross, say.There),
				c.holdingsAt(inA.AndNot(cross), inRestOf(a)), c.holdingsAt(inB.AndNot(cross), inRestOf(b)))
		}
	}
	return c.holdings(c.cells, c.digitsAt, say.CellsCan, say.States)
}

// holdingsAt says what cells of a place can be.
func (c *counted) holdingsAt(cells candidates.CellSet, at func([]say.Sentence) say.Sentence) []say.Sentence {
	return c.holdings(cells, c.digitsAt, say.CanBeOnly, at)
}

// inRestOf makes sentences about the rest of a house.
func inRestOf(h candidates.House) func([]say.Sentence) say.Sentence {
	return func(can []say.Sentence) say.Sentence { return say.InRestOf(h, can) }
}

// almostLocked tells of cells of a line, and of a box that has the digits of these cells in as many cells
// beside the line.
func (c *counted) almostLocked() []say.Sentence {
	lenders := explain.PartsOf(c.items()...)
	if c.cells.IsEmpty() || len(c.rooms) != 1 || len(lenders) != 2 || lenders[0].Cells.IsEmpty() || lenders[1].Digits != c.rooms[0].Digits {
		return nil
	}
	beside, line := lenders[0].Cells, lenders[1].House
	box, digits := c.rooms[0].House, c.rooms[0].Digits
	n := c.cells.Len()
	if beside.Len() != n || digits.Len() != n+1 {
		return nil
	}
	var cross candidates.CellSet
	for d := range digits.All() {
		cross = cross.Or(c.placesIn(d, box).AndNot(beside))
	}
	within := say.HoldWithin
	if n == 1 {
		within = say.IsOneWithin
	}
	c.so = one(within(beside, digits, line, box))
	return append(c.holdingsAt(c.cells, func(can []say.Sentence) say.Sentence { return say.InHouse(line, can) }),
		say.HasSomeThere(line, n, digits),
		say.RoomOnLine(box, digits, line, cross, beside),
		say.WhatTheyTake(c.cells, line, box, beside))
}

// conclusion says what the places have no room for.
func (c *counted) conclusion() []say.Sentence {
	told := c.so
	if len(c.fins) > 0 {
		for i := range c.lines {
			if line := &c.lines[i]; line.Rule == explain.RuleStrikes && line.Under == 0 {
				d := c.fins[0].Digit()
				told = append(told, c.outOfSight(d, placesOf(c.fins), placesOf(line.Claim.Of))...)
			}
		}
		return told
	}
	var seen []say.Sentence
	for _, p := range explain.PartsOf(c.items()...) {
		var gone []explain.Effect
		for _, s := range c.slots {
			if _, h, ok := s.item.House(); ok == p.Cells.IsEmpty() && (!ok || h == p.House) {
				here := c.struck(s)
				if ok {
					var away []explain.Effect
					here, away = split(here, c.layout.HouseCells(h))
					seen = append(seen, c.away(s, away)...)
				}
				gone = append(gone, here...)
			}
		}
		switch {
		case len(gone) == 0:
		case p.Cells.IsEmpty():
			for d := range explain.DigitsOf(gone).All() {
				told = append(told, c.within(d, p.House)...)
			}
			told = append(told, c.thus(say.NoOtherCell(p.House, explain.DigitsOf(gone)), gone)...)
		default:
			told = append(told, c.thus(say.NoOtherDigit(cellsOf(gone)), gone)...)
		}
	}
	twice, _ := c.twice()
	return slices.Concat(told, seen, twice)
}

// struck returns what is excluded because the place is used up.
func (c *counted) struck(s slot) (effects []explain.Effect) {
	for i, line := range c.lines {
		if line.Rule != explain.RuleStrikes || !slices.Equal(c.lines.Excluding(c.layout, i+1), s.of) {
			continue
		}
		from := &c.lines[line.From[0]-1]
		if from.Rule == explain.RuleServed {
			from = &c.lines[from.From[0]-1]
		}
		if from == c.full {
			for _, k := range line.Claim.Of {
				effects = append(effects, explain.Remove(k.Cell(), k.Digit()))
			}
		}
	}
	return effects
}

// away says what goes for a digit out of its house: what sees all its places.
func (c *counted) away(s slot, effects []explain.Effect) []say.Sentence {
	if len(effects) == 0 {
		return nil
	}
	d, _, _ := s.item.House()
	cells, _ := explain.CellsAndDigits(s.of)
	return append(one(say.States(one(say.IsAmong(d, cells)))), c.outOfSight(d, cells, cellsOf(effects))...)
}

// twice says of the candidates that are supposed and refuted that they would be the digit of two houses at
// once. ok is false if some are not.
func (c *counted) twice() (told []say.Sentence, ok bool) {
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
			told = append(told, say.OfSeveral(k.Digit(), k.Cell(), hs))
		}
	}
	return told, true
}
