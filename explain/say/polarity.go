package say

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// polar is what was said of cells that hold digits of two kinds.
type polar struct {
	kinds  [2]candidates.DigitSet
	cells  candidates.CellSet
	sides  [2]candidates.CellSet // those of one kind, and those of the other
	state  int                   // of which is spoken: the cells of the first side are of this kind
	spoken candidates.CellSet    // of which it was said
	out    [2]candidates.CandidateSet
	failed [2]bool // whether a state was said to be impossible
}

// Two kinds of digits, and which cells hold digits of the same kind.
var (
	LowOrHigh = told3("low-or-high", "each of {0} is low ({1|or}) or high ({2|or}).", func(r *reader, cells candidates.CellSet, low, high candidates.DigitSet) error {
		return errors.Join(r.areOfKinds(cells, low, high), expect(low.Last() < high.First(), "%v are not below %v", low, high))
	})
	OddOrEven = told3("odd-or-even", "each of {0} is odd ({1|or}) or even ({2|or}).", func(r *reader, cells candidates.CellSet, odd, even candidates.DigitSet) error {
		return errors.Join(r.areOfKinds(cells, odd, even), expect(odd&^oddDigits == 0 && even&oddDigits == 0, "%v and %v are not odd and even", odd, even))
	})
	OneOrOther = told3("one-or-other", "each of {0} is of one of two kinds, {1|or} or else {2|or}.", (*reader).areOfKinds)
	TwoKinds   = told3("two-kinds", "{0} {0?is|are} of one kind and {1} of the other, {2|in}.", (*reader).joinKinds)
	SameKind   = told2("same-kind", "{0} are of the same kind, {1|in}.", func(r *reader, cells candidates.CellSet, by Ways) error {
		return r.joinKinds(cells, candidates.CellSet{}, by)
	})
)

const oddDigits = candidates.DigitSet(0b101010101)

// areOfKinds checks that each cell can hold digits of both kinds and no others.
func (r *reader) areOfKinds(cells candidates.CellSet, first, second candidates.DigitSet) error {
	r.polar = polar{kinds: [2]candidates.DigitSet{first, second}, cells: cells}
	for c := range cells.All() {
		if has := r.before.Candidates(c); has&first == 0 || has&second == 0 || has&^(first|second) != 0 {
			return fmt.Errorf("%v can be %v", c, has)
		}
	}
	return expect(cells.Len() > 1 && cells.Within(r.before.Open()) && first&second == 0 && first|second == r.before.CandidatesIn(cells), "they are no two kinds of digits that some cells have")
}

// may returns what a cell may hold in the state of which is spoken.
func (r *reader) may(c candidates.Cell) candidates.DigitSet {
	p := &r.polar
	switch {
	case p.sides[0].Has(c):
		return r.before.Candidates(c) & p.kinds[p.state]
	case p.sides[1].Has(c):
		return r.before.Candidates(c) & p.kinds[1-p.state]
	}
	return r.before.Candidates(c)
}

// joinKinds checks that clues and houses keep the kinds of the cells apart, from one to the next until all are reached,
// and that each clue that is named does so somewhere.
func (r *reader) joinKinds(one, other candidates.CellSet, by Ways) error {
	p := &r.polar
	p.sides = [2]candidates.CellSet{one, other}
	w := r.keeping(by)
	reach := func(a, b candidates.Cell) bool {
		for p.state = range p.kinds {
			if !w.apart(a, r.may(a), b, r.before.Candidates(b)&^r.may(b)) {
				return false
			}
		}
		return true
	}
	reached := candidates.Cells(p.cells.First())
	for fresh := reached; !fresh.IsEmpty(); {
		a, _ := fresh.Next()
		for b := range p.cells.Without(a).All() {
			if !reached.Has(b) && reach(a, b) {
				reached, fresh = reached.With(b), fresh.With(b)
			}
		}
	}
	return errors.Join(w.err,
		expect(one.Or(other) == p.cells && !one.Meets(other) && !one.IsEmpty(), "they are not those that were named"),
		expect(reached == p.cells, "nothing joins %v", p.cells.AndNot(reached)),
		w.allUsed())
}

