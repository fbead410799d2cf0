package techniques

import "pencilmark/candidates"

// Easiest returns the house of a set in which a person sees a pattern first: a
// box, otherwise a row, a column, an extra house, in this order. The set must
// not be empty. Techniques use it where a pattern stands in several houses
// alike.
func Easiest(hs candidates.HouseSet) candidates.House {
	for all := hs; all != 0; {
		if h, _ := all.Next(); h.Kind() == candidates.Box {
			return h
		}
	}
	return hs.First()
}

// Clearest returns the house, of those in which k is the only place of its
// digit, that leaves a person least to check: the one where the fewest other
// places were removed by a deduction, then where the fewest placed digits
// block the others. On a tie a box goes before a row and a row before a column.
func Clearest(g *candidates.Grid, k candidates.Candidate, hidden candidates.HouseSet) candidates.House {
	if hidden.Len() == 1 {
		return hidden.First()
	}
	l := g.Layout()
	open := g.Open().Without(k.Cell())
	placed := g.Places(k.Digit()).AndNot(g.Open())
	var seen, twice candidates.CellSet // by placed digits
	for rest := placed; !rest.IsEmpty(); {
		c, _ := rest.Next()
		twice = twice.Or(seen.And(l.Peers(c)))
		seen = seen.Or(l.Peers(c))
	}
	// The houses with the fewest other places that no placed digit blocks.
	least := candidates.MaxCells
	var tied candidates.HouseSet
	for rest := hidden; rest != 0; {
		h, _ := rest.Next()
		switch removed := open.AndNot(seen).And(l.HouseCells(h)).Len(); {
		case removed < least:
			least, tied = removed, candidates.Houses(h)
		case removed == least:
			tied = tied.With(h)
		}
	}
	best := Easiest(tied)
	if tied.Len() == 1 {
		return best
	}
	others := open.And(seen)
	fewest := blockers(l, placed, twice, others.And(l.HouseCells(best)), candidates.MaxCells)
	for rest := tied &^ candidates.Houses(best); rest != 0; {
		h, _ := rest.Next()
		if n := blockers(l, placed, twice, others.And(l.HouseCells(h)), fewest); n < fewest {
			best, fewest = h, n
		}
	}
	return best
}

// blockers returns how many placed digits it takes to block the cells, each of
// which one of them at least sees; or enough, if it takes as many or more. What
// only one sees needs it: cells that several see are in twice.
func blockers(l *candidates.Layout, placed, twice, cells candidates.CellSet, enough int) (n int) {
	for once := cells.AndNot(twice); !once.IsEmpty() && n < enough; n++ {
		seen := l.Peers(placed.And(l.Peers(once.First())).First())
		once, cells = once.AndNot(seen), cells.AndNot(seen)
	}
	return n + cover(l, placed, cells, enough-n)
}

// cover does the same by trying all that see the first of the cells.
func cover(l *candidates.Layout, placed, cells candidates.CellSet, enough int) int {
	if enough <= 0 || cells.IsEmpty() {
		return 0
	}
	for by := placed.And(l.Peers(cells.First())); !by.IsEmpty() && enough > 1; {
		c, _ := by.Next()
		enough = min(enough, 1+cover(l, placed, cells.AndNot(l.Peers(c)), enough-1))
	}
	return enough
}
