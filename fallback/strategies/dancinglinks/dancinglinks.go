// Package dancinglinks is a strategy: Knuth's Algorithm X on the exact cover
// matrix of the puzzle, with dancing links.
//
// Sudoku asks for one digit in each cell and for each digit once in each row, column and box: 324 needs, of
// which each candidate meets four. To choose candidates that meet each need exactly once is an exact cover
// problem. The algorithm takes a need that the fewest candidates meet, chooses one of them, and covers what
// it meets: these columns, and every row with a 1 in one of them, leave the matrix. Dancing links make that
// cheap to undo. In a doubly linked list a node that was taken out still knows its neighbours, so the same
// two assignments put it back, as long as all is undone in reverse order.
//
// See Knuth, Dancing links (2000), and The Art of Computer Programming 7.2.2.1;
// he credits Hitotumatu and Noshita (1979) with the links. It is the third of
// a family of Ruby solvers (2015), which also drew the matrix: see [Matrix].
package dancinglinks

import (
	"context"

	"pencilmark/candidates"
	"pencilmark/fallback"
)

// Strategy is Algorithm X with dancing links.
var Strategy = &fallback.Strategy{
	Name:  "dancing-links",
	Title: "dancing links",
	Teaches: `The right way to put a question may be worth more than the right way to answer it. As an exact cover problem a
cell without digits and a digit without a place are the same thing, a column without rows, so that one rule, take the
shortest column, finds every single there is. Nothing in the search is about Sudoku, and it grows gently with what is missing.`,
	Origin: "Knuth, Dancing links (2000), after Hitotumatu and Noshita (1979); in a family of Ruby solvers (2015)",
	Counts: []fallback.Counter{fallback.Nodes},
	New: func(b *candidates.Board) (fallback.Solver, error) {
		return newSolver(NewMatrix(b)), nil
	},
}

// solver holds the matrix as nodes, which are indices: 0 is the head of the list of columns,
// then follow the headers of the columns, and then the 1s, row by row.
type solver struct {
	fallback.Search
	matrix                *Matrix
	left, right, up, down []int32
	column                []int32 // header of each node
	row                   []int32 // of the matrix, of each node that is a 1
	size                  []int32 // by header: the 1s left in the column
	firstOf               []int32 // by row: its first node
}

func newSolver(m *Matrix) *solver {
	s := &solver{Search: fallback.NewSearch(m.Board), matrix: m}
	node := func(left, right, up, down, column, row int) {
		s.left, s.right = append(s.left, int32(left)), append(s.right, int32(right))
		s.up, s.down = append(s.up, int32(up)), append(s.down, int32(down))
		s.column, s.row = append(s.column, int32(column)), append(s.row, int32(row))
	}
	headers := len(m.Columns) + 1
	for h := range headers {
		node((h+headers-1)%headers, (h+1)%headers, h, h, h, -1)
	}
	s.size = make([]int32, headers)
	for row, covers := range m.Covers {
		first := len(s.row)
		s.firstOf = append(s.firstOf, int32(first))
		for i, c := range covers {
			h := c + 1
			n, end := first+i, first+len(covers)-1
			left, right := n-1, n+1
			if n == first {
				left = end
			}
			if n == end {
				right = first
			}
			above := s.up[h]
			node(left, right, int(above), h, h, row)
			s.down[above], s.up[h] = int32(n), int32(n)
			s.size[h]++
		}
	}
	return s
}

func (s *solver) Solve(ctx context.Context, t fallback.Task) fallback.Report {
	if !s.Begin(ctx, t) {
		return s.Report
	}
	// Have: no givens clash, so each still finds its columns in the matrix.
	for cell, d := range t.Givens {
		if d != 0 {
			s.choose(s.firstOf[s.matrix.Row(cell, d)])
		}
	}
	s.search(0)
	for cell := len(t.Givens) - 1; cell >= 0; cell-- {
		if d := t.Givens[cell]; d != 0 {
			s.unchoose(s.firstOf[s.matrix.Row(cell, d)])
		}
	}
	return s.Report
}

// search covers what is left of the matrix. It reports false when the search is
// over; the matrix is as before in any case.
func (s *solver) search(depth int) (more bool) {
	if s.right[0] == 0 {
		return s.Solution()
	}
	// The first column with the fewest rows. One row or none is the fewest that need be looked for.
	h := s.right[0]
	for c := s.right[h]; c != 0 && s.size[h] > 1; c = s.right[c] {
		if s.size[c] < s.size[h] {
			h = c
		}
	}
	choices := int(s.size[h])
	if choices == 0 {
		s.Log(fallback.Event{Action: fallback.Reject, Depth: depth})
		return true
	}
	more = true
	for n := s.down[h]; n != h && more; n = s.down[n] {
		// Only a choice is a node; a row that is the only one left is forced.
		if choices > 1 && !s.Spend(fallback.Nodes) {
			return false
		}
		more = s.try(n, depth, choices)
	}
	return more
}

// try searches with one more row chosen.
func (s *solver) try(n int32, depth, choices int) (more bool) {
	cell, d := s.matrix.Candidate(int(s.row[n]))
	e := fallback.Event{Action: fallback.Force, Depth: depth, Cell: cell, Digit: d, Choices: choices}
	if choices > 1 {
		e.Action, e.Depth = fallback.Try, depth+1
	}
	s.Cells[cell] = d
	s.choose(n)
	s.Log(e)
	more = s.search(e.Depth)
	s.unchoose(n)
	if s.Cells[cell] = 0; more && choices > 1 {
		s.Log(fallback.Event{Action: fallback.Retreat, Depth: depth, Cell: cell, Digit: d})
	}
	return more
}

// choose covers all columns of the row of a node.
func (s *solver) choose(n int32) {
	s.cover(s.column[n])
	for m := s.right[n]; m != n; m = s.right[m] {
		s.cover(s.column[m])
	}
}

// unchoose undoes choose, in reverse order.
func (s *solver) unchoose(n int32) {
	for m := s.left[n]; m != n; m = s.left[m] {
		s.uncover(s.column[m])
	}
	s.uncover(s.column[n])
}

// cover takes a column out of the matrix, and all rows with a 1 in it.
func (s *solver) cover(h int32) {
	s.right[s.left[h]], s.left[s.right[h]] = s.right[h], s.left[h]
	for i := s.down[h]; i != h; i = s.down[i] {
		for j := s.right[i]; j != i; j = s.right[j] {
			s.down[s.up[j]], s.up[s.down[j]] = s.down[j], s.up[j]
			s.size[s.column[j]]--
		}
	}
}

// uncover puts a column and its rows back, in reverse order.
func (s *solver) uncover(h int32) {
	for i := s.up[h]; i != h; i = s.up[i] {
		for j := s.left[i]; j != i; j = s.left[j] {
			s.size[s.column[j]]++
			s.down[s.up[j]], s.up[s.down[j]] = j, j
		}
	}
	s.right[s.left[h]], s.left[s.right[h]] = h, h
}
