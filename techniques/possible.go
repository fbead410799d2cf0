package techniques

import (
	"pencilmark/candidates"
	"pencilmark/techniques/internal/arrangements"
)

// possible is the places of one digit that occur in some arrangement.
type possible struct {
	cells        candidates.CellSet
	arrangements []candidates.CellSet // that have these cells between them
}

// possibles is the possible places by digit, found when a technique asks for them.
type possibles struct {
	of    [candidates.MaxSize]possible
	stale candidates.DigitSet // digits that lost a place since theirs were found
}

var possiblePlaces = NewFact(func(all *possibles, _ *Pass, since Change) {
	all.stale |= since.Digits
	if since.New {
		for i := range all.of {
			all.of[i] = possible{since.Cells, all.of[i].arrangements[:0]}
		}
	}
})

// Possible returns the places of the digit that occur in some arrangement of it: a choice of its places,
// one in each house. Arrangements are called templates in the literature. No argument about one digit alone
// can remove any other place than those that Possible leaves out, and each of those is false.
func (p *Pass) Possible(d candidates.Digit) candidates.CellSet {
	all := possiblePlaces.Of(p)
	k := &all.of[d-1]
	if all.stale.Has(d) {
		all.stale = all.stale.Without(d)
		k.narrow(p.Grid.Layout(), p.Grid.Places(d))
	}
	return k.cells
}

// narrow leaves what is possible with some of the places. They have those of the
// arrangements that they contain, and no others.
func (k *possible) narrow(l *candidates.Layout, places candidates.CellSet) {
	left := k.arrangements[:0]
	for _, a := range k.arrangements {
		if a.Within(places) {
			left = append(left, a)
		}
	}
	k.arrangements, k.cells = arrangements.Append(left, l, places.And(k.cells))
}

// Refutable reports whether an argument about the digit alone can remove anything.
func (p *Pass) Refutable(d candidates.Digit) bool { return p.Possible(d) != p.Grid.Places(d) }
