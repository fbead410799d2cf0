package prosetest

import (
	"pencilmark/candidates"
)

// Cells in which two digits take turns, see inTurn.
var _ = known([]form{
	{"The cells {cs} hold only {ds}.", func(r *reader, a args) error {
		r.inTurn = inTurn{cells: cellsInOrder(a[0]), pair: a.digits(1)}
		return r.inTurn.check(&r.before)
	}},
	{"Each sees the next: in {*}.", func(r *reader, a args) error { return r.seesNext(1, a[0]) }},
	{"Then in {*}.", func(r *reader, a args) error { return r.seesNext(r.inTurn.seen, a[0]) }},
	{"So {ds} take turns in them.", func(r *reader, a args) error {
		t := &r.inTurn
		t.told = t.seen == len(t.cells) && a.digits(0) == t.pair
		return expect(t.told, "%d of %d cells are said to see the next", t.seen, len(t.cells))
	}},
})

// seesNext checks that cells, from one on, see the one before them in these houses.
func (r *reader) seesNext(from int, houses string) error {
	r.inTurn.seen = from
	return r.inTurn.seesNext(r.l, houses)
}

// takesTurns reports whether it was told that one of two cells in turn has the digit, and the other not.
func (r *reader) takesTurns(cells candidates.CellSet, d candidates.Digit) bool {
	return r.inTurn.told && r.inTurn.pair.Has(d) && cells.Len() == 2 && r.inTurn.differ(cells.First(), cells.Without(cells.First()).First())
}
