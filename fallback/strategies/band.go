package strategies

import (
	"context"
	"errors"
	"fmt"

	"pencilmark/candidates"
	"pencilmark/fallback"
	"pencilmark/fallback/band"
)

// Band is the search of package [band] as a strategy. The package cannot hold
// it itself: package fallback rests on it. Its trace tells the solutions alone.
var Band = &fallback.Strategy{
	Name:  "band",
	Title: "bands of bits",
	Teaches: `How far the machine can be met. The places of a digit in three rows are one word of 27 bits, and a rule is a few
instructions for nine cells or more at once; what takes others a table of candidates and a loop takes this one a look at a
table. The price is that the geometry is written into the code: it solves the ordinary 9x9 board and nothing else.`,
	Origin: "bb_sudoku by Brian Turner and JCZSolve by Zhou Yundong, of the Players' Forum (about 2008 and later)",
	Counts: []fallback.Counter{fallback.Nodes},
	New: func(b *candidates.Board) (fallback.Solver, error) {
		if b.Layout() != candidates.Classic9 {
			return nil, fmt.Errorf("band works on the classic9 board alone, not on %v", b)
		}
		return &bandSolver{Search: fallback.NewSearch(b)}, nil
	},
}

type bandSolver struct {
	fallback.Search
	solver band.Solver
}

func (s *bandSolver) Solve(ctx context.Context, t fallback.Task) fallback.Report {
	if !s.Begin(ctx, t) {
		return s.Report
	}
	if s.solver.MaxGuesses = t.Budget.Nodes; t.Budget.Nodes == 0 {
		s.solver.MaxGuesses = fallback.DefaultNodes
	}
	givens := s.Board.Filling(t.Givens)
	s.solver.Puzzle(&givens)
	for s.solver.Next(ctx) {
		f := s.solver.Solution()
		for i := range s.Cells {
			s.Cells[i] = f[i] // a cell of this board is its place in reading order
		}
		if !s.Solution() {
			break
		}
	}
	s.Counts[fallback.Nodes], s.Stopped = s.solver.Guesses(), s.solver.Err()
	if errors.Is(s.Stopped, band.ErrGuesses) {
		s.Stopped = &fallback.NodesError{Nodes: s.solver.MaxGuesses}
	}
	return s.Report
}
