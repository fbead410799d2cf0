package suppose

import (
	"math/bits"

	"pencilmark/candidates"
)

// Lines is a set of lines of the branches in use.
type Lines struct {
	placed  candidates.CellSet // placements, by their cells
	removed numbers            // removals, by their places in a list
}

// numbers is a set of numbers below [maxRemovals].
type numbers struct{ lo, hi uint64 }

func (s numbers) with(i int) numbers {
	if i < 64 {
		s.lo |= 1 << i
	} else {
		s.hi |= 1 << (i - 64)
	}
	return s
}

// split returns the numbers below i and the others.
func (s numbers) split(i int) (below, rest numbers) {
	// Have: a shift by 64 or more leaves nothing.
	below = numbers{s.lo & (1<<i - 1), s.hi & (1<<max(0, i-64) - 1)}
	return below, numbers{s.lo &^ below.lo, s.hi &^ below.hi}
}

// len returns how many numbers there are.
func (s numbers) len() int { return bits.OnesCount64(s.lo) + bits.OnesCount64(s.hi) }

// next takes out the least number; ok is false if there was none.
func (s *numbers) next() (i int, ok bool) {
	switch {
	case s.lo != 0:
		i = bits.TrailingZeros64(s.lo)
		s.lo &= s.lo - 1
	case s.hi != 0:
		i = 64 + bits.TrailingZeros64(s.hi)
		s.hi &= s.hi - 1
	default:
		return 0, false
	}
	return i, true
}

// maxRemovals is the greatest number of nested refutations among the lines of the
// branches in use. The hardest puzzles known come to half as many.
const maxRemovals = 128

func (s Lines) or(t Lines) Lines {
	return Lines{s.placed.Or(t.placed), numbers{s.removed.lo | t.removed.lo, s.removed.hi | t.removed.hi}}
}

func (s Lines) meets(t Lines) bool {
	return s.placed.Meets(t.placed) || s.removed.lo&t.removed.lo|s.removed.hi&t.removed.hi != 0
}
