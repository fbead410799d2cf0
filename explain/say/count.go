package say

import (
	"errors"
	"fmt"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// What needs a digit, in a line that counts.
var (
	CellsNeed = kind1("cells-need", "{0} {0?needs|need} a digit{0?| each}", func(t *Told, cells candidates.CellSet) error {
		for c := range cells.All() {
			t.needs = append(t.needs, candidates.CellItem(c))
		}
		return nil
	})
	CountTwice = kind1("count-twice", "{0} {0?counts|count} twice", func(t *Told, cells candidates.CellSet) error { return t.again(cells, 2) })
	CountTimes = kind2("count-times", "{0} {0?counts|count} {1|words} times", (*Told).again)
	HousesNeed = kind2("houses-need", "{0} {0?needs|need} {1|article}{0?| each}", func(t *Told, hs candidates.HouseSet, d candidates.Digit) error {
		return t.needIn(hs, candidates.Digits(d))
	})
	DigitsNeed = kind2("digits-need", "{0} need a place each in {1?|each of }{1}", func(t *Told, ds candidates.DigitSet, hs candidates.HouseSet) error {
		return t.needIn(hs, ds)
	}, "{0} need a cell each in {1?|each of }{1}")
	LineNeeds = kind1("line-needs", "{0} needs one more", func(t *Told, of Lines) error {
		t.from = append(t.from, of...)
		return expect(len(of) == 1 && t.lines.IsNeed(t.n, of[0]), "it says of nothing that it is true")
	})
	// AreThereToo says of digits that are needed where lines say that they are as well.
	AreThereToo = kind2("are-there-too", "Each of these digits is in {0|or} too ({1}).", func(t *Told, cells candidates.CellSet, by Lines) error {
		var to []candidates.Candidate
		for _, n := range by {
			if t.lines.InForce(n, t.n) {
				return fmt.Errorf("line %d is so in any case", n)
			}
			to = append(to, t.lines[n-1].Claim.Of...)
		}
		at, _ := explain.CellsAndDigits(to)
		t.from, t.carried = append(t.from, by...), len(by)
		return expect(at == cells, "they are in %v", at)
	}, "Each of these digits is in {0|or} too, by {1}.")
	NothingLeft = kind1("nothing-left", "{0}, and nothing is left for that", func(t *Told, needs []Sentence) error {
		return errors.Join(t.all(needs), expect(len(t.line.Links) == 0, "something is"))
	})
	Needs    = kind1("needs", "{0|;}", func(t *Told, needs []Sentence) error { return t.all(needs) })
	AlsoNeed = kind1("also-need", "Also {0|;}.", func(t *Told, needs []Sentence) error { return t.all(needs) })
	TooFew   = kind1("too-few", "That is {0|words} too few.", func(t *Told, n int) error {
		t.few = n
		return nil
	})
)

func (t *Told) again(cells candidates.CellSet, times int) error {
	for c := range cells.All() {
		for range times - 1 {
			t.needs = append(t.needs, candidates.CellItem(c))
		}
	}
	return nil
}

func (t *Told) needIn(hs candidates.HouseSet, ds candidates.DigitSet) error {
	for d := range ds.All() {
		for h := range hs.All() {
			t.needs = append(t.needs, candidates.HouseItem(d, h))
		}
	}
	return nil
}

// What there is room for: for each link one of its candidates. The digit is left out where all are of one.
var (
	RoomOnlyFor = kind1("room-only-for", "There is room only for {0|list}.", func(t *Told, rooms []Sentence) error { return t.all(rooms) })
	RoomWithout = kind2("room-without", "Without {0} there is room only for {1|list}.", func(t *Told, cells candidates.CellSet, rooms []Sentence) error {
		out, _ := explain.CellsAndDigits(t.line.Claim.Of)
		return errors.Join(t.all(rooms), expect(cells == out && !out.IsEmpty(), "there is more room in %v", out))
	})
	AlsoFor   = kind1("also-for", "Also for {0|list}.", func(t *Told, rooms []Sentence) error { return t.all(rooms) })
	OneAt     = kind1("one-at", "one at {0}", func(t *Told, c candidates.Cell) error { return t.room(0, candidates.Cells(c)) })
	DigitAt   = kind2("digit-at", "one {0} at {1}", func(t *Told, d candidates.Digit, c candidates.Cell) error { return t.room(d, candidates.Cells(c)) })
	OneInCell = kind2("one-in-cell", "one in {0} ({1|or})", func(t *Told, c candidates.Cell, ds candidates.DigitSet) error { return t.serves(explain.InCell(c, ds)) })
	OneThatIs = kind1("one-that-is", "one that is {0|or}", func(t *Told, of []Sentence) error {
		var list Told
		return errors.Join(list.all(of), t.serves(list.some))
	})
	DigitsAmong = kind2("digits-among", "{0|or} in {1|or}", func(t *Told, ds candidates.DigitSet, cells candidates.CellSet) error {
		for d := range ds.All() {
			t.some = append(t.some, explain.ForDigit(d, cells)...)
		}
		return nil
	})
	OneAmong     = kind1("one-among", "one in {0|or}", func(t *Told, cells candidates.CellSet) error { return t.room(0, cells) })
	DigitAmong   = kind2("digit-among", "one {0} in {1|or}", func(t *Told, d candidates.Digit, cells candidates.CellSet) error { return t.room(d, cells) })
	OneInHouse   = kind2("one-in-house", "one in {0} ({1|or})", func(t *Told, h candidates.House, cells candidates.CellSet) error { return t.roomIn(0, h, cells) })
	DigitInHouse = kind3("digit-in-house", "one {0} in {1} ({2|or})", (*Told).roomIn)
)

// serves checks the next link.
func (t *Told) serves(ks []candidates.Candidate) error {
	if t.rooms == len(t.line.Links) {
		return errors.New("there is no room for more")
	}
	link := t.line.Links[t.rooms]
	t.rooms++
	return expect(len(ks) == len(link) && slices.Equal(explain.SomeOf(ks...).Of, explain.SomeOf(link...).Of), "there is room for %v", link)
}

// room checks a link of one digit, which is 0 if all that is counted is for one.
func (t *Told) room(d candidates.Digit, cells candidates.CellSet) error {
	if d == 0 {
		_, ds := explain.CellsAndDigits(slices.Concat(t.line.Links...))
		one, ok := ds.Single()
		if !ok {
			return fmt.Errorf("one of %v is meant", ds)
		}
		d = one
	}
	return t.serves(explain.ForDigit(d, cells))
}

func (t *Told) roomIn(d candidates.Digit, h candidates.House, cells candidates.CellSet) error {
	return errors.Join(t.room(d, cells), expect(cells.Within(t.layout.HouseCells(h)), "%v are not all in %v", cells, h))
}

// What cells hold that have as many digits between them, and why none of these is there twice.
var (
	CellsHold = kind2("cells-hold", "the {0|count} cells {0} have only the {1|count} digits {1} between them", func(t *Told, cells candidates.CellSet, ds candidates.DigitSet) error {
		t.counted = true
		var need candidates.CellSet
		for _, item := range t.line.Needs {
			c, ok := item.Cell()
			if !ok {
				return fmt.Errorf("%v is needed", item)
			}
			need = need.With(c)
		}
		_, of := explain.CellsAndDigits(slices.Concat(t.line.Links...))
		for _, n := range t.line.From {
			if t.lines.IsNeed(t.n, n) {
				return fmt.Errorf("line %d needs one more", n)
			}
		}
		return expect(need == cells && need.Len() == len(t.line.Needs) && of == ds && of.Len() == len(t.line.Links), "%v hold %v", need, of)
	})
	NotTwice = kind1("not-twice", "No digit can be there twice: {0}.", func(t *Told, where []Sentence) error { return t.all(where) })
	OnlyIn   = kind2("only-in", "{0} {0?is|are} only in {1}", func(t *Told, ds candidates.DigitSet, h candidates.House) error {
		t.once |= ds
		there := candidates.DigitSet(0)
		for _, link := range t.line.Links {
			cells, d := explain.CellsAndDigits(link)
			if there |= d; ds&d != 0 && !cells.Within(t.layout.HouseCells(h)) {
				return fmt.Errorf("%v is elsewhere too", d)
			}
		}
		return expect(ds&^there == 0, "%v is nowhere", ds&^there)
	})
)
