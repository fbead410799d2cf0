package prose

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// templates is all arrangements of a digit in some houses, less those that use cells of other digits.
type templates struct {
	*teller
	e explain.Templates
}

func (s templates) title() string {
	if s.e.Houses == 0 {
		return s.sayf(": %s", s.e.Digit)
	}
	return s.sayf(": %s in %s", s.e.Digit, s.e.Houses)
}

// notation gives the houses of each digit, as in
// "4: r17 (r1c1); 9: r235 => r2c8<>9".
func (s templates) notation() string {
	var parts []string
	for _, given := range s.e.Given {
		parts = append(parts, s.sayf("%s: %s (%s)", given.Digit, brief{given.Houses}, compact{given.Cells}))
	}
	if s.e.Houses != 0 {
		parts = append(parts, s.sayf("%s: %s", s.e.Digit, brief{s.e.Houses}))
	}
	return strings.Join(parts, "; ") + " => " + s.style.CompactEffects(s.f.Step.Effects)
}

func (s templates) text() string {
	if followed := s.followed(); followed != "" {
		room := s.roomIn()
		if s.places() {
			return paragraph(room, followed)
		}
		return paragraph(room, followed, s.consequences())
	}
	if s.places() {
		return paragraph(s.given(), s.decided())
	}
	return paragraph(s.given(), s.roomLeft(), s.decided(), s.consequences())
}

// places reports whether the step places the digit.
func (s templates) places() bool { return s.f.Step.Effects[0].Place }

func (s templates) houses() string {
	houses := s.e.Houses
	if houses == 0 {
		houses = s.e.Given[0].Houses
	}
	return s.sayf("Look at %s.", houses)
}

func (s templates) digits() string {
	digits := candidates.Digits(s.e.Digit)
	for _, given := range s.e.Given {
		digits = digits.With(given.Digit)
	}
	return s.theDigits(digits)
}

