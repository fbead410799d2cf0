package pipeline

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"time"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/fallback"
	"pencilmark/techniques"
	"pencilmark/techniques/suite"
)

// Options say how a [Solver] works. The zero value is the human profile, with
// the fallback, without a bound on time.
type Options struct {
	// Techniques are tried in this order, the easiest first; nil stands for [suite.Human].
	Techniques []*techniques.Technique
	// Profile is what walkthroughs call the list of techniques. If empty it
	// is "human" for nil Techniques and "custom" for others.
	Profile string
	// Every has [Solver.All] leave out nothing: not what was shown before under
	// an easier name, nor what a step shows again.
	Every bool
	// NoFallback ends a walkthrough where the techniques stall.
	NoFallback bool
	// Budget bounds the work on each puzzle.
	Budget Budget
	// Check, if not nil, is called with every step and the grid it was found on, before the step is
	// applied. An error means a bug in a technique: the solver panics and names technique, number of the
	// step and grid. Tests pass the independent checker.
	Check func(g *candidates.Grid, s *explain.Step) error
}

// Budget bounds the work on one puzzle. A walkthrough that reaches it ends as stalled and says so.
type Budget struct {
	Time  time.Duration // for the whole puzzle, 0 for no bound
	Nodes int           // for each search of package fallback, 0 for its default
}

// Bound returns a context that ends when the time of the budget is used up, and
// whose cause says so. The caller must call done.
func (b Budget) Bound(ctx context.Context) (bounded context.Context, done context.CancelFunc) {
	if b.Time <= 0 {
		return context.WithCancel(ctx)
	}
	if runtime.GOARCH == "wasm" { // where no timer fires before a search gives way
		return newClocked(ctx, b.Time)
	}
	return context.WithTimeoutCause(ctx, b.Time, fallback.TimeError(b.Time))
}

// Glance returns what a look at a puzzle may take of the budget, by somebody who waits for something else: a quarter of the
// time, and two seconds at most.
func (b Budget) Glance() Budget {
	const most = 2 * time.Second
	if b.Time = b.Time / 4; b.Time <= 0 || b.Time > most {
		b.Time = most
	}
	return b
}

// Results of [Solver.Next] other than a step.
var (
	// ErrNoSolution says that the grid contradicts itself.
	ErrNoSolution = errors.New("the puzzle has no solution")
	// ErrNotUnique says that no technique applies and the puzzle has several
	// solutions, so that no trial would end.
	ErrNotUnique = errors.New("the puzzle has more than one solution")
	// ErrStalled says that no technique applies and the fallback is off.
	ErrStalled = errors.New("no technique of the profile applies")
)

// Solver solves puzzles, one after the other. It keeps its memory between them, so a batch should use one
// Solver for each goroutine; a Solver must not be used by two at once.
type Solver struct {
	options Options
	runner  *techniques.Runner
	singles *techniques.Runner
	steps   []explain.Step    // of the walkthrough in hand
	unique  uniqueness        // of the puzzle at hand
	refuter *fallback.Refuter // nil until it is needed: it is large

	singlesFirst bool     // the techniques begin with those for singles
	settled      *settler // places singles, nil if they are searched for
}

// New returns a solver. Its error is that of [techniques.Validate], where the
// options have techniques that are not in package suite.
func New(o Options) (*Solver, error) {
	switch {
	case o.Profile != "":
	case o.Techniques == nil:
		o.Profile = "human"
	default:
		o.Profile = "custom"
	}
	if o.Techniques == nil {
		o.Techniques = suite.Human()
	}
	// Those of the suite are known to be valid, and it takes longer to see that than to solve a puzzle.
	known := suite.All()
	if slices.ContainsFunc(o.Techniques, func(t *techniques.Technique) bool { return !slices.Contains(known, t) }) {
		if err := techniques.Validate(o.Techniques); err != nil {
			return nil, fmt.Errorf("pipeline: %w", err)
		}
	}
	s := &Solver{options: o, runner: techniques.NewRunner(o.Techniques), singles: techniques.NewRunner(singles())}
	s.runner.Granted, s.runner.Solution = s.unique.of, s.unique.one
	s.runner.Context = func() context.Context { return s.unique.ctx }
	n := len(singles())
	s.singlesFirst = len(o.Techniques) >= n && !slices.ContainsFunc(o.Techniques[:n], func(t *techniques.Technique) bool { return t.Family != "singles" })
	return s, nil
}

// singles returns the techniques that place a digit.
func singles() (list []*techniques.Technique) {
	for _, t := range suite.All() {
		if t.Family == "singles" {
			list = append(list, t)
		}
	}
	return list
}

