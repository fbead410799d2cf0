// Package prune cuts a walkthrough to what its end, or one conclusion, rests on.
//
// A step rests on the candidates that its proof needs to be gone. Which of them these are is not read from
// the step: steps are left out one after the other, and what is left is proved again, each step on the grid
// that the steps left before it make, by package verify. So a cut is a walkthrough like any other. It is
// small, not the smallest: no single step of it can be left out, but fewer other steps might do. The one
// exception is a step without which a later pattern would still be proved, but not be what it is called.
package prune

import (
	"context"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/verify"
)

// Names says what steps are called. On the grid of a cut that may be something else than before.
type Names struct {
	// Single returns the step that places k, the only candidate left for some item of the grid.
	Single func(g *candidates.Grid, k candidates.Candidate) explain.Step
	// Pattern returns the technique of a step with a pattern that is called by what is beside it, as fins
	// or guardians; ok is false if no technique has such a pattern.
	Pattern func(g *candidates.Grid, s *explain.Step) (name explain.Ref, ok bool)
}

// Found is a step and the grid that it was found on.
type Found struct {
	On   candidates.Grid
	Step explain.Step
}

// Outcome returns the walkthrough without the steps and effects that its outcome does not rest on: its
// solution, or that there is none. Of other outcomes nothing is left out. It stops early, with less left
// out, when the context ends.
func Outcome(ctx context.Context, w *explain.Walkthrough, names Names) *explain.Walkthrough {
	c := &cutter{ctx: ctx, start: w.Start, names: names}
	switch w.Outcome {
	case explain.Solved:
		c.reached = (*candidates.Grid).Solved
	case explain.NoSolution:
		c.reached = func(g *candidates.Grid) bool { _, bad := g.Contradiction(); return bad }
	default:
		return w
	}
	steps, ok := c.cut(stepsOf(w), backwards)
	if !ok {
		return w
	}
	shorter := *w
	shorter.Steps, shorter.Pruned = steps, leftOut(w, steps, c.reached)
	return &shorter
}

// Goal returns a walkthrough of the steps that the goal rests on; ok is false if the walkthrough does not
// reach it. The steps are those of the walkthrough, or of another walk from its start if fewer of these do.
// It stops early, with less left out, when the context ends.
func Goal(ctx context.Context, w *explain.Walkthrough, other []Found, goal explain.Effect, names Names) (*explain.Walkthrough, bool) {
	c := &cutter{ctx: ctx, start: w.Start, names: names, reached: goal.Done}
	steps, ok := c.cut(stepsOf(w), backwards, forwards)
	if fewer, found := c.cut(other, backwards, forwards); found && (!ok || len(fewer) < len(steps)) {
		steps, ok = fewer, true
	}
	if !ok {
		return nil, false
	}
	return &explain.Walkthrough{
		Name: w.Name, Start: w.Start, Profile: w.Profile, Limited: w.Limited,
		Steps: steps, Outcome: explain.Shown, Goal: goal, Pruned: leftOut(w, steps, c.reached),
	}, true
}

// stepsOf returns the steps of a walkthrough.
func stepsOf(w *explain.Walkthrough) (steps []Found) {
	for f := range w.Frames() {
		steps = append(steps, Found{f.Before, *f.Step})
	}
	return steps
}

// leftOut counts what the steps leave out of those of the walkthrough until it reaches a grid.
func leftOut(w *explain.Walkthrough, steps []explain.Step, reached func(*candidates.Grid) bool) *explain.Pruned {
	kept := map[explain.Effect]bool{}
	for _, s := range steps {
		for _, e := range s.Effects {
			kept[e] = true
		}
	}
	var p explain.Pruned
	g := w.Start
	for i := range w.Steps {
		if reached(&g) {
			break
		}
		needed := false
		for _, e := range w.Steps[i].Effects {
			needed = needed || kept[e]
			if !e.Place && !kept[e] {
				p.Eliminations++
			}
		}
		if !needed {
			p.Steps++
		}
		w.Steps[i].Apply(&g)
	}
	return &p
}

// cutter leaves out steps.
type cutter struct {
	ctx     context.Context
	start   candidates.Grid
	names   Names
	reached func(*candidates.Grid) bool // the goal
	moves   []move
}