func (s templates) cells() string {
	now := s.now()
	var cells candidates.CellSet
	for h := range s.e.Houses.All() {
		cells = cells.Or(now.PlacesIn(s.e.Digit, h))
	}
	for _, given := range s.e.Given {
		cells = cells.Or(given.Cells)
	}
	return s.theCells(cells)
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
func (s templates) reason() string {
	if len(s.e.Given) == 0 {
		if s.places() {
			return s.sayf("Go through all ways to place %s in each of %s, so that no two see each other.", s.e.Digit, s.e.Houses)
		}
		return s.roomLeft()
	}
	var sentences []string
	for i, given := range s.e.Given {
		if i == 0 {
			sentences = append(sentences, s.sayf("Go through all ways to place %s in %s, so that no two see each other.", given.Digit, given.Houses),
				"Where all of them have it, no other digit goes.")
		} else {
			sentences = append(sentences, s.sayf("Do the same with %s in %s.", given.Digit, given.Houses))
		}
	}
	return paragraph(sentences...)
}

// given says what is known of other digits.
func (s templates) given() string {
	var sentences []string
	for i, given := range s.e.Given {
		line := s.sayf("then %s in %s: all ways use %s.", given.Digit, given.Houses, given.Cells)
		if i == 0 {
			line = s.sayf("arrange %s in %s, no two in one house: all ways use %s, so no other digit goes there.",
				given.Digit, given.Houses, given.Cells)
		}
		sentences = append(sentences, say.Capital(line))
	}
	return paragraph(sentences...)
}

// roomLeft says where the digit can go, and what to do with that.
func (s templates) roomLeft() string {
	if s.e.Houses == 0 || s.single() {
		return s.roomIn()
	}
	return paragraph(s.roomIn(), "Go through all ways to choose one of them for each of these houses, so that no two see each other.")
}

// roomIn says where the digit can go.
func (s templates) roomIn() string {
	if s.e.Houses == 0 {
		return ""
	}
	now := s.now()
	var rooms []string
	for h := range s.e.Houses.All() {
		rooms = append(rooms, s.sayf("%s in %s", h, anyCell{now.PlacesIn(s.e.Digit, h)}))
	}
	opening := "There is room"
	if len(s.e.Given) > 0 {
		opening = "That leaves room"
	}
	if s.single() {
		return s.sayf("%s for %s in %s only in %s.", opening, s.e.Digit, s.e.Houses, anyCell{now.PlacesIn(s.e.Digit, s.e.Houses.First())})
	}
	var sentences []string
	lead := s.sayf("%s for %s only in these cells: ", opening, s.e.Digit)
	for _, batch := range say.Batches(rooms) {
		sentences = append(sentences, lead+strings.Join(batch, "; ")+".")
		lead = "Also only in these: "
	}
	return paragraph(sentences...)
}

// followed tells an argument that follows the contrary of each effect to a house without a place, if it is
// short and looks at no cases.
func (s templates) followed() string {
	const most = 12
	a := s.because()
	if len(a) == 0 || len(a) > most || len(s.e.Given) > 0 {
		return ""
	}
	var sentences []string
	lead := ""
	for _, line := range a {
		switch line.Rule {
		case explain.RuleSuppose:
			lead = "Without"
			if line.Claim.Some {
				lead = "With"
			}
			cells, _ := cellsAndDigits(line.Claim.Of)
			lead = s.sayf("%s %s in %s, ", lead, s.e.Digit, anyCell{cells})
		case explain.RuleLeft:
			_, h, ok := line.Item.House()
			if !ok || len(line.Claim.Of) > 1 {
				return ""
			}
			what := s.sayf("%s has no place left for %s.", h, s.e.Digit)
			if len(line.Claim.Of) > 0 {
				what = s.sayf("%s can have its %s only in %s.", h, s.e.Digit, line.Claim.Of[0].Cell())
			}
			sentences = append(sentences, say.Capital(lead+what))
			lead = "Then "
		case explain.RuleRefute, explain.RuleEither:
			lead = ""
		case explain.RuleStrikes:
			if line.Under > 0 {
				continue
			}
			if cells, _ := cellsAndDigits(s.targetsIn(line.Claim.Of)); !cells.IsEmpty() {
				by, _ := cellsAndDigits(a[line.From[0]-1].Claim.Of)
				sentences = append(sentences, s.sayf("That rules out %s in %s (%s).", s.e.Digit, cells, s.along(by, cells)))
			}
		default:
			return ""
		}
	}
	return paragraph(append(sentences, s.sayf("So %s.", s.f.Step.Effects))...)
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

func (s templates) conclusion() string {
	switch {
	case len(s.e.Given) == 0:
		return s.decided()
	case s.places():
		return paragraph(s.given(), s.decided())
	}
	return paragraph(s.given(), s.roomLeft(), s.decided())
}

// decided says which places of the digit that leaves, or takes away.
func (s templates) decided() string {
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
	var sentences []string
	if s.places() {
		sentences = append(sentences, s.roomLeft())
	}
	switch {
	case placed.IsEmpty():
	case s.single():
		sentences = append(sentences, s.sayf("So %s.", s.f.Step.Effects))
	default:
		sentences = append(sentences, s.sayf("All of them use %s, because without %s some house has no place left. So %s.",
			placed, say.Choose(placed.Len(), "it", "any one of these"), s.f.Step.Effects))
	}
	switch {
	case none.IsEmpty():
	case s.single():
		sentences = append(sentences, s.sayf("With %s in %s there would be no place left in %s. So remove %s from %s.", d, anyCell{none}, s.e.Houses, d, none))
	default:
		sentences = append(sentences, s.sayf("None of them goes with %s in %s, because then some house has no place left. So remove %s from %s.", d, anyCell{none}, d, none))
	}
	if !taken.IsEmpty() {
		sentences = append(sentences, s.sayf("%s %s to another digit, so remove %s there.", say.Capital(s.sayf("the %s %s", say.Plural(taken.Len(), "cell"), taken)), say.Choose(taken.Len(), "goes", "go"), d))
	}
	return paragraph(sentences...)
}
