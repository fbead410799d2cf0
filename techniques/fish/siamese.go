package fish

import (
	"cmp"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// findSiamese reports pairs of fish of the species with the same base, each of
// which removes something that the other does not: of pairs with the same
// effects one with as few fins as there are, and none whose effects another has
// and more. A finned and a sashimi fish are a pair of finned ones.
//
// Each effect follows from one of the two fish: see [species.find].
func (s species) findSiamese(p *techniques.Pass) {
	h := hunt{species: s, siamese: true, pass: p, layout: p.Grid.Layout()}
	h.overDigits()
}

// pair is two fish with the same base.
type pair struct {
	parts   [2]catch
	targets candidates.CellSet
	fins    int
}

// reportPairs reports the Siamese fish among those that were caught.
func (h *hunt) reportPairs() (more bool) {
	pairs := h.pairs()
	slices.SortStableFunc(pairs, func(a, b pair) int {
		return cmp.Or(cmp.Compare(b.targets.Len(), a.targets.Len()), cmp.Compare(a.fins, b.fins))
	})
	for i, p := range pairs {
		if slices.ContainsFunc(pairs[:i], func(b pair) bool { return p.targets.Within(b.targets) }) {
			continue
		}
		joined := explain.Joined{Parts: []explain.Evidence{h.evidence(p.parts[0]), h.evidence(p.parts[1])}}
		if !h.pass.Report(explain.NewStep(joined, explain.Removals(h.digit, p.targets)...)) {
			return false
		}
	}
	return true
}

func (h *hunt) pairs() (pairs []pair) {
	isFinned := func(c catch) bool { return h.kind != basic || !isSashimi(h.layout, c.base, h.places, c.fins) }
	for i, b := range h.caught {
		for _, a := range h.caught[:i] {
			if a.base != b.base || a.targets.Within(b.targets) || b.targets.Within(a.targets) ||
				h.fins == finned && !isFinned(a) && !isFinned(b) {
				continue
			}
			pairs = append(pairs, pair{[2]catch{a, b}, a.targets.Or(b.targets), a.fins.Len() + b.fins.Len()})
		}
	}
	return pairs
}
