package argue

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// tellExocet says for each target what follows if it holds none of the digits of the base, and then that a
// digit that no target can hold is in no base cell.
func (b *builder) tellExocet(e explain.Exocet, effects []explain.Effect) {
	base := e.Digits(b.grid)
	for t := range e.Targets.All() {
		var ks []candidates.Candidate
		for _, k := range removals(effects) {
			if k.Cell() == t && !base.Has(k.Digit()) {
				ks = append(ks, k)
			}
		}
		if len(ks) > 0 {
			b.tellTarget(e, t, ks)
		}
	}
	for d := range base.All() {
		if !e.Targets.Meets(b.grid.Places(d)) {
			b.absent(e, d)
		}
	}
}

// tellTarget refutes candidates of a target: the other target would have to hold whatever a base cell does,
// and it can hold one digit only, the base cells two. It goes through the digits of the other target: if it
// holds one, no other digit is in the base; if it does not, that one is not.
func (b *builder) tellTarget(e explain.Exocet, t candidates.Cell, ks []candidates.Candidate) {
	base, other := e.Digits(b.grid), e.Targets.Without(t).First()
	s, end := b.suppose(explain.SomeOf(ks...), explain.RoleAssumed)
	b.strikes(s, b.held(t, base), explain.RoleNone)
	left := base
	for d := range base.All() {
		if !b.grid.Has(candidates.Of(other, d)) && b.absent(e, d) {
			left = left.Without(d)
		}
	}
	for left.Len() > 1 {
		d := left.First()
		left = left.Without(d)
		holds, endCase := b.suppose(explain.SomeOf(candidates.Of(other, d)), explain.RolePincer)
		b.strikes(holds, b.held(other, base), explain.RoleNone)
		for x := range left.All() {
			b.absent(e, x)
		}
		contradiction := b.sameInBase(e)
		endCase()
		if !b.claim(contradiction).IsContradiction() {
			break
		}
		b.refute(holds, contradiction, explain.RolePincer)
		b.absent(e, d)
	}
	contradiction := b.sameInBase(e)
	end()
	if b.claim(contradiction).IsContradiction() {
		b.refute(s, contradiction, explain.RoleRemoved)
	}
}

// held returns the candidates that the cell has for the digits.
func (b *builder) held(c candidates.Cell, digits candidates.DigitSet) (ks []candidates.Candidate) {
	for d := range (b.grid.Candidates(c) & digits).All() {
		ks = append(ks, candidates.Of(c, d))
	}
	return ks
}

// absent argues that a digit which the targets do not hold is in no base cell, because the cross-lines would have
// too few places for it. It reports whether they would.
func (b *builder) absent(e explain.Exocet, d candidates.Digit) bool {
	l, lines := b.grid.Layout(), e.LinesOf(d)
	s, end := b.suppose(explain.SomeOf(placesOf(d, e.Base.And(b.grid.Places(d)))...), explain.RolePivot)
	var c counted
	var places candidates.CellSet
	for h := range lines.All() {
		c.needs = append(c.needs, candidates.HouseItem(d, h))
		places = places.Or(b.grid.PlacesIn(d, h))
	}
	b.strikes(s, placesOf(d, places), explain.RoleNone)
	places = places.AndNot(e.Targets).AndNot(l.PeersOfAll(e.Base))
	covers, _ := e.Covers(l, d, places)
	for h := range covers.All() {
		c.links = append(c.links, placesOf(d, places.And(l.HouseCells(h))))
	}
	contradiction := 0
	if lines.Len() == 1 {
		contradiction = b.left(c.needs[0], explain.RoleConflict)
	} else {
		contradiction = b.count(c)
	}
	end()
	if contradiction == 0 || !b.claim(contradiction).IsContradiction() {
		return false
	}
	b.refute(s, contradiction, explain.RolePivot)
	return true
}

// sameInBase says what is left of the second base cell when the first takes its last digit.
func (b *builder) sameInBase(e explain.Exocet) int {
	first, second := e.Base.First(), e.Base.Without(e.Base.First()).First()
	n := b.left(candidates.CellItem(first), explain.RolePivot)
	if b.claim(n).IsContradiction() {
		return n
	}
	b.strikes(n, b.held(second, b.grid.Candidates(second)), explain.RoleNone)
	return b.left(candidates.CellItem(second), explain.RoleConflict)
}
