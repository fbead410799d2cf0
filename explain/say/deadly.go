package say

import (
	"errors"
	"fmt"

	"pencilmark/candidates"
)

// deadly is cells whose digits could be exchanged, or a ring that cannot be filled in.
type deadly struct {
	cells     candidates.CellSet
	digits    candidates.DigitSet
	open      bool // all open cells
	guardians candidates.CandidateSet
	exchange  bool
	told      bool
	bad       bool
	suits     candidates.CellSet
	houses    candidates.HouseSet
	unguarded func() error            // checks what was supposed, when it is said what follows
	tried     candidates.DigitSet     // what is supposed of a cell
	out       candidates.CandidateSet // ruled out by what is supposed
}

// Cells whose digits could be exchanged.
var (
	LookAtOpen    = kind0("look-at-open", "look at all open cells.", func(*Told) error { return nil })
	NoneGiven     = told1("none-given", "none of the cells {0} is a given.", (*reader).noneGiven)
	NoCornerGiven = told1("no-corner-given", "none of the corners {0} is a given.", (*reader).noneGiven)
	TheyLieIn     = told1("they-lie-in", "they lie in {0}.", func(r *reader, hs candidates.HouseSet) error {
		return expect(hs == r.l.HousesOfAny(r.deadly.cells), "they lie in others")
	})
	WorkedOut = told2("worked-out", "{0} {0?was|were} worked out: {0?it holds|they hold} {1|list}.", func(r *reader, filled candidates.CellSet, values []Sentence) error {
		n := 0
		for c := range filled.All() {
			if n == len(values) {
				return fmt.Errorf("nothing is said of %v", c)
			}
			if d, _ := argOf[candidates.Digit](values[n], 0); d != r.before.Value(c) {
				return fmt.Errorf("%v holds %v", c, r.before.Value(c))
			}
			n++
		}
		return errors.Join(equal(filled, r.deadly.cells.AndNot(r.before.Open())), expect(n == len(values), "there are %d cells", n))
	})
	WithPlus  = kind1("with-plus", "+{0}", func(*Told, candidates.Digit) error { return nil })
	CouldSwap = told3("could-swap", "if these {0|words} cells held only {1} and {2}, the {1}s and the {2}s could be swapped.", func(r *reader, n int, d, e candidates.Digit) error {
		return errors.Join(expect(d < e, "they are out of order"), r.exchange(n, candidates.Digits(d, e)))
	})
	CouldExchange = told2("could-exchange", "if these {0|words} cells held only {1}, these digits could be exchanged between the lines.", func(r *reader, n int, ds candidates.DigitSet) error {
		return errors.Join(r.exchange(n, ds), expect(n == 2*ds.Len(), "two lines have %d digits", n/2))
	})
	TwoSolutions = kind0("two-solutions", "every house would keep its digits, and the puzzle would have two solutions.", func(*Told) error { return nil })
)

func (r *reader) noneGiven(cells candidates.CellSet) error {
	r.deadly.cells = cells
	return expect(!r.before.Givens().Meets(cells), "there are givens")
}

// exchange takes all other digits of the cells for guardians.
func (r *reader) exchange(n int, ds candidates.DigitSet) error {
	r.deadly.exchange, r.deadly.digits = true, ds
	r.unfillable(ds)
	for h := range r.l.HousesOfAny(r.deadly.cells).All() {
		if here := r.deadly.cells.And(r.l.HouseCells(h)).Len(); here < 2 {
			return fmt.Errorf("%s has one of them only, and would not keep its digits", r.l.Name(h))
		}
	}
	return expect(n == r.deadly.cells.Len(), "there are %d cells", r.deadly.cells.Len())
}

// All open cells, of which some candidates are left aside.
var (
	LeaveAside = told1("leave-aside", "leave {0} aside.", func(r *reader, ks []Sentence) (err error) {
		r.deadly.guardians, err = listed(ks)
		r.deadly.open, r.deadly.cells = true, r.before.Open()
		return err
	})
	AllInTwos = told0("all-in-twos", "then every open cell has two candidates, and each digit has two places or none in every row, every column and every other house.", func(r *reader) error {
		for c := range r.before.Open().All() {
			if n := r.pattern(c).Len(); n != 2 {
				return fmt.Errorf("%v has %d", c, n)
			}
		}
		for h := range r.l.Houses().All() {
			for d := range r.l.Digits().All() {
				n := 0
				for c := range r.l.HouseCells(h).And(r.before.Open()).All() {
					if r.pattern(c).Has(d) {
						n++
					}
				}
				if n != 0 && n != 2 {
					return fmt.Errorf("%d has %d places in %s", d, n, r.l.Name(h))
				}
			}
		}
		return nil
	})
	SwitchAll = told0("switch-all", "take one solution and switch every open cell to its other candidate: each house still has the same digits.", func(r *reader) error {
		r.deadly.exchange = r.deadly.open
		return expect(r.deadly.open, "nothing was left aside")
	})
	SecondSolution = kind0("second-solution", "that would be a second solution.", func(*Told) error { return nil })
)

