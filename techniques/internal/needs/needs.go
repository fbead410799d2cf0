// Package needs tells a pattern that is all of use from one that contains a smaller pattern with the same
// effects. Techniques that join patterns ask it before they report one.
package needs

import (
	"math"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// All reports whether the effects need each of the items: without any one of
// them some effect no longer follows from the others. It is exact, and its
// time grows fast with the number of items that do not force each other.
func All(g *candidates.Grid, items []candidates.Item, effects []explain.Effect) bool {
	for i := range items {
		// The item is swapped out, so that the others are one slice.
		items[0], items[i] = items[i], items[0]
		spared := true
		for _, e := range effects {
			spared = spared && Follows(g, items[1:], e)
		}
		items[0], items[i] = items[i], items[0]
		if spared {
			return false
		}
	}
	return true
}

// shedCases is how many cases a proof without some premise may take. It is what package verify allows.
const shedCases = 2000

// Shed takes premises out of a step until its effects need each of those that are
// left, and returns the step. A premise without which the proof is long stays.
func Shed(g *candidates.Grid, s explain.Step) explain.Step {
	for again := true; again; {
		// What was too long a proof may be a short one from fewer premises.
		var long bool
		before := len(s.Premises)
		for i := 0; i < len(s.Premises); {
			rest := slices.Delete(slices.Clone(s.Premises), i, i+1)
			if slices.ContainsFunc(s.Effects, func(e explain.Effect) bool {
				cases := shedCases
				follows := follows(g, rest, e, &cases)
				long = long || cases < 0
				return !follows
			}) {
				i++
			} else {
				s.Premises = rest
			}
		}
		again = long && len(s.Premises) < before
	}
	return s
}

// Follows reports whether the effect follows from the items: whether they
// cannot all have a true candidate if it is denied.
func Follows(g *candidates.Grid, items []candidates.Item, e explain.Effect) bool {
	cases := math.MaxInt
	return follows(g, items, e, &cases)
}

// follows is [Follows] within a number of cases, which it counts down. It is
// negative in the end if they did not do.
func follows(g *candidates.Grid, items []candidates.Item, e explain.Effect, cases *int) bool {
	s := state{grid: g}
	if e.Place {
		s.strike(e.Candidate)
	} else {
		s.suppose(e.Candidate)
	}
	return s.contradicts(items, cases)
}

// state is what is known of the candidates of a grid in one case of a proof.
type state struct {
	grid            *candidates.Grid
	isTrue, isFalse [candidates.MaxSize + 1]candidates.CellSet // by digit
	filled          candidates.CellSet                         // the cells with a true candidate
}

func (s *state) strike(k candidates.Candidate) {
	s.isFalse[k.Digit()] = s.isFalse[k.Digit()].With(k.Cell())
}

// suppose makes a candidate true, and false what it excludes.
func (s *state) suppose(k candidates.Candidate) {
	c, d := k.Cell(), k.Digit()
	s.isTrue[d], s.filled = s.isTrue[d].With(c), s.filled.With(c)
	s.isFalse[d] = s.isFalse[d].Or(s.grid.Layout().Peers(c))
	for others := s.grid.Candidates(c).Without(d); others != 0; {
		other, _ := others.Next()
		s.isFalse[other] = s.isFalse[other].With(c)
	}
	if conflicts := s.grid.Layout().Conflicts(k); conflicts != nil {
		for ds := s.grid.Layout().Digits(); ds != 0; {
			other, _ := ds.Next()
			s.isFalse[other] = s.isFalse[other].Or(conflicts.Places(other))
		}
	}
}

// supposing is [state.suppose] on a copy of what is known.
func (s state) supposing(k candidates.Candidate) state {
	s.suppose(k)
	return s
}

// contradicts reports whether the items cannot all have a true candidate. It
// reports false if that takes more cases than are left.
func (s state) contradicts(items []candidates.Item, cases *int) bool {
	if *cases--; *cases < 0 {
		return false
	}
	for {
		few, of := -1, candidates.Item(0) // the fewest candidates that an item has which has no true one yet
		for _, item := range items {
			n, settled := s.count(item)
			if settled || few >= 0 && n >= few {
				continue
			}
			if few, of = n, item; few <= 1 {
				break
			}
		}
		if few <= 0 {
			return few == 0
		}
		var room [candidates.MaxSize]candidates.Candidate
		left := s.appendPossible(room[:0], of)
		if few == 1 {
			s.suppose(left[0])
			continue
		}
		for _, k := range left {
			if one := s.supposing(k); !one.contradicts(items, cases) {
				return false
			}
		}
		return true
	}
}

// count returns how many candidates of an item are not known to be false, unless
// one of them is known to be true: then the item is settled.
func (s *state) count(item candidates.Item) (n int, settled bool) {
	if d, h, ok := item.House(); ok {
		places := s.grid.PlacesIn(d, h)
		return places.AndNot(s.isFalse[d]).Len(), places.Meets(s.isTrue[d])
	}
	c, _ := item.Cell()
	if s.filled.Has(c) {
		return 0, true
	}
	for ds := s.grid.Candidates(c); ds != 0; {
		if d, _ := ds.Next(); !s.isFalse[d].Has(c) {
			n++
		}
	}
	return n, false
}

// appendPossible appends the candidates of an item that are not known to be false.
func (s *state) appendPossible(ks []candidates.Candidate, item candidates.Item) []candidates.Candidate {
	if d, h, ok := item.House(); ok {
		places := s.grid.PlacesIn(d, h).AndNot(s.isFalse[d])
		for c, ok := places.Next(); ok; c, ok = places.Next() {
			ks = append(ks, candidates.Of(c, d))
		}
		return ks
	}
	c, _ := item.Cell()
	for ds := s.grid.Candidates(c); ds != 0; {
		if d, _ := ds.Next(); !s.isFalse[d].Has(c) {
			ks = append(ks, candidates.Of(c, d))
		}
	}
	return ks
}
