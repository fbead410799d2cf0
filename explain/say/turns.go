package say

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// inTurn is cells with the same two digits, each in sight of the next.
type inTurn struct {
	cells Path
	pair  candidates.DigitSet
	seen  int  // of how many cells, up to the last, it was said where they see each other
	told  bool // that the digits take turns
}

// turns returns the cells in turn that are told.
func (t *Told) turns() *inTurn {
	if t.r != nil {
		return &t.r.inTurn
	}
	return &t.inTurn
}

// Cells in which two digits take turns.
var (
	CellsInTurn = kind2("cells-in-turn", "The cells {0} hold only {1}.", func(t *Told, cells Path, ds candidates.DigitSet) error {
		*t.turns() = inTurn{cells: cells, pair: ds, seen: 1}
		if t.r != nil {
			return t.r.inTurn.check(&t.r.before)
		}
		return nil
	}, "The cells {0} have only the marks {1}.")
	EachSees = kind1("each-sees", "Each sees the next: {0|in}.", (*Told).seesNext, "From one to the next they share {0}.")
	ThenSees = kind1("then-sees", "Then {0|in}.", (*Told).seesNext, "Then they share {0}.")
	InTurn   = kind2("in-turn", "So {0} take turns, and {1}.", func(t *Told, ds candidates.DigitSet, so Sentence) error {
		t.counted = true
		t.before = true
		return errors.Join(t.inTurn.takes(ds), t.countsTurns(t.inTurn.cells, ds), so.check(t))
	})
	TakeTurns = told1("take-turns", "{0} take turns in them", func(r *reader, ds candidates.DigitSet) error { return r.inTurn.takes(ds) })
	InTurnOf  = kind3("in-turn-of", "{0} take turns in the cells of {1}, so {2}.", func(t *Told, ds candidates.DigitSet, of Lines, so Sentence) error {
		t.counted = true
		t.before = true
		var cells Path
		for _, item := range t.line.Needs {
			c, _ := item.Cell()
			cells = append(cells, c)
		}
		for _, n := range of {
			for _, c := range cells {
				if !slices.Contains(t.lines[n-1].Needs, candidates.CellItem(c)) {
					return fmt.Errorf("line %d does not go through %v", n, c)
				}
			}
		}
		return errors.Join(t.countsTurns(cells, ds), so.check(t))
	})
	NotBoth = kind3("not-both", "{0} and {1} are not both {2}", func(t *Told, a, b candidates.Cell, d candidates.Digit) error {
		needs := t.line.Needs
		return expect(len(needs) > 0 && needs[0] == candidates.CellItem(a) && needs[len(needs)-1] == candidates.CellItem(b) && t.line.Links[0][0].Digit() == d, "the ends are others")
	})
)

// countsTurns checks that the line counts the cells in this order, with links between each and the next.
func (t *Told) countsTurns(cells Path, ds candidates.DigitSet) error {
	if len(t.line.Needs) != len(cells) || len(t.line.Links) != len(cells)-1 {
		return errors.New("the cells are others")
	}
	var of candidates.DigitSet
	for i, c := range cells {
		if t.line.Needs[i] != candidates.CellItem(c) {
			return fmt.Errorf("%v is not one of the cells in turn", c)
		}
		if i > 0 {
			at, d := explain.CellsAndDigits(t.line.Links[i-1])
			of |= d
			if at != candidates.Cells(cells[i-1], c) {
				return fmt.Errorf("%v and %v are not linked", cells[i-1], c)
			}
		}
	}
	return expect(of == ds, "the digits are %v", of)
}

// check tells whether the cells have these digits alone on the board.
func (t *inTurn) check(board *candidates.Grid) error {
	for _, c := range t.cells {
		if board.Candidates(c) != t.pair || t.pair.Len() != 2 {
			return fmt.Errorf("%v is not one of two digits", c)
		}
	}
	return nil
}

// seesNext checks that the next cells see the ones before them in these ways.
func (t *Told) seesNext(all WaysInTurn) error {
	turns := t.turns()
	for _, ways := range all {
		if turns.seen == 0 || turns.seen >= len(turns.cells) {
			return errors.New("there is no cell for all of them")
		}
		from, to := turns.cells[turns.seen-1], turns.cells[turns.seen]
		if err := (&reader{l: t.layout}).sees(candidates.Cells(from), candidates.Cells(to), ways); err != nil {
			return err
		}
		turns.seen++
	}
	return nil
}

// takes checks that the digits take turns in all of the cells.
func (t *inTurn) takes(ds candidates.DigitSet) error {
	t.told = t.seen == len(t.cells) && ds == t.pair
	return expect(t.told, "%d of %d cells are said to see the next", t.seen, len(t.cells))
}

// differ reports whether it was told that one of two cells has the digit, and the other not.
func (t *inTurn) differ(cells candidates.CellSet, d candidates.Digit) bool {
	if !t.told || !t.pair.Has(d) || cells.Len() != 2 {
		return false
	}
	i, j := slices.Index(t.cells, cells.First()), slices.Index(t.cells, cells.Without(cells.First()).First())
	return i >= 0 && j >= 0 && (i-j)%2 != 0
}
