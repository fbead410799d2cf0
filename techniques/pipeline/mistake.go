package pipeline

import (
	"context"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/fallback"
)

// FindMistake compares what a player has placed and removed with the solution
// of the givens. It returns the first mistake in reading order, wrong digits
// before missing marks. It returns nil if there is none, and also where the
// givens do not tell: there are none, or they have no solution or several.
// The context bounds the search for the solution.
func FindMistake(ctx context.Context, g *candidates.Grid) *explain.Mistake {
	if g.Givens().IsEmpty() {
		return nil
	}
	start := candidates.NewGrid(g.Layout(), g.GivenDigits())
	found := fallback.Solve(ctx, &start, 2, fallback.Budget{})
	if found.Stopped != nil || len(found.Solutions) != 1 {
		return nil
	}
	solution := found.Solutions[0]
	for c := range g.Layout().Cells().All() {
		if v := g.Value(c); v != 0 && v != solution[c] {
			return &explain.Mistake{Cell: c, Right: solution[c], Placed: v}
		}
	}
	for c := range g.Open().All() {
		if !g.Candidates(c).Has(solution[c]) {
			return &explain.Mistake{Cell: c, Right: solution[c]}
		}
	}
	return nil
}
