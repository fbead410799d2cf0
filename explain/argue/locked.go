package argue

import (
	"cmp"
	"math/bits"
	"slices"

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
		var cells, digits family
		for _, s := range open {
			if s.line > 0 {
				continue
			}
			var ks []candidates.Candidate
			for _, k := range b.all(s) {
				if b.gone[k] == 0 {
					ks = append(ks, k)
				}
			}
			if c, ok := s.item.Cell(); ok && b.grid.Layout().HousesOf(c).Has(h) {
				cells.add(s.item, ks, func(k candidates.Candidate) int { return int(k.Digit()) })
			} else if _, of, ok := s.item.House(); ok && of == h {
				digits.add(s.item, ks, func(k candidates.Candidate) int { return int(k.Cell()) })
			}
		}
		sets = append(sets, cells.locked()...)
		sets = append(sets, digits.locked()...)
	}
	slices.SortStableFunc(sets, func(x, y counted) int { return cmp.Compare(len(x.needs), len(y.needs)) })
	return sets
}

// family is items of a house of one sort, cells or digits, and what serves them: a digit the cells, a cell the digits.
type family struct {
	items []candidates.Item
	left  [][]candidates.Candidate // by item
	by    []candidates.CellSet     // by item, the keys of what serves it
	key   func(k candidates.Candidate) int
}

func (f *family) add(item candidates.Item, ks []candidates.Candidate, key func(k candidates.Candidate) int) {
	var by candidates.CellSet
	for _, k := range ks {
		by = by.With(candidates.Cell(key(k)))
	}
	f.items, f.left, f.by, f.key = append(f.items, item), append(f.left, ks), append(f.by, by), key
}

// locked returns each two or more of the items that are served by as many as they are.
func (f *family) locked() (sets []counted) {
	for chosen := range uint32(1) << len(f.items) {
		var by candidates.CellSet
		for i := range f.items {
			if chosen>>i&1 != 0 {
				by = by.Or(f.by[i])
			}
		}
		if n := bits.OnesCount32(chosen); n < 2 || by.Len() != n {
			continue
		}
		var set counted
		for key := range by.All() {
			var link []candidates.Candidate
			for i, ks := range f.left {
				for _, k := range ks {
					if chosen>>i&1 != 0 && f.key(k) == int(key) {
						link = append(link, k)
					}
				}
			}
			set.links = append(set.links, link)
		}
		for i, item := range f.items {
			if chosen>>i&1 != 0 {
				set.needs = append(set.needs, item)
			}
		}
		sets = append(sets, set)
	}
	return sets
}
