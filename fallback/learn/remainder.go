package learn

import "pencilmark/candidates"

// mostRemaining is how many cells a sum that follows from several may have; more say little.
const mostRemaining = 7

// remainders adds sums that follow from the sums of clues and of houses: what is left of the houses when the clues in
// them are taken away, and what clues have beyond them.
func (f *formula) remainders(houses map[candidates.House]equation) {
	of := f.adds
	sums := make([]candidates.Sum, len(of))
	for i, e := range of {
		sums[i] = e.Sum
	}
	for _, hs := range f.layout.Together() {
		var e equation
		known := true
		for h := range hs.All() {
			_, full := houses[h]
			known = known && full
			e = e.Plus(1, houses[h])
		}
		if !known {
			continue
		}
		times, _ := e.Reduce(sums)
		for i, n := range times {
			if n != 0 {
				e = e.Plus(n, of[i])
			}
		}
		if len(e.Terms) > 0 && len(e.Terms) <= mostRemaining && len(e.parts) > 1 {
			f.adds = append(f.adds, e)
		}
	}
}

// Plus returns the sum of both, the second taken so many times.
func (e equation) Plus(times int, other equation) equation {
	sum := equation{Sum: e.Sum.Plus(times, other.Sum), parts: append([]part(nil), e.parts...)}
	for _, p := range other.parts {
		sum.parts = append(sum.parts, part{p.number, times * p.times})
	}
	return sum
}
