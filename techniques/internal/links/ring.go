package links

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// Ring is what a continuous loop removes.
type Ring struct {
	Graph  *Graph
	Passed candidates.CellSet // by the loop

	removed candidates.CandidateSet
	room    [64]explain.Effect
}

// Close adds what is removed because one of two nodes with a weak link is true. As is the
// custom, a link between two cells removes nothing from a cell that the loop passes.
func (r *Ring) Close(a, b explain.Node) {
	for _, e := range r.Graph.AppendRefuted(r.room[:0], a, b) {
		k := e.Candidate
		if a.Digit != b.Digit || !r.Passed.Has(k.Cell()) {
			r.removed.Add(k)
		}
	}
}

// Lock adds what is removed because an almost locked set loses one of two digits
// and keeps all others.
func (r *Ring) Lock(cells candidates.CellSet, x, y candidates.Digit) {
	g := r.Graph.grid
	for d := range g.Layout().Digits().Without(x).Without(y).All() {
		if places := g.Places(d).And(cells); !places.IsEmpty() {
			r.removed.AddPlaces(d, g.Places(d).And(g.Layout().PeersOfAll(places)))
		}
	}
}

// AppendEffects appends what is removed.
func (r *Ring) AppendEffects(effects []explain.Effect) []explain.Effect {
	for d := range r.removed.Digits().All() {
		cells := r.removed.Places(d)
		for c, ok := cells.Next(); ok; c, ok = cells.Next() {
			effects = append(effects, explain.Remove(c, d))
		}
	}
	return effects
}