// move is a step that may be left out.
type move struct {
	step     explain.Step
	isSingle bool
	// marks are those of the pattern where it was found, if what it is called depends on them.
	marks  []explain.CandidateMark
	grave  bool // a deadly pattern of all open cells
	looks  view // the candidates that the step and its proof look at
	proved map[view]verdict
}

// verdict is whether a step is proved, and under which name.
type verdict struct {
	ok   bool
	name explain.Ref
}

// view is candidates by digit, and then the open cells among theirs.
type view [candidates.MaxSize + 1]candidates.CellSet

// newMove returns a step as a move. The grid is the one that it was found on.
func newMove(g *candidates.Grid, s *explain.Step) move {
	m := move{step: *s, proved: map[view]verdict{}}
	m.step.Because = nil // it was made for another grid
	switch e := s.Evidence.(type) {
	case explain.Single:
		m.isSingle = true
		return m
	case explain.Cover, explain.Joined, explain.Guarded:
		m.marks = e.Marks(g).Candidates
	case explain.Deadly:
		m.marks = e.Marks(g).Candidates
		m.grave = g.Open().Within(e.Cells())
	}
	m.looks = looksAt(g.Layout(), &m.step)
	return m
}

// looksAt returns all candidates that a step and its proof look at, whether they are there or not.
func looksAt(l *candidates.Layout, s *explain.Step) (v view) {
	if !citesAll(s.Evidence) {
		for i := range l.Size() {
			v[i] = l.Cells()
		}
		return v
	}
	for _, item := range s.Evidence.Premises() {
		if d, h, ok := item.House(); ok {
			v[d-1] = v[d-1].Or(l.HouseCells(h))
			continue
		}
		for i := range l.Size() {
			v[i] = v[i].With(candidates.Cell(item))
		}
	}
	for _, e := range s.Effects {
		d := e.Candidate.Digit()
		v[d-1] = v[d-1].With(e.Candidate.Cell())
	}
	return v
}

// citesAll reports whether the evidence looks at no other candidates than those of its premises and of the
// effects.
func citesAll(e explain.Evidence) bool {
	inBranch := func(s explain.Step) bool { return citesAll(s.Evidence) }
	switch e := e.(type) {
	case explain.Single, explain.LockedSet, explain.Cover, explain.Chain:
		return true
	case explain.Trial:
		return all(e.Branch, inBranch)
	case explain.Cases:
		return all(e.Cases, func(c explain.Case) bool { return all(c.Branch, inBranch) })
	}
	return false
}

func all[T any](list []T, is func(T) bool) bool {
	return !slices.ContainsFunc(list, func(t T) bool { return !is(t) })
}

// on returns the step as it is on the grid; ok is false if it is not proved there.
func (m *move) on(g *candidates.Grid, names *Names) (step explain.Step, ok bool) {
	step = m.step
	step.Effects = slices.DeleteFunc(slices.Clone(step.Effects), func(e explain.Effect) bool {
		return !g.Has(e.Candidate) || !g.Open().Has(e.Candidate.Cell())
	})
	if len(step.Effects) == 0 {
		return step, false
	}
	var now view
	for i := range g.Layout().Size() {
		now[i] = m.looks[i].And(g.Places(candidates.Digit(i + 1)))
		now[candidates.MaxSize] = now[candidates.MaxSize].Or(m.looks[i].And(g.Open()))
	}
	v, known := m.proved[now]
	if !known {
		v = verdict{verify.Step(g, &step) == nil, step.Technique}
		switch {
		case !v.ok:
		case m.grave && !g.Open().Within(step.Evidence.(explain.Deadly).Cells()):
			v.ok = false
		case m.marks != nil && !slices.Equal(m.marks, step.Evidence.Marks(g).Candidates):
			v.name, v.ok = names.Pattern(g, &step)
		}
		m.proved[now] = v
	}
	step.Technique = v.name
	return step, v.ok
}

