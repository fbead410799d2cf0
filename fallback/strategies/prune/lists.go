// Package prune is three strategies that reason before they guess. Each cell has a list of its
// candidates; the digits of solved cells are pruned from the lists of their peers until nothing
// changes; then the search guesses at the cell with the shortest list.
//
// [Lists] does that on lists that are never changed, only replaced. [Pairs] keeps the candidates in an
// array of bit sets and prunes more: two cells of a house with the same two candidates leave neither to the
// rest of it. [Triples] goes on to three cells with three candidates among them.
//
// All three follow two Scala programs: a list solver, then an array solver with
// pair elimination, which names triples as the next step.
package prune

import (
	"context"
	"slices"

	"pencilmark/candidates"
	"pencilmark/fallback"
)

const origin = "a list solver and then an array solver in Scala"

// Lists prunes lists of candidates by row, column and box.
var Lists = &fallback.Strategy{
	Name:  "prune",
	Title: "pruned lists",
	Teaches: `Following up what a digit rules out before the next guess, constraint propagation in its simplest form, shrinks
the tree so far that most puzzles in newspapers need no guess at all. The board is a value: a guess works on a new board,
and to take it back is to forget that board. Nothing can be left over, and it costs memory at every step.`,
	Origin: origin,
	Counts: []fallback.Counter{fallback.Nodes},
	New: func(b *candidates.Board) (fallback.Solver, error) {
		return &lists{fallback.NewSearch(b)}, nil
	},
}

type lists struct{ fallback.Search }

// board has the list of candidates of each cell. It is never changed, and
// shares the lists that stayed the same with the board it was made from.
type board [][]candidates.Digit

func (s *lists) Solve(ctx context.Context, t fallback.Task) fallback.Report {
	if s.Begin(ctx, t) {
		var all []candidates.Digit
		for d := 1; d <= s.Board.Size(); d++ {
			all = append(all, candidates.Digit(d))
		}
		b := make(board, len(s.Cells))
		for cell, d := range s.Cells {
			b[cell] = all
			if d != 0 {
				b[cell] = all[d-1 : d]
			}
		}
		s.search(b, 0)
	}
	return s.Report
}

// search prunes a board and guesses. It reports false when the search is over.
func (s *lists) search(b board, depth int) bool {
	b, ok := s.prune(b, depth)
	if s.Stopped != nil {
		return false
	}
	if !ok {
		s.Log(fallback.Event{Action: fallback.Reject, Depth: depth})
		return true
	}
	guess := shortest(b)
	if guess < 0 {
		s.show(b)
		return s.Solution()
	}
	for _, d := range b[guess] {
		if !s.Spend(fallback.Nodes) {
			return false
		}
		after := slices.Clone(b)
		after[guess] = []candidates.Digit{d}
		if s.Tracing() {
			s.show(after)
			s.Log(fallback.Event{Action: fallback.Try, Depth: depth + 1, Cell: guess, Digit: d, Choices: len(b[guess])})
		}
		if !s.search(after, depth+1) {
			return false
		}
		if s.Tracing() {
			s.show(b)
			s.Log(fallback.Event{Action: fallback.Retreat, Depth: depth, Cell: guess, Digit: d})
		}
	}
	return true
}

// prune strikes the digits of solved cells from the lists of their peers, until nothing
// changes. It reports false if a list becomes empty, or the search has to stop.
func (s *lists) prune(b board, depth int) (board, bool) {
	for changed := true; changed; {
		changed = false
		next := make(board, len(b))
		for cell, list := range b {
			// A pass through a large board can take milliseconds.
			if cell%s.Board.Size() == 0 && !s.Look() {
				return b, false
			}
			pruned := slices.DeleteFunc(slices.Clone(list), func(d candidates.Digit) bool {
				return slices.ContainsFunc(s.Board.Peers(cell), func(peer int) bool {
					return len(b[peer]) == 1 && b[peer][0] == d
				})
			})
			if len(pruned) == 0 {
				return b, false
			}
			if len(pruned) == len(list) {
				next[cell] = list
				continue
			}
			next[cell] = pruned
			changed = true
		}
		if s.Tracing() {
			s.showForced(b, next, depth)
		}
		b = next
	}
	return b, true
}

// shortest returns the first cell with the shortest list of two or more, -1 if all cells are solved.
func shortest(b board) (best int) {
	best = -1
	for cell, list := range b {
		if len(list) > 1 && (best < 0 || len(list) < len(b[best])) {
			best = cell
		}
	}
	return best
}

// show makes Cells what the board has solved.
func (s *lists) show(b board) {
	for cell, list := range b {
		s.Cells[cell] = 0
		if len(list) == 1 {
			s.Cells[cell] = list[0]
		}
	}
}

// showForced logs the cells that are solved after pruning and were not before.
func (s *lists) showForced(before, after board, depth int) {
	s.show(before)
	for cell, list := range after {
		if len(list) == 1 && len(before[cell]) > 1 {
			s.Cells[cell] = list[0]
			s.Log(fallback.Event{Action: fallback.Force, Depth: depth, Cell: cell, Digit: list[0]})
		}
	}
}
