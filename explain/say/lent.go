package say

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
)

// crossed is what was said of a digit that two lines have only in the box where they cross, but for a cell each.
type crossed struct {
	digits, once candidates.DigitSet // spoken of last; said to be in one of some cells
	lines        []candidates.House
	box          candidates.House
	at           map[candidates.Digit]candidates.CellSet
}

// Where cells are that are told of.
var (
	CrossIn = told3("cross-in", "{0} and {1} cross in {2}.", func(r *reader, a, b candidates.House, cells candidates.CellSet) error {
		r.tally.crossing, r.tally.cross = candidates.Houses(a, b), cells
		return expect(cells.Within(r.l.HouseCells(a).And(r.l.HouseCells(b))), "they do not")
	})
	There = kind1("there", "there, {0}.", func(t *Told, can []Sentence) error {
		return t.ofStep(func(r *reader) error {
			return errors.Join(t.inHouses(r.tally.crossing, can), expect(r.crossing().Within(r.tally.cross), "they cross in %v", r.crossing()))
		})
	})
	InRestOf = kind2("in-rest-of", "in the rest of {0}, {1}.", func(t *Told, h candidates.House, can []Sentence) error {
		return t.ofStep(func(r *reader) error {
			return errors.Join(t.inHouses(candidates.Houses(h), can),
				expect(r.tally.crossing.Len() == 2 && r.tally.crossing.Has(h), "it is none of the two that cross"),
				expect(r.crossing() == r.tally.cross, "they cross in %v", r.crossing()))
		})
	})
	InHouse = kind2("in-house", "in {0}, {1}.", func(t *Told, h candidates.House, can []Sentence) error {
		return t.ofStep(func(r *reader) error {
			r.tally.crossing = candidates.Houses(h)
			return t.inHouses(r.tally.crossing, can)
		})
	})
	CanBeOnly = told2("can-be-only", "{0} can {0?|each }be only {1|or}", (*reader).cellsCan)
)

// crossing returns those of the cells that were told that are in all of the houses which were said to cross.
func (r *reader) crossing() candidates.CellSet {
	cross := r.count.cells
	for h := range r.tally.crossing.All() {
		cross = cross.And(r.l.HouseCells(h))
	}
	return cross
}

// inHouses checks what is said of cells in all of the houses.
func (t *Told) inHouses(hs candidates.HouseSet, can []Sentence) error {
	return t.ofStep(func(r *reader) error {
		r.tally.within = hs
		err := t.all(can)
		r.tally.within = 0
		return errors.Join(err, expect(hs != 0, "no house was named"))
	})
}

// Lines and boxes that lend cells their digits.
var (
	StandOnlyIn    = told2("stand-only-in", "{0} {0?stands|stand} only in {1}", (*reader).stands)
	StandOnlyInToo = told2("stand-only-in-too", "{0} only in {1}", (*reader).stands)
	Among          = kind1("among", "among these cells, {0}.", (*Told).among)
	AmongOnce      = kind1("among-once", "among these cells, {0}, so each can be used once.", (*Told).among)
	EachOnce       = told0("each-once", "so each can be used once.", func(r *reader) error { return expect(len(r.tally.links) > 0, "nothing was told") })
	NeedDigits     = told1("need-digits", "{0|words} cells need {0|words} digits, so each of these is used in one of them.", (*reader).lend)
	LendsThese     = told2("lends-these", "{0} lends these cells {1}", func(r *reader, h candidates.House, ds candidates.DigitSet) error {
		r.tally.links = nil
		return r.lends(h, ds)
	})
	Lends       = told2("lends", "{0} lends {1}", (*reader).lends)
	LendsOnce   = told0("lends-once", "each house lends a digit once.", func(r *reader) error { return expect(len(r.tally.links) > 0, "nothing is lent") })
	MakesDigits = told1("makes-digits", "that makes {0|words} digits for {0|words} cells, so all of them are used there.", func(r *reader, n int) error {
		r.tally.truths = r.truths()
		return r.lend(n)
	})
	OddOneOut = told3("odd-one-out", "without {0}, the odd one out, the {1|words} cells would have only {2|words} digits.", func(r *reader, d candidates.Digit, n, without int) error {
		var others candidates.DigitSet
		for _, link := range r.tally.links {
			digit, _, _ := link.House()
			others = others.With(digit)
		}
		r.tally.fins = candidates.CandidateSet{}
		r.tally.fins.AddPlaces(d, r.before.Places(d).And(r.count.cells))
		return expect(n == r.count.cells.Len() && without == n-1 && len(r.tally.links) == n-1 &&
			!others.Has(d) && r.before.CandidatesIn(r.count.cells) == others.With(d), "they have %s", r.before.CandidatesIn(r.count.cells).String())
	})
	OfSeveral = told3("of-several", "{0} in {1} would be that of {2} at once, and leave too few digits for the other cells: remove it there.", func(r *reader, d candidates.Digit, c candidates.Cell, hs candidates.HouseSet) error {
		for h := range hs.All() {
			if !slices.Contains(r.tally.links, candidates.HouseItem(d, h)) || !r.l.HouseCells(h).Has(c) {
				return fmt.Errorf("it is not that of %s", r.l.Name(h))
			}
		}
		r.refute(d, candidates.Cells(c))
		return errors.Join(expect(hs.Len() > 1 && r.tally.inAll, "it does not"), r.remove(d, candidates.Cells(c)))
	})
)

