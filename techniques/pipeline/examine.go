package pipeline

import (
	"context"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/fallback"
)

// Finding is what is to be known about a grid before anybody looks for a step.
type Finding struct {
	// Solutions are those of the grid, two at most. With one nothing is wrong.
	Solutions []candidates.Filling
	// Mistake is the entry that is to blame where there is no solution, though
	// the givens have one.
	Mistake *explain.Mistake
	// Ending is the walkthrough to the contradiction of other grids without a
	// solution; of a grid with several it is one without steps that has two of
	// them.
	Ending *explain.Walkthrough
	// Stopped is what kept the search from its end, if nothing of this is known.
	Stopped error
}

// Examine finds out whether a grid has one solution, and what is wrong with it
// if not.
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
