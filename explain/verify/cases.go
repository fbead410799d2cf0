package verify

import (
	"context"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// checkCases walks the branch of each case and looks for the effects at its end.
// depth counts this step and the branches around it.
func checkCases(ctx context.Context, g *candidates.Grid, s explain.Cases, effects []explain.Effect, depth int) *Error {
	if depth > MaxDepth {
		return wrong(ErrTooLong, "branches nest more than %d deep", MaxDepth)
	}
	for _, c := range s.Cases {
		branch := *g
		branch.Place(c.Assume.Cell(), c.Assume.Digit())
		if err := checkSteps(ctx, &branch, c.Branch, depth); err != nil {
			return err
		}
		for _, e := range effects {
			if branch.Has(e.Candidate) {
				return wrongEffect(ErrProof, e, "does not follow from the case that %v", c.Assume)
			}
		}
	}
	return nil
}

// unneededCases returns what is unneeded in the branches.
func unneededCases(g *candidates.Grid, s explain.Cases, effects []explain.Effect) (items []candidates.Item) {
	for _, c := range s.Cases {
		items = append(items, unneededBranch(g, c.Assume, c.Branch, func(shorter []explain.Step) bool {
			one := explain.Cases{Item: s.Item, Cases: []explain.Case{{Assume: c.Assume, Branch: shorter}}}
			return checkCases(context.Background(), g, one, effects, 1) == nil
		})...)
	}
	return items
}
