// Package sets is a strategy: backtracking over sets of digits. One set for each row, column and box says
// which digits the house lacks; what is legal in a cell is the intersection of the sets of its houses. The
// search goes on at the cell with the fewest legal digits, and counts the grids that it looks at.
//
// The idea is that of a small Rust program of the 2010s, which searched for all solutions in this way and
// whose counts this package reproduces. To branch where there is least choice is older: Golomb and Baumert
// (Backtrack programming, 1965) name it, and constraint programming calls it "fail first".
package sets

import (
	"context"
	"math/bits"

	"pencilmark/candidates"
	"pencilmark/fallback"
)

// Strategy looks at the cell with the fewest legal digits first.
var Strategy = &fallback.Strategy{
	Name:  "sets",
	Title: "row, column and box sets",
	Teaches: `Which digits are legal in a cell is one intersection of three sets, so nothing has to be looked up or
remembered cell by cell. And the order of the cells is worth more than the speed of the search: going on where the choice
is least, the same backtracking that takes millions of moves in reading order takes thousands.`,
	Origin: "a set backtracker in Rust; the choice of the cell is the fail-first rule (Golomb and Baumert, 1965)",
	Counts: []fallback.Counter{fallback.Grids},
	New: func(b *candidates.Board) (fallback.Solver, error) {
		return &solver{Search: fallback.NewSearch(b), lacks: make([]uint32, len(b.Houses()))}, nil
	},
}

type solver struct {
	fallback.Search
	lacks []uint32 // by house, one bit a digit
	depth int
}

func (s *solver) Solve(ctx context.Context, t fallback.Task) fallback.Report {
	if s.Begin(ctx, t) {
		s.depth = 0
		for h := range s.lacks {
			s.lacks[h] = 1<<(s.Board.Size()+1) - 2
		}
		for cell, d := range s.Cells {
			if d != 0 {
				s.flip(cell, d)
			}
		}
		s.look()
	}
	return s.Report
}

// look searches one grid. It reports false when the search is over.
func (s *solver) look() bool {
	if !s.Spend(fallback.Grids) {
		return false
	}
	cell, legal := s.fewest()
	if cell < 0 {
		return s.Solution()
	}
	if legal == 0 {
		s.Log(fallback.Event{Action: fallback.Reject, Depth: s.depth, Cell: cell})
	}
	choices := bits.OnesCount32(legal)
	for ; legal != 0; legal &= legal - 1 {
		d := candidates.Digit(bits.TrailingZeros32(legal))
		s.Cells[cell] = d
		s.flip(cell, d)
		s.depth++
		s.Log(fallback.Event{Action: fallback.Try, Depth: s.depth, Cell: cell, Digit: d, Choices: choices})
		if !s.look() {
			return false
		}
		s.depth--
		s.Cells[cell] = 0
		s.flip(cell, d)
		s.Log(fallback.Event{Action: fallback.Retreat, Depth: s.depth, Cell: cell, Digit: d})
	}
	return true
}

// fewest returns the open cell with the fewest legal digits, the first of them
// in reading order; -1 if no cell is open.
func (s *solver) fewest() (best int, legal uint32) {
	best = -1
	least := s.Board.Size() + 1
	for cell, d := range s.Cells {
		if d != 0 {
			continue
		}
		in := ^uint32(0)
		for _, h := range s.Board.HousesOf(cell) {
			in &= s.lacks[h]
		}
		if n := bits.OnesCount32(in); n < least {
			best, legal, least = cell, in, n
			if n == 0 {
				break
			}
		}
	}
	return best, legal
}

// flip takes a digit out of the sets of the cell, or puts it back.
func (s *solver) flip(cell int, d candidates.Digit) {
	for _, h := range s.Board.HousesOf(cell) {
		s.lacks[h] ^= 1 << d
	}
}
