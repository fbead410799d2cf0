package argue

import (
	"math/bits"
	"sort"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// lock counts a locked set among the sources, cells of a house with as many digits left or digits with as many places, and
// strikes the members for which it leaves no room. It reports whether it struck any; of several sets that do it takes one
// of the smallest.
func (b *builder) lock(open []source, members []candidates.Candidate) bool {
	before := len(b.lines)
	for _, set := range b.lockedSets(open) {
		if full := b.count(set); full > 0 && !b.claim(full).Some {
			if b.tellServed(full, members, explain.RoleNone); len(b.lines) > full {
				return true
			}
		}
		b.lines = b.lines[:before]
	}
	return false
}

// lockedSets returns the locked sets among the sources, the smallest first.
func (b *builder) lockedSets(open []source) (sets []counted) {
	for h := range b.grid.Layout().Houses().All() {
		var naked, hidden []explain.LockedSet // of one cell, or of one digit
		for _, s := range open {
			if s.line > 0 {
				continue
			}
			ks, _ := b.rest(b.all(s))
			cells, digits := explain.CellsAndDigits(ks)
			one := explain.LockedSet{Cells: cells, Set: digits, Houses: candidates.Houses(h)}
			if c, ok := s.item.Cell(); ok && b.grid.Layout().HousesOf(c).Has(h) {
				naked = append(naked, one)
			} else if _, of, ok := s.item.House(); ok && of == h {
				one.Hidden = true
				hidden = append(hidden, one)
			}
		}
		for _, ones := range [][]explain.LockedSet{naked, hidden} {
			for _, set := range joined(ones) {
				sets = append(sets, countLocked(b.grid, set))
			}
		}
	}
	sort.SliceStable(sets, func(i, j int) bool { return len(sets[i].needs) < len(sets[j].needs) })
	return sets
}

// joined joins each two or more cells of a house, or digits, that have as many digits or cells together as they are.
func joined(ones []explain.LockedSet) (sets []explain.LockedSet) {
	for chosen := range uint32(1) << len(ones) {
		n := bits.OnesCount32(chosen)
		if n < 2 {
			continue
		}
		var set explain.LockedSet
		for rest := chosen; rest != 0; rest &= rest - 1 {
			one := &ones[bits.TrailingZeros32(rest)]
			set = explain.LockedSet{Cells: set.Cells.Or(one.Cells), Set: set.Set | one.Set, Houses: one.Houses, Hidden: one.Hidden}
		}
		if set.Cells.Len() == n && set.Set.Len() == n {
			sets = append(sets, set)
		}
	}
	return sets
}
