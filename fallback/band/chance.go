package band

import (
	"math/bits"
	"math/rand/v2"
)

// A search by chance goes the way that it has always gone, so that the puzzles of a seed stay the same. It
// differs in what the other search has since learned: the cell of a guess is the one with the highest scoreByPlaces,
// it is not settled at once, and settle passes over some digits that have lost places.

// guessByChance returns a guess of which only the place and the digit are used.
func (g *grid) guessByChance(r *rand.Rand) guess {
	few := g.fewest()
	best, p := 0, place(0)
	for _, at := range placeOf {
		var cell cells
		cell.add(at)
		if cell.upper&few.upper|cell.lower&few.lower == 0 {
			continue
		}
		if n := g.scoreByPlaces(at, &few); n > best {
			best, p = n, at
		}
	}
	digits := g.candidates(p)
	for range r.IntN(bits.OnesCount64(digits)) {
		digits &= digits - 1
	}
	return guess{place: p, digit: bits.TrailingZeros64(digits)}
}

// scoreByPlaces counts the places of the digits of a cell among the cells that it sees,
// those in cells with the fewest candidates five times.
func (g *grid) scoreByPlaces(p place, few *cells) (n int) {
	seen := &peers[p&127]
	most := cells{few.upper & seen.upper, few.lower & seen.lower}
	for digits := g.candidates(p); digits != 0; digits &= digits - 1 {
		x := &g.places[bits.TrailingZeros64(digits)]
		n += bits.OnesCount64(x.upper&seen.upper) + bits.OnesCount64(x.lower&seen.lower) +
			4*(bits.OnesCount64(x.upper&most.upper)+bits.OnesCount64(x.lower&most.lower))
	}
	return n
}
