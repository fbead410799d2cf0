package pipeline

import (
	"context"
	"time"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/fallback"
)

// uniqueness tells techniques whether they may assume that a puzzle has one
// solution. It counts the solutions when it is asked first.
//
// It is the givens that must have one solution. What a technique assumes not to be is a second one of them;
// that a player has removed some of its candidates says nothing. The solution must be one of the grid as
// well: a player may have removed or placed what is wrong, and then no technique proves anything.
type uniqueness struct {
	ctx      context.Context
	budget   fallback.Budget
	glance   time.Duration // for a search of its own, 0 for a quarter of the time that is left
	asked    bool
	granted  explain.Assume
	solution candidates.Filling // of the givens, if it is granted

	counted   bool                 // whether the solutions of the grid are known
	solutions []candidates.Filling // up to two, if they are
}

// Guard returns what [techniques.Runner.Granted] may be while a runner works on grids of one puzzle: it
// grants what this package grants its own techniques. The context bounds the search for the solutions.
func Guard(ctx context.Context) func(*candidates.Grid) explain.Assume {
	return (&uniqueness{ctx: ctx}).of
}

// of returns what may be assumed of the grid, which is that of one puzzle whenever it is asked.
func (u *uniqueness) of(g *candidates.Grid) explain.Assume {
	if !u.asked {
		u.asked = true
		puzzle := candidates.NewGrid(g.Layout(), g.GivenDigits())
		ctx, done := u.bound()
		defer done()
		found := fallback.Solve(ctx, &puzzle, 2, u.budget)
		if found.Stopped == nil && len(found.Solutions) == 1 && fits(g, &found.Solutions[0]) {
			u.granted, u.solution = explain.Unique, found.Solutions[0]
		}
	}
	return u.granted
}

// fits reports whether every digit of the solution is a candidate of the grid.
func fits(g *candidates.Grid, solution *candidates.Filling) bool {
	for c := range g.Layout().Cells().All() {
		if !g.Candidates(c).Has(solution[c]) {
			return false
		}
	}
	return true
}

// bound bounds a search such that techniques that need no solution get most of the time.
func (u *uniqueness) bound() (context.Context, context.CancelFunc) {
	b := Budget{Time: u.glance}
	if end, bounded := u.ctx.Deadline(); bounded && b.Time == 0 {
		b.Time = max(1, time.Until(end)/4)
	}
	return b.Bound(u.ctx)
}

// count counts the solutions of the grid, up to two, unless they are known: no step takes one from it. It returns what stopped
// the search if that was not told.
func (u *uniqueness) count(ctx context.Context, g *candidates.Grid) error {
	switch {
	case u.counted:
	case u.granted != 0:
		u.counted, u.solutions = true, []candidates.Filling{u.solution}
	default:
		found := fallback.Solve(ctx, g, 2, u.budget)
		if found.Stopped != nil && len(found.Solutions) < 2 {
			return found.Stopped
		}
		u.counted, u.solutions = true, found.Solutions
	}
	return nil
}

// one returns the solution of the grid if it has one, nil if it has none or several, or the search was stopped.
func (u *uniqueness) one(g *candidates.Grid) *candidates.Filling {
	ctx, done := u.bound()
	defer done()
	if u.count(ctx, g) != nil || len(u.solutions) != 1 {
		return nil
	}
	return &u.solutions[0]
}
