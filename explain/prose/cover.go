package prose

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// cover is a digit that base houses need and that as many cover houses have room for, but for fins.
type cover struct {
	*teller
	e    explain.Cover
	told *cover // another fish with this base, which was told before
}

func (s *cover) title() string {
	if s.e.Base.Len() == 1 {
		return s.sayf(": %s of %s in %s", s.e.Digit, s.e.Base, s.e.Covers)
	}
	link, by := ", ", ""
	if extra := s.layout.HousesOfKind(candidates.Extra); mixed(s.e.Base) || mixed(s.e.Covers) || (s.e.Base|s.e.Covers)&extra != 0 {
		link, by = " covered by ", "by "
	}
	title := s.sayf(": %s in %s%s%s", s.e.Digit, s.e.Base, link, s.e.Covers)
	if s.told != nil {
		title = by + s.sayf("%s", s.e.Covers)
	}
	if fins := s.fins(); !fins.IsEmpty() {
		title += s.sayf(", with %s %s", say.Plural(fins.Len(), "fin"), fins)
	}
	return title
}

func (s *cover) notation() string {
	return s.pattern() + " => " + s.style.CompactEffects(s.f.Step.Effects)
}

// pattern gives the cover as experts write it, "5: r134\c347 fin r4c8". A fin
// that base houses share is an endo fin.
func (s *cover) pattern() string {
	fins := s.fins()
	endo := fins.And(s.shared())
	text := s.sayf(`%s: %s\%s`, s.e.Digit, brief{s.e.Base}, brief{s.e.Covers})
	if outer := fins.AndNot(endo); !outer.IsEmpty() {
		text += s.sayf(" fin %s", compact{outer})
	}
	if !endo.IsEmpty() {
		text += s.sayf(" endo fin %s", compact{endo})
	}
	return text
}

func (s *cover) fins() candidates.CellSet { return s.e.Fins(&s.f.Before) }

// shared returns the places that are in several base houses.
func (s *cover) shared() (cells candidates.CellSet) {
	for c := range s.e.Places(&s.f.Before).All() {
		if (s.layout.HousesOf(c) & s.e.Base).Len() > 1 {
			cells = cells.With(c)
		}
	}
	return cells
}

func (s *cover) houses() string { return s.sayf("Look at %s.", s.e.Base) }

func (s *cover) cells() string {
	places, fins := s.e.Places(&s.f.Before), s.fins()
	if fins.IsEmpty() {
		return s.theCells(places)
	}
	return paragraph(s.theCells(places.AndNot(fins)),
		s.sayf("The %s %s.", say.Choose(fins.Len(), "fin is", "fins are"), fins))
}

