package intersections

import (
	"math/bits"

	"pencilmark/candidates"
)

// side is the open cells of one of two crossing houses that are not in the other, and all sets of them at
// once. The number of a set has its cells as binary digits. So a word has a bit for each set of the first
// six cells, and the next word has these sets with the seventh. On a classic board there are no more than
// six cells, on any board no more than seven.
type side struct {
	cells [inWord + 1]candidates.Cell
	words int
	all   uint64                                 // the sets in a word
	held  [1 << (inWord + 1)]candidates.DigitSet // by set
	any   candidates.DigitSet                    // held by the largest

	holders [candidates.MaxSize][2]uint64 // by digit, the sets that hold it
	changed [2]uint64                     // the sets with a changed cell

	costs  [2]candidates.Counts[uint64] // of each set eight, less what it gains beside a crossing
	fit    [2]uint64                    // the sets that gain
	most   int                          // that one gains
	shared [8]candidates.DigitSet       // by gain, what all sets hold that gain so much or more
}

// inWord is the number of cells of which all sets have a bit in a word.
const inWord = 6

// members has for each of the first six cells the sets that contain it.
var members = [inWord]uint64{
	0xaaaaaaaaaaaaaaaa, 0xcccccccccccccccc, 0xf0f0f0f0f0f0f0f0,
	0xff00ff00ff00ff00, 0xffff0000ffff0000, 0xffffffff00000000,
}

// free is what the sets cost in both words if they bring no digit: eight, less their cells.
var free = func() (free [2]candidates.Counts[uint64]) {
	for _, sets := range members {
		free[1] = free[1].More(^sets)
	}
	free[1] = free[1].More(^uint64(0))
	free[0] = free[1].More(^uint64(0))
	return free
}()

// fill makes the side that of some cells.
func (s *side) fill(g *candidates.Grid, cells, changed candidates.CellSet) {
	clear(s.holders[:])
	s.changed = [2]uint64{}
	n := 0
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		with := [2]uint64{0, ^uint64(0)}
		if n < inWord {
			with = [2]uint64{members[n], members[n]}
		}
		held := g.Candidates(c)
		s.cells[n] = c
		for set := range 1 << n {
			s.held[1<<n|set] = s.held[set] | held
		}
		for held != 0 {
			d, _ := held.Next()
			s.holders[d-1][0] |= with[0]
			s.holders[d-1][1] |= with[1]
		}
		if changed.Has(c) {
			s.changed[0] |= with[0]
			s.changed[1] |= with[1]
		}
		n++
	}
	s.any, s.words, s.all = s.held[1<<n-1], 1, 1<<(1<<n)-1
	if n > inWord {
		s.words, s.all = 2, ^uint64(0)
	}
}

// weigh finds what the sets gain beside a crossing that holds some digits. It
// returns how much one gains at most.
func (s *side) weigh(held candidates.DigitSet) (most int) {
	for w := range s.words {
		t := free[w]
		for ds := s.any &^ held; ds != 0; {
			d, _ := ds.Next()
			t = t.More(s.holders[d-1][w])
		}
		s.costs[w], s.fit[w] = t, s.all&^t.Eights
		most = max(most, 8-t.Least(s.all))
	}
	s.most = most
	return most
}

// share finds, by gain, the digits that all sets have which gain so much or more.
func (s *side) share() {
	var sets [2]uint64
	for gain := s.most; gain > 0; gain-- {
		for w := range s.words {
			sets[w] |= s.all & s.costs[w].Are(8-gain)
		}
		var shared candidates.DigitSet
		for ds := s.any; ds != 0; {
			d, _ := ds.Next()
			if holders := &s.holders[d-1]; sets[0]&^holders[0]|sets[1]&^holders[1] == 0 {
				shared = shared.With(d)
			}
		}
		s.shared[gain] = shared
	}
}

// mayMatch reports whether some set may gain so much if what it holds of some digits costs as well.
func (s *side) mayMatch(digits candidates.DigitSet, gain int) bool {
	return gain <= s.most && (digits&s.shared[max(gain, 1)]).Len() <= s.most-gain
}

// matching returns the sets in a word that gain something, and exactly so much if
// what they hold of some digits costs as well.
func (s *side) matching(w int, digits candidates.DigitSet, gain int) uint64 {
	t := s.costs[w]
	for ds := s.any & digits; ds != 0; {
		d, _ := ds.Next()
		t = t.More(s.holders[d-1][w])
	}
	return s.fit[w] & t.Are(8-gain)
}

// flank returns a set by its number.
func (s *side) flank(set int) flank {
	f := flank{digits: s.held[set]}
	for left := uint(set); left != 0; left &= left - 1 {
		f.cells = f.cells.With(s.cells[bits.TrailingZeros(left)])
	}
	return f
}
