package verify

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Unneeded returns the premises of a step that are noise: any one of them can
// be left out and every effect is still proved in the way of its shape. The step
// must be one that [Step] accepts on the grid. For a trial these are the premises of each
// branch step without which the branch still stands and reaches its conflict,
// and what is unneeded in the other branch steps.
func Unneeded(g *candidates.Grid, s *explain.Step) []candidates.Item {
	var items []candidates.Item
	if c, ok := countingOf(g, s.Evidence); ok {
		for _, item := range s.Premises {
			if shorter := c.without(item); shorter.prove(g, s.Effects) == nil {
				items = append(items, item)
			}
		}
		return items
	}
	trial, ok := s.Evidence.(explain.Trial)
	if !ok {
		for i, item := range s.Premises {
			if prove(g, without(s.Premises, i), alternatives(g, s), s.Effects) == nil {
				items = append(items, item)
			}
		}
		return items
	}
	branch := *g
	branch.Place(trial.Assume.Cell(), trial.Assume.Digit())
	for i := range trial.Branch {
		step := &trial.Branch[i]
		shorter := trial
		shorter.Branch = without(trial.Branch, i)
		if checkTrial(g, shorter, 1) == nil {
			items = append(items, step.Premises...)
		} else {
			items = append(items, Unneeded(&branch, step)...)
		}
		step.Apply(&branch)
	}
	slices.Sort(items)
	return slices.Compact(items)
}

// without returns a copy of the list that lacks element i.
func without[T any](list []T, i int) []T { return slices.Delete(slices.Clone(list), i, i+1) }
