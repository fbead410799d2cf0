package verify

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// proveCommon checks that each effect removes a candidate that all candidates of a premise exclude: by the clue alone,
// if one is named. Then premises may lose candidates as well before they exclude the effect.
func proveCommon(g *candidates.Grid, clue string, premises []candidates.Item, effects []explain.Effect) *Error {
	for _, item := range premises {
		if g.Count(item) == 0 {
			return wrong(ErrEvidence, "nothing is left for %v", item)
		}
	}
	now := *g
	excludes := func(a, b candidates.Candidate) bool { return excludes(g, a, b) }
	var pending []candidates.Candidate
	for _, e := range effects {
		pending = append(pending, e.Candidate)
	}
	if clue != "" {
		i, ok := g.Layout().ClueNumber(clue)
		if !ok {
			return wrong(ErrEvidence, "the board has no clue %q", clue)
		}
		excludes = func(a, b candidates.Candidate) bool { return a.Cell() != b.Cell() && g.Layout().Forbids(i, a, b) }
		for _, item := range premises {
			pending = g.AppendCandidates(pending, item)
		}
	}
	for changes := true; changes; {
		changes = false
		for _, k := range pending {
			if now.Has(k) && now.Open().Has(k.Cell()) && slices.ContainsFunc(premises, func(item candidates.Item) bool {
				ks := now.AppendCandidates(nil, item)
				return !slices.ContainsFunc(ks, func(by candidates.Candidate) bool { return !excludes(by, k) })
			}) {
				now.Remove(k.Cell(), k.Digit())
				changes = clue != ""
			}
		}
	}
	for _, e := range effects {
		if e.Place || now.Has(e.Candidate) {
			return wrongEffect(ErrProof, e, "does not follow from %s: none of them is without a candidate beside it", list(premises))
		}
	}
	return nil
}
