package als

import (
	"math/bits"

	"pencilmark/candidates"
	"pencilmark/candidates/bitset"
)

// ends tells with which sets chains may begin and end: those from which a target excludes its digit.
type ends struct {
	graph   *graph
	targets *candidates.CandidateSet // that chains may have
	firsts  []int                    // the sets from which some of these exclude a digit, in order

	// Of one set, its partners: by digit less one, the sets after it from which a
	// target excludes the digit that excludes it from this one.
	set      int // -1 if there is none
	partners bitset.Matrix
	shared   candidates.DigitSet // the digits with partners
}

// begin finds the sets for some targets.
func (e *ends) begin(g *graph, targets *candidates.CandidateSet) {
	e.graph, e.targets, e.set = g, targets, -1
	e.partners.Clear(candidates.MaxSize, len(g.sets))
	all := e.partners.Row(0) // until there is a set
	for k := range targets.All() {
		all.Or(g.losingTo(k.Cell(), k.Digit()))
	}
	e.firsts = e.firsts[:0]
	for set := all.Next(0); set >= 0; set = all.Next(set + 1) {
		e.firsts = append(e.firsts, set)
	}
}

// of finds the partners of a set that have no more cells than the largest. Each
// chain is met from its first end alone.
func (e *ends) of(set, largest int) {
	if e.set == set {
		return
	}
	e.set, e.shared = set, 0
	e.partners.Clear(candidates.MaxSize, len(e.graph.sets))
	end := e.graph.upTo(largest)
	for zs := e.graph.sets[set].Digits; zs != 0; {
		z, _ := zs.Next()
		partners := e.partners.Row(int(z) - 1)
		targets := e.graph.targetsOf(set, z).And(e.targets.Places(z))
		for c, ok := targets.Next(); ok; c, ok = targets.Next() {
			partners.Or(e.graph.losingTo(c, z))
		}
		clear(partners[:set/64])
		partners[set/64] &^= 2<<(set%64) - 1
		if end < len(e.graph.sets) {
			partners[end/64] &= 1<<(end%64) - 1
			clear(partners[end/64+1:])
		}
		if !partners.IsEmpty() {
			e.shared = e.shared.With(z)
		}
	}
}

// mayLeave reports whether a chain may lead from the set by x: to another set,
// and to a partner for another digit.
func (e *ends) mayLeave(x candidates.Digit) bool {
	return e.graph.digits[e.set].Has(x) && e.shared.Without(x) != 0
}

// reached calls yield with the partners that a walk reaches which left the set by x, and with the digits y
// that enter them, if they are partners for another digit than x and y, the smallest first, until yield
// returns false. The walk has gone all links but the last. It reports whether yield never returned false.
func (e *ends) reached(w *walk, x candidates.Digit, yield func(partner int, y candidates.Digit) bool) bool {
	zs := e.shared.Without(x)
	for word := range bitset.Words(len(e.graph.sets)) {
		var partners uint64
		for zs := zs; zs != 0; {
			z, _ := zs.Next()
			partners |= e.partners.Row(int(z) - 1)[word]
		}
		for ; partners != 0; partners &= partners - 1 {
			b := 64*word + bits.TrailingZeros64(partners)
			var shared candidates.DigitSet
			for zs := zs; zs != 0; {
				if z, _ := zs.Next(); e.partners.Row(int(z) - 1).Has(b) {
					shared = shared.With(z)
				}
			}
			for ys := e.graph.digits[b]; ys != 0; {
				if y, _ := ys.Next(); shared.Without(y) != 0 && w.enters(b, y) && !yield(b, y) {
					return false
				}
			}
		}
	}
	return true
}