// That one of the guardians is true.
var (
	HasToBe = told2("has-to-be", "{0} has to be {1|or}", func(r *reader, c candidates.Cell, ds candidates.DigitSet) error {
		r.refuteOthers(c, ds)
		return r.guards(cellIs(c, ds))
	})
	HasToBeIn = told2("has-to-be-in", "{0} has to be in {1|or}", func(r *reader, d candidates.Digit, cells candidates.CellSet) error {
		var ks candidates.CandidateSet
		ks.AddPlaces(d, cells)
		r.either[d] = cells
		return r.guards(ks)
	})
	OneGuardian = told1("one-guardian", "{0|or}", func(r *reader, of []Sentence) error {
		ks, err := listed(of)
		return errors.Join(err, r.guards(ks))
	})
	SoCannotBe = told2("so-cannot-be", "so {0} cannot be {1|or}", func(r *reader, c candidates.Cell, ds candidates.DigitSet) error {
		has := r.before.Candidates(c)
		r.refuteOthers(c, r.l.Digits()&^ds)
		return errors.Join(r.guards(cellIs(c, has&^ds)), expect(ds&^has == 0, "it cannot be %v anyway", ds&^has))
	})
)

// cellIs returns candidates of a cell.
func cellIs(c candidates.Cell, ds candidates.DigitSet) (ks candidates.CandidateSet) {
	for d := range ds.All() {
		ks.Add(candidates.Of(c, d))
	}
	return ks
}

// refuteOthers records that a cell is none of the other digits.
func (r *reader) refuteOthers(c candidates.Cell, ds candidates.DigitSet) {
	for d := range (r.l.Digits() &^ ds).All() {
		r.refute(d, candidates.Cells(c))
	}
}

// Cells that make a naked set with the guardians.
var (
	UseUpWith = told4("use-up-with", "with {0|or}, whichever it is, these are {1|words} cells of {2} that use up {3}.", func(r *reader, guarded candidates.CellSet, n int, hs candidates.HouseSet, ds candidates.DigitSet) error {
		r.deadly.houses, r.count.digits = hs, ds
		r.deadly.suits = guarded.Or(r.count.cells)
		if held := r.before.CandidatesIn(r.count.cells) | r.deadly.guardians.Digits(); held != ds || ds.Len() != n || r.count.cells.Len()+1 != n || guarded != r.deadly.guardians.Cells() {
			return fmt.Errorf("they hold %v", held)
		}
		for h := range hs.All() {
			if !r.deadly.suits.Within(r.l.HouseCells(h)) {
				return fmt.Errorf("they are not all in %s", r.l.Name(h))
			}
		}
		return nil
	})
	NoOtherHolds = told1("no-other-holds", "no other cell of {0} can hold one of them", func(r *reader, hs candidates.HouseSet) error {
		for h := range hs.All() {
			for d := range r.count.digits.All() {
				r.refute(d, r.l.HouseCells(h).AndNot(r.deadly.suits))
			}
		}
		return expect(hs == r.deadly.houses, "they are in %v", r.deadly.houses)
	})
	SuchAnother = told1("such-another", "with {0|any}, that cell would be such another one", func(r *reader, of []Sentence) error {
		ks, err := listed(of)
		for k := range ks.All() {
			if r.deadly.guardians.Has(k) || !r.count.digits.Has(k.Digit()) || !r.deadly.suits.AndNot(r.count.cells).Has(k.Cell()) {
				return fmt.Errorf("%v may be true", k)
			}
			r.refuted.Add(k)
		}
		return errors.Join(err, expect(r.deadly.houses != 0, "no houses were named"))
	})
)

