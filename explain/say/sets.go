package say

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// What cells can be, and where digits can go. Of several the first says where.
var (
	CellsCan    = told2("cells-can", "the {0?cell|cells} {0} can {0?|each }be only {1|or}", (*reader).cellsCan)
	CellsCanToo = told2("cells-can-too", "{0} {0?|each }only {1|or}", (*reader).cellsCan)
	HasRoom     = told3("has-room", "{0} has room for {1} only in {2|or}", (*reader).hasRoom)
	HasRoomToo  = told3("has-room-too", "for {1} only in {2|or}", (*reader).hasRoom)
)

// cellsCan checks what cells can be, which are counted.
func (r *reader) cellsCan(cells candidates.CellSet, ds candidates.DigitSet) error {
	for c := range cells.All() {
		if has := r.before.Candidates(c); has != ds || r.tally.within&^r.l.HousesOf(c) != 0 {
			return fmt.Errorf("%v is %s", c, has.String())
		}
	}
	r.count.cells = r.count.cells.Or(cells)
	return nil
}

// hasRoom checks where digits can go in a house, which are counted.
func (r *reader) hasRoom(h candidates.House, ds candidates.DigitSet, cells candidates.CellSet) error {
	for d := range ds.All() {
		if err := equal(cells, r.places(d, h)); err != nil {
			return err
		}
	}
	r.count.rooms = append(r.count.rooms, room{h, ds, cells})
	r.joint(cells, ds)
	if len(r.count.rooms) == 1 && ds.Len() == 1 {
		r.options = nil
		for c := range cells.All() {
			r.options = append(r.options, option{k: candidates.Of(c, ds.First())})
		}
	}
	r.fish.add(ds, h, cells)
	return nil
}

// As many cells as digits.
var (
	// AllIn says in which houses a number of cells is, and what follows from that.
	AllIn = kind3("all-in", "{0|all} {0?is|are} in {1}, and {1|any} holds each digit once: {2}.", func(t *Told, n int, hs candidates.HouseSet, so Sentence) error {
		return t.ofStep(func(r *reader) error {
			if err := expect(n == r.count.cells.Len(), "there are %d cells", r.count.cells.Len()); err != nil {
				return err
			}
			for h := range hs.All() {
				if !r.count.cells.Within(r.l.HouseCells(h)) {
					return fmt.Errorf("they are not all in %s", r.l.Name(h))
				}
			}
			r.count.houses, r.count.digits, r.count.used = hs, r.before.CandidatesIn(r.count.cells), true
			return so.check(t)
		})
	})
	OneEach = told2("one-each", "one of them is {0} and the other {1}", func(r *reader, d, e candidates.Digit) error {
		return expect(d < e && r.count.cells.Len() == 2 && r.count.digits == candidates.Digits(d, e), "they are %s", r.count.digits.String())
	})
	UseUp = told1("use-up", "the {0|words} cells use up the {0|words} digits, whichever goes where", func(r *reader, n int) error {
		return expect(r.count.cells.Len() == n && r.count.digits.Len() == n, "they are %s", r.count.digits.String())
	})
	DigitsFill = told1("digits-fill", "{0|words} digits need {0|words} cells, so they fill these cells, whichever goes where.", func(r *reader, n int) error {
		for _, room := range r.count.rooms {
			r.count.digits |= room.digits
			r.count.cells = r.count.cells.Or(room.cells)
		}
		r.count.used = n == r.count.digits.Len() && n == r.count.cells.Len()
		return expect(r.count.used, "there are %d digits and %d cells", r.count.digits.Len(), r.count.cells.Len())
	})
	NothingElseFits = told1("nothing-else-fits", "nothing else fits in {0}", func(r *reader, cells candidates.CellSet) error {
		for d := range (r.l.Digits() &^ r.count.digits).All() {
			r.refute(d, r.count.cells)
		}
		return expect(r.count.used && cells == r.count.cells, "nothing was counted there")
	})
	NoOtherCellOf = told2("no-other-cell-of", "so no other cell of {0|or} can be {1|or}", func(r *reader, hs candidates.HouseSet, ds candidates.DigitSet) error {
		for d := range ds.All() {
			for h := range hs.All() {
				r.refute(d, r.l.HouseCells(h).AndNot(r.count.cells))
			}
		}
		return expect(hs&^r.count.houses == 0 && ds == r.count.digits && r.count.used, "spoken of were %s", r.count.digits.String())
	})
)

