package teacher

import (
	"context"
	"errors"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/game"
	"pencilmark/explain/verify"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
)

// Reviewer judges games. Steps that are harder than a level show nothing: who makes a move that only they
// show has guessed.
type Reviewer struct {
	Settings
	hardest techniques.Level

	all, eliminating *pipeline.Solver
}

const (
	// maxAhead is how many eliminations are looked at to see whether a move follows from them.
	maxAhead = 40
	// maxInMind is how many of them a move may rest on. Nobody keeps more in mind.
	maxInMind = 5
)

// NewReviewer returns a reviewer who counts steps up to a level.
func NewReviewer(s Settings, hardest techniques.Level) *Reviewer {
	var counted, eliminating []*techniques.Technique
	for _, t := range s.Options.Techniques {
		if t.Level <= hardest {
			counted = append(counted, t)
			if t.Family != "singles" {
				eliminating = append(eliminating, t)
			}
		}
	}
	solver := func(list []*techniques.Technique) *pipeline.Solver {
		o := s.Options
		o.Techniques, o.NoFallback, o.Every = list, true, true
		return NewSolver(o)
	}
	x := &Reviewer{Settings: s, hardest: hardest, all: solver(counted)}
	if len(eliminating) > 0 {
		x.eliminating = solver(eliminating)
	}
	return x
}

// state is a sheet in the middle of a game.
type state struct {
	digits  candidates.Filling      // that were placed
	removed candidates.CandidateSet // marks that were crossed out
}

// sheet is a game in the middle of its review.
type sheet struct {
	*Reviewer
	game     *game.Game
	solution candidates.Filling
	now      state
	before   []state // of the moves that are not taken back
}

// Review judges every move of a game. The error says what is wrong with the puzzle, or that the context ended.
func (x *Reviewer) Review(ctx context.Context, g *game.Game) (*game.Review, error) {
	start := g.Start
	if !start.Givens().IsEmpty() {
		start = candidates.NewGrid(start.Layout(), start.GivenDigits())
	}
	found := x.Examiner().Examine(ctx, start)
	switch {
	case found.Stopped != nil:
		return nil, found.Stopped
	case len(found.Solutions) != 1:
		return nil, errors.New(x.Wrong(&start, found))
	}
	s := &sheet{Reviewer: x, game: g, solution: found.Solutions[0]}
	s.begin()
	moves := slices.Clone(g.Moves)
	r := &game.Review{Game: g}
	for len(moves) > 0 {
		i := 0
		if g.Unordered {
			i = s.likely(ctx, moves)
		}
		r.Judged = append(r.Judged, s.move(ctx, moves[i]))
		moves = slices.Delete(moves, i, i+1)
		if ctx.Err() != nil { // what was not searched for to the end looks like a guess
			return nil, context.Cause(ctx)
		}
	}
	end := s.grid(true)
	r.Solved = end.Solved() // and is the solution: there is one
	return r, nil
}

// begin takes what is on the sheet before the first move.
func (s *sheet) begin() {
	start := &s.game.Start
	h := candidates.NewGrid(start.Layout(), start.GivenDigits())
	for c := range h.Open().All() {
		if d := start.Value(c); d != 0 {
			s.now.digits[c] = d
			h.Place(c, d)
		}
	}
	for c := range start.Open().All() {
		for d := range (h.Candidates(c) &^ start.Candidates(c)).All() {
			s.now.removed.Add(candidates.Of(c, d))
		}
	}
}

// grid returns the sheet: as it is, or without what is wrong on it.
func (s *sheet) grid(withWrong bool) candidates.Grid {
	g := candidates.NewGrid(s.game.Start.Layout(), s.game.Start.GivenDigits())
	for c := range g.Open().All() {
		if d := s.now.digits[c]; d != 0 && (withWrong || d == s.solution[c]) {
			g.Place(c, d)
		}
	}
	for c := range g.Open().All() {
		for d := range g.Candidates(c).All() {
			if s.now.removed.Has(candidates.Of(c, d)) && (withWrong || d != s.solution[c]) {
				g.Remove(c, d)
			}
		}
	}
	return g
}

