package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain/say"
)

// burst is digits that a row and a column have only in the box where they cross, but for a cell each.
type burst struct {
	digits     candidates.DigitSet
	lines      candidates.HouseSet
	box        candidates.House
	outer      [2]candidates.CellSet // by line, the places outside the box
	inner      candidates.CellSet    // those in the box
	cross      candidates.Cell
	oneLine    candidates.House // instead of all that, a line that has the digits in some of the cells
	oneLinesAt candidates.CellSet
}

// firework tells of digits that are each in one of as many cells, because of a line that has them there, or
// of two lines that have them there or in a box that has them once.
func (c *counted) firework() string {
	lenders := parts(c.items())
	if !c.cells.IsEmpty() || len(c.rooms) < 2 || len(lenders) == 0 || lenders[0].cells.IsEmpty() {
		return ""
	}
	cells := lenders[0].cells
	var digits candidates.DigitSet
	for _, p := range c.rooms {
		digits |= p.digits
	}
	if digits.Len() != cells.Len() || len(lenders) < 2 {
		return ""
	}
	var bursts []burst
	for d := range digits.All() {
		b, ok := c.burst(d, cells)
		if !ok {
			return ""
		}
		i := slices.IndexFunc(bursts, func(x burst) bool { x.digits = 0; return x == b })
		if i < 0 {
			i, bursts = len(bursts), append(bursts, b)
		}
		bursts[i].digits = bursts[i].digits.With(d)
	}
	var sentences []string
	for _, b := range bursts {
		sentences = append(sentences, c.bursts(b))
	}
	n := say.Count(cells.Len())
	return paragraph(append(sentences, c.sayf("So each of %s is in one of %s, and %s digits fill %s cells.", digits, cells, n, n))...)
}

// burst returns how the digit comes to be in one of the cells.
func (c *counted) burst(d candidates.Digit, cells candidates.CellSet) (b burst, ok bool) {
	for _, p := range c.rooms {
		if p.digits.Has(d) {
			b.lines = b.lines.With(p.house)
		}
	}
	if b.lines.Len() == 1 {
		b = burst{oneLine: b.lines.First(), oneLinesAt: c.placesIn(d, b.lines.First())}
		return b, b.oneLinesAt.Within(cells)
	}
	for _, s := range c.slots {
		if digit, h, inHouse := s.item.House(); inHouse && digit == d {
			b.box, ok = h, true
		}
	}
	one, two := pair(b.lines)
	cross := c.layout.HouseCells(one).And(c.layout.HouseCells(two))
	if b.cross = cross.First(); !ok || b.lines.Len() != 2 || cross.Len() != 1 || !cells.Has(b.cross) || !c.layout.HouseCells(b.box).Has(b.cross) {
		return b, false
	}
	for i, h := range [...]candidates.House{one, two} {
		places := c.placesIn(d, h)
		b.outer[i] = places.AndNot(c.layout.HouseCells(b.box))
		b.inner = b.inner.Or(places.AndNot(b.outer[i]))
	}
	return b, b.outer[0].Len() < 2 && b.outer[1].Len() < 2 && b.outer[0].Or(b.outer[1]).Within(cells) && !b.outer[0].Or(b.outer[1]).IsEmpty()
}

// bursts says how the digits come to be in one of the cells.
func (c *counted) bursts(b burst) string {
	if b.lines == 0 {
		return say.Capital(c.sayf("%s has room for %s only in %s.", b.oneLine, b.digits, anyCell{b.oneLinesAt}))
	}
	one, two := pair(b.lines)
	outer := b.outer
	if outer[0].IsEmpty() {
		one, two, outer[0], outer[1] = two, one, outer[1], outer[0]
	}
	second := c.sayf("%s only in %s", two, outer[1])
	if outer[1].IsEmpty() {
		second = c.sayf("%s has none", two)
	}
	return paragraph(
		c.sayf("Outside %s, %s has room for %s only in %s, and %s.", b.box, one, b.digits, outer[0], second),
		c.sayf("On these lines, %s has room for %s only in %s.", b.box, b.digits, anyCell{b.inner}),
		c.sayf("If both lines have %s there, it is in %s, where they cross.", say.Choose(b.digits.Len(), "it", "one of them"), b.cross))
}

// within says why a box has digits on the lines that are told of.
func (c *counted) within(digits candidates.DigitSet, box candidates.House) string {
	if !c.cells.IsEmpty() {
		return ""
	}
	var lines candidates.HouseSet
	for _, r := range c.rooms {
		if r.digits&digits != 0 {
			lines = lines.With(r.house)
		}
	}
	one, two := pair(lines)
	return c.sayf("%s is in only one of these cells, so %s or %s has it inside %s.", digits, one, two, box)
}

// pair returns two houses; they are the same if there is one.
func pair(hs candidates.HouseSet) (one, two candidates.House) {
	one, _ = hs.Next()
	if two = one; hs != 0 {
		two = hs.First()
	}
	return one, two
}
