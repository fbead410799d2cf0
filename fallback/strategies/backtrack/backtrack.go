// Package backtrack is a strategy: backtracking in reading order. It writes into the first open
// cell the smallest digit that its row, column and box allow, goes on to the next, and where no
// digit fits goes back to the cell before and takes the next digit there.
//
// It is the algorithm that D. H. Lehmer named in the 1950s and that most people write first.
// This one follows the backtracker of a Ruby family of solvers (2015), whose log of the
// backtracker at work it keeps as well: see the trace.
package backtrack

import (
	"context"
	"math/bits"

	"pencilmark/candidates"
	"pencilmark/fallback"
)

// Strategy is backtracking in reading order.
var Strategy = &fallback.Strategy{
	Name:  "backtrack",
	Title: "backtracking in reading order",
	Teaches: `A wrong digit need not be followed to the end: as soon as a cell has no digit left, everything that begins in
this way is ruled out at once. That is the step from astronomical numbers to millions. What stays bad is the order: a choice
made in row 1 is found wrong in row 5, again and again, after everything in between was tried.`,
	Origin: "Lehmer's backtrack (1950s), as in a family of Ruby solvers (2015)",
	Counts: []fallback.Counter{fallback.Moves, fallback.Rollbacks},
	New: func(b *candidates.Board) (fallback.Solver, error) {
		return &solver{Search: fallback.NewSearch(b), used: make([]uint32, len(b.Houses()))}, nil
	},
}

type solver struct {
	fallback.Search
	used []uint32 // by house, one bit a digit
}

func (s *solver) Solve(ctx context.Context, t fallback.Task) fallback.Report {
	if s.Begin(ctx, t) {
		clear(s.used)
		for cell, d := range s.Cells {
			if d != 0 {
				s.flip(cell, d)
			}
		}
		s.fill(0, 0)
	}
	return s.Report
}

// fill completes the cells from the given one on. It reports false when the
// search is over. The depth is the number of digits placed.
func (s *solver) fill(cell, depth int) bool {
	for cell < len(s.Cells) && s.Cells[cell] != 0 {
		cell++
	}
	if cell == len(s.Cells) {
		return s.Solution()
	}
	fits := uint32(1)<<(s.Board.Size()+1) - 2
	for _, h := range s.Board.HousesOf(cell) {
		fits &^= s.used[h]
	}
	if fits == 0 {
		s.Log(fallback.Event{Action: fallback.Reject, Depth: depth, Cell: cell})
	}
	choices := bits.OnesCount32(fits)
	for ; fits != 0; fits &= fits - 1 {
		if !s.Spend(fallback.Moves) {
			return false
		}
		d := candidates.Digit(bits.TrailingZeros32(fits))
		s.Cells[cell] = d
		s.flip(cell, d)
		s.Log(fallback.Event{Action: fallback.Try, Depth: depth + 1, Cell: cell, Digit: d, Choices: choices})
		if !s.fill(cell+1, depth+1) {
			return false
		}
		s.Cells[cell] = 0
		s.flip(cell, d)
		s.Counts[fallback.Rollbacks]++
		s.Log(fallback.Event{Action: fallback.Retreat, Depth: depth, Cell: cell, Digit: d})
	}
	return true
}

// flip marks a digit as used in the houses of the cell, or as free again.
func (s *solver) flip(cell int, d candidates.Digit) {
	for _, h := range s.Board.HousesOf(cell) {
		s.used[h] ^= 1 << d
	}
}
