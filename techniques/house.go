package techniques

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

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
	best := Easiest(hidden)
	if hidden.Len() == 1 {
		return best
	}
	blockers, removed := witnesses(g, k, best)
	for rest := hidden; rest != 0; {
		h, _ := rest.Next()
		if b, r := witnesses(g, k, h); r < removed || r == removed && b < blockers {
			best, blockers, removed = h, b, r
		}
	}
	return best
}

// witnesses returns how many placed digits block the other places of house h,
// and how many other places were removed by a deduction.
func witnesses(g *candidates.Grid, k candidates.Candidate, h candidates.House) (blockers, removed int) {
	by, rest := explain.Blockers(g, k.Digit(), g.Open().And(g.Layout().HouseCells(h)).Without(k.Cell()))
	return by.Len(), rest.Len()
}