// A cell or a digit in a house, case by case: a pivot, a stem, a bridge.
var (
	PivotIs    = told2("pivot-is", "The pivot {0} is {1|or}.", (*reader).casesOf)
	PincersCan = told2("pincers-can", "The pincers {0} can {0?|each }be only {1|or}", func(r *reader, cells candidates.CellSet, ds candidates.DigitSet) error {
		r.pincers = r.pincers.Or(cells)
		return r.cellsCan(cells, ds)
	})
	// Bridge says where in a house the digit can go that one of two sides loses.
	Bridge = told3("bridge", "In {0}, the bridge, {1} can only go in {2|or}.", func(r *reader, h candidates.House, d candidates.Digit, cells candidates.CellSet) error {
		r.options = nil
		for c := range cells.All() {
			r.options = append(r.options, option{k: candidates.Of(c, d)})
		}
		return equal(cells, r.places(d, h))
	})
	// IfPivotIs says which digit a pincer must be if the pivot is another.
	IfPivotIs = told5("if-pivot-is", "If it is {0}, the pincer {1} ({2|or}) sees it {3|in} and must be {4}.", func(r *reader, is candidates.Digit, pincer candidates.Cell, can candidates.DigitSet, in Ways, must candidates.Digit) error {
		if ds := r.before.Candidates(pincer); ds != can || ds.Without(is) != candidates.Digits(must) {
			return fmt.Errorf("%v is %s", pincer, ds.String())
		}
		return r.lead(func(k candidates.Candidate) bool { return k.Digit() == is }, must, candidates.Cells(pincer), in, candidates.Cells(pincer))
	})
	// IfPlaceIs says the same of where the digit of a bridge goes.
	IfPlaceIs = told4("if-place-is", "If it goes in {0|or}, the pincer {1} sees it {2|in} and must be {3}.", func(r *reader, is candidates.CellSet, pincer candidates.Cell, in Ways, must candidates.Digit) error {
		if len(r.options) == 0 {
			return errors.New("there are no cases")
		}
		r.forced = r.forced.With(pincer)
		if left := r.before.Candidates(pincer).Without(r.options[0].k.Digit()); left != candidates.Digits(must) {
			return fmt.Errorf("%v can still be %s", pincer, left.String())
		}
		for c := range is.All() {
			if !slices.ContainsFunc(r.options, func(o option) bool { return o.k.Cell() == c }) {
				return fmt.Errorf("it does not go in %v", c)
			}
		}
		return r.lead(func(k candidates.Candidate) bool { return is.Has(k.Cell()) }, must, candidates.Cells(pincer), in, candidates.Cells(pincer))
	})
	PivotHas = told1("pivot-has", "If it is {0}, the pivot itself has the {0}.", func(r *reader, d candidates.Digit) error {
		for i, o := range r.options {
			if o.k.Digit() == d {
				r.options[i].led, r.options[i].result = true, map[candidates.Digit]candidates.CellSet{d: candidates.Cells(o.k.Cell())}
			}
		}
		return nil
	})
	InEveryCaseOne = told2("in-every-case-one", "So in every case one of {0} is {1}.", func(r *reader, cells candidates.CellSet, d candidates.Digit) error {
		r.either[d] = cells
		return errors.Join(r.inEveryCase(cells, d), expect(r.pincers == r.forced, "the pincers are %v", r.forced))
	})
)

// casesOf checks what a cell can be, each of which is a case.
func (r *reader) casesOf(c candidates.Cell, ds candidates.DigitSet) error {
	r.options = nil
	for d := range ds.All() {
		r.options = append(r.options, option{k: candidates.Of(c, d)})
	}
	return expect(r.before.Candidates(c) == ds, "it is %s", r.before.Candidates(c).String())
}

// What hints show of a pattern.
var (
	LookAt     = told1("look-at", "look at {0}.", func(*reader, candidates.HouseSet) error { return nil })
	TheDigits  = told1("the-digits", "the {0?digit is|digits are} {0}.", func(*reader, candidates.DigitSet) error { return nil })
	ThePivot   = told2("the-pivot", "the pivot is {0}, the pincers are {1}.", func(*reader, candidates.Cell, candidates.CellSet) error { return nil })
	ThePincers = told1("the-pincers", "the pincers are {0}.", func(*reader, candidates.CellSet) error { return nil })
	TheCells   = told1("the-cells", "the {0?cell is|cells are} {0}.", func(*reader, candidates.CellSet) error { return nil })
)
