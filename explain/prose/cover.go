package prose

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// cover is a digit whose places in base houses lie in as many cover houses.
type cover struct {
	*teller
	e explain.Cover
}

func (s cover) title() string {
	if s.e.Base.Len() == 1 {
		return s.sayf(": %s of %s in %s", s.e.Digit, s.e.Base, s.e.Covers)
	}
	return s.sayf(": %s in %s, %s", s.e.Digit, s.e.Base, s.e.Covers)
}

func (s cover) notation() string {
	return s.sayf(`%s: %s\%s => %s`, s.e.Digit, brief{s.e.Base}, brief{s.e.Covers}, s.compactEffects(s.f.Step.Effects))
}

func (s cover) text() string { return paragraph(s.reason(), s.conclusion(), s.consequences()) }

func (s cover) houses() string { return s.sayf("Look at %s.", s.e.Base) }

func (s cover) digits() string { return s.theDigits(candidates.Digits(s.e.Digit)) }

func (s cover) cells() string { return s.theCells(s.e.Places(&s.f.Before)) }

func (s cover) reason() string {
	d, n := s.e.Digit, s.e.Base.Len()
	base, covers := kindWord(s.layout, s.e.Base), kindWord(s.layout, s.e.Covers)
	places := s.e.Places(&s.f.Before)
	if n == 1 {
		h := s.e.Base.First()
		absences, left := explain.AllAbsences(&s.f.Before, candidates.HouseItem(d, h)), "left"
		if len(absences) == 0 {
			left = "open"
		}
		return paragraph(
			s.placesGone(d, h, absences),
			s.sayf("Only %s %s %s.", places, choose(places.Len(), "is", "are"), left),
			s.sayf("%s in %s, so %s gets its %s inside %s, wherever it lands.", together(places.Len()), s.e.Covers, s.e.Covers, d, h))
	}
	var rooms []string
	for h := range s.e.Base.All() {
		in := anyCell{s.f.Before.PlacesIn(d, h)}
		if len(rooms) == 0 {
			rooms = append(rooms, capital(s.sayf("%s has room for %s only in %s", h, d, in)))
		} else {
			rooms = append(rooms, s.sayf("%s only in %s", h, in))
		}
	}
	all := s.sayf("All these cells are in %s.", s.e.Covers)
	if n == 2 {
		b, c := s.e.Base, s.e.Covers
		b1, _ := b.Next()
		c1, _ := c.Next()
		return paragraph(clauses(rooms)+".", all,
			s.sayf("A %s holds only one %s, so if %s has its %s in %s, %s must have it in %s, and the other way round.", covers, d, b1, d, c1, b, c))
	}
	return paragraph(clauses(rooms)+".", all,
		s.sayf("A %s holds only one %s, so the %s %ss that these %s need use up all %s %s.",
			covers, d, count(n), d, plural(n, base), count(n), plural(n, covers)))
}

func (s cover) conclusion() string {
	targets := s.f.Step.Removed(s.e.Digit)
	if s.e.Base.Len() == 1 {
		return s.sayf("So no cell of %s outside %s can be %s: remove it from %s.", s.e.Covers, s.e.Base, s.e.Digit, targets)
	}
	var parts []string
	for h := range s.e.Covers.All() {
		if here := targets.And(s.layout.HouseCells(h)); !here.IsEmpty() {
			targets = targets.AndNot(here)
			parts = append(parts, s.sayf("from %s in %s", here, h))
		}
	}
	return s.sayf("So %s get their %s from %s, and no other cell of them can be %s: remove it %s.",
		s.e.Covers, s.e.Digit, s.e.Base, s.e.Digit, clauses(parts))
}
