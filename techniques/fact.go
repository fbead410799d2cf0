package techniques

import (
	"sync/atomic"

	"pencilmark/candidates"
)

// A Fact is something that techniques derive from a grid. A family declares it
// once, as a package-level variable, with a function that makes its value:
//
//	var loops = techniques.NewFact((*loopList).update)
//
// Each [Runner] keeps a value of its own. It is made when a technique first asks
// for it, and brought up to date when one asks for it on another grid.
type Fact[T any] struct {
	number int
	update func(*T, *Pass, Change)
}

// facts counts the facts that were declared.
var facts atomic.Int32

// NewFact declares a fact. The function makes the value that of the grid of the pass, given what changed
// since it did so last; the value is zero at first. It may ask for other facts, not for this one. If update
// is nil, the value is memory that techniques use as they please, and that stays as they left it.
func NewFact[T any](update func(value *T, p *Pass, since Change)) *Fact[T] {
	return &Fact[T]{int(facts.Add(1)) - 1, update}
}

// Of returns the value for the grid of the pass. It must not be kept beyond the search.
func (f *Fact[T]) Of(p *Pass) *T {
	h := p.history
	if f.number >= len(h.values) {
		h.values = append(h.values, make([]any, f.number+1-len(h.values))...)
	}
	v, ok := h.values[f.number].(*factValue[T])
	if !ok {
		v = new(factValue[T])
		h.values[f.number] = v
	}
	if now := h.now(); f.update != nil && v.at != now {
		since := h.since(v.at)
		v.at = now
		f.update(&v.value, p, since)
	}
	return &v.value
}

// factValue is the value that a runner keeps of a fact.
type factValue[T any] struct {
	at    moment // when it was up to date
	value T
}

// Change is how a grid differs from an earlier one.
type Change struct {
	// New is set if there is no earlier grid, or this one does not come from it by placing digits and
	// removing candidates. Then all cells and all digits count as changed.
	New    bool
	Cells  candidates.CellSet  // that lost a candidate, or were given a digit
	Digits candidates.DigitSet // that lost a place, or were placed

	layout *candidates.Layout
}

// Houses returns the houses of the changed cells.
func (c Change) Houses() candidates.HouseSet {
	if c.New {
		return c.layout.Houses()
	}
	return c.layout.HousesOfAny(c.Cells)
}