// among checks the cells that were told, and what the first digits are said to keep to.
func (t *Told) among(stand []Sentence) error {
	return t.ofStep(func(r *reader) error {
		r.tally.truths, r.tally.links = r.truths(), nil
		return errors.Join(t.all(stand), expect(r.tally.crossing == 0 || r.crossing() == r.tally.cross, "the cells of the crossing are %v", r.crossing()))
	})
}

// stands checks that digits keep to a house, of the cells that were told.
func (r *reader) stands(ds candidates.DigitSet, h candidates.House) error {
	r.tally.links = append(r.tally.links, houseItems(ds, h)...)
	for d := range ds.All() {
		if !r.before.Places(d).And(r.count.cells).Within(r.l.HouseCells(h)) {
			return fmt.Errorf("%d stands elsewhere too", d)
		}
	}
	return nil
}

// lends notes which digits a house lends.
func (r *reader) lends(h candidates.House, ds candidates.DigitSet) error {
	r.tally.links = append(r.tally.links, houseItems(ds, h)...)
	return nil
}

// lend checks that cells have as many digits as are lent, and that there are as many cells.
func (r *reader) lend(n int) error {
	r.expected, r.tally.inAll = n, true
	r.tally.fins = candidates.CandidateSet{}
	return errors.Join(r.placesHold(), expect(n == r.count.cells.Len() && n == len(r.tally.links), "there are %d cells and %d digits", r.count.cells.Len(), len(r.tally.links)))
}

// Cells of a line that share their digits with as many cells of a box.
var (
	HasSomeThere = told3("has-some-there", "so {0} has {1|words} of {2} there.", func(r *reader, h candidates.House, n int, ds candidates.DigitSet) error {
		r.count.digits = ds
		return expect(candidates.Houses(h) == r.tally.crossing && n == r.count.cells.Len() && r.before.CandidatesIn(r.count.cells)&^ds == 0, "that did not follow")
	})
	RoomOnLine = told5("room-on-line", "{0} has room for {1} only in {2}, at {3}, and in {4}.", func(r *reader, box candidates.House, ds candidates.DigitSet, line candidates.House, cross, rest candidates.CellSet) error {
		var all candidates.CellSet
		for d := range ds.All() {
			all = all.Or(r.places(d, box))
		}
		r.count.rooms = []room{{box, ds, rest}}
		r.count.houses = candidates.Houses(line)
		on := r.l.HouseCells(line)
		return errors.Join(equal(cross, all.And(on)), equal(rest, all.AndNot(on)), expect(!r.count.cells.Meets(r.l.HouseCells(box)), "the cells are in %s", r.l.Name(box)))
	})
	WhatTheyTake = told4("what-they-take", "what {0} {0?takes|take} is not in the rest of {1}, so {2} has it in {3}.", func(r *reader, cells candidates.CellSet, line, box candidates.House, rest candidates.CellSet) error {
		rooms, hs := r.count.rooms, candidates.Houses(line)
		return expect(len(rooms) == 1 && cells == r.count.cells && hs == r.tally.crossing && hs == r.count.houses &&
			box == rooms[0].h && rest == rooms[0].cells && rooms[0].digits == r.count.digits, "that did not follow")
	})
	IsOneWithin = told4("is-one-within", "so {0} is {1|or}, and {2} has the other one within {3}.", func(r *reader, rest candidates.CellSet, ds candidates.DigitSet, line, box candidates.House) error {
		return errors.Join(r.otherOne(rest, ds, line, box), expect(rest.Len() == 1, "they are several"))
	})
	HoldWithin = told4("hold-within", "so {0} hold {0|count} of {1}, and {2} has the other one within {3}.", (*reader).otherOne)
)

// otherOne checks that cells of a box have all but one of the digits, and a line of the box has that.
func (r *reader) otherOne(rest candidates.CellSet, ds candidates.DigitSet, line, box candidates.House) error {
	n, t := rest.Len(), &r.tally
	t.truths, t.links = r.truths(), append(cellItems(rest), houseItems(ds, line)...)
	t.inAll = true
	rooms := r.count.rooms
	r.expected = len(t.links)
	return errors.Join(r.placesHold(),
		expect(len(rooms) == 1 && box == rooms[0].h && rest == rooms[0].cells && candidates.Houses(line) == t.crossing, "spoken of were others"),
		expect(n == r.count.cells.Len() && ds.Len() == n+1 && ds == r.count.digits, "that did not follow"))
}

