package verify

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

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
