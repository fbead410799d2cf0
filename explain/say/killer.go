package say

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// taken is what was said to take one of some digits: cells in which each way to fill a clue has one.
type taken struct {
	cells  candidates.CellSet
	digits candidates.DigitSet
}

// What takes digits of a house.
var (
	// SoOneTakes says what follows from the ways of what was added up, and closes that.
	SoOneTakes = kind2("so-one-takes", "{0}, so {1}.", func(t *Told, why, one Sentence) error {
		return errors.Join(why.check(t), one.check(t))
	})
	OneTakes = kind2("one-takes", "{0|or} is {1|or}", (*Told).oneTakes)
	// HoweverFilled is said without a reason.
	HoweverFilled = kind3("however-filled", "however {0} is filled, {1|or} is {2|or}.", func(t *Told, clue *candidates.Clue, cells candidates.CellSet, ds candidates.DigitSet) error {
		return errors.Join(expect(slices.Contains(t.sum().clues, clue), "it is not spoken of"), t.oneTakes(cells, ds))
	})
	WithoutAtLeast = kind4("without-at-least", "without {0|or} in {1|or}, {2} would add up to at least {3}", func(t *Told, ds candidates.DigitSet, in, cells candidates.CellSet, n int) error {
		least, _, ok := t.withoutSome(ds, in, cells)
		return errors.Join(expect(ok && n <= least, "they add up to at least %d", least), expect(n > t.sum().rest.Total, "that is not too much"))
	})
	WithoutAtMost = kind4("without-at-most", "without {0|or} in {1|or}, {2} would add up to at most {3}", func(t *Told, ds candidates.DigitSet, in, cells candidates.CellSet, n int) error {
		_, most, ok := t.withoutSome(ds, in, cells)
		return errors.Join(expect(ok && n >= most, "they add up to at most %d", most), expect(n < t.sum().rest.Total, "that is not too little"))
	})
	NoOtherHas = told2("no-other-has", "so no other cell of {0} can be {1}", func(r *reader, h candidates.House, d candidates.Digit) error {
		var in candidates.CellSet
		for _, x := range r.taken {
			if x.digits == candidates.Digits(d) {
				in = x.cells
			}
		}
		r.refute(d, r.l.HouseCells(h).AndNot(in))
		return expect(!in.IsEmpty() && in.Within(r.l.HouseCells(h)), "no cells of it were said to have it")
	})
	TakenBetween = told3("taken-between", "so {0} have {1} between them, and no other cell of {2} can be {1|or}", func(r *reader, cells candidates.CellSet, ds candidates.DigitSet, h candidates.House) error {
		left, n := cells, 0
		for _, x := range r.taken {
			if x.cells.Within(left) && x.digits&^ds == 0 {
				left, n = left.AndNot(x.cells), n+1
			}
		}
		for c := range left.All() {
			if has := r.before.Candidates(c); has&^ds != 0 {
				return fmt.Errorf("%v can be %v", c, has)
			}
		}
		for d := range ds.All() {
			r.refute(d, r.l.HouseCells(h).AndNot(cells))
		}
		return errors.Join(expect(cells.Within(r.l.HouseCells(h)), "they are not in it"), expect(n+left.Len() == ds.Len(), "they have %d", n+left.Len()))
	})
)

// oneTakes checks that each way of what was added up has one of some digits in some cells, and closes that.
func (t *Told) oneTakes(cells candidates.CellSet, ds candidates.DigitSet) error {
	all, err := t.waysOfSum()
	if err != nil {
		return err
	}
	has := false
	for _, w := range all {
		_, some := w.Left(&candidates.Walk{}, func(c candidates.Cell) candidates.DigitSet {
			may := t.now().Candidates(c)
			if cells.Has(c) {
				may &^= ds
			}
			return may
		})
		has = has || !some
	}
	t.spoken().summed = summed{}
	if t.r != nil {
		t.r.taken = append(t.r.taken, taken{cells, ds})
	}
	return expect(has, "some way to fill them has none")
}

// withoutSome returns what all that is left of a sum adds up to without some digits in some of the cells.
func (t *Told) withoutSome(ds candidates.DigitSet, in, cells candidates.CellSet) (least, most int, ok bool) {
	if _, err := t.restOf(cells); err != nil || !in.Within(cells) {
		return 0, 0, false
	}
	return t.layout.Extent(cells, func(c candidates.Cell) candidates.DigitSet {
		may := t.now().Candidates(c)
		if in.Has(c) {
			may &^= ds
		}
		return may
	})
}
