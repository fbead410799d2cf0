package verify

import (
	"context"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Unneeded returns the premises of a step that are noise: any one of them can be left out and every effect
// is still proved from the others, by propagation and case splits or in the way of its shape. The step must
// be one that [Step] accepts on the grid.
//
// Sectors that are cited whole are told by their count, and judged by it: none of them can be left out of it, alone or
// with others. From fewer items the effects may follow as well, but by cases.
//
// Evidence in stages is judged stage by stage, as each has to be told. For a trial these are the premises
// of each branch step without which the branch still stands and reaches its conflict, and no fish of it gets
// fins, and what is unneeded in the other branch steps.
func Unneeded(g *candidates.Grid, s *explain.Step) (items []candidates.Item) {
	switch evidence := s.Evidence.(type) {
	case explain.Common:
		return unneededFor(s.Premises, func(rest []candidates.Item) bool { return proveCommon(g, evidence.Clue, rest, s.Effects) == nil })
	case explain.Sum:
		return unneededFor(s.Premises, func(rest []candidates.Item) bool { return proveSum(g, evidence, rest, s.Effects) == nil })
	case explain.KillerSet:
		return unneededFor(s.Premises, func(rest []candidates.Item) bool { return proveKillerSet(g, evidence, rest, s.Effects) == nil })
	case explain.Polarity:
		return unneededFor(s.Premises, func(rest []candidates.Item) bool { return proveStates(g, evidence, rest, s.Effects) == nil })
	case explain.Templates:
		return unneededTemplates(g, evidence, s.Effects)
	case explain.Cases:
		return unneededCases(g, evidence, s.Effects)
	case explain.Trial:
		return unneededBranch(g, evidence.Assume, evidence.Branch, func(shorter []explain.Step) bool {
			return checkTrial(context.Background(), g, explain.Trial{Assume: evidence.Assume, Branch: shorter, Conflict: evidence.Conflict}, 1) == nil
		})
	}
	counted, counts := countingOf(g, s.Evidence)
	counts = counts && !spares(s)
	if _, ok := s.Evidence.(explain.Sectors); ok && counts {
		return counted.unneeded(g, s)
	}
	for i, item := range s.Premises {
		if counts && counted.without(item).prove(g, s.Effects) == nil ||
			prove(g, without(s.Premises, i), alternatives(g, s), s.Effects) == nil {
			items = append(items, item)
		}
	}
	return items
}

// unneeded returns the premises without any one of which the others have too few links for each effect, or some of them.
func (cs cases) unneeded(g *candidates.Grid, s *explain.Step) (items []candidates.Item) {
	for _, item := range s.Premises {
		rest := cs.without(item)
		if rest.prove(g, s.Effects) == nil || !slices.ContainsFunc(rest, func(c counting) bool {
			return slices.ContainsFunc(s.Effects, func(e explain.Effect) bool { return !c.overfills(g, e.Candidate) })
		}) {
			items = append(items, item)
		}
	}
	return items
}

// unneededFor returns the premises without any one of which the others prove what they have to.
func unneededFor(premises []candidates.Item, proves func(rest []candidates.Item) bool) (items []candidates.Item) {
	for i, item := range premises {
		if proves(without(premises, i)) {
			items = append(items, item)
		}
	}
	return items
}

// unneededBranch returns the premises of steps without which the branch still
// stands, and what is unneeded in the others.
func unneededBranch(g *candidates.Grid, assume candidates.Candidate, branch []explain.Step, stands func(shorter []explain.Step) bool) (items []candidates.Item) {
	now := *g
	now.Place(assume.Cell(), assume.Digit())
	for i := range branch {
		if stands(without(branch, i)) && !finned(now, branch[i:]) {
			items = append(items, branch[i].Premises...)
		} else {
			items = append(items, Unneeded(&now, &branch[i])...)
		}
		branch[i].Apply(&now)
	}
	slices.Sort(items)
	return slices.Compact(items)
}

// finned reports whether a fish in a branch has more fins if the first step is left out: it is another
// pattern then, which its check allows, as it does not for other evidence.
func finned(now candidates.Grid, branch []explain.Step) bool {
	shorter := now
	for i := range branch {
		if fish, ok := branch[i].Evidence.(explain.Cover); ok && i > 0 && fish.Fins(&shorter) != fish.Fins(&now) {
			return true
		}
		branch[i].Apply(&now)
		if i > 0 {
			branch[i].Apply(&shorter)
		}
	}
	return false
}

// without returns a copy of the list that lacks element i.
func without[T any](list []T, i int) []T { return slices.Delete(slices.Clone(list), i, i+1) }