// wrong reports whether something is wrong on the sheet.
func (s *sheet) wrong() bool {
	for c := range s.game.Start.Layout().Cells().All() {
		d := s.now.digits[c]
		if d != 0 && d != s.solution[c] || d == 0 && s.now.removed.Has(candidates.Of(c, s.solution[c])) {
			return true
		}
	}
	return false
}

// move judges a move and makes it.
func (s *sheet) move(ctx context.Context, m game.Move) game.Judged {
	j := game.Judged{Move: m, Before: s.grid(false)}
	was := s.wrong()
	old := s.now
	switch {
	case m.Undo && len(s.before) == 0:
		j.Kind, j.Wrong = game.Needless, was
		return j
	case m.Undo:
		last := len(s.before) - 1
		s.now, s.before = s.before[last], s.before[:last]
	default:
		s.before = append(s.before, old)
		for c := range m.Erase.All() {
			s.now.digits[c] = 0
		}
		for _, k := range m.Restore {
			s.now.removed.Remove(k)
		}
		for _, e := range m.Effects {
			if c := e.Candidate.Cell(); e.Place {
				s.now.digits[c] = e.Candidate.Digit()
			} else {
				s.now.removed.Add(e.Candidate)
			}
		}
	}
	j.Wrong = s.wrong()
	switch {
	case m.Effects == nil && s.now == old:
		j.Kind = game.Needless
	case m.Effects == nil && j.Wrong && !was:
		j.Kind = game.Mistake // one that had been taken back
	case m.Effects == nil:
		if j.Kind, j.Restored = game.Retreat, s.restored(old); j.Restored || s.repaired(old) {
			j.Kind = game.Correction
		}
	default:
		s.judge(ctx, &j, was, old)
	}
	return j
}

// repaired reports whether there is less wrong on the sheet than before.
func (s *sheet) repaired(old state) bool {
	for c := range s.game.Start.Layout().Cells().All() {
		if d := old.digits[c]; d != 0 && d != s.solution[c] && s.now.digits[c] != d {
			return true
		}
		if k := candidates.Of(c, s.solution[c]); old.removed.Has(k) && !s.now.removed.Has(k) {
			return true
		}
	}
	return false
}

// restored reports whether right digits or crossed out marks are on the sheet again, and all that were there.
func (s *sheet) restored(old state) bool {
	right := func(now *state, c candidates.Cell) (digit bool, removed candidates.DigitSet) {
		for d := range s.game.Start.Layout().Digits().Without(s.solution[c]).All() {
			if now.removed.Has(candidates.Of(c, d)) {
				removed = removed.With(d)
			}
		}
		return now.digits[c] == s.solution[c], removed
	}
	more := false
	for c := range s.game.Start.Layout().Cells().All() {
		was, gone := right(&old, c)
		is, now := right(&s.now, c)
		if was && !is || gone&^now != 0 {
			return false
		}
		more = more || is != was || now != gone
	}
	return more
}

// judge judges digits and marks that are entered or crossed out.
func (s *sheet) judge(ctx context.Context, j *game.Judged, was bool, old state) {
	g := j.Before
	if step, ok, err := s.all.Next(ctx, g); ok && err == nil {
		j.Easiest = &step
	}
	var open []explain.Effect
	for _, e := range j.Effects {
		if (s.solution[e.Candidate.Cell()] == e.Candidate.Digit()) != e.Place {
			j.Kind = game.Mistake
			now := s.now
			s.now = old
			actual := s.grid(true)
			s.now = now
			j.Follows = was && e.Place && ready(&actual, e)
			return
		}
		if !e.Done(&g) {
			open = append(open, e)
		}
	}
	if len(open) == 0 {
		j.Kind = game.Needless
		return
	}
	j.Kind = game.Guess
	if j.Steps = s.shown(ctx, &g, open); j.Steps != nil {
		j.Kind = game.Step
	} else if j.Steps = s.ahead(ctx, g, open); j.Steps != nil {
		j.Kind = game.Prepared
	} else {
		j.Later = s.later(ctx, g, open)
	}
}

// later reports whether steps, one after the other, lead to the effects.
func (s *sheet) later(ctx context.Context, g candidates.Grid, effects []explain.Effect) bool {
	w := s.all.Ending(ctx, g)
	if w.Outcome == explain.Solved {
		return true
	}
	for i := range w.Steps {
		w.Steps[i].Apply(&g)
	}
	return !slices.ContainsFunc(effects, func(e explain.Effect) bool { return !e.Done(&g) })
}

