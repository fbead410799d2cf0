package prose

import (
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// deadly is a pattern that would give the puzzle two solutions, but for its guardians.
type deadly struct {
	*teller
	e explain.Deadly
}

// grave reports whether the pattern is told as one of all open cells that have
// two candidates each: its cells are not alike.
func (s *deadly) grave() bool { return len(s.e.Pattern) > 1 }

// guarded returns the cells that have guardians, and the digits of these.
func (s *deadly) guarded() (cells candidates.CellSet, digits candidates.DigitSet) {
	for _, k := range s.e.Guardians(&s.f.Before) {
		cells, digits = cells.With(k.Cell()), digits.With(k.Digit())
	}
	return cells, digits
}

// guardiansAt returns the digits of the guardians in the cell.
func (s *deadly) guardiansAt(c candidates.Cell) (digits candidates.DigitSet) {
	for _, n := range byDigit(s.e.Guardians(&s.f.Before)) {
		if n.Cells.Has(c) {
			digits = digits.With(n.Digit)
		}
	}
	return digits
}

// subset returns the cells that are cited.
func (s *deadly) subset() (cells candidates.CellSet) {
	for _, item := range s.e.Items {
		if c, ok := item.Cell(); ok {
			cells = cells.With(c)
		}
	}
	return cells
}

func (s *deadly) title() string {
	if s.grave() {
		guarded, _ := s.guarded()
		return s.sayf(" at %s", guarded)
	}
	return s.sayf(": %s in %s", s.e.Pattern[0].Digits, compact{s.e.Cells()})
}

// notation gives the pattern, its guardians by cell, and what else is cited:
// "UR(23)r29c46 +69r9c6 => r9c6<>23".
func (s *deadly) notation() string {
	kind := "BUG"
	if !s.grave() {
		digits := s.e.Pattern[0].Digits
		kind = "DP"
		if s.e.Cells().Len() == 4 && digits.Len() == 2 {
			kind = "UR"
		}
		kind = s.sayf("%s(%s)%s", kind, digits.String(), compact{s.e.Cells()})
	}
	var guards, cited []string
	guarded, _ := s.guarded()
	for c := range guarded.All() {
		guards = append(guards, s.sayf("%s%s", s.guardiansAt(c).String(), c))
	}
	for _, item := range s.e.Items {
		if d, h, ok := item.House(); ok {
			cited = append(cited, s.sayf("%s %s", d, brief{candidates.Houses(h)}))
		}
	}
	if subset := s.subset(); !subset.IsEmpty() {
		cited = append(cited, s.sayf("%s", compact{subset}))
	}
	with := ""
	if len(cited) > 0 {
		with = " with " + strings.Join(cited, ",")
	}
	return s.sayf("%s +%s%s => %s", kind, strings.Join(guards, ","), with, s.style.CompactEffects(s.f.Step.Effects))
}

func (s *deadly) text() string {
	return paragraph(s.reason(), s.conclusion(), s.consequences())
}

func (s *deadly) houses() string {
	if s.grave() {
		return "Look at all open cells."
	}
	return s.sayf("Look at %s.", s.layout.HousesOfAny(s.e.Cells()))
}

func (s *deadly) digits() string {
	if s.grave() {
		_, digits := s.guarded()
		return s.theDigits(digits)
	}
	return s.theDigits(s.e.Pattern[0].Digits)
}

func (s *deadly) cells() string {
	if s.grave() {
		guarded, _ := s.guarded()
		return s.theCells(guarded)
	}
	return s.theCells(s.e.Cells())
}

// reason leaves out what a pattern with one way out comes to: that is the conclusion.
func (s *deadly) reason() string {
	if s.forced() {
		return s.exchange()
	}
	return paragraph(s.exchange(), s.guardians(), s.support())
}

// forced reports whether all guardians are in one cell, and no more is needed.
func (s *deadly) forced() bool {
	guarded, _ := s.guarded()
	return guarded.Len() == 1 && len(s.e.Items) == 0
}

// workedOut says which digits of the pattern are no givens, with the sign that boards give them.
func (s *deadly) workedOut(filled candidates.CellSet) string {
	var digits []string
	for c := range filled.All() {
		digits = append(digits, "+"+s.f.Before.Value(c).String())
	}
	if len(digits) == 1 {
		return s.sayf("%s was worked out: it holds %s.", filled, digits[0])
	}
	last := len(digits) - 1
	return s.sayf("%s were worked out: they hold %s and %s.", filled, strings.Join(digits[:last], ", "), digits[last])
}

// exchange says why the pattern would give two solutions.
func (s *deadly) exchange() string {
	if s.grave() {
		return s.sayf("Leave %s aside. Then every open cell has two candidates, and each digit has two places or none in every row, every column and every other house. "+
			"Take one solution and switch every open cell to its other candidate: each house still has the same digits. "+
			"That would be a second solution.", s.aside())
	}
	cells, digits := s.e.Cells(), s.e.Pattern[0].Digits
	what := "cells"
	if cells.Len() == 4 && digits.Len() == 2 {
		what = "corners"
	}
	opening := s.sayf("None of the %s %s is a given. They lie in %s.", what, cells, s.layout.HousesOfAny(cells))
	if filled := cells.AndNot(s.f.Before.Open()); !filled.IsEmpty() {
		opening = paragraph(opening, s.workedOut(filled))
	}
	if digits.Len() > 2 {
		return paragraph(opening, s.sayf("If these %s cells held only %s, these digits could be exchanged between the lines. "+
			"Every house would keep its digits, and the puzzle would have two solutions.", say.Count(cells.Len()), digits))
	}
	first := digits.First()
	return paragraph(opening, s.sayf("If these %s cells held only %s, the %ss and the %ss could be swapped. "+
		"Every house would keep its digits, and the puzzle would have two solutions.",
		say.Count(cells.Len()), digits, first, digits.Without(first)))
}

// aside lists the guardians: "5 in r1c1 and 6 in r2c2 and r2c3".
func (s *deadly) aside() string {
	var parts []string
	_, digits := s.guarded()
	for d := range digits.All() {
		parts = append(parts, s.sayf("%s in %s", d, s.guardsOf(d)))
	}
	return say.Clauses(parts)
}

// guardsOf returns the cells in which d is a guardian.
func (s *deadly) guardsOf(d candidates.Digit) candidates.CellSet {
	return placesOf(slices.DeleteFunc(s.e.Guardians(&s.f.Before), func(k candidates.Candidate) bool { return k.Digit() != d }))
}

// guardians says that one of the guardians is true.
func (s *deadly) guardians() string {
	cells, digits := s.guarded()
	if c, one := cells.Single(); one {
		return s.sayf("So %s has to be %s.", c, anyDigit{digits})
	}
	if d, one := digits.Single(); one {
		return s.sayf("So %s has to be in %s.", d, anyCell{cells})
	}
	var parts []string
	for c := range cells.All() {
		parts = append(parts, s.sayf("%s is %s", c, anyDigit{s.guardiansAt(c)}))
	}
	return s.sayf("So %s.", say.OneOf(parts))
}

// support says what the cited items show: that the guardians make a naked set
// with other cells, or where a digit of the pattern has to be.
func (s *deadly) support() string {
	if subset := s.subset(); !subset.IsEmpty() {
		guarded, digits := s.guarded()
		digits |= s.held(subset)
		return paragraph(s.holdings(subset), s.sayf("With %s, whichever it is, these are %s cells of %s that use up %s.",
			anyCell{guarded}, say.Count(subset.Len()+1), s.shared(), digits))
	}
	var rooms []string
	for _, item := range s.e.Items {
		if d, h, ok := item.House(); ok {
			rooms = append(rooms, s.roomInWords(candidates.Digits(d), h))
		}
	}
	return paragraph(rooms...)
}

// shared returns the houses of a naked set with the guardians.
func (s *deadly) shared() candidates.HouseSet {
	guarded, _ := s.guarded()
	return s.layout.HousesOfAll(guarded.Or(s.subset()))
}

func (s *deadly) conclusion() string {
	guarded, digits := s.guarded()
	effects := s.f.Step.Effects
	if len(s.e.Items) > 0 && s.subset().IsEmpty() {
		return paragraph(s.suppositions(), s.sayf("So %s.", effects))
	}
	d, sameDigit := digits.Single()
	switch {
	case !s.subset().IsEmpty():
		return s.besideSet()
	case s.forced():
		return s.sayf("So %s cannot be %s: %s.", guarded, anyDigit{s.removed()}, effects)
	case guarded.Len() == 1:
		return say.Capital(s.sayf("%s.", effects))
	case sameDigit:
		targets := s.f.Step.Removed(d)
		return s.sayf("A cell that sees %s cannot be %s: %s. So %s.", say.AllOf(guarded.Len()), d, s.sights(targets, guarded), effects)
	}
	var sentences []string
	for _, e := range effects {
		sentences = append(sentences, s.exclusion(e.Candidate))
	}
	return paragraph(append(sentences, s.sayf("So %s.", effects))...)
}

// besideSet says what goes because of a naked set with the guardians. A cell with a guardian that holds
// another digit is no cell of the set: some other guardian is true then.
func (s *deadly) besideSet() string {
	guarded, _ := s.guarded()
	own, others := split(s.f.Step.Effects, guarded)
	var sentences []string
	if len(others) > 0 {
		sentences = append(sentences, s.sayf("No other cell of %s can hold one of them: %s.", s.shared(), others))
	}
	if len(own) > 0 {
		sentences = append(sentences, s.sayf("With %s, that cell would be such another one: %s.", s.alternatives(candidatesOf(own), "or"), own))
	}
	return paragraph(sentences...)
}

// exclusion says how the candidate would rule out every guardian: those of its
// own cell, and those of its digit in sight.
func (s *deadly) exclusion(k candidates.Candidate) string {
	var follow []string
	if own := s.guardiansAt(k.Cell()); own != 0 {
		follow = append(follow, s.sayf("it would not be %s", anyDigit{own}))
	}
	if others := s.guardsOf(k.Digit()); !others.IsEmpty() {
		var ruledOut []string
		for _, sight := range explain.Sights(s.layout, k.Cell(), others) {
			ruledOut = append(ruledOut, s.sayf("%s (%s)", anyCell{sight.Cells}, sight.House))
		}
		follow = append(follow, s.sayf("no %s could be in %s", k.Digit(), say.List(ruledOut, "or")))
	}
	return s.sayf("If %s were %s, %s.", k.Cell(), k.Digit(), say.Clauses(follow))
}

// without says what it is that no guardian is true.
func (s *deadly) without() string {
	if s.grave() {
		return "nothing that was left aside would be true"
	}
	return s.sayf("these %s cells would hold only %s", say.Count(s.e.Cells().Len()), s.e.Pattern[0].Digits)
}

// suppositions says for each cell that loses digits what would follow if it held one of them.
func (s *deadly) suppositions() string {
	var sentences []string
	_, removed := say.Changes(s.f.Step.Effects)
	for _, r := range removed {
		for c := range r.Cells.All() {
			var follow []string
			for _, item := range s.e.Items {
				d, h, _ := item.House()
				places := s.f.Before.PlacesIn(d, h)
				not := ""
				if r.Digits.Has(d) {
					seen := places.And(s.layout.Peers(c))
					if places.Has(c) {
						continue
					}
					if !seen.IsEmpty() {
						not = s.sayf(", not in %s (%s)", anyCell{seen}, s.along(candidates.Cells(c), seen))
					}
					places = places.AndNot(seen)
				}
				if there := places.Without(c); places.Has(c) || !there.IsEmpty() && there != s.f.Before.PlacesIn(d, h) {
					follow = append(follow, s.sayf("the %s of %s would be in %s%s", d, h, there, not))
				}
			}
			sentences = append(sentences, s.sayf("If %s were %s, %s. Then %s.", c, anyDigit{r.Digits}, say.Clauses(follow), s.without()))
		}
	}
	return paragraph(sentences...)
}
