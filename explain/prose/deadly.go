package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// deadly is a pattern that would give the puzzle two solutions, but for its guardians.
type deadly struct {
	valued
	e explain.Deadly
}

// guarded returns the cells that have guardians, and the digits of these.
func (s *deadly) guarded() (cells candidates.CellSet, digits candidates.DigitSet) {
	return explain.CellsAndDigits(s.e.Guardians(&s.f.Before))
}

// subset returns the cells that are cited.
func (s *deadly) subset() candidates.CellSet { return explain.CellsOf(s.e.Items...) }

func (s *deadly) title() say.Sentence {
	if s.e.Grave() {
		guarded, _ := s.guarded()
		return s.titleAt(say.AtCells(guarded))
	}
	return s.titleOf(say.InCells(s.e.Pattern[0].Digits, s.e.Cells()))
}

func (s *deadly) text() say.Text {
	return say.Join(s.reason(), s.conclusion(), s.consequences())
}

func (s *deadly) houses() say.Text {
	if s.e.Grave() {
		return say.Says(say.LookAtOpen())
	}
	return say.Says(say.LookAt(s.layout.HousesOfAny(s.e.Cells())))
}

func (s *deadly) digits() say.Text {
	if s.e.Grave() {
		_, digits := s.guarded()
		return say.Says(say.TheDigits(digits))
	}
	return say.Says(say.TheDigits(s.e.Pattern[0].Digits))
}

func (s *deadly) cells() say.Text {
	if s.e.Grave() {
		guarded, _ := s.guarded()
		return say.Says(say.TheCells(guarded))
	}
	return say.Says(say.TheCells(s.e.Cells()))
}

// reason leaves out what a pattern with one way out comes to: that is the conclusion.
func (s *deadly) reason() say.Text {
	if s.forced() {
		return say.Says(s.exchange()...)
	}
	return say.Says(append(append(s.exchange(), say.So(one(s.guardians()))), s.support()...)...)
}

// forced reports whether all guardians are in one cell, and no more is needed.
func (s *deadly) forced() bool {
	guarded, _ := s.guarded()
	return guarded.Len() == 1 && len(s.e.Items) == 0
}

// exchange says why the pattern would give two solutions.
func (s *deadly) exchange() []say.Sentence {
	if s.e.Grave() {
		return []say.Sentence{say.LeaveAside(s.aside()), say.AllInTwos(), say.SwitchAll(), say.SecondSolution()}
	}
	cells, digits := s.e.Cells(), s.e.Pattern[0].Digits
	opening := say.NoneGiven
	if cells.Len() == 4 && digits.Len() == 2 {
		opening = say.NoCornerGiven
	}
	told := []say.Sentence{opening(cells), say.TheyLieIn(s.layout.HousesOfAny(cells))}
	if filled := cells.AndNot(s.f.Before.Open()); !filled.IsEmpty() {
		var values []say.Sentence
		for c := range filled.All() {
			values = append(values, say.WithPlus(s.f.Before.Value(c)))
		}
		told = append(told, say.WorkedOut(filled, values))
	}
	first := digits.First()
	held := say.CouldSwap(cells.Len(), first, digits.Without(first).First())
	if digits.Len() > 2 {
		held = say.CouldExchange(cells.Len(), digits)
	}
	return append(told, held, say.TwoSolutions())
}

// aside lists the guardians: "5 in r1c1 and 6 in r2c2 and r2c3".
func (s *deadly) aside() (parts []say.Sentence) {
	_, digits := s.guarded()
	for d := range digits.All() {
		parts = append(parts, say.DigitInCells(d, s.guardsOf(d)))
	}
	return parts
}

// guardsOf returns the cells in which d is a guardian.
func (s *deadly) guardsOf(d candidates.Digit) candidates.CellSet {
	return placesOf(slices.DeleteFunc(s.e.Guardians(&s.f.Before), func(k candidates.Candidate) bool { return k.Digit() != d }))
}

// guardians says that one of the guardians is true.
func (s *deadly) guardians() say.Sentence {
	cells, digits := s.guarded()
	if c, one := cells.Single(); one {
		return say.HasToBe(c, digits)
	}
	if d, one := digits.Single(); one {
		return say.HasToBeIn(d, cells)
	}
	var parts []say.Sentence
	for c := range cells.All() {
		parts = append(parts, say.CellIs(c, s.e.GuardiansAt(&s.f.Before, c)))
	}
	return say.OneGuardian(parts)
}

// support says what the cited items show: that the guardians make a naked set
// with other cells, or where a digit of the pattern has to be.
func (s *deadly) support() (told []say.Sentence) {
	if subset := s.subset(); !subset.IsEmpty() {
		guarded, digits := s.guarded()
		digits |= s.f.Before.CandidatesIn(subset)
		return append(s.canBe(subset, say.CellsCan), say.UseUpWith(guarded, subset.Len()+1, s.shared(), digits))
	}
	for _, item := range s.e.Items {
		if d, h, ok := item.House(); ok {
			told = append(told, say.States(one(say.OnlyPlaces(h, d, s.f.Before.PlacesIn(d, h)))))
		}
	}
	return told
}