// shown returns the easiest step that has the effects; nil if there is none.
func (s *sheet) shown(ctx context.Context, g *candidates.Grid, effects []explain.Effect) (steps []explain.Step) {
	_ = s.all.All(ctx, *g, func(found explain.Step) bool {
		if has(g, &found, effects) {
			steps = []explain.Step{found}
		}
		return steps == nil
	}) // where it ends early nothing is shown
	return steps
}

// has reports whether a step makes everything so that the effects say.
func has(g *candidates.Grid, s *explain.Step, effects []explain.Effect) bool {
	after := *g
	s.Apply(&after)
	return !slices.ContainsFunc(effects, func(e explain.Effect) bool { return !e.Done(&after) })
}

// ready reports whether nothing but the digits of a house or the candidates of a cell is needed for an effect.
func ready(g *candidates.Grid, e explain.Effect) bool {
	c, d := e.Candidate.Cell(), e.Candidate.Digit()
	if !e.Place || !g.Has(e.Candidate) {
		return !e.Place && !g.Has(e.Candidate)
	}
	if g.Candidates(c).Len() == 1 {
		return true
	}
	for h := range g.Layout().HousesOf(c).All() {
		if g.PlacesIn(d, h).Len() == 1 {
			return true
		}
	}
	return false
}

// ahead returns the eliminations that make the effects follow, and at the end the step that places something;
// nil if none are found.
func (s *sheet) ahead(ctx context.Context, g candidates.Grid, effects []explain.Effect) []explain.Step {
	if s.eliminating == nil {
		return nil
	}
	allReady := func(g *candidates.Grid) bool {
		return !slices.ContainsFunc(effects, func(e explain.Effect) bool { return !ready(g, e) })
	}
	var steps []explain.Step
	for h := g; !allReady(&h); {
		found := false
		err := s.eliminating.All(ctx, h, func(step explain.Step) bool {
			if found = !slices.ContainsFunc(step.Effects, func(e explain.Effect) bool { return e.Place }); found {
				steps = append(steps, step)
				step.Apply(&h)
			}
			return !found
		})
		if err != nil || !found || len(steps) > maxAhead {
			return nil
		}
	}
	if steps = needed(g, steps, allReady); len(steps) > maxInMind {
		return nil
	}
	h := g
	for i := range steps {
		steps[i].Apply(&h)
	}
	var open []explain.Effect
	for _, e := range effects {
		if !e.Done(&h) {
			open = append(open, e)
		}
	}
	if len(open) == 0 {
		return steps
	}
	last := s.shown(ctx, &h, open)
	if last == nil {
		return nil
	}
	return append(steps, last...)
}

// needed leaves out the steps without which those behind them are still proved, and the end is reached.
func needed(g candidates.Grid, steps []explain.Step, reached func(*candidates.Grid) bool) []explain.Step {
	for i := len(steps) - 1; i >= 0; i-- {
		without := slices.Delete(slices.Clone(steps), i, i+1)
		h := g
		holds := true
		for k := range without {
			if holds = verify.Step(&h, &without[k]) == nil; !holds {
				break
			}
			without[k].Apply(&h)
		}
		if holds && reached(&h) {
			steps = without
		}
	}
	return steps
}

// likely returns the move that was probably made next: one that the easiest step shows which shows any, or
// the first that is right.
func (s *sheet) likely(ctx context.Context, moves []game.Move) int {
	for i, m := range moves {
		if m.Effects == nil {
			return i // what was erased made room
		}
	}
	g, best := s.grid(false), -1
	right := func(m game.Move) bool {
		e := m.Effects[0]
		return (s.solution[e.Candidate.Cell()] == e.Candidate.Digit()) == e.Place
	}
	_ = s.all.All(ctx, g, func(found explain.Step) bool {
		best = slices.IndexFunc(moves, func(m game.Move) bool {
			return !m.Effects[0].Done(&g) && has(&g, &found, m.Effects)
		})
		return best < 0
	})
	if best < 0 {
		best = slices.IndexFunc(moves, right)
	}
	return max(best, 0)
}
