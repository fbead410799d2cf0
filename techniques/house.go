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
	if hidden.Len() == 1 {
		return hidden.First()
	}
	l := g.Layout()
	// The houses with the fewest other places that no placed digit blocks.
	others := g.Open().Without(k.Cell())
	for placed := g.Places(k.Digit()).AndNot(g.Open()); !placed.IsEmpty(); {
		c, _ := placed.Next()
		others = others.AndNot(l.Peers(c))
	}
	least := candidates.MaxCells
	var tied candidates.HouseSet
	for rest := hidden; rest != 0; {
		h, _ := rest.Next()
		switch removed := others.And(l.HouseCells(h)).Len(); {
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
	fewest := blockers(g, k, best)
	for rest := tied &^ candidates.Houses(best); rest != 0; {
		h, _ := rest.Next()
		if n := blockers(g, k, h); n < fewest {
			best, fewest = h, n
		}
	}
	return best
}

// blockers returns how many placed digits it takes to block the other places of
// house h.
func blockers(g *candidates.Grid, k candidates.Candidate, h candidates.House) int {
	by, _ := explain.Blockers(g, k.Digit(), g.Open().And(g.Layout().HouseCells(h)).Without(k.Cell()))
	return by.Len()
}
