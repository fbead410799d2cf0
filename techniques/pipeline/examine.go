package pipeline

import (
	"context"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/fallback"
)

// FindMistake compares what a player has placed and removed with the solution of the givens. It returns the
// first mistake in reading order, wrong digits before missing marks. It returns nil if there is none, and
// also where the givens do not tell: there are none, or they have no solution or several. The context
// bounds the search for the solution.
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

// Finding is what is to be known about a grid before anybody looks for a step.
type Finding struct {
	// Solutions are those of the grid, two at most. With one nothing is wrong.
	Solutions []candidates.Filling
	// Mistake is the entry that is to blame where there is no solution, though the givens have one.
	Mistake *explain.Mistake
	// Ending is the walkthrough to the contradiction of other grids without a solution; of a grid with
	// several it is one without steps that has two of them.
	Ending *explain.Walkthrough
	// Stopped is what kept the search from its end, if nothing of this is known.
	Stopped error
}

// Examine finds out whether a grid has one solution, and what is wrong with it if not.
func (s *Solver) Examine(ctx context.Context, g candidates.Grid) (f Finding) {
	ctx, done := s.options.Budget.Bound(ctx)
	defer done()
	found := fallback.Solve(ctx, &g, 2, s.searchBudget())
	f.Solutions = found.Solutions
	switch {
	case len(f.Solutions) == 2:
		f.Ending = &explain.Walkthrough{Start: g, Profile: s.options.Profile, Outcome: explain.ManySolutions, Solutions: f.Solutions}
	case found.Stopped != nil:
		f.Stopped = found.Stopped
	case len(f.Solutions) == 0:
		if f.Mistake = FindMistake(ctx, &g); f.Mistake == nil {
			f.Ending = s.Solve(ctx, g)
		}
	}
	return f
}
