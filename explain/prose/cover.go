package prose

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// cover is a digit that base houses need and that as many cover houses have room for, but for fins.
type cover struct {
	valued
	e    explain.Cover
	told *cover // another fish with this base, which was told before
}

func (s *cover) title() say.Sentence {
	if s.e.Base.Len() == 1 {
		return s.titleOf(say.FishOf(s.e.Digit, s.e.Base, s.e.Covers))
	}
	in, other := say.FishIn, say.FishOther
	if extra := s.layout.HousesOfKind(candidates.Extra); say.Mixed(s.layout, s.e.Base) || say.Mixed(s.layout, s.e.Covers) || (s.e.Base|s.e.Covers)&extra != 0 {
		in, other = say.FishBy, say.FishByElse
	}
	title := in(s.e.Digit, s.e.Base, s.e.Covers)
	if s.told != nil {
		title = other(s.e.Covers)
	}
	if fins := s.fins(); !fins.IsEmpty() {
		title = say.WithFins(title, fins)
	}
	return s.titleOf(title)
}

func (s *cover) fins() candidates.CellSet { return s.e.Fins(&s.f.Before) }

func (s *cover) houses() say.Text { return say.Says(say.LookAt(s.e.Base)) }

func (s *cover) cells() say.Text {
	places, fins := s.e.Places(&s.f.Before), s.fins()
	if fins.IsEmpty() {
		return say.Says(say.TheCells(places))
	}
	return say.Says(say.TheCells(places.AndNot(fins)), say.TheFins(fins))
}

func (s *cover) reason() say.Text {
	d, n := s.e.Digit, s.e.Base.Len()
	places, fins := s.e.Places(&s.f.Before), s.fins()
	if n == 1 {
		h := s.e.Base.First()
		absences, left := explain.AllAbsences(&s.f.Before, candidates.HouseItem(d, h)), say.OnlyLeft
		if len(absences) == 0 {
			left = say.OnlyOpen
		}
		return say.Says(append(s.placesGone(d, h, absences), left(places), say.InsideWherever(places.Len(), s.e.Covers, d, h))...)
	}
	if s.told != nil {
		told, overlap := s.told.e.Covers, s.overlap()
		if fins.And(s.e.Shared(&s.f.Before)) == s.told.fins().And(s.told.e.Shared(&s.f.Before)) { // the same was told
			overlap = nil
		}
		return say.Says(append([]say.Sentence{say.OtherCover(s.e.Covers&^told, told&^s.e.Covers), say.ThenFins(fins)}, overlap...)...)
	}
	if !fins.IsEmpty() {
		return say.Says(append(s.usesUp(s.noOther()), say.IfFin(fins.Len(), d))...)
	}
	if n == 2 && s.e.Shared(&s.f.Before).IsEmpty() && s.crossed() {
		b1, b2 := pair(s.e.Base)
		c1, c2 := pair(s.e.Covers)
		return say.Says(append(s.rooms(), s.covered(), say.HoldsOneSo(s.e.Covers, d, say.HasItThere(b1, d, c1, b2, c2)))...)
	}
	return say.Says(s.usesUp()...)
}

// crossed reports whether each base house has places in each cover.
func (s *cover) crossed() bool {
	for b := range s.e.Base.All() {
		for c := range s.e.Covers.All() {
			if !s.f.Before.PlacesIn(s.e.Digit, b).Meets(s.layout.HouseCells(c)) {
				return false
			}
		}
	}
	return true
}

// usesUp says why the base uses up all covers, unless a fin is true, and what else is so then.
func (s *cover) usesUp(also ...say.Sentence) []say.Sentence {
	used := say.UsesCovers(s.e.Digit, s.e.Base, s.e.Covers)
	for _, claim := range also {
		used = say.AndAlso(used, claim)
	}
	if fins := s.fins(); fins.IsEmpty() {
		used = say.HoldsOneSo(s.e.Covers, s.e.Digit, used)
	} else {
		used = say.States(one(s.ifNoFin(used)))
	}
	return slices.Concat(s.rooms(), one(s.covered()), s.overlap(), one(used))
}

// ifNoFin says what is so if no fin is true.
func (s *cover) ifNoFin(so say.Sentence) say.Sentence {
	return say.IfNoFin(s.fins().Len(), s.e.Digit, so)
}