// How a candidate would rule out every guardian: those of its own cell, and those of its digit in sight.
var (
	WouldRuleOut = told3("would-rule-out", "if {0} were {1}, {2}.", func(r *reader, c candidates.Cell, d candidates.Digit, follow []Sentence) error {
		r.ifSo, r.deadly.out = candidates.Of(c, d), candidates.CandidateSet{}
		if err := (&Told{layout: r.l, r: r}).all(follow); err != nil {
			return err
		}
		r.refuted.Add(r.ifSo)
		return expect(r.deadly.told && r.deadly.out == r.deadly.guardians, "the guardians are others")
	})
	WouldNotBe = told1("would-not-be", "it would not be {0|or}", func(r *reader, ds candidates.DigitSet) error {
		own := cellIs(r.ifSo.Cell(), ds)
		r.deadly.out.Or(&own)
		return expect(!ds.Has(r.ifSo.Digit()), "it would be")
	})
	NoneCouldBeIn = told2("none-could-be-in", "no {0} could be in {1|any}", func(r *reader, d candidates.Digit, out []Sentence) error {
		return errors.Join(expect(d == r.ifSo.Digit(), "spoken of was %v", r.ifSo), (&Told{layout: r.l, r: r}).all(out))
	})
	InSightIn = told2("in-sight-in", "{0|or} ({1|bare})", func(r *reader, cells candidates.CellSet, in Ways) error {
		r.deadly.out.AddPlaces(r.ifSo.Digit(), cells)
		return r.sees(candidates.Cells(r.ifSo.Cell()), cells, in)
	})
)

// How digits of a cell would leave no guardian, with where digits of the pattern would be.
var (
	IfWere = told3("if-were", "if {0} were {1|or}, {2}.", func(r *reader, c candidates.Cell, ds candidates.DigitSet, follow []Sentence) error {
		r.deadly.unguarded = func() error { return r.unguarded(c, ds, follow) }
		return nil
	})
	WouldBeIn    = told3("would-be-in", "the {0} of {1} would be in {2}", (*reader).wouldBeIn)
	WouldBeInNot = told5("would-be-in-not", "the {0} of {1} would be in {2}, not in {3|or} ({4|bare})", func(r *reader, d candidates.Digit, h candidates.House, cells, not candidates.CellSet, along Ways) error {
		c := r.ifSo.Cell()
		seen := r.before.PlacesIn(d, h).And(r.l.Peers(c))
		return errors.Join(expect(seen == not && r.deadly.tried.Has(d), "in sight are %v", seen), r.sees(candidates.Cells(c), seen, along), r.wouldBeIn(d, h, cells))
	})
	NothingAside  = told0("nothing-aside", "nothing that was left aside would be true", (*reader).leavesNone)
	WouldHoldOnly = told2("would-hold-only", "these {0|words} cells would hold only {1}", func(r *reader, n int, ds candidates.DigitSet) error {
		return errors.Join(expect(n == r.deadly.cells.Len() && ds == r.deadly.digits, "they are %v and %v", r.deadly.cells, r.deadly.digits), r.leavesNone())
	})
)

// leavesNone checks that what was supposed leaves no guardian.
func (r *reader) leavesNone() error {
	if r.deadly.unguarded == nil {
		return errors.New("nothing was supposed")
	}
	return r.deadly.unguarded()
}

// unguarded checks that each of the digits in a cell would leave no guardian.
func (r *reader) unguarded(c candidates.Cell, ds candidates.DigitSet, follow []Sentence) error {
	r.deadly.tried = ds
	if ds&^r.before.Candidates(c) != 0 {
		return fmt.Errorf("%v cannot be %v anyway", c, ds)
	}
	for d := range ds.All() {
		r.ifSo, r.gone = candidates.Of(c, d), candidates.CandidateSet{}
		r.gone.AddPlaces(d, r.l.Peers(c))
		others := cellIs(c, r.l.Digits().Without(d))
		r.gone.Or(&others)
		if err := (&Told{layout: r.l, r: r}).all(follow); err != nil {
			return err
		}
		for k := range r.deadly.guardians.All() {
			if r.has(k.Cell(), k.Digit()) {
				return fmt.Errorf("%v could still be", k)
			}
		}
		r.refute(d, candidates.Cells(c))
	}
	return nil
}

// wouldBeIn checks where a digit would be in a house. Of several digits of the cell it is told for the one that
// takes a place from it.
func (r *reader) wouldBeIn(d candidates.Digit, h candidates.House, cells candidates.CellSet) error {
	ds, is := r.deadly.tried, r.ifSo.Digit()
	place, one := cells.Single()
	if !one {
		return fmt.Errorf("%v are several", cells)
	}
	if ds.Len() == 1 || d == is || candidates.Digits(d) == ds.Without(is) {
		if err := equal(cells, r.places(d, h)); err != nil {
			return err
		}
	}
	others := cellIs(place, r.l.Digits().Without(d))
	r.gone.Or(&others)
	r.gone.AddPlaces(d, r.l.Peers(place))
	return nil
}