func (s *cover) reason() string {
	d, n := s.e.Digit, s.e.Base.Len()
	places, fins := s.e.Places(&s.f.Before), s.fins()
	if n == 1 {
		h := s.e.Base.First()
		absences, left := explain.AllAbsences(&s.f.Before, candidates.HouseItem(d, h)), "left"
		if len(absences) == 0 {
			left = "open"
		}
		return paragraph(
			s.write(say.Says(s.placesGone(d, h, absences)...)),
			s.sayf("Only %s %s %s.", places, say.Choose(places.Len(), "is", "are"), left),
			s.sayf("%s in %s, so %s gets its %s inside %s, wherever it lands.", together(places.Len()), s.e.Covers, s.e.Covers, d, h))
	}
	if s.told != nil {
		told, overlap := s.told.e.Covers, s.overlap()
		if overlap == s.told.overlap() {
			overlap = ""
		}
		return paragraph(s.sayf("Take %s into the cover instead of %s. Then the %s %s.", s.e.Covers&^told, told&^s.e.Covers,
			say.Choose(fins.Len(), "fin is", "fins are"), fins), overlap)
	}
	if !fins.IsEmpty() {
		return paragraph(s.usesUp(s.noOther()),
			s.sayf("If %s %s, no cell that sees %s can be %s.",
				say.Choose(fins.Len(), "the fin is", "one of the fins is"), d, say.Choose(fins.Len(), "it", "all fins"), d))
	}
	if n == 2 && s.shared().IsEmpty() && s.crossed() {
		b, c := s.e.Base, s.e.Covers
		b1, _ := b.Next()
		c1, _ := c.Next()
		return paragraph(s.rooms(), s.covered(),
			s.sayf("A %s holds only one %s, so if %s has its %s in %s, %s must have it in %s, and the other way round.",
				say.KindWord(s.layout, s.e.Covers), d, b1, d, c1, b, c))
	}
	return s.usesUp("")
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

// usesUp says why the base uses up all covers, unless a fin is true, and what follows from that.
func (s *cover) usesUp(result string) string {
	d, n, fins := s.e.Digit, s.e.Base.Len(), s.fins()
	base, covers := say.KindWord(s.layout, s.e.Base), say.KindWord(s.layout, s.e.Covers)
	used := s.sayf("the %s %ss that these %s need use up %s %s", say.Count(n), d, say.Plural(n, base), say.AllOf(n), say.Plural(n, covers)) + result + "."
	if fins.IsEmpty() {
		return paragraph(s.rooms(), s.covered(), s.overlap(),
			s.sayf("A %s holds only one %s, so ", covers, d)+used)
	}
	return paragraph(s.rooms(), s.covered(), s.overlap(),
		s.sayf("If %s %s, ", say.Choose(fins.Len(), "the fin is not", "no fin is"), d)+used)
}

// noOther says what cells of the cover cannot be that are not of the base.
func (s *cover) noOther() string {
	n := s.e.Covers.Len()
	return s.sayf(", and no other cell in %s %s can be %s", say.Choose(n, "that", "those"), say.Plural(n, say.KindWord(s.layout, s.e.Covers)), s.e.Digit)
}

// covered says what of the base is in the cover.
func (s *cover) covered() string {
	but := ""
	if fins := s.fins(); !fins.IsEmpty() {
		but = s.sayf(" but the %s %s", say.Plural(fins.Len(), "fin"), fins)
	}
	return s.sayf("All these cells of the base%s are in the cover: %s.", but, s.e.Covers)
}

// rooms says where each base house has room for the digit.
func (s *cover) rooms() string {
	var rooms, sentences []string
	for h := range s.e.Base.All() {
		rooms = append(rooms, s.sayf("%s only in %s", h, anyCell{s.f.Before.PlacesIn(s.e.Digit, h)}))
	}
	rest := s.e.Base
	for _, batch := range say.Batches(rooms) {
		for i := range batch {
			h, _ := rest.Next()
			batch[i] = "in " + batch[i]
			if i == 0 {
				batch[0] = s.onlyIn(h, s.e.Digit, s.f.Before.PlacesIn(s.e.Digit, h))
			}
		}
		sentences = append(sentences, say.Capital(say.Clauses(batch))+".")
	}
	return paragraph(sentences...)
}

// overlap says why places that base houses share do not upset the count: they
// are fins, or covers share them too.
func (s *cover) overlap() string {
	var sentences []string
	for left := s.shared(); !left.IsEmpty(); {
		c, _ := left.Next()
		serves := s.layout.HousesOf(c) & s.e.Base
		if s.fins().Has(c) {
			sentences = append(sentences, s.sayf("The fin %s is an endo fin: %s there would serve %s at once.", c, say.Article(s.e.Digit), serves))
		} else {
			sentences = append(sentences, s.sayf("%s in %s would serve %s at once, but it would use up as many houses of the cover.",
				say.Capital(say.Article(s.e.Digit)), c, serves))
		}
	}
	return paragraph(sentences...)
}

// surplus says why a place of the base that is in more covers than base houses cannot have the digit.
func (s *cover) surplus(c candidates.Cell) string {
	hs := s.layout.HousesOf(c)
	return s.sayf("%s in %s would fill only %s but use up %s, which leaves too few covers for the rest of the base", say.Article(s.e.Digit), c, hs&s.e.Base, hs&s.e.Covers)
}

func (s *cover) conclusion() string {
	d, targets, fins := s.e.Digit, s.f.Step.Removed(s.e.Digit), s.fins()
	if s.e.Base.Len() == 1 {
		return s.sayf("So no cell of %s outside %s can be %s: remove it from %s.", s.e.Covers, s.e.Base, d, targets)
	}
	base, covers := s.oneKind(s.e.Base, "base"), s.oneKind(s.e.Covers, "cover")
	// A place of the base is a target if it is in more covers than base houses.
	inner := targets.And(s.e.Places(&s.f.Before))
	outer := targets.AndNot(inner)
	var sentences []string
	for c := range inner.All() {
		sentences = append(sentences, say.Capital(s.surplus(c))+".")
	}
	surplus := paragraph(sentences...)
	if !fins.IsEmpty() {
		sight, lead := "", "So"
		if s.told != nil {
			lead = "Again,"
		}
		if !outer.IsEmpty() {
			sight = s.sayf("%s a cell of %s outside %s that sees %s cannot be %s either way: %s.", lead, covers, base,
				say.Choose(fins.Len(), "the fin", "all fins"), d, s.sights(outer, fins))
		}
		if !inner.IsEmpty() {
			surplus += s.sayf(" No fin is a way out: %s.", s.sights(inner, fins))
		}
		return paragraph(sight, surplus, s.sayf("Remove %s from %s.", d, targets))
	}
	var parts []string
	for h := range s.e.Covers.All() {
		if here := outer.And(s.layout.HouseCells(h)); !here.IsEmpty() {
			outer = outer.AndNot(here)
			parts = append(parts, s.sayf("from %s in %s", here, h))
		}
	}
	rest := ""
	if len(parts) > 0 {
		rest = s.sayf("So %s get their %s from %s%s. Remove it %s.", covers, d, base, s.noOther(), say.Clauses(parts))
	}
	if !inner.IsEmpty() {
		surplus += s.sayf(" So remove it from %s%s.", inner, say.Choose(len(parts)+1, "", " too"))
	}
	return paragraph(rest, surplus)
}

// oneKind lists the houses if they are a few of one kind, and otherwise says that they are the base or the cover.
func (s *cover) oneKind(hs candidates.HouseSet, role string) string {
	const few = 4
	if mixed(hs) || hs.Len() > few {
		return s.sayf("the %s %s", role, say.Plural(hs.Len(), say.KindWord(s.layout, hs)))
	}
	return s.sayf("%s", hs)
}

// mixed reports whether the houses are of several kinds.
func mixed(hs candidates.HouseSet) bool {
	kind := hs.First().Kind()
	for h := range hs.All() {
		if h.Kind() != kind {
			return true
		}
	}
	return false
}
