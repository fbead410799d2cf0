package learn

import "pencilmark/candidates"

// mostRemaining is how many cells a sum that follows from several may have; more say little.
const mostRemaining = 7

// remainders adds sums that follow from the sums of clues and of houses: what is left of the houses when the clues in
// them are taken away, and what clues have beyond them.
func (f *formula) remainders(houses map[candidates.House]equation) {
	of := f.adds
	for _, hs := range f.layout.Together() {
		var e equation
		for h := range hs.All() {
			e = e.plus(1, houses[h])
		}
		if e = e.less(of); len(e.Terms) > 0 && len(e.Terms) <= mostRemaining && len(e.parts) > 1 {
			f.adds = append(f.adds, e)
		}
	}
}

// plus returns the sum of both, the second taken so many times.
func (e equation) plus(times int, other equation) equation {
	sum := equation{Sum: e.Sum.Plus(times, other.Sum), parts: append([]part(nil), e.parts...)}
	for _, p := range other.parts {
		sum.parts = append(sum.parts, part{p.number, times * p.times})
	}
	return sum
}

// less returns the sum from which others are taken, or to which they are added, as long as that leaves fewer terms: the
// one first that leaves the fewest.
func (e equation) less(of []equation) equation {
	used := make([]bool, len(of))
	for {
		best, at := e, -1
		cells := e.Cells()
		for i, t := range of {
			if used[i] || !t.Cells().Meets(cells) {
				continue
			}
			for _, times := range []int{-1, 1} {
				if x := e.plus(times, t); len(x.Terms) < len(best.Terms) {
					best, at = x, i
				}
			}
		}
		if at < 0 {
			return e
		}
		e = best
		used[at] = true
	}
}
