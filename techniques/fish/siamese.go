package fish

import (
	"cmp"
	"slices"
	"sort"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// findSiamese reports pairs of fish of a species with the same base, each of which removes something that
// the other does not: of pairs with the same effects one with as few fins as there are, and none whose
// effects another has and more. A finned and a sashimi fish are a pair of finned ones.
//
// Each effect follows from one of the two fish: see [findSpecies].
func findSiamese(p *techniques.Pass, which species, spare bool) {
	s := search{species: which, siamese: true, spare: spare, pass: p, layout: p.Grid.Layout()}
	s.overDigits()
}

// pair is two fish with the same base.
type pair struct {
	parts   [2]pattern
	targets candidates.CellSet
	fins    int
}

// reportPairs reports the pairs that were found, but for those whose effects another one has as well.
func (s *search) reportPairs() (more bool) {
	if len(s.pairs) > 1 {
		sort.SliceStable(s.pairs, func(i, j int) bool {
			a, b := &s.pairs[i], &s.pairs[j]
			return cmp.Or(cmp.Compare(b.targets.Len(), a.targets.Len()), cmp.Compare(a.fins, b.fins)) < 0
		})
	}
	for i, p := range s.pairs {
		if slices.ContainsFunc(s.pairs[:i], func(b pair) bool { return p.targets.Within(b.targets) }) {
			continue
		}
		joined := explain.Joined{Parts: []explain.Evidence{s.evidence(p.parts[0]), s.evidence(p.parts[1])}}
		if !s.pass.Report(explain.NewStep(joined, explain.Removals(s.digit, p.targets)...)) {
			return false
		}
	}
	return true
}

// findSecond looks for a second fish with the base of the first.
func (s *search) findSecond(first pattern, f partial) {
	target := s.target
	s.first, s.hasFirst = first, true
	for ts := s.targets; !ts.IsEmpty(); {
		t, _ := ts.Next()
		if s.layout.HousesOf(t)&f.base == 0 {
			s.setTarget(t)
			s.cover(partial{base: f.base, based: f.based})
		}
	}
	s.hasFirst = false
	s.setTarget(target)
}

// pairUp keeps the pair of the first fish and a second one if both are needed.
func (s *search) pairUp(second pattern) {
	isSashimi := func(c pattern) bool { return s.kind == basic && isSashimi(s.layout, c.base, s.places, c.fins) }
	first := s.first
	if first.targets.Within(second.targets) || second.targets.Within(first.targets) ||
		s.fins == finned && isSashimi(first) && isSashimi(second) {
		return
	}
	s.pairs = append(s.pairs, pair{
		parts:   [2]pattern{first, second},
		targets: first.targets.Or(second.targets),
		fins:    first.fins.Len() + second.fins.Len(),
	})
}
