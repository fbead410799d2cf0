package band

import "math/bits"

// grid is a puzzle with its pencil marks.
type grid struct {
	places  [3][9]uint32 // by band and digit
	settled [3]uint32    // cells of which the digit is known, and the other digits are struck
	look    uint32       // digits that have lost places since
}

// full is the grid without givens.
var full = func() (g grid) {
	for b := range g.places {
		for d := range 9 {
			g.places[b][d] = allCells
		}
	}
	g.look = allDigits
	return g
}()

// verdict is what settling came to.
type verdict int

const (
	impossible verdict = iota
	open
	solved
)

// settle draws all conclusions: digit by digit, as long as some have lost
// places, then cell by cell, and so on.
func (g *grid) settle() verdict {
	// The cells of which the digit is found here, by band and digit. The other
	// digits are struck when the cells are looked at, all at once: to do it one
	// by one was a quarter slower, because nobody can predict what it changes.
	var own [3][9]uint32
	look := g.look
	for {
		var fresh [3]uint32 // the cells of own that are new
		twice := uint32(0)  // cells that two digits claim
		for look != 0 {
			// Digits are looked at in rounds. The one that comes next must not depend on
			// what was just found, or the processor waits: that was a fifth slower.
			todo := look
			look = 0
			for ; todo != 0; todo &= todo - 1 {
				d := bits.TrailingZeros32(todo)
				x0, x1, x2 := g.places[0][d], g.places[1][d], g.places[2][d]
				s0, s1, s2 := &segmentRules[segments(x0)], &segmentRules[segments(x1)], &segmentRules[segments(x2)]
				if s0.keep == 0 || s1.keep == 0 || s2.keep == 0 {
					return impossible
				}
				x0, x1, x2 = x0&s0.keep, x1&s1.keep, x2&s2.keep
				c0, c1, c2 := &columnRules[columns(x0)], &columnRules[columns(x1)], &columnRules[columns(x2)]
				y0, y1, y2 := x0&crossed(c1, c2), x1&crossed(c2, c0), x2&crossed(c0, c1)
				g.places[0][d], g.places[1][d], g.places[2][d] = y0, y1, y2
				look |= any((x0^y0)|(x1^y1)|(x2^y2)) << d

				// A segment alone in its box and a column alone in its box leave one cell.
				n0 := y0 & s0.alone & c0.alone &^ (g.settled[0] | own[0][d])
				n1 := y1 & s1.alone & c1.alone &^ (g.settled[1] | own[1][d])
				n2 := y2 & s2.alone & c2.alone &^ (g.settled[2] | own[2][d])
				twice |= fresh[0]&n0 | fresh[1]&n1 | fresh[2]&n2
				own[0][d] |= n0
				own[1][d] |= n1
				own[2][d] |= n2
				fresh[0] |= n0
				fresh[1] |= n1
				fresh[2] |= n2
			}
		}
		if twice != 0 {
			return impossible
		}
		for b := range 3 {
			p, o, fresh := &g.places[b], &own[b], fresh[b]
			x := p[0]
			struck := x & fresh &^ o[0]
			x ^= struck
			p[0] = x
			look |= any(struck) << 0
			one, two := x, uint32(0)
			x = p[1]
			struck = x & fresh &^ o[1]
			x ^= struck
			p[1] = x
			look |= any(struck) << 1
			two |= one & x
			one |= x
			x = p[2]
			struck = x & fresh &^ o[2]
			x ^= struck
			p[2] = x
			look |= any(struck) << 2
			two |= one & x
			one |= x
			x = p[3]
			struck = x & fresh &^ o[3]
			x ^= struck
			p[3] = x
			look |= any(struck) << 3
			two |= one & x
			one |= x
			x = p[4]
			struck = x & fresh &^ o[4]
			x ^= struck
			p[4] = x
			look |= any(struck) << 4
			two |= one & x
			one |= x
			x = p[5]
			struck = x & fresh &^ o[5]
			x ^= struck
			p[5] = x
			look |= any(struck) << 5
			two |= one & x
			one |= x
			x = p[6]
			struck = x & fresh &^ o[6]
			x ^= struck
			p[6] = x
			look |= any(struck) << 6
			two |= one & x
			one |= x
			x = p[7]
			struck = x & fresh &^ o[7]
			x ^= struck
			p[7] = x
			look |= any(struck) << 7
			two |= one & x
			one |= x
			x = p[8]
			struck = x & fresh &^ o[8]
			x ^= struck
			p[8] = x
			look |= any(struck) << 8
			two |= one & x
			one |= x
			if one != allCells {
				return impossible
			}
			g.settled[b] |= fresh
			singles := one &^ (two | g.settled[b])
			if singles == 0 {
				continue
			}
			g.settled[b] |= singles
			for d := range 9 {
				for s := p[d] & singles; s != 0; s &= s - 1 {
					g.place(b, bits.TrailingZeros32(s), d)
					look |= 1 << d
				}
			}
		}
		if look == 0 {
			break
		}
	}
	g.look = 0
	if g.settled == [3]uint32{allCells, allCells, allCells} {
		return solved
	}
	return open
}

// place strikes digit d from the cells of all houses of a cell but itself.
func (g *grid) place(b, c, d int) {
	r := &peerRules[c&31]
	next := after[b]
	g.places[b][d] &= r.band
	g.places[next][d] &= r.other
	g.places[after[next]][d] &= r.other
	g.look |= 1 << d
}

// strike removes digit d from a cell.
func (g *grid) strike(b, c, d int) {
	g.places[b][d] &^= 1 << c
	g.look |= 1 << d
}

// count returns the number of candidates of a cell.
func (g *grid) count(b, c int) (n int) {
	for _, x := range g.places[b] {
		n += int(x >> c & 1)
	}
	return n
}

// digit returns the candidate number n of a cell, counted from 0.
func (g *grid) digit(b, c, n int) int {
	for d, x := range g.places[b] {
		if x>>c&1 != 0 {
			if n == 0 {
				return d
			}
			n--
		}
	}
	return 0
}

// after is the band below, from the last to the first again.
var after = [3]int{1, 2, 0}