// Cells that nobody could fill in.
var (
	RingByHouses = told2("ring-by-houses", "the cells {0} stand in a ring, two next to each other in each of these houses: {1}.", func(r *reader, ring Path, pairs []Sentence) error {
		r.deadly.cells, r.count.rooms = candidates.Cells(ring...), nil
		return errors.Join((&Told{layout: r.l, r: r}).all(pairs), expect(len(pairs) == len(ring) && r.deadly.cells.Len() == len(ring), "there are %d houses", len(pairs)))
	})
	TwoIn = told2("two-in", "{0} in {1}", func(r *reader, cells candidates.CellSet, h candidates.House) error {
		r.count.rooms = append(r.count.rooms, room{h: h, cells: cells})
		return expect(cells.Len() == 2 && cells.Within(r.deadly.cells.And(r.l.HouseCells(h))), "not so in %v", h)
	})
	EverySecond = told1("every-second", "if the {0}s of these houses were all in the ring, every second cell of it would be {0}.", func(r *reader, d candidates.Digit) error {
		r.deadly.digits = candidates.Digits(d)
		return nil
	})
	RingIsOdd = told0("ring-is-odd", "the number of cells is odd, so that does not come out even.", func(r *reader) error {
		r.deadly.bad = true
		for _, room := range r.count.rooms {
			d := r.deadly.digits.First()
			r.deadly.guardians.AddPlaces(d, r.before.PlacesIn(d, room.h).AndNot(r.deadly.cells))
		}
		return expect(r.deadly.cells.Len()%2 == 1, "it is even")
	})
	Ring = told1("ring", "the cells {0} stand in a ring, each in sight of the next.", func(r *reader, ring Path) error {
		r.deadly.cells = candidates.Cells(ring...)
		for i, c := range ring {
			if next := ring[(i+1)%len(ring)]; !r.l.Sees(c, next) {
				return fmt.Errorf("%v does not see %v", c, next)
			}
		}
		return nil
	})
	WouldAlternate = told1("would-alternate", "with only {0} in them the two digits would alternate around the ring, and the number of cells is odd, so that does not come out even.", func(r *reader, ds candidates.DigitSet) error {
		r.unfillable(ds)
		return expect(r.deadly.cells.Len()%2 == 1 && ds.Len() == 2, "it is even")
	})
	CannotFill = told2("cannot-fill", "the cells {0} cannot be filled with {1} alone: however one begins, some cell has no digit left.", func(r *reader, cells candidates.CellSet, ds candidates.DigitSet) error {
		r.deadly.cells, r.deadly.bad = cells, true
		r.unfillable(ds)
		return expect(!fills(&r.before, cells, ds, nil), "they can be filled")
	})
)

// Three digits in cells of four boxes, which go round in one of two orders.
var (
	CellsHoldDigits = told2("cells-hold-digits", "the cells {0} hold {1}.", func(r *reader, cells candidates.CellSet, ds candidates.DigitSet) error {
		r.deadly.cells = cells
		for c := range cells.All() {
			if r.before.Candidates(c)&ds == 0 {
				return fmt.Errorf("%v does not", c)
			}
		}
		r.unfillable(ds)
		return expect(ds.Len() == 3, "there are %d digits", ds.Len())
	})
	ThreeInEachBox = told0("three-in-each-box", "there are three of them in each of four boxes, no two of a box in one line.", func(r *reader) error {
		boxes := 0
		for h := range r.l.HousesOfAny(r.deadly.cells).All() {
			n := r.deadly.cells.And(r.l.HouseCells(h)).Len()
			if h.Kind() == candidates.Box {
				boxes++
				if n != 3 {
					return fmt.Errorf("%s has %d", r.l.Name(h), n)
				}
			}
		}
		return expect(boxes == 4, "there are %d boxes", boxes)
	})
	CyclicOrders = kind0("cyclic-orders", "with nothing but these digits in them, each box would have them in one of two cyclic orders.", func(*Told) error { return nil })
	OrdersAgree  = kind0("orders-agree", "in boxes side by side these agree, read from row to row; in boxes one above the other, read from column to column.", func(*Told) error { return nil })
	StepRight    = told1("step-right", "both ways of reading agree where the cells step to the right from row to row, round the edge of the box: in {0}.", func(r *reader, boxes candidates.HouseSet) error {
		return r.stepsTo(1, boxes)
	})
	StepLeft = told1("step-left", "they differ where the cells step to the left: in {0}.", func(r *reader, boxes candidates.HouseSet) error {
		r.deadly.bad = boxes.Len()%2 == 1
		return r.stepsTo(2, boxes)
	})
	BoxesAreOdd = told0("boxes-are-odd", "that is an odd number of boxes, so going round does not come out even.", func(r *reader) error {
		return expect(r.deadly.bad, "it is even")
	})
)

