package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// templates is all arrangements of a digit in some houses, less those that use cells of other digits.
type templates struct {
	valued
	e explain.Templates
}

func (s templates) title() say.Sentence {
	if s.e.Houses == 0 {
		return s.titleOf(say.DigitAlone(s.e.Digit))
	}
	return s.titleOf(say.InHouses(candidates.Digits(s.e.Digit), s.e.Houses))
}

func (s templates) text() say.Text {
	told := s.followed()
	if told != nil {
		told = append(s.roomIn(), told...)
	} else {
		told = slices.Concat(s.given(), s.roomLeft(), s.decided())
	}
	return say.Join(say.Says(told...), s.consequences())
}

// places reports whether the step places the digit.
func (s templates) places() bool { return s.f.Step.Effects[0].Place }

func (s templates) houses() say.Text {
	houses := s.e.Houses
	if houses == 0 {
		houses = s.e.Given[0].Houses
	}
	return say.Says(say.LookAt(houses))
}

func (s templates) digits() say.Text {
	digits := candidates.Digits(s.e.Digit)
	for _, given := range s.e.Given {
		digits = digits.With(given.Digit)
	}
	return say.Says(say.TheDigits(digits))
}

func (s templates) cells() say.Text {
	now := s.now()
	var cells candidates.CellSet
	for h := range s.e.Houses.All() {
		cells = cells.Or(now.PlacesIn(s.e.Digit, h))
	}
	for _, given := range s.e.Given {
		cells = cells.Or(given.Cells)
	}
	return say.Says(say.TheCells(cells))
}

// now returns the grid that what is known of other digits leaves.
func (s templates) now() candidates.Grid {
	g := s.f.Before
	for _, given := range s.e.Given {
		given.Apply(&g)
	}
	return g
}

// single reports whether the digit is looked at in one house, where there is nothing to arrange.
func (s templates) single() bool { return s.e.Houses.Len() == 1 && len(s.e.Given) > 0 }

// reason says what to go through. What all arrangements of other digits have in common is sure: it waits for the
// conclusion, as does the room for a digit that is placed, which names the targets.
func (s templates) reason() say.Text {
	if len(s.e.Given) == 0 {
		if s.places() {
			return say.Says(say.GoThroughEach(s.e.Digit, s.e.Houses))
		}
		return say.Says(s.roomLeft()...)
	}
	var told []say.Sentence
	for i, given := range s.e.Given {
		if i == 0 {
			told = append(told, say.GoThrough(given.Digit, given.Houses), say.WhereAllHaveIt())
		} else {
			told = append(told, say.DoTheSame(given.Digit, given.Houses))
		}
	}
	return say.Says(told...)
}

// given says what is known of other digits.
func (s templates) given() (told []say.Sentence) {
	all := say.Arrange
	for _, given := range s.e.Given {
		told = append(told, all(given.Digit, given.Houses, given.Cells))
		all = say.ThenArrange
	}
	return told
}

// roomLeft says where the digit can go, and what to do with that.
func (s templates) roomLeft() []say.Sentence {
	if s.e.Houses == 0 || s.single() {
		return s.roomIn()
	}
	return append(s.roomIn(), say.ChooseOneEach())
}

// roomIn says where the digit can go.
func (s templates) roomIn() (told []say.Sentence) {
	if s.e.Houses == 0 {
		return nil
	}
	now := s.now()
	if h := s.e.Houses.First(); s.single() {
		return one(say.LeavesRoom(s.e.Digit, h, now.PlacesIn(s.e.Digit, h)))
	}
	var rooms []say.Sentence
	for h := range s.e.Houses.All() {
		rooms = append(rooms, say.HouseIn(h, now.PlacesIn(s.e.Digit, h)))
	}
	lead := say.RoomInThese
	if len(s.e.Given) > 0 {
		lead = say.LeavesRoomInThese
	}
	for _, batch := range batches(s.words(), rooms) {
		told = append(told, lead(s.e.Digit, batch))
		lead = say.RoomInTheseToo
	}
	return told
}

// followed tells an argument that follows the contrary of each effect to a house without a place, if it is
// short and looks at no cases.
func (s templates) followed() (told []say.Sentence) {
	const most = 12
	a := s.because()
	if len(a) == 0 || len(a) > most || len(s.e.Given) > 0 {
		return nil
	}
	alone := func(what say.Sentence) say.Sentence { return say.States(one(what)) }
	lead := alone
	for _, line := range a {
		switch line.Rule {
		case explain.RuleSuppose:
			cells, _ := explain.CellsAndDigits(line.Claim.Of)
			with := say.WithoutDigit
			if line.Claim.Some {
				with = say.WithDigit
			}
			lead = func(what say.Sentence) say.Sentence { return with(s.e.Digit, cells, what) }
		case explain.RuleLeft:
			_, h, ok := line.Item.House()
			if !ok || len(line.Claim.Of) > 1 {
				return nil
			}
			what := say.NoPlace(h, s.e.Digit)
			if len(line.Claim.Of) > 0 {
				what = say.OnlyPlace(h, s.e.Digit, line.Claim.Of[0].Cell())
			}
			told = append(told, lead(what))
			lead = say.Then
		case explain.RuleRefute, explain.RuleEither:
			lead = alone
		case explain.RuleStrikes:
			if line.Under > 0 {
				continue
			}
			if cells, _ := explain.CellsAndDigits(s.targetsIn(line.Claim.Of)); !cells.IsEmpty() {
				by, _ := explain.CellsAndDigits(a[line.From[0]-1].Claim.Of)
				told = append(told, say.States(one(say.RulesOut(s.e.Digit, cells, s.along(by, cells)))))
			}
		default:
			return nil
		}
	}
	return append(told, say.So(say.Actions(s.f.Step.Effects)))
}

// targetsIn returns those of some candidates that the step removes.
func (s templates) targetsIn(ks []candidates.Candidate) (targets []candidates.Candidate) {
	for _, k := range ks {
		if slices.Contains(s.f.Step.Effects, explain.Remove(k.Cell(), k.Digit())) {
			targets = append(targets, k)
		}
	}
	return targets
}

func (s templates) conclusion() say.Text {
	told := s.given()
	if len(s.e.Given) > 0 || s.places() {
		told = append(told, s.roomLeft()...)
	}
	return say.Says(append(told, s.decided()...)...)
}

// decided says which places of the digit that leaves, or takes away.
func (s templates) decided() (told []say.Sentence) {
	now, d := s.now(), s.e.Digit
	var placed, taken, none candidates.CellSet
	for _, e := range s.f.Step.Effects {
		switch c := e.Candidate.Cell(); {
		case e.Place:
			placed = placed.With(c)
		case now.Has(e.Candidate):
			none = none.With(c)
		default:
			taken = taken.With(c)
		}
	}
	switch {
	case placed.IsEmpty():
	case s.single():
		told = append(told, say.So(say.Actions(s.f.Step.Effects)))
	default:
		told = append(told, say.AllUse(placed), say.So(say.Actions(s.f.Step.Effects)))
	}
	if !none.IsEmpty() {
		why := say.NoneGoesWith(d, none)
		if s.single() {
			why = say.NoPlaceWith(d, none, s.e.Houses.First())
		}
		told = append(told, why, say.So(one(say.Remove(candidates.Digits(d), none))))
	}
	if !taken.IsEmpty() {
		told = append(told, say.GoElsewhere(taken, d))
	}
	return told
}
