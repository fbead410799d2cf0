package verify

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// Needed returns the candidates that a removal by the pattern has to exclude, as few as do: the pattern needs
// one of them, and without any one of them it needs none. They are among those of the pattern that are some,
// and of these the last are left out first. It is not ok if the pattern needs none of some, or if the proof
// does not rest on premises alone or has too many cases.
func Needed(g *candidates.Grid, pattern explain.Evidence, some func(candidates.Candidate) bool, last func(a, b candidates.Candidate) int) (needed []candidates.Candidate, ok bool) {
	switch pattern.(type) {
	case explain.Trial, explain.Cases: // their branches prove it
		return nil, false
	case explain.Polarity: // its states do: from its cells one by one a proof takes too many cases
		return nil, false
	}
	p := newProof(g, pattern.Premises(), alternatives(g, &explain.Step{Evidence: pattern}))
	for _, k := range p.ks {
		if some(k) {
			needed = append(needed, k)
		}
	}
	slices.SortStableFunc(needed, last)
	if !p.needs(needed) {
		return nil, false
	}
	for i := len(needed) - 1; i >= 0; i-- {
		if fewer := slices.Delete(slices.Clone(needed), i, i+1); p.needs(fewer) {
			needed = fewer
		}
	}
	return needed, true
}

// needs reports whether the premises cannot do without all of some candidates.
func (p *proof) needs(some []candidates.Candidate) bool {
	p.cases = MaxCases
	known := make([]truth, len(p.ks))
	for i, k := range p.ks {
		if slices.Contains(some, k) {
			known[i] = isFalse
		}
	}
	return p.contradicts(known)
}
