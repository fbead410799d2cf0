package argue

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// tellExocet says for each digit of the base that a target holds it if a base cell does, or that none does, and then
// that the targets hold the two digits of the base cells.
func (b *builder) tellExocet(e explain.Exocet, effects []explain.Effect) {
	targets := removals(effects)
	c := counted{needs: []candidates.Item{candidates.CellItem(e.Base.First()), candidates.CellItem(e.Base.Without(e.Base.First()).First())}}
	for d := range e.Digits(b.grid).All() {
		if n := b.goes(e, d); n > 0 {
			c.carried = append(c.carried, n)
		}
	}
	for t := range e.Targets.All() {
		c.links = append(c.links, b.held(t, e.Digits(b.grid)))
	}
	if full := b.count(c); full > 0 {
		b.tellServed(full, targets, explain.RoleRemoved)
	}
}

// held returns the candidates that the cell has for the digits.
func (b *builder) held(c candidates.Cell, digits candidates.DigitSet) []candidates.Candidate {
	return explain.InCell(c, b.grid.Candidates(c)&digits)
}

// goes argues that a digit is in a target if it is in a base cell, because the cross-lines would have too few places for
// it elsewhere, and returns the line that says so. If no target can hold it, it is in no base cell, and goes returns 0.
func (b *builder) goes(e explain.Exocet, d candidates.Digit) int {
	l, lines := b.grid.Layout(), e.LinesOf(d)
	s, end := b.suppose(explain.SomeOf(explain.ForDigit(d, e.Base.And(b.grid.Places(d)))...), explain.RolePivot)
	var c counted
	var places candidates.CellSet
	for h := range lines.All() {
		c.needs = append(c.needs, candidates.HouseItem(d, h))
		places = places.Or(b.grid.PlacesIn(d, h))
	}
	b.strikes(s, explain.ForDigit(d, places), explain.RoleNone)
	places = places.AndNot(l.PeersOfAll(e.Base))
	c.fins = explain.ForDigit(d, places.And(e.Targets))
	places = places.AndNot(e.Targets)
	covers, _ := e.Covers(l, d, places)
	for h := range covers.All() {
		c.links = append(c.links, explain.ForDigit(d, places.And(l.HouseCells(h))))
	}
	n := 0
	if places.IsEmpty() || lines.Len() == 1 {
		n = b.left(c.needs[0], explain.RolePincer)
	} else {
		n = b.count(c)
	}
	end()
	switch {
	case n == 0 || !b.claim(n).Some:
		return 0
	case b.claim(n).IsContradiction():
		b.refute(s, n, explain.RolePivot)
		return 0
	}
	return n
}
