package prose

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// equivalence is two collections of houses without what they share: the rests hold a digit equally often.
type equivalence struct {
	valued
	e                 explain.Equivalence
	a, b              candidates.CellSet // the rests
	left, right, room candidates.CellSet // see [explain.Equivalence.Holds]
}

func newEquivalence(t *teller, e explain.Equivalence) equivalence {
	s := equivalence{valued: valued{t}, e: e}
	s.a, s.b, _ = e.Rests(t.layout)
	s.left, s.right, s.room = e.Holds(&t.f.Before)
	return s
}

func (s equivalence) title() say.Sentence {
	return s.titleOf(say.InHouses(candidates.Digits(s.e.Digit), explain.HousesOf(s.f.Step.Premises...)))
}

func (s equivalence) houses() say.Text { return say.Says(say.LookAt(s.e.Left | s.e.Right)) }

func (s equivalence) cells() say.Text { return say.Says(s.equal()...) }

// equal says that the houses hold the same, and the rests.
func (s equivalence) equal() []say.Sentence {
	return []say.Sentence{say.EqualHouses(s.e.Left, s.e.Right), say.EqualRests(s.a, s.b)}
}

func (s equivalence) reason() say.Text {
	told, d := s.equal(), s.e.Digit
	if !s.left.IsEmpty() {
		told = append(told, say.RestHas(s.a, s.left, d))
	}
	switch {
	case s.right.IsEmpty() && s.room.IsEmpty():
		told = append(told, say.RestCannot(s.b, d))
	case s.right.IsEmpty():
		told = append(told, say.RestCan(s.b, s.room, d))
	case s.room.IsEmpty():
		told = append(told, say.RestIs(s.b, s.right, d))
	default:
		told = append(told, say.RestIsOrCan(s.b, s.right, d, s.room))
	}
	return say.Says(told...)
}

// conclusion says first what has to be so in both rests, and then what has no place beside that.
func (s equivalence) conclusion() say.Text {
	d := s.e.Digit
	within, outside := split(s.f.Step.Effects, s.a)
	if s.left.Len() < s.right.Len()+s.room.Len() {
		return say.Says(say.WouldBeShort(d, s.sightsOf(s.f.Step.Removed(d), s.room)), say.RemoveThere(d, len(s.f.Step.Effects)))
	}
	var told []say.Sentence
	if len(outside) > 0 {
		told = append(told, s.thus(say.AllHaveToBe(s.room, d), outside)...)
	}
	if len(within) > 0 {
		none := say.NoneOfRest(s.a, d)
		if !s.left.IsEmpty() {
			none = say.NoOtherOfRest(s.a, d)
		}
		told = append(told, s.thus(none, within)...)
	}
	return say.Says(told...)
}

// spared is empty: a house that has the digit is not cited, and all that is told of it is that it has every digit.
func (s equivalence) spared() say.Text { return nil }
