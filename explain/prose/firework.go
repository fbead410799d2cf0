package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
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
func (c *counted) firework() []say.Sentence {
	lenders := explain.PartsOf(c.items()...)
	if !c.cells.IsEmpty() || len(c.rooms) < 2 || len(lenders) == 0 || lenders[0].Cells.IsEmpty() {
		return nil
	}
	cells := lenders[0].Cells
	var digits candidates.DigitSet
	for _, p := range c.rooms {
		digits |= p.Digits
	}
	if digits.Len() != cells.Len() || len(lenders) < 2 {
		return nil
	}
	var bursts []burst
	for d := range digits.All() {
		b, ok := c.burst(d, cells)
		if !ok {
			return nil
		}
		i := slices.IndexFunc(bursts, func(x burst) bool { x.digits = 0; return x == b })
		if i < 0 {
			i, bursts = len(bursts), append(bursts, b)
		}
		bursts[i].digits = bursts[i].digits.With(d)
	}
	var told []say.Sentence
	for _, b := range bursts {
		told = append(told, c.bursts(b)...)
	}
	return append(told, say.EachInOneOf(digits, cells))
}

// burst returns how the digit comes to be in one of the cells.
func (c *counted) burst(d candidates.Digit, cells candidates.CellSet) (b burst, ok bool) {
	for _, p := range c.rooms {
		if p.Digits.Has(d) {
			b.lines = b.lines.With(p.House)
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
func (c *counted) bursts(b burst) []say.Sentence {
	if b.lines == 0 {
		return one(say.States(one(say.HasRoom(b.oneLine, b.digits, b.oneLinesAt))))
	}
	one, two := pair(b.lines)
	outer := b.outer
	if outer[0].IsEmpty() {
		one, two, outer[0], outer[1] = two, one, outer[1], outer[0]
	}
	second := say.BeyondToo(two, outer[1])
	if outer[1].IsEmpty() {
		second = say.BeyondNone(two)
	}
	return []say.Sentence{
		say.OutsideBox(b.box, say.RoomBeyond(one, b.digits, outer[0]), second),
		say.OnLines(b.box, b.digits, b.inner),
		say.WhereTheyCross(b.digits.Len(), b.cross),
	}
}

// within says why a box has a digit on the lines that are told of, if that has to be said.
func (c *counted) within(d candidates.Digit, box candidates.House) []say.Sentence {
	if !c.cells.IsEmpty() {
		return nil
	}
	var lines candidates.HouseSet
	for _, r := range c.rooms {
		if r.Digits.Has(d) {
			lines = lines.With(r.House)
		}
	}
	a, b := pair(lines)
	return one(say.InsideBox(d, a, b, box))
}

// pair returns two houses; they are the same if there is one.
func pair(hs candidates.HouseSet) (one, two candidates.House) {
	one, _ = hs.Next()
	if two = one; hs != 0 {
		two = hs.First()
	}
	return one, two
}
