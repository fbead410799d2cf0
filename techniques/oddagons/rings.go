package oddagons

import (
	"pencilmark/candidates"
	"pencilmark/techniques"
)

// The cells of a ring: an odd number, five at least, since three that see each other need no ring.
const minRing, maxRing = 5, 9

// rings is the search for rings of cells that have two digits, in which each
// cell sees the next and no other one does.
type rings struct {
	pass  *techniques.Pass
	set   candidates.DigitSet
	pool  candidates.CellSet // the cells that have both digits
	size  int                // of the rings looked for
	cells [maxRing]candidates.Cell
	known []guards // of the steps reported
}

// findRings reports the rings of an odd number of cells with two digits, of
// those with the same guardians one of the shortest.
//
// Have: an odd number of cells in a ring, each in sight of the next, two digits
// that all of them have, and the guardians, their other candidates.
//
//	(a) if no guardian is true, each cell has one of the two digits, and not that
//	    of the next;
//	(b) then the digits alternate, and the number of cells is even.
//
// Hence some guardian is true. If there is one only, it is placed; what excludes all of them is false.
func findRings(p *techniques.Pass) {
	l := p.Grid.Layout()
	for a := range l.Digits().All() {
		for b := a + 1; l.Digits().Has(b); b++ {
			r := rings{pass: p, set: candidates.Digits(a, b), pool: p.Grid.Places(a).And(p.Grid.Places(b))}
			for r.size = minRing; r.size <= min(maxRing, r.pool.Len()); r.size += 2 {
				for free := r.pool; !free.IsEmpty(); {
					first, _ := free.Next()
					if !r.extend(0, first, free, guards{}) {
						return
					}
				}
			}
		}
	}
}

// extend makes c cell n of the ring and goes on to the next one, which must be among the free cells: those
// that come after the first, so that each ring is met from one cell only, and see none of cells 1 to n-1.
func (r *rings) extend(n int, c candidates.Cell, free candidates.CellSet, s guards) (more bool) {
	g := r.pass.Grid
	s, ok := s.with(g, c, r.set)
	if !ok {
		return true
	}
	r.cells[n] = c
	if n == r.size-1 {
		// The ring the other way round has the same guardians.
		if s.cells.IsEmpty() || !s.fresh(&r.known) {
			return true
		}
		return r.pass.Report(s.step(g, candidates.Cells(r.cells[:r.size]...), r.set))
	}
	next := free.And(g.Layout().Peers(c))
	if n > 0 {
		free = free.AndNot(g.Layout().Peers(c))
		if first := g.Layout().Peers(r.cells[0]); n == r.size-2 {
			next = next.And(first)
		} else {
			next = next.AndNot(first)
		}
	}
	for b, ok := next.Next(); ok; b, ok = next.Next() {
		if !r.extend(n+1, b, free.Without(b), s) {
			return false
		}
	}
	return true
}
