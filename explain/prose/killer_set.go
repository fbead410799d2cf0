package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// killerSet is digits of a house that clues and cells take.
type killerSet struct {
	valued
	e explain.KillerSet
}

func (s *killerSet) title() say.Sentence {
	return s.titleOf(say.InHouses(s.e.Set, candidates.Houses(s.e.House)))
}

func (s *killerSet) houses() say.Text { return say.Says(say.LookAt(candidates.Houses(s.e.House))) }

func (s *killerSet) cells() say.Text {
	all := s.e.All(&s.f.Before)
	if all.Len() == 1 {
		return say.Says(say.TheCells(all))
	}
	return say.Says(say.LookTogether(all))
}

func (s *killerSet) spared() say.Text { return nil }

func (s *killerSet) reason() say.Text {
	var told []say.Sentence
	for _, e := range s.e.Sums {
		told = append(told, s.takes(e)...)
	}
	if !s.e.Cells.IsEmpty() {
		told = append(told, s.canBe(s.e.Cells, say.CellsCan)...)
	}
	return say.Says(told...)
}

// takes says of a clue that it has one of the digits: by the sets that it can hold, if they are few, or by what it would
// add up to without them, for some of what it asks for.
func (s *killerSet) takes(e explain.Sum) []say.Sentence {
	cells := s.e.Takers(&s.f.Before, e)
	_, digits := explain.CellsAndDigits(s.e.Among(&s.f.Before, cells))
	is := say.OneTakes(cells, digits)
	sum := newSum(s.teller, e)
	told := sum.addedUp()
	clue := sum.layout.Counted(e.Clues[0].Clue)
	if why, ok := s.wants(clue.Clue, cells, digits); ok {
		return append(told, say.SoOneTakes(why, is))
	}
	parts := sum.parts(clue)
	if len(parts) == 0 && sum.told {
		parts = append(parts, *sum)
	}
	if line := sum.cutLine(); line != nil {
		for _, counted := range [...]bool{false, true} {
			var into []say.Sentence
			if counted {
				into = sum.cutInto(line)
			}
			for _, own := range sum.runs(line) {
				if why, ok := s.without(&own, cells, digits); ok {
					return append(append(told, into...), say.So(one(own.remains())), say.SoOneTakes(own.them(why), is))
				}
			}
		}
	}
	for i := range parts {
		own := &parts[i]
		if why, ok := s.without(own, cells, digits); ok {
			if len(parts) > 1 || own.leavesSeveral() {
				told = append(told, say.So(one(own.remains())))
			}
			return append(told, say.SoOneTakes(why, is))
		}
	}
	if why, ok := s.whatIf(e, cells, digits); ok {
		return append(told, why...)
	}
	if sum.leavesSeveral() {
		told = append(told, say.So(one(sum.remains())))
	}
	return append(told, say.HoweverFilled(clue.Clue, cells, digits))
}

// wants says of a clue that it wants one of the digits, and which of its cells can be it.
func (s *killerSet) wants(clue *candidates.Clue, cells candidates.CellSet, digits candidates.DigitSet) (why say.Sentence, ok bool) {
	if clue.Kind.Holds == nil {
		return why, false
	}
	open, wanted := clue.Wanted(&s.f.Before)
	for _, d := range wanted {
		places := s.f.Before.Places(d).And(open)
		switch {
		case !digits.Has(d) || !places.Within(cells):
			continue
		case places == open:
			return say.IsWanted(d), true
		}
		return say.OnlyOfThem(d, places), true
	}
	return why, false
}

// whatIf says what fails if the cells have none of the digits.
func (s *killerSet) whatIf(e explain.Sum, cells candidates.CellSet, digits candidates.DigitSet) (told []say.Sentence, ok bool) {
	without := s.f.Before
	for c := range cells.All() {
		for d := range digits.All() {
			without.Remove(c, d)
		}
	}
	why, at, ok := s.fails(e, &without, cells)
	return append(append(one(say.WhatIfNone(digits, cells)), why...), say.NothingLeftSo(at, say.OneTakes(cells, digits))), ok
}

