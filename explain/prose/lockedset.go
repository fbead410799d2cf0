package prose

import (
	"strconv"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// lockedSet is as many digits as cells, naked or hidden.
type lockedSet struct {
	*teller
	e explain.LockedSet
}

func (s *lockedSet) title() string { return s.sayf(": %s in %s", s.e.Set, compact{s.e.Cells}) }

func (s *lockedSet) notation() string {
	kind, size := "N", strconv.Itoa(s.e.Set.Len())
	if s.e.Hidden {
		kind = "H"
	}
	switch s.e.Set.Len() {
	case 2:
		size = "P"
	case 3:
		size = "T"
	case 4:
		size = "Q"
	}
	return s.sayf("%s%s(%s)%s => %s", kind, size, s.e.Set.String(), compact{s.e.Cells}, s.style.CompactEffects(s.f.Step.Effects))
}

func (s *lockedSet) houses() string { return s.sayf("Look at %s.", s.e.Houses) }

func (s *lockedSet) cells() string { return s.theCells(s.e.Cells) }

func (s *lockedSet) reason() string {
	n := s.e.Set.Len()
	if s.e.Hidden {
		return paragraph(
			s.room(s.e.Set, s.e.Houses.First()),
			say.Capital(s.sayf("%s digits need %s cells, so they fill these cells, whichever goes where.", say.Count(n), say.Count(n))))
	}
	outcome := s.sayf("the %s cells use up the %s digits, whichever goes where", say.Count(n), say.Count(n))
	if n == 2 {
		first := s.e.Set.First()
		outcome = s.sayf("one of them is %s and the other %s", first, s.e.Set.Without(first))
	}
	return paragraph(
		s.holdings(s.e.Cells),
		s.sayf("%s in %s, and %s holds each digit once: %s.", together(n), s.e.Houses, say.AnyOf(s.layout, s.e.Houses), outcome))
}

func (s *lockedSet) conclusion() string {
	if s.e.Hidden {
		return s.conclude(s.sayf("Nothing else fits in %s", s.e.Cells), s.f.Step.Effects)
	}
	left := s.f.Step.Effects
	var others, parts []string
	for h := range s.e.Houses.All() {
		var here []explain.Effect
		here, left = split(left, s.layout.HouseCells(h))
		if len(here) > 0 {
			others = append(others, s.sayf("%s", h))
			parts = append(parts, s.sayf("In %s %s.", h, here))
		}
	}
	if len(parts) == 1 {
		return s.conclude(s.sayf("So no other cell of %s can be %s", others[0], anyDigit{s.e.Set}), s.f.Step.Effects)
	}
	return paragraph(append([]string{s.sayf("So no other cell of %s can be %s.", say.List(others, "or"), anyDigit{s.e.Set})}, parts...)...)
}

// holdings says what the cells can be, together where they can be the same.
func (t *teller) holdings(cells candidates.CellSet) string {
	return t.speaker.holdings("", cells, t.f.Before.Candidates)
}

// holdings says what the cells can be, as the function has it. What leads is where the cells are.
func (s speaker) holdings(lead string, cells candidates.CellSet, digits func(candidates.Cell) candidates.DigitSet) string {
	var alike []candidates.CellSet
	var parts []string
	for left := cells; !left.IsEmpty(); {
		var same candidates.CellSet
		ds := digits(left.First())
		for c := range left.All() {
			if digits(c) == ds {
				same = same.With(c)
			}
		}
		left = left.AndNot(same)
		alike = append(alike, same)
		parts = append(parts, s.sayf("%s %sonly %s", same, say.Choose(same.Len(), "", "each "), anyDigit{ds}))
	}
	var sentences []string
	for _, batch := range say.Batches(parts) {
		first := alike[0]
		alike = alike[len(batch):]
		if lead == "" {
			lead = "The " + say.Plural(first.Len(), "cell") + " "
		}
		batch[0] = lead + s.sayf("%s can %sbe only %s", first, say.Choose(first.Len(), "", "each "), anyDigit{digits(first.First())})
		lead = ""
		sentences = append(sentences, say.Clauses(batch)+".")
	}
	return paragraph(sentences...)
}

// room says where in the house the digits can go, together where they have the same places.
func (t *teller) room(digits candidates.DigitSet, h candidates.House) string {
	var parts []string
	for left := digits; left != 0; {
		var alike candidates.DigitSet
		places := t.f.Before.PlacesIn(left.First(), h)
		for d := range left.All() {
			if t.f.Before.PlacesIn(d, h) == places {
				alike = alike.With(d)
			}
		}
		left &^= alike
		parts = append(parts, t.sayf("for %s only in %s", alike, anyCell{places}))
	}
	if d, one := digits.Single(); one {
		return say.Capital(t.onlyIn(h, d, t.f.Before.PlacesIn(d, h))) + "."
	}
	var sentences []string
	for _, batch := range say.Batches(parts) {
		sentences = append(sentences, say.Capital(t.sayf("%s has room %s.", h, say.Clauses(batch))))
	}
	return paragraph(sentences...)
}

// theDigits and theCells show the pattern in hints.
func (t *teller) theDigits(ds candidates.DigitSet) string {
	return t.sayf("The %s %s.", say.Choose(ds.Len(), "digit is", "digits are"), ds)
}

func (t *teller) theCells(cells candidates.CellSet) string {
	return t.sayf("The %s %s.", say.Choose(cells.Len(), "cell is", "cells are"), cells)
}

// together begins a sentence about n cells.
func together(n int) string {
	if n == 1 {
		return "It is"
	}
	return say.Capital(allOf(n)) + " are"
}

// allOf stands for n things that were named.
func allOf(n int) string {
	switch n {
	case 1:
		return "it"
	case 2:
		return "both"
	}
	return "all " + say.Count(n).String()
}
