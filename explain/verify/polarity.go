package verify

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// proveStates checks that each effect contradicts either state of the cited cells, of which joints must connect those that
// take one.
func proveStates(g *candidates.Grid, s explain.Polarity, premises []candidates.Item, effects []explain.Effect) *Error {
	var cells, beside []candidates.Item
	for _, item := range premises {
		if c, ok := item.Cell(); ok && s.Cells().Has(c) {
			cells = append(cells, item)
		} else {
			beside = append(beside, item)
		}
	}
	// sides are the candidates of a cell in each state.
	sides := func(item candidates.Item) (sides [2][]candidates.Candidate) {
		c, _ := item.Cell()
		for _, k := range g.AppendCandidates(nil, item) {
			if s.First.Has(k.Digit()) == s.Alike.Has(c) {
				sides[0] = append(sides[0], k)
			} else {
				sides[1] = append(sides[1], k)
			}
		}
		return sides
	}
	apart := func(ks, others []candidates.Candidate) bool {
		return !slices.ContainsFunc(ks, func(k candidates.Candidate) bool {
			return slices.ContainsFunc(others, func(x candidates.Candidate) bool { return !excludes(g, k, x) })
		})
	}
	reached := slices.Clone(cells[:min(1, len(cells))])
	for n := 0; n < len(reached); n++ {
		from := sides(reached[n])
		for _, item := range cells {
			if to := sides(item); !slices.Contains(reached, item) && apart(from[0], to[1]) && apart(from[1], to[0]) {
				reached = append(reached, item)
			}
		}
	}
	if len(reached) < len(cells) {
		return wrong(ErrProof, "nothing joins all of %s", list(cells))
	}
	for state := range 2 {
		p := newProof(g, beside, nil)
		for _, item := range cells {
			p.add(sides(item)[state])
		}
		if err := p.prove(list(premises), effects); err != nil {
			return err
		}
	}
	return nil
}
