package say

import (
	"fmt"
	"pencilmark/candidates"
	"slices"
)

// Cells in which two digits take turns, see inTurn.
func turnsForms() []form {
	return []form{
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
	}
}

// seesNext checks that cells, from one on, see the one before them in these houses.
func (r *reader) seesNext(from int, houses string) error {
	r.inTurn.seen = from
	return r.inTurn.seesNext(r.l, houses)
}

// takesTurns reports whether it was told that one of two cells in turn has the digit, and the other not.
func (r *reader) takesTurns(cells candidates.CellSet, d candidates.Digit) bool {
	return r.inTurn.told && r.inTurn.pair.Has(d) && cells.Len() == 2 && r.inTurn.differ(cells.First(), cells.Without(cells.First()).First())
}

// inTurn is cells with the same two digits, each in sight of the next.
type inTurn struct {
	cells []candidates.Cell
	pair  candidates.DigitSet
	seen  int  // of how many cells, up to the last, it was said where they see each other
	told  bool // that the digits take turns
}

// cellsInOrder reads a list of cells.
func cellsInOrder(text string) (cells []candidates.Cell) {
	for _, name := range cellRE.FindAllString(text, -1) {
		cells = append(cells, args{name}.cell(0))
	}
	return cells
}

// check tells whether the cells have these digits alone on the board.
func (t inTurn) check(board *candidates.Grid) error {
	for _, c := range t.cells {
		if board.Candidates(c) != t.pair || t.pair.Len() != 2 {
			return fmt.Errorf("%v is not one of two digits", c)
		}
	}
	return nil
}

// seesNext checks that the next cells see the ones before them in these houses.
func (t *inTurn) seesNext(l *candidates.Layout, houses string) error {
	return each("{h}", houses, func(a args) error {
		if t.seen == 0 || t.seen >= len(t.cells) {
			return fmt.Errorf("there is no cell for %s", a[0])
		}
		from, to, h := t.cells[t.seen-1], t.cells[t.seen], l.HouseCells(a.house(0))
		t.seen++
		return expect(from != to && h.Has(from) && h.Has(to), "%v does not see %v there", from, to)
	})
}

// differ reports whether two of the cells have different digits.
func (t inTurn) differ(a, b candidates.Cell) bool {
	i, j := slices.Index(t.cells, a), slices.Index(t.cells, b)
	return i >= 0 && j >= 0 && (i-j)%2 != 0
}
