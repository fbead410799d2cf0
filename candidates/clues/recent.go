package clues

import (
	"slices"
	"sync"

	"pencilmark/candidates"
)

// recent are the boards that were made last, the latest first. Whoever solves a puzzle with clues reads it again and
// again, and what a board knows of its sums takes longer than most that is asked of it.
var recent struct {
	sync.Mutex
	boards []board
}

// mostRecent is how many boards are kept.
const mostRecent = 8

// board is what a layout was made of, and it.
type board struct {
	on     *candidates.Layout
	clues  []candidates.Clue
	layout *candidates.Layout
}

// is reports whether a board has those houses and clues.
func (b *board) is(on *candidates.Layout, cs []candidates.Clue) bool {
	return b.on == on && slices.EqualFunc(b.clues, cs, func(x, y candidates.Clue) bool {
		return x.Kind == y.Kind && slices.Equal(x.Values, y.Values) && slices.EqualFunc(x.Lines, y.Lines, slices.Equal[[]candidates.Cell])
	})
}

// recall returns a recent board, nil if it is none.
func recall(on *candidates.Layout, cs []candidates.Clue) *candidates.Layout {
	recent.Lock()
	defer recent.Unlock()
	i := slices.IndexFunc(recent.boards, func(b board) bool { return b.is(on, cs) })
	if i < 0 {
		return nil
	}
	b := recent.boards[i]
	copy(recent.boards[1:i+1], recent.boards[:i])
	recent.boards[0] = b
	return b.layout
}

// keep keeps a board as the latest.
func keep(b board) {
	recent.Lock()
	defer recent.Unlock()
	recent.boards = slices.Insert(recent.boards, 0, b)
	recent.boards = slices.Delete(recent.boards, min(mostRecent, len(recent.boards)), len(recent.boards))
}