// Solve solves one puzzle with the zero [Options].
func Solve(g candidates.Grid) *explain.Walkthrough {
	s, err := New(Options{})
	if err != nil {
		panic(err) // the human profile is valid
	}
	return s.Solve(context.Background(), g)
}

// Solve returns the walkthrough of a puzzle. It ends as stalled when the
// context is cancelled, with the steps found until then.
//
// Techniques that assume that the puzzle has one solution are used only where the givens have one. They are
// counted when the first of them finds something. The other techniques assume nothing. So if these alone solve a
// puzzle they have shown that the solution is the only one, and nothing is searched.
func (s *Solver) Solve(ctx context.Context, g candidates.Grid) *explain.Walkthrough {
	w := s.walk(ctx, g)
	s.keepSteps(w)
	return w
}

// SolveInto makes a walkthrough that of a puzzle, as [Solver.Solve] returns it. It uses the memory of the steps
// that the walkthrough had again: it is for a batch of which each walkthrough is done with before the next.
func (s *Solver) SolveInto(ctx context.Context, g candidates.Grid, w *explain.Walkthrough) {
	own := s.steps
	s.steps = w.Steps
	*w = *s.walk(ctx, g)
	w.Steps, s.steps = s.steps, own
}

// Ending returns the walkthrough of a puzzle, without its steps if it is solved. It is for a batch of which
// only the solutions are wanted; of the other puzzles the steps say what is wrong with them.
//
// Where the techniques begin with those for singles, nothing is done for the sake of steps alone: singles are
// not searched for one by one, a candidate that comes to a conflict is removed without its lines, and trials
// are those that lead on most. So the solution is that of [Solver.Solve], and the way to it may be another.
func (s *Solver) Ending(ctx context.Context, g candidates.Grid) *explain.Walkthrough {
	ctx, done := s.options.Budget.Bound(ctx)
	defer done()
	if s.singlesFirst && s.options.Check == nil {
		s.settled, s.runner.EffectsOnly = new(settler), true
		w := s.walk(ctx, g)
		s.settled, s.runner.EffectsOnly = nil, false
		if w.Outcome == explain.Solved {
			return w
		}
	}
	w := s.walk(ctx, g)
	if w.Outcome != explain.Solved {
		s.keepSteps(w)
	}
	return w
}

// keepSteps gives the steps of the walkthrough in hand to it.
func (s *Solver) keepSteps(w *explain.Walkthrough) {
	w.Steps = slices.Clone(s.steps)
	clear(s.steps)
}

// walk takes one step after the other and returns how the walkthrough ends.
func (s *Solver) walk(ctx context.Context, g candidates.Grid) *explain.Walkthrough {
	r, done := s.start(ctx, g)
	defer done()
	s.steps = s.steps[:0]
	s.Limited() // by searches before
	w := &explain.Walkthrough{Start: g, Profile: s.options.Profile}
	for {
		if s.settled != nil {
			s.steps = s.steps[:0]
			s.settled.settle(&r.grid)
		}
		s.steps = append(s.steps, explain.Step{})
		step := &s.steps[len(s.steps)-1]
		ok, err := r.next(step)
		if ok {
			r.apply(step)
			continue
		}
		s.steps = s.steps[:len(s.steps)-1]
		w.Limited = s.Limited()
		switch {
		case err == nil:
			w.Outcome, w.Solutions = explain.Solved, []candidates.Filling{r.grid.Filling()}
		case err == ErrNoSolution:
			w.Outcome = explain.NoSolution
		case err == ErrNotUnique:
			w.Outcome, w.Solutions = explain.ManySolutions, r.unique.solutions
		case errors.Is(err, context.Canceled):
			w.Outcome, w.Stop = explain.Stalled, "interrupted"
		default:
			w.Outcome, w.Stop = explain.Stalled, err.Error()
		}
		return w
	}
}

// Next returns the next step of a puzzle. If there is none ok is false, and err is nil if the puzzle is
// solved, otherwise [ErrNoSolution], [ErrNotUnique], [ErrStalled], or what stopped the search.
func (s *Solver) Next(ctx context.Context, g candidates.Grid) (step explain.Step, ok bool, err error) {
	r, done := s.start(ctx, g)
	defer done()
	ok, err = r.next(&step)
	return step, ok, err
}

