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