// shared returns the houses of a naked set with the guardians.
func (s *deadly) shared() candidates.HouseSet {
	guarded, _ := s.guarded()
	return s.layout.HousesOfAll(guarded.Or(s.subset()))
}

func (s *deadly) conclusion() say.Text {
	guarded, digits := s.guarded()
	effects := s.f.Step.Effects
	do := say.Actions(effects)
	if len(s.e.Items) > 0 && s.subset().IsEmpty() {
		return say.Says(append(s.suppositions(), say.So(do))...)
	}
	d, sameDigit := digits.Single()
	switch c := guarded.First(); {
	case !s.subset().IsEmpty():
		return s.besideSet()
	case s.forced():
		return say.Says(say.Thus(say.SoCannotBe(c, s.removed()), do))
	case guarded.Len() == 1:
		return say.Says(say.States(do))
	case sameDigit:
		return say.Says(s.seeAll(d, guarded, s.f.Step.Removed(d)), say.So(do))
	}
	var told []say.Sentence
	for _, e := range effects {
		told = append(told, s.exclusion(e.Candidate))
	}
	return say.Says(append(told, say.So(do))...)
}

// besideSet says what goes because of a naked set with the guardians. A cell with a guardian that holds
// another digit is no cell of the set: some other guardian is true then.
func (s *deadly) besideSet() say.Text {
	guarded, _ := s.guarded()
	own, others := split(s.f.Step.Effects, guarded)
	var told []say.Sentence
	if len(others) > 0 {
		told = append(told, say.Thus(say.NoOtherHolds(s.shared()), say.Actions(others)))
	}
	if len(own) > 0 {
		var ks candidates.CandidateSet
		for _, k := range candidatesOf(own) {
			ks.Add(k)
		}
		var parts []say.Sentence
		for d := range ks.Digits().All() {
			parts = append(parts, say.DigitsAmong(candidates.Digits(d), ks.Places(d)))
		}
		told = append(told, say.Thus(say.SuchAnother(parts), say.Actions(own)))
	}
	return say.Says(told...)
}

// exclusion says how the candidate would rule out every guardian: those of its
// own cell, and those of its digit in sight.
func (s *deadly) exclusion(k candidates.Candidate) say.Sentence {
	var follow []say.Sentence
	if own := s.e.GuardiansAt(&s.f.Before, k.Cell()); own != 0 {
		follow = append(follow, say.WouldNotBe(own))
	}
	if others := s.guardsOf(k.Digit()); !others.IsEmpty() {
		var out []say.Sentence
		for _, sight := range explain.Sights(s.layout, k.Cell(), others) {
			out = append(out, say.InSightIn(sight.Cells, way(s.layout, sight)))
		}
		follow = append(follow, say.NoneCouldBeIn(k.Digit(), out))
	}
	return say.WouldRuleOut(k.Cell(), k.Digit(), follow)
}

// without says what it is that no guardian is true.
func (s *deadly) without() say.Sentence {
	if s.e.Grave() {
		return say.NothingAside()
	}
	return say.WouldHoldOnly(s.e.Cells().Len(), s.e.Pattern[0].Digits)
}

// suppositions says for each cell that loses digits what would follow if it held one of them.
func (s *deadly) suppositions() (told []say.Sentence) {
	_, removed := say.Changes(s.f.Step.Effects)
	for _, r := range removed {
		for c := range r.Cells.All() {
			var follow []say.Sentence
			for _, item := range s.e.Items {
				d, h, _ := item.House()
				places := s.f.Before.PlacesIn(d, h)
				var seen candidates.CellSet
				if r.Digits.Has(d) {
					if places.Has(c) {
						continue
					}
					seen = places.And(s.layout.Peers(c))
					places = places.AndNot(seen)
				}
				there := places.Without(c)
				switch {
				case !places.Has(c) && (there.IsEmpty() || there == s.f.Before.PlacesIn(d, h)):
				case seen.IsEmpty():
					follow = append(follow, say.WouldBeIn(d, h, there))
				default:
					follow = append(follow, say.WouldBeInNot(d, h, there, seen, s.along(candidates.Cells(c), seen)))
				}
			}
			if d, one := r.Digits.Single(); one {
				for _, f := range s.e.Forces(&s.f.Before, candidates.Of(c, d)) {
					if d, h, ok := f.Item.House(); ok && f.Further {
						follow = append(follow, say.WouldBeIn(d, h, candidates.Cells(f.Candidate.Cell())))
					}
				}
			}
			told = append(told, say.IfWere(c, r.Digits, follow), say.Then(s.without()))
		}
	}
	return told
}
