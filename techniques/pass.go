package techniques

import (
	"context"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques/internal/needs"
)

// Pass is what a technique sees while it searches one grid, and its only door to the outside. Facts that
// several techniques derive from the grid are made on first use, from what changed since the last time.
type Pass struct {
	// Grid is read-only.
	Grid *candidates.Grid

	technique *Technique
	last      moment // when the technique was last searched for and found nothing
	yield     func(explain.Step) bool
	first     *explain.Step // where the first step goes, if there is no yield
	reported  bool          // by the technique
	limited   bool          // the search by the technique
	stopped   bool

	effectsOnly bool // nobody asks for the premises
	context     func() context.Context
	granted     func(*candidates.Grid) explain.Assume
	solution    func(*candidates.Grid) *candidates.Filling

	history *history
}

// Report hands over a step. It stamps the technique on it. When it returns
// false the technique should return: nobody wants more.
func (p *Pass) Report(s explain.Step) (more bool) {
	if p.stopped {
		return false
	}
	p.reported = true
	if !p.grants() {
		return false
	}
	if !p.WantsAll() {
		*p.first, p.stopped = s, true
		p.stamp(p.first)
		return false
	}
	p.stamp(&s)
	p.stopped = !p.yield(s)
	return !p.stopped
}

// ReportLeast is [Pass.Report] without the premises that the effects of the step do not need.
func (p *Pass) ReportLeast(s explain.Step) (more bool) {
	if !p.effectsOnly {
		s = needs.Shed(p.Grid, s)
	}
	return p.Report(s)
}

// Contradicts reports whether some item of the grid has no candidate.
func (p *Pass) Contradicts() bool { return p.history.contradict() }

// Limit says that the search by the technique stops at a limit, so that it may miss something.
func (p *Pass) Limit() { p.limited = true }

// Context returns the context under which the search is. A technique that searches long ends when it does.
func (p *Pass) Context() context.Context {
	if p.context == nil {
		return context.Background()
	}
	return p.context()
}

// Solution returns the one solution of the grid, nil if it has none or several, or nobody can tell. asked is false if there is
// nobody to ask. To ask may take a search.
func (p *Pass) Solution() (one *candidates.Filling, asked bool) {
	if p.solution == nil {
		return nil, false
	}
	return p.solution(p.Grid), true
}

// WantsAll reports whether all steps are asked for, not the first one alone. A
// search may take longer then before it stops at a limit.
func (p *Pass) WantsAll() bool { return p.yield != nil }

// grants reports whether all that the technique assumes is granted.
func (p *Pass) grants() bool {
	a := p.technique.Assumes
	return a == 0 || a&^p.granted(p.Grid) == 0
}

// stamp writes on a step what it has from the technique.
func (p *Pass) stamp(s *explain.Step) {
	s.Technique, s.Assumes = p.technique.Ref(), p.technique.Assumes
}

// Changed returns what changed since the technique was last searched for and found nothing. A technique may
// leave out what rests on no changed cell, if what it finds depends on nothing but the candidates of the
// cells that it rests on: it would have found that before. If it looks at the places of one digit alone, it
// may leave out the digits that did not change.
func (p *Pass) Changed() Change { return p.history.since(p.last) }

// EffectsOnly reports whether nobody sees the steps, but only what they do.
func (p *Pass) EffectsOnly() bool { return p.effectsOnly }

// Runner runs techniques over grids. It owns the memory of their passes, so that a search that finds
// nothing allocates nothing. A Runner must not be used by two goroutines at once.
type Runner struct {
	// Granted says what may be assumed of a grid. It is asked when a technique that assumes something has found
	// a step, since the answer may take a search; the step is dropped if that is not granted. If nil, nothing is
	// granted, and no such technique is tried.
	Granted func(*candidates.Grid) explain.Assume
	// Context, if it is not nil, is asked before each technique, and by techniques that search long. When it has ended the
	// search ends as if what is left had found nothing; whoever ended it knows better.
	Context func() context.Context
	// Solution, if it is not nil, is what [Pass.Solution] asks, so that solutions are counted once for all.
	Solution func(*candidates.Grid) *candidates.Filling
	// EffectsOnly says that nobody asks what steps rest on: their premises may be more than are needed, steps
	// may be joined into one, and the evidence may be nil.
	EffectsOnly bool

	list    []*Technique
	last    []moment // by number in the list, when it was last searched for and found nothing
	pass    Pass
	history history
	limited []explain.Ref
	first   explain.Step
}

