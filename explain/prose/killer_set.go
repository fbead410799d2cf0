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

// notation is the digits in the house, and what takes them: "12r1 by r1c9, by cage 5: r1c1 r1c2 => r1c5<>1".
func (s *killerSet) notation() string {
	text := s.sayf("%s%s", s.e.Set.String(), brief{candidates.Houses(s.e.House)})
	lead := " by "
	if !s.e.Cells.IsEmpty() {
		text += lead + s.sayf("%s", compact{s.e.Cells})
		lead = ", by "
	}
	for _, sum := range s.e.Sums {
		text += lead + s.addend(sum.Clues[0])
		lead = ", by "
	}
	return text + " => " + s.style.CompactEffects(s.f.Step.Effects)
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
// add up to without them.
func (s *killerSet) takes(e explain.Sum) []say.Sentence {
	cells := s.e.Takers(&s.f.Before, e)
	_, digits := explain.CellsAndDigits(s.e.Among(&s.f.Before, cells))
	is := say.OneTakes(cells, digits)
	sum := newSum(s.teller, e)
	told := sum.addedUp()
	if sum.leavesSeveral() {
		told = append(told, say.So(one(sum.remains())))
	}
	clue := sum.layout.Counted(e.Clues[0].Clue)
	if !sum.told || !sum.minus.IsEmpty() || len(clue.Readings) > 1 || !sum.leavesSeveral() && !sum.filled.IsEmpty() {
		return append(told, say.HoweverFilled(clue.Clue, cells, digits))
	}
	all, total := sum.plus, sum.rest.Total
	if list, ok := s.sets(all, total); ok {
		return append(told, say.SoOneTakes(say.Hold(all, list), is))
	}
	least, most, ok := s.layout.Extent(all, func(c candidates.Cell) candidates.DigitSet {
		if cells.Has(c) {
			return s.f.Before.Candidates(c) &^ digits
		}
		return s.f.Before.Candidates(c)
	})
	switch {
	case ok && least > total:
		return append(told, say.SoOneTakes(say.WithoutAtLeast(digits, cells, all, least), is))
	case ok && most < total:
		return append(told, say.SoOneTakes(say.WithoutAtMost(digits, cells, all, most), is))
	}
	return append(told, say.HoweverFilled(clue.Clue, cells, digits))
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
