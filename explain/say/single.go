package say

import (
	"errors"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// What is to be done on the sheet. Of several the first has the verb.
var (
	Write    = kind2("write", "write {0} in {1}", (*Told).writes)
	WriteToo = kind2("write-too", "{0} in {1}", (*Told).writes)
	Erase    = kind2("erase", "erase {0} from {1}", (*Told).erases)
	EraseToo = kind2("erase-too", "{0} from {1}", (*Told).erases)
)

func (t *Told) writes(d candidates.Digit, cells candidates.CellSet) error {
	for c := range cells.All() {
		t.effects = append(t.effects, explain.Place(c, d))
	}
	return nil
}

func (t *Told) erases(ds candidates.DigitSet, cells candidates.CellSet) error {
	for d := range ds.All() {
		t.effects = append(t.effects, explain.Removals(d, cells)...)
	}
	return nil
}

// Why a single is one, as one sees it on the board.
var (
	OnlyEmpty = kind4("only-empty", "In {0|pointed}, only {1} is empty, and only {2} is missing: {3}.", func(t *Told, h candidates.House, c candidates.Cell, d candidates.Digit, do []Sentence) error {
		var held candidates.DigitSet
		for other := range t.layout.HouseCells(h).Without(c).All() {
			held = held.With(t.board.Value(other))
		}
		return errors.Join(t.all(do), t.placesOnly(c, d),
			expect(t.layout.HouseCells(h).And(t.board.Open()) == candidates.Cells(c), "other cells are empty"),
			expect(t.layout.Digits()&^held == candidates.Digits(d), "others are missing"))
	})
	LookFor = kind2("look-for", "Look for {0} in {1|pointed}.", func(t *Told, d candidates.Digit, h candidates.House) error {
		t.digit, t.house = d, h
		t.places = t.layout.HouseCells(h).And(t.board.Open())
		return nil
	})
	HasIts = kind3("has-its", "{0} has its {1} at {2}", func(t *Told, h candidates.House, d candidates.Digit, c candidates.Cell) error {
		t.named = true
		return errors.Join(t.hasIt(h, c), expect(d == t.digit, "looked for is %v", t.digit))
	})
	HasIt = kind2("has-it", "{0} has it at {1}", func(t *Told, h candidates.House, c candidates.Cell) error {
		return errors.Join(t.hasIt(h, c), expect(t.named, "the digit was not named"))
	})
	LostMark = kind3("lost-mark", "{0} lost its mark {1} in step {2}", func(t *Told, c candidates.Cell, d candidates.Digit, step int) error {
		return errors.Join(t.noMark(c, d), expect(t.removed(candidates.Of(c, d)) == step, "it lost it in another step"))
	})
	NoMark  = kind2("no-mark", "{0} has no mark {1}", (*Told).noMark)
	OnlyCan = kind2("only-can", "So only {0} can be {1}.", func(t *Told, c candidates.Cell, d candidates.Digit) error {
		t.effects = append(t.effects, explain.Place(c, d))
		return expect(t.places == candidates.Cells(c) && d == t.digit, "left is %v", t.places)
	})
	LookAtCell = kind1("look-at-cell", "Look at {0}.", func(t *Told, c candidates.Cell) error {
		if t.r != nil {
			t.r.at, t.r.leftover = c, t.layout.Digits()
		}
		t.cell, t.digits = c, t.layout.Digits()
		return nil
	})
	HasDigits = kind2("has-digits", "{0} has {1}", func(t *Told, h candidates.House, ds candidates.DigitSet) error {
		var held candidates.DigitSet
		for c := range t.layout.HouseCells(h).All() {
			held = held.With(t.board.Value(c))
		}
		out := ds &^ t.digits
		t.digits &^= ds
		return errors.Join(expect(ds&^held == 0 && t.layout.HouseCells(h).Has(t.cell), "it has not"), expect(out == 0, "%v is out already", out))
	})
	CanOnly = kind1("can-only", "So it can only be {0}.", func(t *Told, d candidates.Digit) error {
		t.effects = append(t.effects, explain.Place(t.cell, d))
		return expect(t.digits == candidates.Digits(d), "left is %v", t.digits)
	})
)

// placesOnly checks that a digit in a cell is all that is to be done.
func (t *Told) placesOnly(c candidates.Cell, d candidates.Digit) error {
	return expect(len(t.effects) == 1 && t.effects[0] == explain.Place(c, d), "something else is to be done")
}

// hasIt checks that a house has the digit that is looked for, which rules cells out.
func (t *Told) hasIt(h candidates.House, c candidates.Cell) error {
	in := t.layout.HouseCells(h)
	err := errors.Join(
		expect(t.board.Value(c) == t.digit && in.Has(c), "%v is not %v there", c, t.digit),
		expect(t.places.Meets(in), "it rules nothing out"))
	t.places = t.places.AndNot(in)
	return err
}

// noMark checks that a candidate is not there.
func (t *Told) noMark(c candidates.Cell, d candidates.Digit) error {
	about := c == t.cell && t.digits.Has(d) || t.digits == 0 && d == t.digit
	t.places, t.digits = t.places.Without(c), t.digits.Without(d)
	return errors.Join(expect(about, "nothing was asked of it"), expect(!t.board.Has(candidates.Of(c, d)), "it has"))
}
