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
		_, err := t.restOf(cells)
		return errors.Join(err, expect(ok && n <= least, "they add up to at least %d", least), expect(n > t.sum().rest.Total, "that is not too much"))
	})
	WithoutAtMost = kind4("without-at-most", "without {0|or} in {1|or}, {2} would add up to at most {3}", func(t *Told, ds candidates.DigitSet, in, cells candidates.CellSet, n int) error {
		_, most, ok := t.withoutSome(ds, in, cells)
		_, err := t.restOf(cells)
		return errors.Join(err, expect(ok && n >= most, "they add up to at most %d", most), expect(n < t.sum().rest.Total, "that is not too little"))
	})
	// WithoutAbove and WithoutBelow are about cells that add up to the same as others, or to so much more.
	WithoutAbove = kind5("without-above", "without {0|or} in {1|or}, {2} would {2?be|add up to} at least {3}, and {4}", func(t *Told, ds candidates.DigitSet, in, cells candidates.CellSet, n int, others Sentence) error {
		least, _, ok := t.withoutSome(ds, in, cells)
		more, err := t.beyond(cells, others, AlwaysAtMost)
		return errors.Join(err, expect(ok && n <= least, "they add up to at least %d", least), expect(n > more, "that is not too much"))
	})
	WithoutBelow = kind5("without-below", "without {0|or} in {1|or}, {2} would {2?be|add up to} at most {3}, and {4}", func(t *Told, ds candidates.DigitSet, in, cells candidates.CellSet, n int, others Sentence) error {
		_, most, ok := t.withoutSome(ds, in, cells)
		less, err := t.beyond(cells, others, AlwaysAtLeast)
		return errors.Join(err, expect(ok && n >= most, "they add up to at most %d", most), expect(n < less, "that is not too little"))
	})
	WithoutNot = kind4("without-not", "without {0|or} in {1|or}, {2} cannot add up to {3}", func(t *Told, ds candidates.DigitSet, in, cells candidates.CellSet, n int) error {
		_, err := t.restOf(cells)
		return errors.Join(err, expect(in.Within(cells), "others are spoken of"), expect(n == t.sum().rest.Total, "they add up to %d", t.sum().rest.Total),
			expect(!slices.Contains(t.layout.SumsOf(cells, t.denied(ds, in)), n), "they can"))
	})
	// WithoutNotAs is about cells that add up to the same as another, or to so much more.
	WithoutNotAs = kind5("without-not-as", "without {0|or} in {1|or}, {2} cannot add up to {3|or}, and {4} allows nothing else", func(t *Told, ds candidates.DigitSet, in, cells candidates.CellSet, ns Numbers, other candidates.Cell) error {
		total, err := t.apart(cells, candidates.Cells(other))
		may := t.denied(ds, in)
		var are Numbers
		for _, n := range t.layout.SumsOf(candidates.Cells(other), may) {
			are = append(are, n+total)
		}
		return errors.Join(err, expect(in.Within(cells.With(other)), "others are spoken of"), expect(slices.Equal(are, ns), "left is %v", are),
			expect(!slices.ContainsFunc(t.layout.SumsOf(cells, may), func(n int) bool { return slices.Contains(ns, n) }), "they can"))
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

// denied returns what cells may be without some digits in some of them.
func (t *Told) denied(ds candidates.DigitSet, in candidates.CellSet) func(candidates.Cell) candidates.DigitSet {
	return func(c candidates.Cell) candidates.DigitSet {
		may := t.now().Candidates(c)
		if in.Has(c) {
			may &^= ds
		}
		return may
	}
}

// withoutSome returns what cells add up to without some digits in some of them.
func (t *Told) withoutSome(ds candidates.DigitSet, in, cells candidates.CellSet) (least, most int, ok bool) {
	least, most, ok = t.layout.Extent(cells, t.denied(ds, in))
	return least, most, ok && in.Within(cells)
}

// beyond returns what cells add up to if the others of their sum add up to what is said to bound them.
func (t *Told) beyond(cells candidates.CellSet, others Sentence, as func(candidates.CellSet, int) Sentence) (total int, err error) {
	of, isCells := argOf[candidates.CellSet](others, 0)
	n, isNumber := argOf[int](others, 1)
	if !isCells || !isNumber || others.Kind != as(of, n).Kind {
		return 0, errors.New("the others are not bounded")
	}
	total, err = t.apart(cells, of)
	if err != nil {
		return 0, err
	}
	return n + total, others.check(t)
}

// apart returns how much more cells add up to than others of what was added up.
func (t *Told) apart(cells, others candidates.CellSet) (n int, err error) {
	s := t.sum()
	sums := []candidates.Sum{s.rest}
	if !s.said {
		sums = append(sums, s.sums(t.layout)...)
	}
	for _, sum := range sums {
		rest, _ := sum.On(t.now())
		plus, minus, once := rest.Sides()
		if once && plus == others && minus == cells {
			rest = candidates.Sum{}.Plus(-1, rest)
			plus, minus = minus, plus
		}
		if once && plus == cells && minus == others {
			s.rest, s.known = rest, true
			return rest.Total, nil
		}
	}
	return 0, errors.New("they do not add up to the same as the others")
}
