package suppose

import (
	"slices"

	"pencilmark/candidates"
)

// common finds items that lost a candidate, all of whose candidates exclude another by some clue.
func (f *patternFinder) common(lost candidates.CellSet) {
	l, g := f.grid.Layout(), f.grid
	for rest := lost.And(g.Open()); !rest.IsEmpty(); {
		c, _ := rest.Next()
		f.conflicts(candidates.CellItem(c))
	}
	for ds := l.Digits(); ds != 0; {
		d, _ := ds.Next()
		for hs := f.fresh[d-1]; hs != 0; {
			h, _ := hs.Next()
			f.conflicts(candidates.HouseItem(d, h))
		}
	}
}

// conflicts finds what all candidates of an item exclude, if it has several.
func (f *patternFinder) conflicts(item candidates.Item) {
	l, g := f.grid.Layout(), f.grid
	var buffer [candidates.MaxSize]candidates.Candidate
	ks := g.AppendCandidates(buffer[:0], item)
	if len(ks) < 2 {
		return
	}
	d, h, ofHouse := item.House()
	own := candidates.Cells(ks[0].Cell())
	all := l.Exclusions(ks[0])
	for _, k := range ks[1:] {
		own = own.With(k.Cell())
		other := l.Exclusions(k)
		all.And(&other)
	}
	f.begin()
	for ds := l.Digits(); ds != 0; {
		x, _ := ds.Next()
		struck := all.Places(x).And(g.Places(x)).And(g.Open())
		if !ofHouse || x == d { // of another digit one of the places may be struck
			struck = struck.AndNot(own)
		}
		f.strike(x, struck)
	}
	if len(f.strikes) == 0 {
		return
	}
	if ofHouse && slices.IndexFunc(f.strikes, func(k candidates.Candidate) bool { return k.Digit() != d }) < 0 {
		cells := g.PlacesIn(d, h)
		for _, k := range f.strikes {
			cells = cells.With(k.Cell())
		}
		if l.HousesOfAll(cells)&^candidates.Houses(h) != 0 {
			return // locked in another house
		}
	}
	f.needs = append(f.needs, item)
	f.end()
}

// isCommonOn reports whether the need has several candidates, each of which excludes all strikes that are there.
func (p *Pattern) isCommonOn(g *candidates.Grid) bool {
	var buffer [candidates.MaxSize]candidates.Candidate
	ks := g.AppendCandidates(buffer[:0], p.Needs[0])
	return len(ks) > 1 && !slices.ContainsFunc(ks, func(k candidates.Candidate) bool {
		return slices.ContainsFunc(p.Strikes, func(x candidates.Candidate) bool { return isOpen(g, x) && !g.Excludes(k, x) })
	})
}