// Digits that a row and a column have in the box where they cross, but for a cell each.
var (
	OutsideBox = kind3("outside-box", "outside {0}, {1}, and {2}.", func(t *Told, box candidates.House, a, b Sentence) error {
		return t.ofStep(func(r *reader) error {
			x := &r.tally.crossed
			x.box, x.lines = box, nil
			return errors.Join(a.check(t), b.check(t), expect(len(x.lines) == 2, "there are no two lines"))
		})
	})
	RoomBeyond = told3("room-beyond", "{0} has room for {1} only in {2}", func(r *reader, line candidates.House, ds candidates.DigitSet, cells candidates.CellSet) error {
		r.tally.crossed.digits = ds
		for d := range ds.All() {
			r.crossAt(d, candidates.CellSet{})
		}
		return r.beyond(line, cells)
	})
	BeyondToo  = told2("beyond-too", "{0} only in {1}", (*reader).beyond)
	BeyondNone = told1("beyond-none", "{0} has none", func(r *reader, line candidates.House) error { return r.beyond(line, candidates.CellSet{}) })
	OnLines    = told3("on-lines", "on these lines, {0} has room for {1} only in {2|or}.", func(r *reader, box candidates.House, ds candidates.DigitSet, cells candidates.CellSet) error {
		x := &r.tally.crossed
		for d := range ds.All() {
			var inner candidates.CellSet
			for _, line := range x.lines {
				inner = inner.Or(r.places(d, line))
			}
			if err := equal(cells, inner.And(r.l.HouseCells(x.box))); err != nil {
				return err
			}
		}
		return expect(box == x.box && ds == x.digits, "spoken of was %s", r.l.Name(x.box))
	})
	WhereTheyCross = told2("where-they-cross", "if both lines have {0?it|one of them} there, it is in {1}, where they cross.", func(r *reader, n int, c candidates.Cell) error {
		x := &r.tally.crossed
		cross := r.l.HouseCells(x.box)
		for _, line := range x.lines {
			cross = cross.And(r.l.HouseCells(line))
		}
		for d := range x.digits.All() {
			r.crossAt(d, x.at[d].With(c))
			x.once = x.once.With(d)
		}
		r.tally.links = append(r.tally.links, houseItems(x.digits, x.box)...)
		return expect(cross == candidates.Cells(c) && n == x.digits.Len(), "they cross in %v", cross)
	})
	EachInOneOf = told2("each-in-one-of", "so each of {0} is in one of {1}, and {0|count} digits fill {1|count} cells.", func(r *reader, ds candidates.DigitSet, cells candidates.CellSet) error {
		t := &r.tally
		for _, room := range r.count.rooms {
			for d := range room.digits.All() {
				r.crossAt(d, room.cells)
			}
			t.truths = append(t.truths, houseItems(room.digits, room.h)...)
		}
		for d := range ds.All() {
			if at, ok := t.crossed.at[d]; !ok || !at.Within(cells) {
				return fmt.Errorf("%d is in %v", d, at)
			}
		}
		t.links = append(t.links, cellItems(cells)...)
		t.inAll = ds.Len() == cells.Len()
		return expect(t.inAll, "there are %d", ds.Len())
	})
	InsideBox = told4("inside-box", "{0} is in only one of these cells, so {1} or {2} has it inside {3}.", func(r *reader, d candidates.Digit, a, b, box candidates.House) error {
		for _, line := range [...]candidates.House{a, b} {
			if !slices.Contains(r.tally.truths, candidates.HouseItem(d, line)) {
				return fmt.Errorf("%s was not spoken of", r.l.Name(line))
			}
		}
		return expect(r.tally.crossed.once.Has(d) && a != b && slices.Contains(r.tally.links, candidates.HouseItem(d, box)), "that did not follow")
	})
)

// crossAt notes the cells in one of which the digit was said to be.
func (r *reader) crossAt(d candidates.Digit, cells candidates.CellSet) {
	x := &r.tally.crossed
	if x.at == nil {
		x.at = map[candidates.Digit]candidates.CellSet{}
	}
	x.at[d] = cells
}

// beyond checks where a line has the digits that are spoken of outside the box.
func (r *reader) beyond(line candidates.House, cells candidates.CellSet) error {
	x := &r.tally.crossed
	x.lines = append(x.lines, line)
	for d := range x.digits.All() {
		if err := equal(cells, r.places(d, line).AndNot(r.l.HouseCells(x.box))); err != nil {
			return err
		}
		r.crossAt(d, x.at[d].Or(cells))
	}
	r.tally.truths = append(r.tally.truths, houseItems(x.digits, line)...)
	return expect(cells.Len() < 2, "there are two places")
}
