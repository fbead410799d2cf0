package techtest

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Fits reports whether one candidate of each list can be true beside the held ones:
// it tries all ways to choose them.
func Fits(g *candidates.Grid, lists [][]candidates.Candidate, held []candidates.Candidate) bool {
	if len(lists) == 0 {
		return true
	}
	return slices.ContainsFunc(lists[0], func(k candidates.Candidate) bool {
		excluded := slices.ContainsFunc(held, func(other candidates.Candidate) bool { return g.Layout().Excludes(k, other) })
		return !excluded && Fits(g, lists[1:], append(slices.Clone(held), k))
	})
}

// Needed reports whether what is removed needs each of the premises: without any one
// of them some of the candidates fits beside the others.
func Needed(g *candidates.Grid, premises []candidates.Item, removed []candidates.Candidate) bool {
	for spare := range premises {
		var lists [][]candidates.Candidate
		for i, item := range premises {
			if i != spare {
				lists = append(lists, g.AppendCandidates(nil, item))
			}
		}
		if !slices.ContainsFunc(removed, func(k candidates.Candidate) bool { return Fits(g, lists, []candidates.Candidate{k}) }) {
			return false
		}
	}
	return true
}

// AddLeast appends a step, unless one of the steps has the same effects: then it keeps
// the one of the two with fewer premises, the earlier one if they have as many.
func AddLeast(steps []explain.Step, step explain.Step) []explain.Step {
	same := func(other explain.Step) bool { return slices.Equal(other.Effects, step.Effects) }
	switch i := slices.IndexFunc(steps, same); {
	case i < 0:
		return append(steps, step)
	case len(step.Premises) < len(steps[i].Premises):
		steps[i] = step
	}
	return steps
}
