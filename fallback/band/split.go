package band

import "math/bits"

// guess is a digit supposed to be in a cell.
type guess struct{ band, cell, digit int }

// split chooses the cell to split a settled grid at: of the cells with the
// fewest candidates (two, three, or more) the one whose digits have most places
// in cells that see it, where places in cells with the fewest candidates count
// five times. With two candidates those cells are settled, whatever it is that
// settles this one.
//
// Measured, guesses a puzzle on magictour and hardest1106: first cell with two
// candidates 18.9 and 298, this 8.3 and 124. Leaving out either part of the
// count, or looking at the cells of only one digit or band, costs more guesses than
// it saves time.
func (g *grid) split() guess {
	few := g.fewest()
	upper := uint64(few[0]) | uint64(few[1])<<32
	lower := uint64(few[2])
	var scores [96]uint16 // by band and cell, 32 a band
	for d := range 9 {
		above := uint64(g.places[0][d]) | uint64(g.places[1][d])<<32
		below := uint64(g.places[2][d])
		fewAbove, fewBelow := above&upper, below&lower
		for cells := fewAbove; cells != 0; cells &= cells - 1 {
			c := bits.TrailingZeros64(cells) & 63
			p := &peers[c]
			scores[c] += uint16(bits.OnesCount64(above&p[0]) + bits.OnesCount64(below&p[1]) +
				4*(bits.OnesCount64(fewAbove&p[0])+bits.OnesCount64(fewBelow&p[1])))
		}
		for cells := fewBelow; cells != 0; cells &= cells - 1 {
			c := bits.TrailingZeros64(cells)&31 + 64
			p := &peers[c]
			scores[c] += uint16(bits.OnesCount64(above&p[0]) + bits.OnesCount64(below&p[1]) +
				4*(bits.OnesCount64(fewAbove&p[0])+bits.OnesCount64(fewBelow&p[1])))
		}
	}
	best, at := uint16(0), 0
	for cells := upper; cells != 0; cells &= cells - 1 {
		if c := bits.TrailingZeros64(cells) & 63; scores[c] > best {
			best, at = scores[c], c
		}
	}
	for cells := lower; cells != 0; cells &= cells - 1 {
		if c := bits.TrailingZeros64(cells)&31 + 64; scores[c] > best {
			best, at = scores[c], c
		}
	}
	return guess{band: at >> 5, cell: at & 31}
}

// fewest returns the open cells with two candidates; if there are none those
// with three, and if there are none of these either all open cells.
func (g *grid) fewest() (cells [3]uint32) {
	var two, three, more [3]uint32 // cells with exactly two, exactly three, at least two
	for b := range g.places {
		p := &g.places[b]
		at1, at2, at3, at4 := p[0], uint32(0), uint32(0), uint32(0) // at least so many
		for _, x := range p[1:] {
			at4 |= at3 & x
			at3 |= at2 & x
			at2 |= at1 & x
			at1 |= x
		}
		two[b], three[b], more[b] = at2&^at3, at3&^at4, at2
	}
	switch none := [3]uint32{}; {
	case two != none:
		return two
	case three != none:
		return three
	}
	return more
}
