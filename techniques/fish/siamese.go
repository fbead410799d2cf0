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
// Each effect follows from one of the two fish: see [species.hunt].
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

// reportPairs reports the pairs but for those that another one makes
// superfluous.
func (h *hunt) reportPairs() (more bool) {
	slices.SortStableFunc(h.pairs, func(a, b pair) int {
		return cmp.Or(cmp.Compare(b.targets.Len(), a.targets.Len()), cmp.Compare(a.fins, b.fins))
	})
	for i, p := range h.pairs {
		if slices.ContainsFunc(h.pairs[:i], func(b pair) bool { return p.targets.Within(b.targets) }) {
			continue
		}
		joined := explain.Joined{Parts: []explain.Evidence{h.evidence(p.parts[0]), h.evidence(p.parts[1])}}
		if !h.pass.Report(explain.NewStep(joined, explain.Removals(h.digit, p.targets)...)) {
			return false
		}
	}
	return true
}

// findSecond looks for a second fish with the base of the first.
func (h *hunt) findSecond(first catch, f form) {
	target := h.target
	h.first, h.hasFirst = first, true
	for ts := h.targets; !ts.IsEmpty(); {
		t, _ := ts.Next()
		if h.layout.HousesOf(t)&f.base == 0 {
			h.aim(t)
			h.cover(form{base: f.base, based: f.based})
		}
	}
	h.hasFirst = false
	h.aim(target)
}

// pairUp keeps the pair of the first fish and a second one if both are needed.
func (h *hunt) pairUp(second catch) {
	isSashimi := func(c catch) bool { return h.kind == basic && isSashimi(h.layout, c.base, h.places, c.fins) }
	first := h.first
	if first.targets.Within(second.targets) || second.targets.Within(first.targets) ||
		h.fins == finned && isSashimi(first) && isSashimi(second) {
		return
	}
	h.pairs = append(h.pairs, pair{
		parts:   [2]catch{first, second},
		targets: first.targets.Or(second.targets),
		fins:    first.fins.Len() + second.fins.Len(),
	})
}