// keeping is ways that are to keep candidates apart, and which of them did.
type keeping struct {
	l       *candidates.Layout
	by      Ways
	numbers []int
	used    []bool // by clue
	in      candidates.HouseSet
	err     error
}

func (r *reader) keeping(by Ways) *keeping {
	numbers, err := by.numbers(r.l)
	return &keeping{l: r.l, by: by, numbers: numbers, used: make([]bool, len(numbers)), err: err}
}

// apart reports whether the ways keep each of some digits in a cell apart from each of some in another.
func (w *keeping) apart(a candidates.Cell, ds candidates.DigitSet, b candidates.Cell, es candidates.DigitSet) bool {
	used, in := slices.Clone(w.used), w.in
	for d := range ds.All() {
		for e := range es.All() {
			clued := false
			for n, i := range w.numbers {
				if w.l.Forbids(i, candidates.Of(a, d), candidates.Of(b, e)) {
					used[n], clued = true, true
				}
			}
			if shared := w.l.HousesOf(a) & w.l.HousesOf(b) & w.by.Houses; !clued && d == e && shared != 0 {
				in |= shared
			} else if !clued {
				return false
			}
		}
	}
	w.used, w.in = used, in
	return true
}

// allUsed checks that nothing was named in vain.
func (w *keeping) allUsed() error {
	return expect(!w.by.Cell && w.in == w.by.Houses && !slices.Contains(w.used, false), "a clue or a house is named that keeps nothing apart")
}

// Which kind cells hold one way round, and what follows.
var (
	// OneWay and OtherWay say what is false in each of two states, IfSo why a state is impossible.
	OneWay   = kind2("one-way", "one way round {0|list}, and {1|list}.", (*Told).inState)
	OtherWay = kind2("other-way", "the other way round {0|list}, and {1|list}.", func(t *Told, kinds, then []Sentence) error {
		before := 0
		err := t.ofStep(func(r *reader) error { before = r.polar.state; return nil })
		err = errors.Join(err, t.inState(kinds, then))
		return errors.Join(err, t.ofStep(func(r *reader) error { return expect(r.polar.state != before, "it is the same way round") }))
	})
	IfSo = kind2("if-so", "if {0|list}, {1}.", func(t *Told, kinds []Sentence, then Sentence) error {
		return errors.Join(t.inState(kinds, []Sentence{then}), t.ofStep(func(r *reader) error {
			return expect(r.polar.failed[r.polar.state], "that may be so")
		}))
	})
	AreLow  = told1("are-low", "{0} {0?is|are} low", func(r *reader, cells candidates.CellSet) error { return r.ofKind(cells, 0) })
	AreHigh = told1("are-high", "{0} {0?is|are} high", func(r *reader, cells candidates.CellSet) error { return r.ofKind(cells, 1) })
	AreOdd  = told1("are-odd", "{0} {0?is|are} odd", func(r *reader, cells candidates.CellSet) error { return r.ofKind(cells, 0) })
	AreEven = told1("are-even", "{0} {0?is|are} even", func(r *reader, cells candidates.CellSet) error { return r.ofKind(cells, 1) })
	AreOf   = told2("are-of", "{0} {0?is|are} {1|or}", func(r *reader, cells candidates.CellSet, ds candidates.DigitSet) error {
		var kind int
		if ds&r.polar.kinds[1] != 0 {
			kind = 1
		}
		if err := r.ofKind(cells, kind); err != nil {
			return err
		}
		var has candidates.DigitSet
		for c := range cells.All() {
			has |= r.may(c)
		}
		return expect(has == ds, "they are %v", has)
	})
)

// inState checks what follows in a state.
func (t *Told) inState(kinds, then []Sentence) error {
	return t.ofStep(func(r *reader) error {
		r.polar.state, r.polar.spoken = -1, candidates.CellSet{}
		err := t.all(kinds)
		if r.polar.state < 0 || err != nil {
			r.polar.state = 0
			return errors.Join(err, errors.New("that does not say which way round it is"))
		}
		return t.all(then)
	})
}

