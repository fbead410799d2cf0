package prune

import (
	"context"
	"math/bits"
	"slices"

	"pencilmark/candidates"
	"pencilmark/fallback"
)

// Pairs prunes an array of candidates by solved cells and by pairs.
var Pairs = arrayStrategy("prune-pairs", "pruned array with pairs", 2,
	`The same search with another representation, one word of bits a cell, and with one more rule: two cells of a house
with the same two candidates leave neither to the rest of it. The array makes each step cheaper, the rule makes the tree
smaller, and the two gains multiply.`)

// Triples prunes an array of candidates by solved cells, pairs and triples.
var Triples = arrayStrategy("prune-triples", "pruned array with triples", 3,
	`Where a rule stops to pay. Three cells of a house that have three candidates among them leave none of these to the
rest, which is as true as for pairs and saves nodes again; but there are many more triples of cells to look at, and on
most puzzles that takes the time that it saves. Only the hard ones gain.`)

func arrayStrategy(name, title string, largest int, teaches string) *fallback.Strategy {
	return &fallback.Strategy{
		Name: name, Title: title, Teaches: teaches, Origin: origin,
		Counts: []fallback.Counter{fallback.Nodes},
		New: func(b *candidates.Board) (fallback.Solver, error) {
			return &arrays{Search: fallback.NewSearch(b), largest: largest}, nil
		},
	}
}

type arrays struct {
	fallback.Search
	largest int        // of the sets of cells that are pruned by
	boards  [][]uint32 // by depth: the candidates of each cell, one bit a digit
	changed bool       // by the pass through all houses that is under way
}

func (s *arrays) Solve(ctx context.Context, t fallback.Task) fallback.Report {
	if s.Begin(ctx, t) {
		b := s.board(0)
		for cell, d := range s.Cells {
			b[cell] = 1<<(s.Board.Size()+1) - 2
			if d != 0 {
				b[cell] = 1 << d
			}
		}
		s.search(0)
	}
	return s.Report
}

// board returns the memory for the board of a depth.
func (s *arrays) board(depth int) []uint32 {
	if depth == len(s.boards) {
		s.boards = append(s.boards, make([]uint32, len(s.Cells)))
	}
	return s.boards[depth]
}

// search prunes the board of a depth and guesses. It reports false when the search is over.
func (s *arrays) search(depth int) bool {
	b := s.board(depth)
	if !s.prune(b, depth) {
		s.Log(fallback.Event{Action: fallback.Reject, Depth: depth})
		return true
	}
	guess, choices := -1, s.Board.Size()+1
	for cell, left := range b {
		if n := bits.OnesCount32(left); n > 1 && n < choices {
			guess, choices = cell, n
		}
	}
	if guess < 0 {
		s.show(b)
		return s.Solution()
	}
	for left := b[guess]; left != 0; left &= left - 1 {
		if !s.Spend(fallback.Nodes) {
			return false
		}
		d := candidates.Digit(bits.TrailingZeros32(left))
		after := s.board(depth + 1)
		copy(after, b)
		after[guess] = 1 << d
		if s.Tracing() {
			s.show(after)
			s.Log(fallback.Event{Action: fallback.Try, Depth: depth + 1, Cell: guess, Digit: d, Choices: choices})
		}
		if !s.search(depth + 1) {
			return false
		}
		if s.Tracing() {
			s.show(b)
			s.Log(fallback.Event{Action: fallback.Retreat, Depth: depth, Cell: guess, Digit: d})
		}
	}
	return true
}

// prune strikes what follows from solved cells, pairs and triples, until nothing changes: the
// cheapest rule first, and from the start again after each that changes something. It reports
// false if a cell is left without candidates.
func (s *arrays) prune(b []uint32, depth int) bool {
	if s.Tracing() {
		defer s.showForced(slices.Clone(b), b, depth)
	}
	for size := 1; size <= s.largest; {
		s.changed = false
		for _, h := range s.Board.Houses() {
			if !s.pruneHouse(b, h.Cells, size) {
				return false
			}
		}
		if s.changed {
			size = 1
		} else {
			size++
		}
	}
	return true
}

// pruneHouse looks for cells of a house, as many as size says, that have just as
// many candidates among them. It strikes these from the other cells.
func (s *arrays) pruneHouse(b []uint32, cells []int, size int) bool {
	for i, first := range cells {
		if n := bits.OnesCount32(b[first]); n > size || n == 1 && size > 1 {
			continue
		}
		if !s.extend(b, cells, cells[i+1:], b[first], size, 1) {
			return false
		}
	}
	return true
}

// extend completes a set of so many cells, whose candidates are in the union, from the cells that follow.
func (s *arrays) extend(b []uint32, house, following []int, union uint32, size, have int) bool {
	if have == size {
		return s.strike(b, house, union)
	}
	for i, cell := range following {
		with := union | b[cell]
		if bits.OnesCount32(b[cell]) > 1 && bits.OnesCount32(with) <= size {
			if !s.extend(b, house, following[i+1:], with, size, have+1) {
				return false
			}
		}
	}
	return true
}

// strike removes the digits from the cells of a house that have others as well.
// It reports false if fewer digits than cells are left for those that do not.
func (s *arrays) strike(b []uint32, house []int, digits uint32) bool {
	within := 0
	for _, cell := range house {
		switch left := b[cell] &^ digits; {
		case left == 0:
			within++
		case left != b[cell]:
			b[cell] = left
			s.changed = true
		}
	}
	return within <= bits.OnesCount32(digits)
}

// show makes Cells what the board has solved.
func (s *arrays) show(b []uint32) {
	for cell, left := range b {
		s.Cells[cell] = 0
		if bits.OnesCount32(left) == 1 {
			s.Cells[cell] = candidates.Digit(bits.TrailingZeros32(left))
		}
	}
}

// showForced logs the cells that are solved after pruning and were not before.
func (s *arrays) showForced(before, after []uint32, depth int) {
	s.show(before)
	for cell, left := range after {
		if bits.OnesCount32(left) == 1 && before[cell] != left {
			d := candidates.Digit(bits.TrailingZeros32(left))
			s.Cells[cell] = d
			s.Log(fallback.Event{Action: fallback.Force, Depth: depth, Cell: cell, Digit: d})
		}
	}
}
