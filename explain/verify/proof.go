package verify

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// MaxCases is how many cases the proof of one effect may look at. A pattern
// that a person can see needs a few: a fish or a locked set of size four 10.
const MaxCases = 2000

// truth is what is known about a candidate in one case of a proof.
type truth uint8

const (
	unknown truth = iota
	isTrue
	isFalse
)

// proof is a set of premises and the candidates in them; a premise is what needs
// one true candidate. It shares nothing
// with the grid it was read from: a case of the proof is a plain list that
// says what is known about each candidate.
type proof struct {
	grid  *candidates.Grid
	ks    []candidates.Candidate // the candidates of all premises, each once
	items [][]int                // for each premise its candidates, by their place in ks
	cases int                    // how many may still be looked at
}

// newProof returns the proof whose premises are the items and, if there are
// any, that one of the alternatives is true.
func newProof(g *candidates.Grid, premises []candidates.Item, alternatives []candidates.Candidate) *proof {
	p := &proof{grid: g}
	for _, item := range premises {
		p.add(g.AppendCandidates(nil, item))
	}
	if len(alternatives) > 0 {
		p.add(alternatives)
	}
	return p
}

// add makes a premise of candidates one of which is true.
func (p *proof) add(ks []candidates.Candidate) {
	var members []int
	for _, k := range ks {
		i := slices.Index(p.ks, k)
		if i < 0 {
			i = len(p.ks)
			p.ks = append(p.ks, k)
		}
		members = append(members, i)
	}
	p.items = append(p.items, members)
}

// prove checks that each effect follows from the premises and the alternatives,
// on the candidates of the grid.
func prove(g *candidates.Grid, premises []candidates.Item, alternatives []candidates.Candidate, effects []explain.Effect) *Error {
	from := list(premises)
	switch {
	case len(alternatives) > 0 && len(premises) > 0:
		from += " and the deadly pattern"
	case len(alternatives) > 0:
		from = "the deadly pattern"
	}
	return newProof(g, premises, alternatives).prove(from, effects)
}

// prove checks that each effect follows from what is called so.
func (p *proof) prove(from string, effects []explain.Effect) *Error {
	for _, e := range effects {
		if p.follows(e) {
			continue
		}
		switch {
		case p.cases < 0:
			return wrongEffect(ErrTooLong, e, "does not follow from %s within %d cases", from, MaxCases)
		case e.Place:
			return wrongEffect(ErrProof, e, "does not follow from %s: without it nothing contradicts", from)
		default:
			return wrongEffect(ErrProof, e, "does not follow from %s: with %v nothing contradicts", from, e.Candidate)
		}
	}
	return nil
}

// follows reports whether denying the effect contradicts the premises.
func (p *proof) follows(e explain.Effect) bool {
	p.cases = MaxCases
	if !e.Place && !slices.Contains(p.ks, e.Candidate) {
		p.ks = append(p.ks, e.Candidate) // it may exclude a premise's candidate beside another
	}
	known := make([]truth, len(p.ks))
	if e.Place {
		if i := slices.Index(p.ks, e.Candidate); i >= 0 {
			known[i] = isFalse
		}
	} else {
		p.suppose(known, e.Candidate)
	}
	return p.contradicts(known)
}

// suppose makes a candidate true and all false that share an item with it, or that some clue does not allow beside it,
// or beside it and another that is true.
func (p *proof) suppose(known []truth, k candidates.Candidate) {
	for i, other := range p.ks {
		switch {
		case other == k:
			known[i] = isTrue
		case excludes(p.grid, other, k):
			known[i] = isFalse
		}
	}
	if len(p.grid.Layout().Triples()) == 0 {
		return
	}
	for i, other := range p.ks {
		for j, third := range p.ks {
			if known[i] == isTrue && j != i && third != k && other != k && excludesBeside(p.grid.Layout(), k, other, third) {
				known[j] = isFalse
			}
		}
	}
}

// contradicts reports whether what is known leaves some premise without a
// candidate, whatever may be true. It uses up known.
func (p *proof) contradicts(known []truth) bool {
	if p.cases--; p.cases < 0 {
		return false
	}
	var split []int
	for forced := true; forced; {
		forced, split = false, nil
		for _, item := range p.items {
			left := possible(item, known)
			switch {
			case len(left) == 0:
				return true
			case slices.ContainsFunc(left, func(i int) bool { return known[i] == isTrue }):
			case len(left) == 1:
				p.suppose(known, p.ks[left[0]])
				forced = true
			case split == nil || len(left) < len(split):
				split = left
			}
		}
	}
	if split == nil {
		return false
	}
	// Have: nothing is forced, and one of split is true.
	for _, i := range split {
		one := slices.Clone(known)
		p.suppose(one, p.ks[i])
		if !p.contradicts(one) {
			return false
		}
	}
	return true
}

// possible returns the candidates of a premise that are not known to be false.
func possible(item []int, known []truth) []int {
	var left []int
	for _, i := range item {
		if known[i] != isFalse {
			left = append(left, i)
		}
	}
	return left
}
