package band

import "math/bits"

// grid is a puzzle with its pencil marks.
type grid struct {
	places  [9]cells // by digit
	settled cells    // cells of which the digit is known, and the other digits are struck
	look    uint32   // digits that have lost places since
}

// full is the grid without givens.
var full = func() (g grid) {
	for d := range g.places {
		g.places[d] = everywhere
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
// places, then cell by cell, and so on. By chance it passes over digits that have lost places of
// the first two bands only where they have places in the third.
func (g *grid) settle(byChance bool) verdict {
	// The cells of which the digit is found here, by digit. The other digits are
	// struck when the cells are looked at, all at once: to do it one by one was a
	// quarter slower, because nobody can predict what it changes.
	var own [9]cells
	look := g.look
	for look != 0 {
		var fresh cells    // the cells of own that are new
		twice := uint64(0) // cells that two digits claim
		for look != 0 {
			// Digits are looked at in rounds. The one that comes next must not depend on
			// what was just found, or the processor waits: that was a fifth slower.
			todo := look
			look = 0
			for ; todo != 0; todo &= todo - 1 {
				d := bits.TrailingZeros32(todo)
				p, o := &g.places[d], &own[d]
				x, y := p.upper, p.lower
				s, t := segments(x), segments(y)
				s0, s1, s2 := &segmentRules[s&511], &segmentRules[s>>32&511], &segmentRules[t&511]
				if s0.keep == 0 || s1.keep == 0 || s2.keep == 0 {
					return impossible
				}
				x &= uint64(s0.keep) | uint64(s1.keep)<<32
				y &= uint64(s2.keep)
				s, t = columns(x), columns(y)
				c0, c1, c2 := &columnRules[s&row], &columnRules[s>>32&row], &columnRules[t&row]
				u := x & ((uint64(cross(c1, c2)) | uint64(cross(c2, c0))<<32) * eachRow)
				v := y & (uint64(cross(c0, c1)) * eachRow)
				p.upper, p.lower = u, v
				lost := (x ^ u) | (y ^ v)
				if byChance {
					lost = (x^u)&^y | (y ^ v)
				}
				look |= nonzero(lost) << d

				// A segment alone in its box and a column alone in its box leave one cell.
				u &= (uint64(s0.alone&c0.alone) | uint64(s1.alone&c1.alone)<<32) &^ (g.settled.upper | o.upper)
				v &= uint64(s2.alone&c2.alone) &^ (g.settled.lower | o.lower)
				twice |= fresh.upper&u | fresh.lower&v
				o.upper |= u
				o.lower |= v
				fresh.upper |= u
				fresh.lower |= v
			}
		}
		if twice != 0 {
			return impossible
		}
		var one, two cells // cells with at least one candidate, with at least two
		p, u, v := &g.places, uint64(0), uint64(0)
		// A loop was a twentieth slower.
		one.upper, two.upper, u = sweep(&p[0].upper, fresh.upper, own[0].upper, one.upper, two.upper)
		one.lower, two.lower, v = sweep(&p[0].lower, fresh.lower, own[0].lower, one.lower, two.lower)
		look |= nonzero(u|v) << 0
		one.upper, two.upper, u = sweep(&p[1].upper, fresh.upper, own[1].upper, one.upper, two.upper)
		one.lower, two.lower, v = sweep(&p[1].lower, fresh.lower, own[1].lower, one.lower, two.lower)
		look |= nonzero(u|v) << 1
		one.upper, two.upper, u = sweep(&p[2].upper, fresh.upper, own[2].upper, one.upper, two.upper)
		one.lower, two.lower, v = sweep(&p[2].lower, fresh.lower, own[2].lower, one.lower, two.lower)
		look |= nonzero(u|v) << 2
		one.upper, two.upper, u = sweep(&p[3].upper, fresh.upper, own[3].upper, one.upper, two.upper)
		one.lower, two.lower, v = sweep(&p[3].lower, fresh.lower, own[3].lower, one.lower, two.lower)
		look |= nonzero(u|v) << 3
		one.upper, two.upper, u = sweep(&p[4].upper, fresh.upper, own[4].upper, one.upper, two.upper)
		one.lower, two.lower, v = sweep(&p[4].lower, fresh.lower, own[4].lower, one.lower, two.lower)
		look |= nonzero(u|v) << 4
		one.upper, two.upper, u = sweep(&p[5].upper, fresh.upper, own[5].upper, one.upper, two.upper)
		one.lower, two.lower, v = sweep(&p[5].lower, fresh.lower, own[5].lower, one.lower, two.lower)
		look |= nonzero(u|v) << 5
		one.upper, two.upper, u = sweep(&p[6].upper, fresh.upper, own[6].upper, one.upper, two.upper)
		one.lower, two.lower, v = sweep(&p[6].lower, fresh.lower, own[6].lower, one.lower, two.lower)
		look |= nonzero(u|v) << 6
		one.upper, two.upper, u = sweep(&p[7].upper, fresh.upper, own[7].upper, one.upper, two.upper)
		one.lower, two.lower, v = sweep(&p[7].lower, fresh.lower, own[7].lower, one.lower, two.lower)
		look |= nonzero(u|v) << 7
		one.upper, two.upper, u = sweep(&p[8].upper, fresh.upper, own[8].upper, one.upper, two.upper)
		one.lower, two.lower, v = sweep(&p[8].lower, fresh.lower, own[8].lower, one.lower, two.lower)
		look |= nonzero(u|v) << 8
		if one != everywhere {
			return impossible
		}
		g.settled.upper |= fresh.upper
		g.settled.lower |= fresh.lower
		for {
			singles := cells{one.upper &^ (two.upper | g.settled.upper), one.lower &^ (two.lower | g.settled.lower)}
			if singles.upper|singles.lower == 0 {
				break
			}
			g.settled.upper |= singles.upper
			g.settled.lower |= singles.lower
			look |= g.placeSingles(&singles)
			if byChance {
				break
			}
			// Singles that follow from singles come before the digits are looked at again, which costs more.
			if one, two = g.filled(); one != everywhere {
				return impossible
			}
		}
	}
	g.look = 0
	if g.settled == everywhere {
		return solved
	}
	return open
}

// sweep strikes a digit from the cells that have become those of other digits, and counts it in
// all that it is left in: at least one candidate, at least two. It returns where it was struck.
func sweep(places *uint64, fresh, own, one, two uint64) (newOne, newTwo, struck uint64) {
	x := *places
	struck = x & fresh &^ own
	x ^= struck
	*places = x
	return one | x, two | one&x, struck
}

// filled returns the cells with at least one candidate and those with at least two.
func (g *grid) filled() (one, two cells) {
	for d := range g.places {
		x, y := g.places[d].upper, g.places[d].lower
		two.upper |= one.upper & x
		two.lower |= one.lower & y
		one.upper |= x
		one.lower |= y
	}
	return one, two
}

// place strikes digit d from the cells that see a cell.
func (g *grid) place(p place, d int) {
	seen := &peers[p&127]
	g.places[d].upper &^= seen.upper
	g.places[d].lower &^= seen.lower
	g.look |= 1 << d
}

// placeSingles strikes the digits of cells with one candidate from the cells that
// see these, and returns which digits that are. To look for the cells of each
// digit took a tenth of the time of everything: there are few.
func (g *grid) placeSingles(singles *cells) (look uint32) {
	// The numbers of their digits in binary, from the least bit on.
	p := &g.places
	bit0 := cells{p[1].upper | p[3].upper | p[5].upper | p[7].upper, p[1].lower | p[3].lower | p[5].lower | p[7].lower}
	bit1 := cells{p[2].upper | p[3].upper | p[6].upper | p[7].upper, p[2].lower | p[3].lower | p[6].lower | p[7].lower}
	bit2 := cells{p[4].upper | p[5].upper | p[6].upper | p[7].upper, p[4].lower | p[5].lower | p[6].lower | p[7].lower}
	bit3 := p[8]
	for s := singles.upper; s != 0; s &= s - 1 {
		i := bits.TrailingZeros64(s)
		d := bit0.upper>>i&1 | bit1.upper>>i&1<<1 | bit2.upper>>i&1<<2 | bit3.upper>>i&1<<3
		g.place(place(i), int(d))
		look |= 1 << d
	}
	for s := singles.lower; s != 0; s &= s - 1 {
		i := bits.TrailingZeros64(s)
		d := bit0.lower>>i&1 | bit1.lower>>i&1<<1 | bit2.lower>>i&1<<2 | bit3.lower>>i&1<<3
		g.place(place(64+i), int(d))
		look |= 1 << d
	}
	return look
}

// strike removes digit d from a cell.
func (g *grid) strike(p place, d int) {
	var only cells
	only.add(p)
	g.places[d].upper &^= only.upper
	g.places[d].lower &^= only.lower
	g.look |= 1 << d
}

// fill settles a cell: it has digit d, and the others are struck.
func (g *grid) fill(p place, d int, others uint64) {
	g.place(p, d)
	g.settled.add(p)
	for ; others != 0; others &= others - 1 {
		g.strike(p, bits.TrailingZeros64(others))
	}
}

// candidates returns the digits that a cell can have, a bit each.
func (g *grid) candidates(p place) uint64 {
	if p < 64 {
		return g.inUpper(int(p))
	}
	return g.inLower(int(p - 64))
}

// inUpper returns the candidates of cell i of the first two bands.
func (g *grid) inUpper(i int) uint64 {
	x := &g.places
	i &= 63
	return x[0].upper>>i&1 | x[1].upper>>i&1<<1 | x[2].upper>>i&1<<2 |
		x[3].upper>>i&1<<3 | x[4].upper>>i&1<<4 | x[5].upper>>i&1<<5 |
		x[6].upper>>i&1<<6 | x[7].upper>>i&1<<7 | x[8].upper>>i&1<<8
}

// inLower returns the candidates of cell i of the third band.
func (g *grid) inLower(i int) uint64 {
	x := &g.places
	i &= 63
	return x[0].lower>>i&1 | x[1].lower>>i&1<<1 | x[2].lower>>i&1<<2 |
		x[3].lower>>i&1<<3 | x[4].lower>>i&1<<4 | x[5].lower>>i&1<<5 |
		x[6].lower>>i&1<<6 | x[7].lower>>i&1<<7 | x[8].lower>>i&1<<8
}