// ofKind checks that cells are of a kind in the state of which is spoken. The first that is said decides which that is.
func (r *reader) ofKind(cells candidates.CellSet, kind int) error {
	p := &r.polar
	p.spoken = p.spoken.Or(cells)
	for c := range cells.All() {
		state := kind
		switch {
		case p.sides[1].Has(c):
			state = 1 - kind
		case !p.sides[0].Has(c):
			return fmt.Errorf("%v is of no kind", c)
		}
		if p.state >= 0 && p.state != state {
			return fmt.Errorf("%v is of the other kind then", c)
		}
		p.state = state
	}
	return nil
}

// What follows in a state.
var (
	ShareTooFew = told3("share-too-few", "only {1} {1?is|are} left in {2} for {0}, which is too few", func(r *reader, cells candidates.CellSet, ds candidates.DigitSet, h candidates.House) error {
		r.polar.failed[r.polar.state] = true
		return errors.Join(r.between(cells, ds, h), expect(ds.Len() < cells.Len(), "%v are enough", ds))
	})
	// UsesUp and RulesOutThen are said of the cells of which was said which kind they are, WithUsesUp of others as well.
	UsesUp = told2("uses-up", "that uses up {0} in {1}", func(r *reader, ds candidates.DigitSet, h candidates.House) error {
		return r.usesUp(r.polar.spoken, ds, h)
	})
	WithUsesUp = told3("with-uses-up", "with {0} that uses up {1} in {2}", func(r *reader, cells candidates.CellSet, ds candidates.DigitSet, h candidates.House) error {
		return errors.Join(r.usesUp(r.polar.spoken.Or(cells), ds, h), expect(!cells.Meets(r.polar.spoken), "they were named"))
	})
	RulesOutThen = told3("rules-out-then", "that rules out {0} in {1}, {2|in}", func(r *reader, ds candidates.DigitSet, cells candidates.CellSet, by Ways) error {
		for d := range ds.All() {
			r.polar.out[r.polar.state].AddPlaces(d, cells)
		}
		w, c := r.keeping(by), r.polar.spoken.First()
		for to := range cells.All() {
			if to == c || r.before.Candidates(to)&ds == 0 || !w.apart(c, r.may(c), to, ds) {
				return fmt.Errorf("%v does not rule out %v in %v", c, ds, to)
			}
		}
		return errors.Join(w.err, w.allUsed(), expect(r.before.CandidatesIn(cells)&ds == ds, "%v have not all of %v", cells, ds), expect(r.polar.spoken.Len() == 1, "which cell does?"))
	})
	LeaveNone = told3("leave-each-other-none", "{0} and {1} leave each other no digit, {2|in}", func(r *reader, a, b candidates.Cell, by Ways) error {
		r.polar.failed[r.polar.state] = true
		w := r.keeping(by)
		return errors.Join(w.err, expect(a != b && w.apart(a, r.may(a), b, r.may(b)), "some digits go together"), w.allUsed())
	})
)

// usesUp checks that cells of a house take as many digits of it as they are, so that others are none of these.
func (r *reader) usesUp(cells candidates.CellSet, ds candidates.DigitSet, h candidates.House) error {
	for d := range ds.All() {
		r.polar.out[r.polar.state].AddPlaces(d, r.l.HouseCells(h).AndNot(cells))
	}
	return errors.Join(r.between(cells, ds, h), expect(ds.Len() == cells.Len(), "they leave some"))
}

// between checks that cells of a house have digits and no others in the state of which is spoken.
func (r *reader) between(cells candidates.CellSet, ds candidates.DigitSet, h candidates.House) error {
	var has candidates.DigitSet
	for c := range cells.All() {
		has |= r.may(c)
	}
	return expect(has == ds && cells.Within(r.l.HouseCells(h).And(r.before.Open())), "they have %v", has)
}

// What follows from both states.
var (
	OtherWayRound = told0("other-way-round", "so it is the other way round", func(r *reader) error {
		p := &r.polar
		p.state = 0
		if !p.failed[0] {
			p.state = 1
		}
		for c := range p.cells.All() {
			for d := range r.may(c).All() {
				r.refute(d, candidates.Cells(c))
			}
		}
		return expect(p.failed[0] != p.failed[1], "either may be so")
	})
	GoneBothWays = told0("gone-both-ways", "so both ways rule it out", func(r *reader) error {
		both := r.polar.out[0]
		both.And(&r.polar.out[1])
		r.refuted.Or(&both)
		return expect(!both.IsEmpty(), "nothing is false in both")
	})
)
