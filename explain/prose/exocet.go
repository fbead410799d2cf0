package prose

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// exocet is two base cells and two target cells that hold the same digits.
type exocet struct {
	valued
	e explain.Exocet
}

func (s exocet) base() candidates.DigitSet { return s.e.Digits(&s.f.Before) }

func (s exocet) title() say.Sentence {
	return s.titleOf(say.InBaseAnd(s.base(), s.e.Base, s.e.Targets))
}

func (s exocet) houses() say.Text { return say.Says(say.LookAt(explain.HousesOf(s.e.Cross...))) }

func (s exocet) cells() say.Text { return say.Says(say.BaseAndTargets(s.e.Base, s.e.Targets)) }

func (s exocet) reason() say.Text {
	told := []say.Sentence{say.BaseHolds(s.e.Base, s.base()), say.CrossLines(explain.HousesOf(s.e.Cross...))}
	for d := range s.base().All() {
		told = append(told, s.follows(d)...)
	}
	return say.Says(append(told, say.So(one(say.OneInEachTarget(s.e.Targets))))...)
}

// follows says why a target holds the digit if a base cell does.
func (s exocet) follows(d candidates.Digit) []say.Sentence {
	var rooms []say.Sentence
	var outside candidates.CellSet // what there is room in
	seen := s.layout.PeersOfAll(s.e.Base)
	lines := s.e.LinesOf(d)
	for h := range lines.All() {
		places := s.f.Before.PlacesIn(d, h).AndNot(seen)
		outside = outside.Or(places)
		switch {
		case places.IsEmpty():
			rooms = append(rooms, say.NoRoom(h, d))
		case len(rooms) == 0:
			rooms = append(rooms, say.OnlyPlaces(h, d, places))
		default:
			rooms = append(rooms, say.OnlyPlacesToo(h, d, places))
		}
	}
	told := one(say.IfInBase(d, rooms))
	if lines.Len() > 1 {
		told = append(told, s.tooFew(d, lines, outside.AndNot(s.e.Targets))...)
	}
	can := s.e.Targets.And(s.f.Before.Places(d))
	if lines.Len() == 1 {
		can = can.And(s.f.Before.PlacesIn(d, lines.First()))
	}
	if can.IsEmpty() {
		return append(told, say.So(one(say.NotInBase(d))))
	}
	return append(told, say.So(one(say.TargetIs(can, d))))
}

// tooFew says why there are not enough places for the digit in all the lines: fewer houses contain them.
func (s exocet) tooFew(d candidates.Digit, lines candidates.HouseSet, places candidates.CellSet) []say.Sentence {
	if places.IsEmpty() {
		return nil
	}
	if hs, ok := s.e.Covers(s.layout, d, places); ok {
		return one(say.OutsideTargetsIn(hs, d, lines.Len()))
	}
	return one(say.OutsideTargetsTooFew(lines.Len()))
}

func (s exocet) conclusion() say.Text {
	targets, base := split(s.f.Step.Effects, s.e.Targets)
	var told []say.Sentence
	if len(targets) > 0 {
		told = append(told, say.Thus(say.TargetsAreFull(), say.Actions(targets)))
	}
	if len(base) > 0 {
		told = append(told, say.Thus(say.NotInTargets(), say.Actions(base)))
	}
	return say.Says(told...)
}