// What saves the puzzle from that.
var (
	GuardianIsTrue = told1("guardian-is-true", "something has to save the puzzle from that, so one of these guardians is true: {0}.", func(r *reader, of []Sentence) error {
		ks, err := listed(of)
		if ks.Digits().Len() == 1 {
			r.either[ks.Digits().First()] = ks.Cells()
		}
		return errors.Join(err, expect(ks == r.deadly.guardians, "they are others"))
	})
	OnlyGuardian = told0("only-guardian", "something has to save the puzzle from that, and there is only one guardian to do so.", func(r *reader) error {
		for k := range r.deadly.guardians.All() {
			r.sure = node{k.Digit(), candidates.Cells(k.Cell())}
		}
		return expect(r.deadly.guardians.Len() == 1, "there are %d", r.deadly.guardians.Len())
	})
	AllButOneHold = told0("all-but-one-hold", "all but one of the cells hold nothing else.", func(r *reader) error {
		cells := r.deadly.guardians.Cells()
		for d := range r.deadly.digits.All() {
			r.refuted.AddPlaces(d, cells)
		}
		return expect(cells.Len() == 1, "others are in %v", cells)
	})
	OtherCellHolds = told0("other-cell-holds", "so the one cell that can hold something else does", func(r *reader) error {
		return expect(r.deadly.guardians.Cells().Len() == 1, "there are others")
	})
	ExcludedByAll = kind0("excluded-by-all", "what excludes all of them goes", func(*Told) error { return errors.New("no target has a reason") })
)

// pattern returns what is left of a cell without the guardians.
func (r *reader) pattern(c candidates.Cell) (ds candidates.DigitSet) {
	for d := range r.before.Candidates(c).All() {
		if !r.deadly.guardians.Has(candidates.Of(c, d)) {
			ds = ds.With(d)
		}
	}
	return ds
}

// unfillable takes all other digits of the cells for guardians.
func (r *reader) unfillable(ds candidates.DigitSet) {
	r.deadly.digits = ds
	for c := range r.deadly.cells.And(r.before.Open()).All() {
		for d := range (r.before.Candidates(c) &^ ds).All() {
			r.deadly.guardians.Add(candidates.Of(c, d))
		}
	}
}

func (r *reader) guards(ks candidates.CandidateSet) error {
	r.deadly.told = true
	return expect(r.deadly.exchange && ks == r.deadly.guardians, "they are others")
}

// stepsTo checks in which boxes the cells step so many columns to the right from row to row, round the edge.
func (r *reader) stepsTo(step int, boxes candidates.HouseSet) error {
	var found candidates.HouseSet
	for h := range r.l.HousesOfAny(r.deadly.cells).All() {
		if h.Kind() == candidates.Box {
			cells := r.deadly.cells.And(r.l.HouseCells(h))
			first := cells.First()
			if (cells.Without(first).First().Column()-first.Column()+3)%3 == step {
				found = found.With(h)
			}
		}
	}
	return expect(found == boxes, "they step so in other boxes")
}

// fills reports whether the cells can be filled with those of the digits that they may have on the board,
// beside others that are filled.
func fills(board *candidates.Grid, cells candidates.CellSet, digits candidates.DigitSet, filled map[candidates.Cell]candidates.Digit) bool {
	if cells.IsEmpty() {
		return true
	}
	c := cells.First()
	left := digits & board.Candidates(c)
	for other, d := range filled {
		if board.Layout().Sees(c, other) {
			left = left.Without(d)
		}
	}
	for d := range left.All() {
		more := map[candidates.Cell]candidates.Digit{c: d}
		for other, d := range filled {
			more[other] = d
		}
		if fills(board, cells.Without(c), digits, more) {
			return true
		}
	}
	return false
}