// NewRunner returns a runner for the techniques in the given order, the easiest first.
func NewRunner(list []*Technique) *Runner {
	r := &Runner{list: list, last: make([]moment, len(list))}
	r.pass.history = &r.history
	return r
}

// Grant grants assumptions on all grids, and returns the runner. Whoever calls it answers for them.
func (r *Runner) Grant(a explain.Assume) *Runner {
	r.Granted = func(*candidates.Grid) explain.Assume { return a }
	return r
}

// Next returns the first step of the first technique that finds one; ok is false if none does.
func (r *Runner) Next(g *candidates.Grid) (s explain.Step, ok bool) {
	r.history.update(g)
	ok = r.run(g, &r.first, nil)
	s = r.first
	r.first = explain.Step{}
	return s, ok
}

// NextInto does what Next does, in less time: it puts the step where s points
// to. If some item of the grid has no candidate it says so, and nothing is searched.
func (r *Runner) NextInto(g *candidates.Grid, s *explain.Step) (ok, contradicts bool) {
	if r.Contradicts(g) {
		return false, true
	}
	return r.run(g, s, nil), false
}

// All calls yield with every step that the techniques find on the grid, the
// easiest technique first, until yield returns false.
func (r *Runner) All(g *candidates.Grid, yield func(explain.Step) bool) {
	r.history.update(g)
	r.run(g, nil, yield)
}

// run has the techniques searched for, one after the other, until one of them
// is told to stop. It reports whether one was.
func (r *Runner) run(g *candidates.Grid, first *explain.Step, yield func(explain.Step) bool) (stopped bool) {
	r.pass.Grid, r.pass.first, r.pass.yield, r.pass.stopped = g, first, yield, false
	r.pass.effectsOnly, r.pass.context, r.pass.granted = r.EffectsOnly, r.Context, r.Granted
	r.pass.solution = r.Solution
	for i, t := range r.list {
		if r.pass.Context().Err() != nil {
			break
		}
		if t.Assumes != 0 && r.Granted == nil {
			continue
		}
		r.pass.technique, r.pass.last, r.pass.reported, r.pass.limited = t, r.last[i], false, false
		t.Find(&r.pass)
		if !r.pass.reported && !r.pass.limited {
			r.last[i] = r.history.now()
		}
		if r.pass.limited && !slices.Contains(r.limited, t.Ref()) {
			r.limited = append(r.limited, t.Ref())
		}
		if r.pass.stopped {
			break
		}
	}
	r.pass.Grid, r.pass.first, r.pass.yield = nil, nil, nil
	return r.pass.stopped
}

// Limited returns the techniques whose searches stopped at a limit since it was
// called last, in the order in which they did.
func (r *Runner) Limited() []explain.Ref {
	limited := r.limited
	r.limited = nil
	return limited
}

// Contradicts reports whether some item of the grid has no candidate, as [candidates.Grid.Contradiction]
// does, in less time if the grid comes from the one that the runner saw last.
func (r *Runner) Contradicts(g *candidates.Grid) bool {
	r.history.update(g)
	return r.history.contradict()
}

// Easiest returns the house of a set in which a person sees a pattern first: a box, otherwise a row, a
// column, an extra house, in this order. The set must not be empty. Techniques use it where a pattern
// stands in several houses alike.
func Easiest(hs candidates.HouseSet) candidates.House {
	for all := hs; all != 0; {
		if h, _ := all.Next(); h.Kind() == candidates.Box {
			return h
		}
	}
	return hs.First()
}
