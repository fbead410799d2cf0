package prose

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// exocet is two base cells and two target cells that hold the same digits.
type exocet struct {
	*teller
	e explain.Exocet
}

func (s exocet) base() candidates.DigitSet { return s.e.Digits(&s.f.Before) }

func (s exocet) title() string {
	return s.sayf(": %s in %s and %s", s.base(), compact{s.e.Base}, compact{s.e.Targets})
}

// notation gives base, targets and the digits in lines: "J-Exocet(1235)
// B=r1c12, T=r2c4,r3c8, {1c348 2c348 35c38} => r2c4<>79".
func (s exocet) notation() string {
	return s.sayf("JE(%s) B=%s, T=%s, {%s} => %s", s.base().String(), compact{s.e.Base}, compact{s.e.Targets},
		s.compactItems(s.e.Cross), s.style.CompactEffects(s.f.Step.Effects))
}

func (s exocet) houses() string { return s.sayf("Look at %s.", explain.HousesOf(s.e.Cross...)) }

func (s exocet) cells() string {
	return s.sayf("The base is %s, the targets are %s.", s.e.Base, s.e.Targets)
}

func (s exocet) reason() string {
	sentences := []string{
		s.sayf("The base cells %s see each other and hold two of %s.", s.e.Base, s.base()),
		s.sayf("The cross-lines are %s.", explain.HousesOf(s.e.Cross...)),
	}
	for d := range s.base().All() {
		sentences = append(sentences, s.follows(d))
	}
	return paragraph(append(sentences, s.sayf("So both digits of the base are in the targets %s, one in each.", s.e.Targets))...)
}

// follows says why a target holds the digit if a base cell does.
func (s exocet) follows(d candidates.Digit) string {
	var rooms []string
	var outside candidates.CellSet // what there is room in
	seen := s.layout.PeersOfAll(s.e.Base)
	lines := s.e.LinesOf(d)
	for h := range lines.All() {
		places := s.f.Before.PlacesIn(d, h).AndNot(seen)
		outside = outside.Or(places)
		switch {
		case places.IsEmpty():
			rooms = append(rooms, s.sayf("%s has no room for %s", h, d))
		case len(rooms) == 0:
			rooms = append(rooms, s.onlyIn(h, d, places))
		default:
			rooms = append(rooms, s.sayf("in %s only in %s", h, anyCell{places}))
		}
	}
	room := s.sayf("If a base cell is %s, %s.", d, say.Clauses(rooms))
	if lines.Len() > 1 {
		room = paragraph(room, s.tooFew(d, lines, outside.AndNot(s.e.Targets)))
	}
	can := s.e.Targets.And(s.f.Before.Places(d))
	if lines.Len() == 1 {
		can = can.And(s.f.Before.PlacesIn(d, lines.First()))
	}
	if can.IsEmpty() {
		return paragraph(room, s.sayf("So no base cell is %s.", d))
	}
	return paragraph(room, s.sayf("So %s is %s.", anyCell{can}, d))
}

// tooFew says why there are not enough places for the digit in all the lines: fewer houses contain them.
func (s exocet) tooFew(d candidates.Digit, lines candidates.HouseSet, places candidates.CellSet) string {
	if places.IsEmpty() {
		return ""
	}
	if hs, ok := s.e.Covers(s.layout, d, places); ok {
		return s.sayf("Outside the targets all these cells are in %s, with room for %s %s in %s cross-lines.",
			hs, say.Count(hs.Len()), say.Plural(hs.Len(), d.String()), say.Count(lines.Len()))
	}
	return s.sayf("Outside the targets there are not enough places for %s cross-lines at once.", say.AllOf(lines.Len()))
}

func (s exocet) conclusion() string {
	targets, base := split(s.f.Step.Effects, s.e.Targets)
	var sentences []string
	if len(targets) > 0 {
		sentences = append(sentences, s.sayf("The targets have no room for other digits: %s.", targets))
	}
	if len(base) > 0 {
		sentences = append(sentences, s.sayf("A digit that neither target can hold is in no base cell either: %s.", base))
	}
	return paragraph(sentences...)
}