// noOther says what cells of the cover cannot be that are not of the base.
func (s *cover) noOther() say.Sentence { return say.NoOtherCellIn(s.e.Covers, s.e.Digit) }

// covered says what of the base is in the cover.
func (s *cover) covered() say.Sentence {
	if fins := s.fins(); !fins.IsEmpty() {
		return say.InCoverButFins(fins, s.e.Covers)
	}
	return say.InCover(s.e.Covers)
}

// rooms says where each base house has room for the digit.
func (s *cover) rooms() (told []say.Sentence) {
	var rooms, leads []say.Sentence
	var lengths []string // without the word that leads to a house
	for h := range s.e.Base.All() {
		places := s.f.Before.PlacesIn(s.e.Digit, h)
		room := say.OnlyInToo(h, places)
		rooms, leads = append(rooms, room), append(leads, say.OnlyPlaces(h, s.e.Digit, places))
		lengths = append(lengths, strings.TrimPrefix(s.words().Clause(room), "in "))
	}
	for _, batch := range say.Batches(lengths) {
		n := len(batch)
		rooms[0] = leads[0]
		told = append(told, say.States(rooms[:n]))
		rooms, leads = rooms[n:], leads[n:]
	}
	return told
}

// overlap says why places that base houses share do not upset the count: they
// are fins, or covers share them too.
func (s *cover) overlap() (told []say.Sentence) {
	for c := range s.e.Shared(&s.f.Before).All() {
		serves := s.layout.HousesOf(c) & s.e.Base
		if s.fins().Has(c) {
			told = append(told, say.EndoFin(c, s.e.Digit, serves))
		} else {
			told = append(told, say.ServesSeveral(s.e.Digit, c, serves))
		}
	}
	return told
}

// surplus says why a place of the base that is in more covers than base houses cannot have the digit.
func (s *cover) surplus(c candidates.Cell) say.Sentence {
	hs := s.layout.HousesOf(c)
	return say.TooFewCovers(s.e.Digit, c, hs&s.e.Base, hs&s.e.Covers)
}

func (s *cover) conclusion() say.Text {
	d, targets, fins := s.e.Digit, s.f.Step.Removed(s.e.Digit), s.fins()
	if s.e.Base.Len() == 1 {
		return say.Says(say.Thus(say.NoCellOutside(s.e.Covers, s.e.Base.First(), d), one(say.RemoveIt(targets))))
	}
	// A place of the base is a target if it is in more covers than base houses.
	inner := targets.And(s.e.Places(&s.f.Before))
	outer := targets.AndNot(inner)
	var told, surplus []say.Sentence
	for c := range inner.All() {
		surplus = append(surplus, say.States(one(s.surplus(c))))
	}
	if !fins.IsEmpty() {
		if !outer.IsEmpty() {
			out := say.OutEitherWay(s.e.Covers, s.e.Base, fins.Len(), d, s.sightsOf(outer, fins))
			if len(s.layout.Clues()) > 0 && say.TooLong(s.standard().Sentences(out)) {
				out = say.EitherWayInSight(fins.Len(), d, s.sightsOf(outer, fins))
			}
			if s.told != nil {
				told = append(told, say.Again(out))
			} else {
				told = append(told, say.So(one(out)))
			}
		}
		if told = append(told, surplus...); !inner.IsEmpty() {
			told = append(told, say.NoFinWayOut(s.sightsOf(inner, fins)))
		}
		return say.Says(append(told, say.States(one(say.Remove(candidates.Digits(d), targets))))...)
	}
	var parts []say.Sentence
	remove := say.RemoveItIn
	for h := range s.e.Covers.All() {
		if here := outer.And(s.layout.HouseCells(h)); !here.IsEmpty() {
			outer = outer.AndNot(here)
			parts = append(parts, remove(here, h))
			remove = say.RemoveItInToo
		}
	}
	it := say.RemoveIt
	if len(parts) > 0 {
		told = append(told, say.So(one(say.AndAlso(say.FromBase(s.e.Covers, d, s.e.Base), s.noOther()))), say.States(parts))
		it = say.RemoveItToo
	}
	if told = append(told, surplus...); !inner.IsEmpty() {
		told = append(told, say.So(one(it(inner))))
	}
	return say.Says(told...)
}