// denied returns what cells may hold without the digits in some of them.
func (s *killerSet) denied(cells candidates.CellSet, digits candidates.DigitSet) func(candidates.Cell) candidates.DigitSet {
	return func(c candidates.Cell) candidates.DigitSet {
		if cells.Has(c) {
			return s.f.Before.Candidates(c) &^ digits
		}
		return s.f.Before.Candidates(c)
	}
}

// without says of cells on a side of a sum what they can hold, or what that side would add up to without the digits in these.
func (s *killerSet) without(sum *sum, cells candidates.CellSet, digits candidates.DigitSet) (why say.Sentence, ok bool) {
	side, others, total := sum.plus, sum.minus, sum.rest.Total
	if cells.Within(others) {
		side, others, total = others, side, -total
	}
	if !cells.Within(side) {
		return s.withoutSums(side, others, total, cells, digits)
	}
	if list, ok := s.sets(side, total); ok && others.IsEmpty() {
		return say.Hold(side, list), true
	}
	none := noneOf(digits, cells, side)
	least, most, fits := s.layout.Extent(side, s.denied(cells, digits))
	low, high, other := s.layout.Extent(others, s.f.Before.Candidates)
	switch ok = fits && other; {
	case ok && least > high+total && others.IsEmpty():
		return say.WouldBeAtLeast(none, side, least), true
	case ok && most < low+total && others.IsEmpty():
		return say.WouldBeAtMost(none, side, most), true
	case ok && least > high+total:
		rest := say.AlwaysAtMost(others, high)
		return say.WouldBeAbove(none, side, least, rest), true
	case ok && most < low+total:
		rest := say.AlwaysAtLeast(others, low)
		return say.WouldBeBelow(none, side, most, rest), true
	}
	return s.withoutSums(side, others, total, cells, digits)
}

// noneOf says that cells on a side have none of the digits. If they are all of that side it need not name them.
func noneOf(digits candidates.DigitSet, cells, side candidates.CellSet) say.Sentence {
	if cells == side {
		return say.Without(digits)
	}
	return say.WithoutIn(digits, cells)
}

// withoutSums says what a side cannot add up to without the digits in these cells, if all that it may have to be is few
// numbers.
func (s *killerSet) withoutSums(side, others candidates.CellSet, total int, cells candidates.CellSet, digits candidates.DigitSet) (why say.Sentence, ok bool) {
	const mostCells, mostNumbers = 5, 4
	may := s.denied(cells, digits)
	numbers := s.layout.SumsOf(others, may)
	if others.Len() > 1 || side.Len() > mostCells || len(numbers) > mostNumbers || !cells.Within(side.Or(others)) {
		return why, false
	}
	for i := range numbers {
		numbers[i] += total
	}
	if slices.ContainsFunc(s.layout.SumsOf(side, may), func(n int) bool { return slices.Contains(numbers, n) }) {
		return why, false
	}
	none := noneOf(digits, cells, side)
	if others.IsEmpty() {
		return say.CannotAddUp(none, side, numbers[0]), true
	}
	other := others.First()
	return say.CannotAddUpAs(none, side, numbers, other), len(numbers) > 0
}

// sets lists the sets of digits that cells can hold, if they are few.
func (s *killerSet) sets(cells candidates.CellSet, total int) (list []say.Sentence, few bool) {
	const most = 4
	sets, ok := s.layout.Sets(cells, total, s.f.Before.Candidates)
	if !ok || cells.Len() < 2 || len(sets) == 0 || len(sets) > most {
		return nil, false
	}
	return membersOf(sets), true
}

func (s *killerSet) conclusion() say.Text {
	why := say.TakenBetween(s.e.All(&s.f.Before), s.e.Set, s.e.House)
	if d, alone := s.e.Set.Single(); alone {
		why = say.NoOtherHas(s.e.House, d)
	}
	return say.Says(s.thus(why, slices.Clone(s.f.Step.Effects))...)
}
