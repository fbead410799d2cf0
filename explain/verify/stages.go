package verify

import (
	"context"
	"slices"

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
		if err := checkStruck(g, &branch); err != nil {
			return err
		}
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

// proveTemplates checks one template after the other, each on what
// those before it leave, and then the effects that are not among that.
func proveTemplates(g *candidates.Grid, s explain.Templates, effects []explain.Effect) *Error {
	now := *g
	for _, given := range s.Given {
		if err := prove(&now, given.Premises(), nil, given.Effects()); err != nil {
			return err
		}
		given.Apply(&now)
	}
	decided := explain.Template{Digit: s.Digit, Houses: s.Houses}
	return prove(&now, decided.Premises(), nil, slices.DeleteFunc(slices.Clone(effects), func(e explain.Effect) bool {
		return !e.Place && !now.Has(e.Candidate)
	}))
}

// unneededTemplates returns the premises that can be left out of one of the
// arrangements, and those of templates that can be left out as a whole.
func unneededTemplates(g *candidates.Grid, s explain.Templates, effects []explain.Effect) (items []candidates.Item) {
	for h := range s.Houses.All() {
		shorter := s
		shorter.Houses &^= candidates.Houses(h)
		if proveTemplates(g, shorter, effects) == nil {
			items = append(items, candidates.HouseItem(s.Digit, h))
		}
	}
	for i, given := range s.Given {
		shorter := s
		if shorter.Given = without(s.Given, i); proveTemplates(g, shorter, effects) == nil {
			items = append(items, given.Premises()...)
		}
		for h := range given.Houses.All() {
			less := given
			less.Houses &^= candidates.Houses(h)
			shorter.Given = append(append(s.Given[:i:i], less), s.Given[i+1:]...)
			if proveTemplates(g, shorter, effects) == nil {
				items = append(items, candidates.HouseItem(given.Digit, h))
			}
		}
	}
	return items
}
