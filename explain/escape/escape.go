// Package escape shows that a step does not follow: candidates that could all be true, with each item that the
// step cites, while its conclusion is false.
//
// It is for steps that a candidate keeps from being there. Such a candidate is among those that are found, since
// the step is proved without it.
package escape

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// maxTries is how many candidates are supposed at most. Patterns that a person can see need a few dozen.
const maxTries = 5000

// Way is candidates that do not exclude one another, one of each item that a step cites, with which one of its
// effects is false: the candidate that it removes is among them, or the one that it places is not. If the step adds up, they
// fill all cells of its sums, and keep these.
type Way struct {
	Effect explain.Effect
	True   []candidates.Candidate // sorted
}

// Find returns a way for the first effect of the step that has one. ok is false if there is none, or if it takes
// long to find out.
func Find(g *candidates.Grid, s *explain.Step) (w Way, ok bool) {
	f := finder{grid: g}
	for _, item := range s.Premises {
		f.items = append(f.items, g.AppendCandidates(nil, item))
	}
	switch e := s.Evidence.(type) {
	case explain.Sum:
		f.sums = []explain.Sum{e}
	case explain.KillerSet:
		f.sums = e.Sums
	}
	for _, sum := range f.sums {
		for c := range sum.Spans(g.Layout()).And(g.Open()).All() {
			f.items = append(f.items, g.AppendCandidates(nil, candidates.CellItem(c)))
		}
	}
	if deadly, ok := s.Evidence.(explain.Deadly); ok {
		f.items = append(f.items, deadly.Guardians(g)) // one of them is true, or there are two solutions
	}
	for _, e := range s.Effects {
		f.left, f.chosen, f.never = maxTries, nil, nil
		if e.Place {
			f.never = &e.Candidate
		} else {
			f.chosen = append(f.chosen, e.Candidate)
		}
		if f.search() {
			slices.Sort(f.chosen)
			return Way{e, f.chosen}, true
		}
	}
	return w, false
}

// By returns a way with the candidate, which keeps the step from being there.
func By(k candidates.Candidate, g *candidates.Grid, s *explain.Step) (w Way, ok bool) {
	w, ok = Find(g, s)
	return w, ok && slices.Contains(w.True, k)
}

// finder supposes one candidate after the other.
type finder struct {
	grid   *candidates.Grid
	items  [][]candidates.Candidate
	sums   []explain.Sum
	chosen []candidates.Candidate // that are supposed to be true
	never  *candidates.Candidate  // that is supposed to be false, if any
	left   int                    // how many may still be supposed
}

// search supposes a candidate of each item that has none yet, the item with the fewest first.
func (f *finder) search() bool {
	var fewest []candidates.Candidate
	open := false
	for _, item := range f.items {
		if slices.ContainsFunc(item, func(k candidates.Candidate) bool { return slices.Contains(f.chosen, k) }) {
			continue
		}
		possible := slices.DeleteFunc(slices.Clone(item), func(k candidates.Candidate) bool { return !f.may(k) })
		if len(possible) == 0 {
			return false
		}
		if !open || len(possible) < len(fewest) {
			fewest, open = possible, true
		}
	}
	if slices.ContainsFunc(f.sums, f.breaks) {
		return false
	}
	if !open {
		return true
	}
	n := len(f.chosen)
	for _, k := range fewest {
		if f.left--; f.left < 0 {
			return false
		}
		f.chosen = append(f.chosen[:n], k)
		if f.search() {
			return true
		}
	}
	f.chosen = f.chosen[:n]
	return false
}

// breaks reports whether there is no way to fill the cells of a sum with what is supposed.
func (f *finder) breaks(sum explain.Sum) bool {
	_, ok := sum.Ways(f.grid.Layout()).Left(&candidates.Walk{}, func(c candidates.Cell) candidates.DigitSet {
		for _, k := range f.chosen {
			if k.Cell() == c {
				return candidates.Digits(k.Digit())
			}
		}
		return f.grid.Candidates(c)
	})
	return !ok
}

// may reports whether the candidate can be true with those that are supposed.
func (f *finder) may(k candidates.Candidate) bool {
	if f.never != nil && *f.never == k {
		return false
	}
	return !slices.ContainsFunc(f.chosen, func(o candidates.Candidate) bool { return f.grid.Layout().Excludes(k, o) })
}
