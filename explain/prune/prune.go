// Package prune cuts a walkthrough to what its end, or one conclusion, rests on.
//
// A step rests on the candidates that its proof needs to be gone. Which of them these are is not read from
// the step: steps are left out one after the other, and what is left is looked at again, each step on the
// grid that the steps left before it make. It stands there if package verify accepts it, needs all that it
// cites, and a technique has its pattern, see [Names.On]. So a cut is a walkthrough like any other. It is
// small, not the smallest: no single step of it can be left out such that package verify accepts the others,
// but fewer other steps might do. Where that would accept a step that no technique has as it is then, another
// one with the same effects takes its place. If there is none, what makes it a pattern is kept.
package prune

import (
	"context"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

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
	Found
	wanted []explain.Effect // of those of the step
	looks  view             // what it depends on whether the step stands
	stands map[view]bool    // as far as known
}

func newMove(f Found) move {
	return move{f, f.Step.Effects, looksAt(f.On.Layout(), &f.Step), map[view]bool{}}
}

// take applies the move with the given number if it stands on the grid.
func (c *cutter) take(i int, g *candidates.Grid) bool {
	m := &c.moves[i]
	if k, ok := single(&m.Step); ok {
		if !isSingle(g, k) {
			return false
		}
		g.Place(k.Cell(), k.Digit())
		return true
	}
	now := m.looks.on(g)
	ok, known := m.stands[now]
	if !known {
		_, beyond, err := c.names.on(g, &m.Found, m.wanted)
		if ok = err == nil; !beyond || m.looks == everywhere(g.Layout()) {
			m.stands[now] = ok
		}
	}
	if ok {
		for _, e := range m.wanted {
			if changes(e, g) {
				e.Apply(g)
			}
		}
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

// shorten tries once to leave out each of the moves, in the order given.
func (c *cutter) shorten(moves, order []int) []int {
	for _, i := range order {
		at := slices.Index(moves, i)
		if at < 0 || c.ctx.Err() != nil {
			continue
		}
		if fewer, ok := c.replay(slices.Delete(slices.Clone(moves), at, at+1)); ok {
			moves = fewer
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
	all, ok := c.replay(c.use(steps))
	if !ok {
		return nil, false
	}
	best := all
	for _, order := range orders {
		if moves := c.shorten(all, order(all)); len(moves) < len(best) {
			best = moves
		}
	}
	// A step taken for what it is in the cut may need less than taken for what it was where it was found.
	for again := false; ; again = true {
		dropped := c.drop(&best)
		found, ok := c.found(best)
		if !ok {
			return nil, false
		}
		if again && !dropped {
			return stepsIn(found), true
		}
		best = c.use(found)
	}
}

// use makes moves of steps and returns their numbers.
func (c *cutter) use(steps []Found) (all []int) {
	c.moves = nil
	for i, f := range steps {
		all = append(all, i)
		c.moves = append(c.moves, newMove(f))
	}
	return all
}

// drop leaves out moves and effects until nothing can go, as what was needed may not be any more when
// something else is gone. It reports whether there were any.
func (c *cutter) drop(moves *[]int) (dropped bool) {
	for again := true; again; dropped = dropped || again {
		again = c.trim(*moves)
		shorter := c.shorten(*moves, backwards(*moves))
		again = again || len(shorter) < len(*moves)
		*moves = shorter
	}
	return dropped
}

// trim drops the effects that the other moves do not need, and reports whether there were any.
func (c *cutter) trim(moves []int) (dropped bool) {
	for _, i := range slices.Backward(moves) {
		m := &c.moves[i]
		for j := len(m.wanted) - 1; j >= 0 && len(m.wanted) > 1 && c.ctx.Err() == nil; j-- {
			all := *m
			m.wanted = slices.Delete(slices.Clone(all.wanted), j, j+1)
			m.stands = map[view]bool{}
			if _, ok := c.replay(moves); ok {
				dropped = true
			} else {
				*m = all
			}
		}
	}
	return dropped
}

// found returns the moves as steps, each as it stands on the grid that those before it make.
func (c *cutter) found(moves []int) (steps []Found, ok bool) {
	g := c.start
	moves, ok = c.replay(moves)
	for _, i := range moves {
		m := &c.moves[i]
		step, err := c.names.On(&g, &m.Found, m.wanted)
		if err != nil {
			return nil, false
		}
		steps = append(steps, Found{g, step})
		step.Apply(&g)
	}
	return steps, ok
}

// stepsIn returns the steps alone.
func stepsIn(found []Found) (steps []explain.Step) {
	for _, f := range found {
		steps = append(steps, f.Step)
	}
	return steps
}