// isSingle reports whether k is the only candidate left for some item.
func isSingle(g *candidates.Grid, k candidates.Candidate) bool {
	l := g.Layout()
	if g.Count(candidates.CellItem(k.Cell())) == 1 {
		return true
	}
	for hs := l.HousesOf(k.Cell()); hs != 0; {
		h, _ := hs.Next()
		if g.Count(candidates.HouseItem(k.Digit(), h)) == 1 {
			return true
		}
	}
	return false
}

// take applies the move with the given number if it is proved on the grid and changes it.
func (c *cutter) take(i int, g *candidates.Grid) bool {
	m := &c.moves[i]
	if k := m.step.Effects[0].Candidate; m.isSingle {
		if !g.Open().Has(k.Cell()) || !g.Has(k) || !isSingle(g, k) {
			return false
		}
		g.Place(k.Cell(), k.Digit())
		return true
	}
	step, ok := m.on(g, &c.names)
	if ok {
		step.Apply(g)
	}
	return ok
}

// replay takes the moves in their order, and again those that were not proved yet, until the goal is
// reached. It returns the numbers of those that it took.
func (c *cutter) replay(moves []int) (taken []int, ok bool) {
	g := c.start
	done := make([]bool, len(c.moves))
	for again := true; again; {
		again = false
		for _, i := range moves {
			if done[i] || !c.take(i, &g) {
				continue
			}
			done[i], again = true, true
			if taken = append(taken, i); c.reached(&g) {
				return taken, true
			}
		}
	}
	return nil, false
}

// shorten leaves out what it can of the moves, in the order given.
func (c *cutter) shorten(moves, order []int) []int {
	for again := true; again; {
		again = false
		for _, i := range order {
			at := slices.Index(moves, i)
			if at < 0 || c.ctx.Err() != nil {
				continue
			}
			if fewer, ok := c.replay(slices.Delete(slices.Clone(moves), at, at+1)); ok {
				moves, again = fewer, true
			}
		}
	}
	return moves
}

// backwards and forwards are orders in which moves are left out.
func backwards(moves []int) []int {
	moves = slices.Clone(moves)
	slices.Reverse(moves)
	return moves
}

func forwards(moves []int) []int { return moves }

// cut returns those of the steps that the goal needs, each with the effects that the others need, in that
// of the orders that leaves the fewest. ok is false if the steps do not reach the goal.
func (c *cutter) cut(steps []Found, orders ...func([]int) []int) (_ []explain.Step, ok bool) {
	c.moves = nil
	var all []int
	for i := range steps {
		all = append(all, i)
		c.moves = append(c.moves, newMove(&steps[i].On, &steps[i].Step))
	}
	all, ok = c.replay(all)
	if !ok {
		return nil, false
	}
	best := all
	for _, order := range orders {
		if moves := c.shorten(all, order(all)); len(moves) < len(best) {
			best = moves
		}
	}
	for again := true; again; {
		again = c.trim(best)
		shorter := c.shorten(best, backwards(best))
		again = again || len(shorter) < len(best)
		best = shorter
	}
	return c.steps(best)
}

// trim drops the effects that the other moves do not need, and reports whether there were any.
func (c *cutter) trim(moves []int) (dropped bool) {
	for _, i := range slices.Backward(moves) {
		m := &c.moves[i]
		for j := len(m.step.Effects) - 1; j >= 0 && len(m.step.Effects) > 1 && c.ctx.Err() == nil; j-- {
			all := *m
			m.step.Effects = slices.Delete(slices.Clone(all.step.Effects), j, j+1)
			m.proved = map[view]verdict{}
			if _, ok := c.replay(moves); ok {
				dropped = true
			} else {
				*m = all
			}
		}
	}
	return dropped
}

// steps returns the moves as steps, each proved on the grid that those before it make.
func (c *cutter) steps(moves []int) (steps []explain.Step, ok bool) {
	g := c.start
	moves, ok = c.replay(moves)
	for _, i := range moves {
		m := &c.moves[i]
		step := m.step
		if m.isSingle {
			step = c.names.Single(&g, step.Effects[0].Candidate)
		} else {
			step, _ = m.on(&g, &c.names)
		}
		if err := verify.Step(&g, &step); err != nil {
			return nil, false
		}
		steps = append(steps, step)
		step.Apply(&g)
	}
	return steps, ok
}
