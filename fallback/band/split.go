package band

import "math/bits"

// split chooses the cell to split a settled grid at: of the cells with the fewest candidates
// (two, three, or more) the one with most cells in sight that have a digit of it, where those
// with the fewest candidates count more. With two candidates these are settled, whatever it is
// that settles this one. Guesses that were struck there before count half a cell each: where
// they have failed they are likely to fail soon.
//
// Measured, guesses a puzzle on magictour and hardest1106: first cell with two candidates 18.9
// and 298, this 8.0 and 112; not counting guesses that were struck, 8.1 and 115. Counting places
// of digits instead of cells, as a search by chance does, takes 8.3 and 125, and more time.
func (g *grid) split(struck *[128]uint8) place {
	few := g.fewest()
	best, at := 0, place(0)
	for s := few.upper; s != 0; s &= s - 1 {
		i := bits.TrailingZeros64(s)
		if n := 2*g.score(place(i), g.inUpper(i), &few) + int(struck[i]); n > best {
			best, at = n, place(i)
		}
	}
	for s := few.lower; s != 0; s &= s - 1 {
		i := bits.TrailingZeros64(s)
		if n := 2*g.score(place(i+64), g.inLower(i), &few) + int(struck[i+64]); n > best {
			best, at = n, place(i+64)
		}
	}
	return at
}

// score counts the cells that a cell sees and that have a digit of it, those with the fewest candidates three
// times, or four times if they have two of its digits.
func (g *grid) score(p place, digits uint64, few *cells) int {
	// There are two digits at least, and seldom more.
	x, rest := &g.places[bits.TrailingZeros64(digits)], digits&(digits-1)
	y, rest := &g.places[bits.TrailingZeros64(rest)], rest&(rest-1)
	some := cells{x.upper | y.upper, x.lower | y.lower}
	two := cells{x.upper & y.upper, x.lower & y.lower}
	for ; rest != 0; rest &= rest - 1 {
		x := &g.places[bits.TrailingZeros64(rest)]
		two.upper |= some.upper & x.upper
		two.lower |= some.lower & x.lower
		some.upper |= x.upper
		some.lower |= x.lower
	}
	seen := &peers[p&127]
	some.upper &= seen.upper
	some.lower &= seen.lower
	most := cells{some.upper & few.upper, some.lower & few.lower}
	both := cells{most.upper & two.upper, most.lower & two.lower}
	return bits.OnesCount64(some.upper) + bits.OnesCount64(both.upper) + bits.OnesCount64(some.lower|both.lower<<32) +
		2*(bits.OnesCount64(most.upper)+bits.OnesCount64(most.lower))
}

// fewest returns the open cells with two candidates; if there are none those
// with three, and if there are none of these either all open cells.
func (g *grid) fewest() cells {
	// The numbers of candidates in binary: the bits of one and two, and whether there were four or more.
	var ones, twos, many cells
	for d := range g.places {
		x, y := g.places[d].upper, g.places[d].lower
		u, v := ones.upper&x, ones.lower&y
		ones.upper ^= x
		ones.lower ^= y
		many.upper |= twos.upper & u
		many.lower |= twos.lower & v
		twos.upper ^= u
		twos.lower ^= v
	}
	few := cells{twos.upper &^ many.upper, twos.lower &^ many.lower}
	two := cells{few.upper &^ ones.upper, few.lower &^ ones.lower}
	three := cells{few.upper & ones.upper, few.lower & ones.lower}
	switch none := (cells{}); {
	case two != none:
		return two
	case three != none:
		return three
	}
	return many
}
