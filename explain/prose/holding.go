package prose

import (
	"pencilmark/candidates"
	"pencilmark/explain/say"
)

// holding says of a clue that wants digits in its cells where only these can be, and which cells have to hold them.
func (s *sum) holding(clue *candidates.Clue) (told []say.Sentence) {
	for !s.pending.IsEmpty() {
		more := s.holds(clue)
		if more == nil {
			break
		}
		told = append(told, more...)
	}
	return append(told, s.misfits()...)
}

// holds says one thing that follows, nothing if nothing does.
func (s *sum) holds(clue *candidates.Clue) (told []say.Sentence) {
	open, wanted := clue.Wanted(&s.now)
	var ds candidates.DigitSet
	var numbers say.Numbers
	for _, d := range wanted {
		ds, numbers = ds.With(d), append(numbers, int(d))
	}
	can := open
	for c := range open.All() {
		if s.may(c)&ds == 0 {
			can = can.Without(c)
		}
	}
	if can.Len() == len(wanted) {
		if cannot := open.AndNot(can); s.losesOthers(can, ds) {
			if !cannot.IsEmpty() {
				told = append(told, say.States(one(say.GoneFromCells(ds, cannot))))
			}
			return append(told, s.nothingElse(say.HaveToHold(can, numbers), can, ds)...)
		}
	}
	for i, d := range wanted[:max(len(wanted)-1, 0)] {
		if d != wanted[i+1] {
			continue
		}
		pairs := s.layout.Both(d, open, s.may)
		if len(pairs) != 1 {
			continue
		}
		var others []leaves
		for c := range open.AndNot(pairs[0]).All() {
			if s.gone(c).Has(d) {
				others = merged(others, leaves{cells: candidates.Cells(c), but: candidates.Digits(d)})
			}
		}
		if others != nil || s.losesOthers(pairs[0], candidates.Digits(d)) {
			return s.nothingElse(say.OnlyBothBe(d, pairs[0]), pairs[0], candidates.Digits(d), others...)
		}
	}
	for n := 1; n <= ds.Len(); n++ {
		for some := ds; some != 0; some = (some - 1) & ds {
			if some.Len() != n {
				continue
			}
			places := candidates.CellSet{}
			for c := range open.All() {
				if s.may(c)&some != 0 {
					places = places.With(c)
				}
			}
			of := 0
			for _, d := range wanted {
				if some.Has(d) {
					of++
				}
			}
			if places.Len() == of && s.losesOthers(places, some) {
				return s.nothingElse(say.OnlyTheseHold(some, places), places, some)
			}
		}
	}
	return nil
}

// losesOthers reports whether some cells are to lose others than some digits.
func (s *sum) losesOthers(cells candidates.CellSet, ds candidates.DigitSet) bool {
	for c := range cells.All() {
		if s.gone(c)&^ds != 0 {
			return true
		}
	}
	return false
}

// nothingElse says for a reason that cells hold some digits alone, or what goes if others stay that the step does not need
// to go, and what others lose.
func (s *sum) nothingElse(why say.Sentence, cells candidates.CellSet, ds candidates.DigitSet, others ...leaves) (told []say.Sentence) {
	left, loses := others, false
	all := true
	for c := range cells.All() {
		if lost := s.gone(c) &^ ds; lost != 0 {
			left, loses = merged(left, leaves{cells: candidates.Cells(c), but: lost}), true
		}
		all = all && s.now.Candidates(c)&^ds == s.gone(c)&^ds
	}
	switch {
	case all && loses && cells.Len() == 1:
		told = one(say.SoBySum(one(why), one(say.ItIsNothingElse())))
	case all && loses:
		told = one(say.SoBySum(one(why), append(one(say.NothingElse()), clausesOf(others)...)))
	default:
		for _, batch := range batches(s.words(), clausesOf(left)) {
			told = append(told, say.SoBySum(one(why), batch))
		}
	}
	for c := range cells.All() {
		s.drop(c, s.gone(c)&^ds)
	}
	s.dropLost(others)
	return told
}
