package techniques

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// Ring is what a continuous loop removes.
type Ring struct {
	Links  *Links
	Passed candidates.CellSet // by the loop

	removed [candidates.MaxSize + 1]candidates.CellSet // by digit
	room    [64]explain.Effect
}

// Close adds what is removed because one of two nodes with a weak link is true.
// As is the custom, a link between two cells removes nothing from a cell that
// the loop passes.
func (r *Ring) Close(a, b explain.Node) {
	for _, e := range r.Links.AppendRefuted(r.room[:0], a, b) {
		k := e.Candidate
		if a.Digit != b.Digit || !r.Passed.Has(k.Cell()) {
			r.removed[k.Digit()] = r.removed[k.Digit()].With(k.Cell())
		}
	}
}

// Lock adds what is removed because an almost locked set loses one of two digits
// and keeps all others.
func (r *Ring) Lock(cells candidates.CellSet, x, y candidates.Digit) {
	g := r.Links.grid
	for d := range g.Layout().Digits().Without(x).Without(y).All() {
		if places := g.Places(d).And(cells); !places.IsEmpty() {
			r.removed[d] = r.removed[d].Or(g.Places(d).And(g.Layout().PeersOfAll(places)))
		}
	}
}

// AppendEffects appends what is removed.
func (r *Ring) AppendEffects(effects []explain.Effect) []explain.Effect {
	for d, cells := range r.removed {
		for c, ok := cells.Next(); ok; c, ok = cells.Next() {
			effects = append(effects, explain.Remove(c, candidates.Digit(d)))
		}
	}
	return effects
}
