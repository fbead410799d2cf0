package band

import (
	"math/bits"
	"math/rand/v2"
)

// A search by chance goes the way that it has always gone, so that the puzzles of a seed stay the same. It
// differs in what the other search has since learned: cells are chosen by scoreByPlaces, and settle passes
// over some digits that have lost places.

// passedByChance are the places of the third band that hide what their digit has lost at the same places of the
// first two, in a search by chance: all of them.
const passedByChance = ^uint64(0)

// guessByChance returns a guess of which only the place and the digit are used.
func (g *grid) guessByChance(r *rand.Rand) guess {
	p := g.split(true)
	digits := g.candidates(p)
	for range r.IntN(bits.OnesCount64(digits)) {
		digits &= digits - 1
	}
	return guess{place: p, digit: bits.TrailingZeros64(digits)}
}

// scoreByPlaces counts the places of the digits of a cell among the cells that it sees,
// those in cells with the fewest candidates five times.
func (g *grid) scoreByPlaces(p place, digits uint64, few *cells) (n int) {
	seen := &peers[p&127]
	most := cells{few.upper & seen.upper, few.lower & seen.lower}
	for ; digits != 0; digits &= digits - 1 {
		x := &g.places[bits.TrailingZeros64(digits)]
		n += bits.OnesCount64(x.upper&seen.upper) + bits.OnesCount64(x.lower&seen.lower) +
			4*(bits.OnesCount64(x.upper&most.upper)+bits.OnesCount64(x.lower&most.lower))
	}
	return n
}
