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
	if cases, ok := countingOf(g, s.Evidence); ok {
		for _, item := range s.Premises {
			if shorter := cases.without(item); shorter.prove(g, s.Effects) == nil {
				items = append(items, item)
			}
		}
		return items
	}
	if templates, ok := s.Evidence.(explain.Templates); ok {
		return unneededTemplates(g, templates, s.Effects)
	}
	if cases, ok := s.Evidence.(explain.Cases); ok {
		return unneededCases(g, cases, s.Effects)
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
	return unneededBranch(g, trial.Assume, trial.Branch, func(shorter []explain.Step) bool {
		return checkTrial(g, explain.Trial{Assume: trial.Assume, Branch: shorter, Conflict: trial.Conflict}, 1) == nil
	})
}

// unneededBranch returns the premises of steps without which the branch still
// stands, and what is unneeded in the others.
func unneededBranch(g *candidates.Grid, assume candidates.Candidate, branch []explain.Step, stands func(shorter []explain.Step) bool) (items []candidates.Item) {
	now := *g
	now.Place(assume.Cell(), assume.Digit())
	for i := range branch {
		if stands(without(branch, i)) {
			items = append(items, branch[i].Premises...)
		} else {
			items = append(items, Unneeded(&now, &branch[i])...)
		}
		branch[i].Apply(&now)
	}
	slices.Sort(items)
	return slices.Compact(items)
}

// without returns a copy of the list that lacks element i.
func without[T any](list []T, i int) []T { return slices.Delete(slices.Clone(list), i, i+1) }
