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

// asked is what was known before something was supposed, and what is so if it is false.
type asked struct {
	grid    candidates.Grid
	effects int // how many there were
	refuted candidates.CandidateSet
	targets node
	summed  summed
	so      Sentence
}

// What takes digits of a house.
var (
	// SoOneTakes says what follows from the ways of what was added up, and closes that.
	SoOneTakes = kind2("so-one-takes", "{0}, so {1}.", func(t *Told, why, one Sentence) error {
		return errors.Join(why.check(t), t.bearsOn(why, one), one.check(t))
	})
	OneTakes = kind2("one-takes", "{0|or} is {1|or}", (*Told).oneTakes)
	// HoweverFilled is said without a reason.
	HoweverFilled = kind3("however-filled", "however {0} is filled, {1|or} is {2|or}.", func(t *Told, clue *candidates.Clue, cells candidates.CellSet, ds candidates.DigitSet) error {
		return errors.Join(expect(slices.Contains(t.sum().clues, clue), "it is not spoken of"), t.oneTakes(cells, ds))
	})
	// Without and WithoutIn begin what is said against cells that have none of some digits: all that are spoken of, or some.
	Without        = kind1("without", "without {0|or}", func(*Told, candidates.DigitSet) error { return nil })
	WithoutIn      = kind2("without-in", "without {0|or} in {1|or}", func(*Told, candidates.DigitSet, candidates.CellSet) error { return nil })
	WouldBeAtLeast = kind3("would-be-at-least", "{0}, {1} would add up to at least {2}", func(t *Told, without Sentence, cells candidates.CellSet, n int) error {
		least, _, fits := t.extentWithout(without, cells)
		_, err := t.restOf(cells)
		return errors.Join(err, fits, expect(n <= least, "they add up to at least %d", least), expect(n > t.sum().rest.Total, "that is not too much"))
	})
	WouldBeAtMost = kind3("would-be-at-most", "{0}, {1} would add up to at most {2}", func(t *Told, without Sentence, cells candidates.CellSet, n int) error {
		_, most, fits := t.extentWithout(without, cells)
		_, err := t.restOf(cells)
		return errors.Join(err, fits, expect(n >= most, "they add up to at most %d", most), expect(n < t.sum().rest.Total, "that is not too little"))
	})
	// WouldBeAbove and WouldBeBelow are about cells that add up to the same as others, or to so much more.
	WouldBeAbove = kind4("would-be-above", "{0}, {1} would {1?be|add up to} at least {2}, and {3}", func(t *Told, without Sentence, cells candidates.CellSet, n int, others Sentence) error {
		least, _, fits := t.extentWithout(without, cells)
		more, err := t.beyond(cells, others, AlwaysAtMost)
		return errors.Join(err, fits, expect(n <= least, "they add up to at least %d", least), expect(n > more, "that is not too much"))
	})
	WouldBeBelow = kind4("would-be-below", "{0}, {1} would {1?be|add up to} at most {2}, and {3}", func(t *Told, without Sentence, cells candidates.CellSet, n int, others Sentence) error {
		_, most, fits := t.extentWithout(without, cells)
		less, err := t.beyond(cells, others, AlwaysAtLeast)
		return errors.Join(err, fits, expect(n >= most, "they add up to at most %d", most), expect(n < less, "that is not too little"))
	})
	CannotAddUp = kind3("cannot-add-up", "{0}, {1} cannot add up to {2}", func(t *Told, without Sentence, cells candidates.CellSet, n int) error {
		may, denied := t.denied(without, cells, cells)
		_, err := t.restOf(cells)
		return errors.Join(err, denied, expect(n == t.sum().rest.Total, "they add up to %d", t.sum().rest.Total),
			expect(!slices.Contains(t.layout.SumsOf(cells, may), n), "they can"))
	})
	// CannotAddUpAs is about cells that add up to the same as another, or to so much more.
	CannotAddUpAs = kind4("cannot-add-up-as", "{0}, {1} cannot add up to {2|or}, and {3} allows nothing else", func(t *Told, without Sentence, cells candidates.CellSet, ns Numbers, other candidates.Cell) error {
		total, err := t.apart(cells, candidates.Cells(other))
		may, denied := t.denied(without, cells, cells.With(other))
		var are Numbers
		for _, n := range t.layout.SumsOf(candidates.Cells(other), may) {
			are = append(are, n+total)
		}
		return errors.Join(err, denied, expect(slices.Equal(are, ns), "left is %v", are),
			expect(!slices.ContainsFunc(t.layout.SumsOf(cells, may), func(n int) bool { return slices.Contains(ns, n) }), "they can"))
	})
	// OnlyOfThem and IsWanted are about a clue that wants digits in its cells: which of these can be one, or that any can.
	OnlyOfThem = kind2("only-of-them", "only {1} of them can be {0}", func(t *Told, d candidates.Digit, cells candidates.CellSet) error {
		open, err := t.wantedDigit(d)
		return errors.Join(err, equal(cells, t.now().Places(d).And(open)), expect(cells != open, "they are all cells"))
	})
	IsWanted = kind1("is-wanted", "{0} is one of them", func(t *Told, d candidates.Digit) error {
		_, err := t.wantedDigit(d)
		return err
	})
	// WhatIfNone supposes that some cells have none of some digits, and WhatIf that a cell has one. What follows on what is added
	// up refutes that: then NothingLeftSo says what is so, and what was supposed is forgotten.
	WhatIfNone = told2("what-if-none", "what if there were no {0|or} in {1|or}?", func(r *reader, ds candidates.DigitSet, in candidates.CellSet) error {
		return r.ask(OneTakes(in, ds), func(g *candidates.Grid) {
			for c := range in.All() {
				for d := range ds.All() {
					g.Remove(c, d)
				}
			}
		})
	})
	WhatIf = told2("what-if", "what if {0} were {1}?", func(r *reader, c candidates.Cell, d candidates.Digit) error {
		if !r.top().grid.Open().Has(c) || !r.top().grid.Has(candidates.Of(c, d)) {
			return fmt.Errorf("%v is not %d anyway", c, d)
		}
		return r.ask(NoneOfThese(candidates.Cells(c), candidates.Digits(d)), func(g *candidates.Grid) { g.Place(c, d) })
	})
	NothingLeftSo = told2("nothing-left-so", "then nothing would be left for {0}, so {1}.", func(r *reader, c candidates.Cell, so Sentence) error {
		if r.asked == nil {
			return errors.New("nothing is supposed")
		}
		top, was := r.top(), *r.asked
		for d := range top.grid.Candidates(c).All() {
			if !r.refuted.Has(candidates.Of(c, d)) {
				return fmt.Errorf("%v could be %d", c, d)
			}
		}
		open := top.grid.Open().Has(c)
		top.grid, top.effects, r.refuted, r.targets, r.clued.summed, r.asked = was.grid, top.effects[:was.effects], was.refuted, was.targets, was.summed, nil
		if open && so.Kind == was.so.Kind && slices.Equal(so.Args, was.so.Args) {
			r.clued.summed.deny = func(candidates.Candidate) bool { return true } // that is what was supposed
			return (&Told{layout: r.l, r: r}).allLost([]Sentence{so})
		}
		return fmt.Errorf("%v is filled, or something else was supposed", c)
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

// bearsOn checks that the reason is about the digits, and the cells, one of which is said to take one of them.
func (t *Told) bearsOn(why, one Sentence) error {
	cells, _ := argOf[candidates.CellSet](one, 0)
	ds, _ := argOf[candidates.DigitSet](one, 1)
	switch d, _ := argOf[candidates.Digit](why, 0); why.Kind {
	case IsWanted(d).Kind:
		open, _, err := t.wanted()
		return errors.Join(err, expect(ds.Has(d) && open.Within(cells), "%d may be elsewhere", d))
	case OnlyOfThem(d, cells).Kind:
		only, _ := argOf[candidates.CellSet](why, 1)
		return expect(ds.Has(d) && only.Within(cells), "%d may be elsewhere", d)
	}
	without, ok := argOf[Sentence](why, 0)
	if !ok {
		return nil
	}
	in, some := argOf[candidates.CellSet](without, 1)
	if !some {
		in, _ = argOf[candidates.CellSet](why, 1)
	}
	of, _ := argOf[candidates.DigitSet](without, 0)
	return expect(of == ds && in == cells, "%v without %v is what fails", in, of)
}

// denied returns what cells may be where cells have none of some digits: some of those spoken of, or else these.
func (t *Told) denied(without Sentence, cells, spoken candidates.CellSet) (may func(candidates.Cell) candidates.DigitSet, err error) {
	ds, isDigits := argOf[candidates.DigitSet](without, 0)
	in, some := argOf[candidates.CellSet](without, 1)
	if !some {
		in = cells
	}
	if !isDigits || without.Kind != Without(ds).Kind && without.Kind != WithoutIn(ds, in).Kind {
		err = errors.New("no digits are denied")
	}
	return func(c candidates.Cell) candidates.DigitSet {
		may := t.now().Candidates(c)
		if in.Has(c) {
			may &^= ds
		}
		return may
	}, errors.Join(err, expect(in.Within(spoken), "others are spoken of"))
}

// extentWithout returns what cells add up to where they, or some of them, have none of some digits.
func (t *Told) extentWithout(without Sentence, cells candidates.CellSet) (least, most int, err error) {
	may, err := t.denied(without, cells, cells)
	least, most, ok := t.layout.Extent(cells, may)
	return least, most, errors.Join(err, expect(ok, "nothing is left for them"))
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

// wantedDigit returns the open cells of the clue that is spoken of if it wants a digit in one of them.
func (t *Told) wantedDigit(d candidates.Digit) (open candidates.CellSet, err error) {
	open, wanted, err := t.wanted()
	return open, errors.Join(err, expect(slices.Contains(wanted, d), "%d is not wanted", d))
}

// ask supposes something that is to be refuted by what is added up, for that something is so.
func (r *reader) ask(so Sentence, suppose func(*candidates.Grid)) error {
	s, top := r.clued.summed, r.top()
	if r.asked != nil {
		return errors.New("something is supposed already")
	}
	r.asked = &asked{top.grid, len(top.effects), r.refuted, r.targets, s, so}
	suppose(&top.grid)
	r.clued.summed = summed{houses: s.houses, less: s.less}
	var err error
	for _, c := range s.clues {
		err = errors.Join(err, (&Told{layout: r.l, r: r}).adds(c))
	}
	return err
}
