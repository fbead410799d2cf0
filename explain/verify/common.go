package verify

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// proveCommon checks that each effect removes a candidate that all candidates of a premise exclude: by the clue alone,
// if one is named.
func proveCommon(g *candidates.Grid, clue string, premises []candidates.Item, effects []explain.Effect) *Error {
	excludes := func(a, b candidates.Candidate) bool { return excludes(g, a, b) }
	if clue != "" {
		i, ok := g.Layout().ClueNumber(clue)
		if !ok {
			return wrong(ErrEvidence, "the board has no clue %q", clue)
		}
		excludes = func(a, b candidates.Candidate) bool { return a.Cell() != b.Cell() && g.Layout().Forbids(i, a, b) }
	}
	for _, e := range effects {
		if e.Place || !slices.ContainsFunc(premises, func(item candidates.Item) bool {
			ks := g.AppendCandidates(nil, item)
			return len(ks) > 0 && !slices.ContainsFunc(ks, func(k candidates.Candidate) bool { return !excludes(k, e.Candidate) })
		}) {
			return wrongEffect(ErrProof, e, "does not follow from %s: none of them is without a candidate beside it", list(premises))
		}
	}
	return nil
}
