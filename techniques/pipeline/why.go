package pipeline

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/prune"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/single"
	"pencilmark/techniques/suite"
)

// Errors of [Solver.Why], clauses about the conclusion.
var (
	ErrShown     = errors.New("is so on the grid already: there is nothing to show")
	ErrFalse     = errors.New("is false")
	ErrUnreached = errors.New("is not reached")
	ErrOffBoard  = errors.New("is not on the board")
)

// SolvePruned returns the walkthrough of a puzzle without what its outcome does not rest on, see [prune.Outcome].
func (s *Solver) SolvePruned(ctx context.Context, g candidates.Grid) *explain.Walkthrough {
	ctx, done := s.options.Budget.Bound(ctx)
	defer done()
	return prune.Outcome(ctx, s.Solve(ctx, g), Names())
}

// Why returns the steps that the goal rests on, as a walkthrough that ends as [explain.Shown]. The error is
// [ErrShown], [ErrOffBoard] or [ErrFalse] if the grid or its solution speaks against it, and [ErrUnreached],
// with the walkthrough of the puzzle, if the steps do not lead to it.
func (s *Solver) Why(ctx context.Context, g candidates.Grid, goal explain.Effect) (*explain.Walkthrough, error) {
	switch {
	case !g.Layout().HasCandidate(goal.Candidate):
		return nil, ErrOffBoard
	case goal.Done(&g):
		return nil, ErrShown
	case goal.Place && !g.Has(goal.Candidate), !goal.Place && g.Value(goal.Candidate.Cell()) == goal.Candidate.Digit():
		return nil, ErrFalse
	}
	ctx, done := s.options.Budget.Bound(ctx)
	defer done()
	w := s.Solve(ctx, g)
	cut, ok := prune.Goal(ctx, w, s.widely(ctx, g, goal), goal, Names())
	switch {
	case ok:
		return cut, nil
	case w.Outcome == explain.Solved:
		return nil, ErrFalse
	}
	return w, ErrUnreached
}

// Names says what steps are called on other grids than those they were found on.
func Names() prune.Names {
	runners := map[string][]*techniques.Runner{} // of the techniques akin to the one with the code
	others := func(g *candidates.Grid, step *explain.Step, yield func(explain.Step) bool) {
		code := step.Technique.Code
		if _, known := runners[code]; !known {
			for _, t := range akin(code) {
				runners[code] = append(runners[code], techniques.NewRunner([]*techniques.Technique{t}).Grant(explain.Unique))
			}
		}
		more := true
		for _, r := range runners[code] {
			r.All(g, func(other explain.Step) bool {
				more = yield(other)
				return more
			})
			if !more {
				return
			}
		}
	}
	pattern := func(g *candidates.Grid, step *explain.Step) (name explain.Ref, ok bool) {
		others(g, step, func(other explain.Step) bool {
			name, ok = other.Technique, isLike(&other, step)
			return !ok
		})
		return name, ok
	}
	patterns := slices.DeleteFunc(suite.Human(), func(t *techniques.Technique) bool { return t.Level >= techniques.Extreme })
	all := func(g *candidates.Grid, yield func(explain.Step) bool) {
		techniques.NewRunner(patterns).Grant(explain.Unique).All(g, yield) // one that has not seen other grids
	}
	return prune.Names{Single: single.Of, Pattern: pattern, Others: all}
}

// isLike reports whether two steps have the same pattern. Of a deadly pattern the same holds if they remove
// the same with it, by whatever items.
func isLike(a, b *explain.Step) bool {
	x, isDeadly := a.Evidence.(explain.Deadly)
	y, areDeadly := b.Evidence.(explain.Deadly)
	if isDeadly && areDeadly {
		return reflect.DeepEqual(x.Pattern, y.Pattern) && slices.ContainsFunc(a.Effects, func(e explain.Effect) bool { return slices.Contains(b.Effects, e) })
	}
	return reflect.DeepEqual(a.Evidence, b.Evidence)
}

// akin returns the techniques that a pattern may belong to which was found by the one with the code: fish of
// the same houses with other fins, or all of its family.
func akin(code string) (list []*techniques.Technique) {
	of := techniques.Lookup(suite.All(), code)
	if of == nil {
		return nil
	}
	bare := func(t *techniques.Technique) string { return finned.Replace(t.Code) }
	for _, t := range suite.All() {
		if t.Family == of.Family && (t.Family != "fish" || bare(t) == bare(of)) {
			list = append(list, t)
		}
	}
	return list
}

// finned takes from the code of a fish what it says of its fins.
var finned = strings.NewReplacer("finned-", "", "sashimi-", "")

// maxBeside is how many steps of one technique are taken at a time on the way to a goal. With forty, cuts
// are longer: steps that are left out first are not always those that are best left out.
const maxBeside = 10

// widely solves a puzzle until the goal is reached. Where [Solver.Solve] takes one step, it takes others of
// the same technique as well, so that there is something to choose from.
func (s *Solver) widely(ctx context.Context, g candidates.Grid, goal explain.Effect) (found []prune.Found) {
	r, done := s.start(ctx, g)
	defer done()
	alone := map[string]*techniques.Runner{}
	for !goal.Done(&r.grid) {
		at := prune.Found{On: r.grid}
		if ok, _ := r.next(&at.Step); !ok {
			break
		}
		found = append(found, at)
		r.apply(&at.Step)
		code := at.Step.Technique.Code
		t := techniques.Lookup(s.options.Techniques, code)
		if t == nil || t.Family == "singles" {
			continue
		}
		if alone[code] == nil {
			alone[code] = techniques.NewRunner([]*techniques.Technique{t})
			alone[code].Granted = s.unique.of
		}
		n := 0
		alone[code].All(&at.On, func(beside explain.Step) bool {
			for _, e := range beside.Effects {
				if r.grid.Has(e.Candidate) && r.grid.Open().Has(e.Candidate.Cell()) {
					e.Apply(&r.grid)
				}
			}
			found = append(found, prune.Found{On: at.On, Step: beside})
			n++
			return n < maxBeside && ctx.Err() == nil
		})
	}
	return found
}