// All calls yield with the steps that the techniques find on the grid, the easiest technique first, until
// yield returns false. It leaves out what was shown before: a step that only places what an easier one
// placed, or that has the same effects by the same premises; see [Options.Every]. Techniques that assume
// that the puzzle has one solution are used only where the givens have one. An error says that the time was
// up, or the context at its end, before all steps were found.
func (s *Solver) All(ctx context.Context, g candidates.Grid, yield func(explain.Step) bool) (err error) {
	ctx, done := s.options.Budget.Bound(ctx)
	defer done()
	s.unique = uniqueness{ctx: ctx, budget: s.searchBudget(), glance: s.options.Budget.Glance().Time}
	var shown []explain.Step
	var placed [candidates.MaxCandidates]bool
	enough := false
	s.runner.All(&g, func(step explain.Step) bool {
		if ctx.Err() != nil {
			err = context.Cause(ctx)
			return false
		}
		fresh := slices.ContainsFunc(step.Effects, func(e explain.Effect) bool { return !e.Place || !placed[e.Candidate] })
		if !s.options.Every && (!fresh || slices.ContainsFunc(shown, func(other explain.Step) bool {
			return slices.Equal(step.Effects, other.Effects) && slices.Equal(step.Premises, other.Premises)
		})) {
			return true
		}
		shown = append(shown, step)
		for _, e := range step.Effects {
			placed[e.Candidate] = placed[e.Candidate] || e.Place
		}
		s.check(&g, &step, len(shown))
		enough = !yield(step)
		return !enough
	})
	if err == nil && !enough && ctx.Err() != nil {
		err = context.Cause(ctx)
	}
	return err
}

// Limited returns the techniques whose searches stopped at a limit in what was searched since it was called
// last, by [Solver.Next] and [Solver.All]; what [Solver.Solve] searches is in its result.
func (s *Solver) Limited() []explain.Ref { return s.runner.Limited() }

// searchBudget bounds each search of package fallback.
func (s *Solver) searchBudget() fallback.Budget {
	return fallback.Budget{Nodes: s.options.Budget.Nodes}
}

func (s *Solver) check(g *candidates.Grid, step *explain.Step, n int) {
	if s.options.Check == nil {
		return
	}
	if err := s.options.Check(g, step); err != nil {
		panic(fmt.Sprintf("pipeline: %s, step %d on\n%v\n%v", step.Technique.Code, n, g, err))
	}
}

// run is a puzzle on its way to the solution.
type run struct {
	*Solver
	ctx   context.Context
	grid  candidates.Grid
	steps int // taken
}

func (s *Solver) start(ctx context.Context, g candidates.Grid) (r *run, done context.CancelFunc) {
	ctx, done = s.options.Budget.Bound(ctx)
	s.unique = uniqueness{ctx: ctx, budget: s.searchBudget()}
	if s.refuter != nil {
		s.refuter.Forget()
	}
	return &run{Solver: s, ctx: ctx, grid: g}, done
}

// next finds the next step and puts it where step points to. If there is none,
// err says why, unless the puzzle is solved.
func (r *run) next(step *explain.Step) (ok bool, err error) {
	if r.grid.Open().IsEmpty() {
		if r.runner.Contradicts(&r.grid) {
			return false, ErrNoSolution
		}
		digits := r.grid.Filling()
		if _, broken := digits.BrokenClue(r.grid.Layout()); broken {
			return false, ErrNoSolution
		}
		return false, nil
	}
	if r.ctx.Err() != nil {
		return false, context.Cause(r.ctx)
	}
	ok, contradicts := r.runner.NextInto(&r.grid, step)
	if contradicts {
		return false, ErrNoSolution
	}
	if !ok {
		if r.ctx.Err() != nil {
			return false, context.Cause(r.ctx)
		}
		if *step, err = r.trial(); err != nil {
			return false, err
		}
	}
	r.check(&r.grid, step, r.steps+1)
	return true, nil
}

// trial finds a step where the techniques stall. On the first stall it counts
// the solutions: with none each trial brings the contradiction nearer, with
// one each brings the solution nearer, with many no trial would end.
//
// A profile without the techniques for singles stalls on what trials take for
// granted. There the single is the step.
func (r *run) trial() (explain.Step, error) {
	if r.options.NoFallback {
		return explain.Step{}, ErrStalled
	}
	if single, ok := r.singles.Next(&r.grid); ok {
		return single, nil
	}
	if err := r.unique.count(r.ctx, &r.grid); err != nil {
		return explain.Step{}, err
	}
	if len(r.unique.solutions) > 1 {
		return explain.Step{}, ErrNotUnique
	}
	if r.refuter == nil {
		r.refuter = new(fallback.Refuter)
	}
	refute := r.refuter.Refute
	if r.runner.EffectsOnly {
		refute = fallback.RefuteSoon
	}
	refutation, err := refute(r.ctx, &r.grid, r.unique.one(&r.grid), r.searchBudget())
	if err != nil {
		return explain.Step{}, err
	}
	return newTrial(&r.grid, refutation), nil
}

func (r *run) apply(step *explain.Step) {
	step.Apply(&r.grid)
	r.steps++
}
