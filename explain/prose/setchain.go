package prose

import (
	"slices"
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// setChain is almost locked sets joined by restricted commons. The story calls them sets, by numbers; their notation has letters.
type setChain struct {
	*teller
	e explain.SetChain
}

// letter names set i in notation.
func letter(i int) string { return string(rune('A' + i)) }

// setName names set i in sentences, by the number that boards have for it.
func setName(i int) string { return numbered(aSet, i) }

// aSet is what an almost locked set is called.
const aSet = "set"

// numbered names the set i of a kind.
func numbered(kind string, i int) string { return kind + " " + strconv.Itoa(i+1) }

func (s *setChain) title() string {
	if s.e.Closed() {
		return s.sayf(": %s and %s", compact{s.e.Sets[0]}, compact{s.e.Sets[1]})
	}
	return s.sayf(": %s in %s or %s", s.removed(), compact{s.e.Sets[0]}, compact{s.e.Sets[len(s.e.Sets)-1]})
}

// removed returns the digits that the step removes.
func (t *teller) removed() candidates.DigitSet { return digitsOf(t.f.Step.Effects) }

func (t *teller) held(cells candidates.CellSet) (digits candidates.DigitSet) {
	for c := range cells.All() {
		digits |= t.f.Before.Candidates(c)
	}
	return digits
}

// notation lists the sets with the restricted commons between them:
// "A=r1c67{679} -6- B=r3c289{6789}, Z=7 => r3c56<>7".
func (s *setChain) notation() string {
	var b strings.Builder
	for i, set := range s.e.Sets {
		if i > 0 {
			b.WriteString(" -" + s.e.Common[i-1].String() + "- ")
		}
		b.WriteString(s.lettered(i, set))
	}
	if s.e.Closed() {
		b.WriteString(" -" + s.e.Common[len(s.e.Common)-1].String() + "- A")
	} else {
		b.WriteString(", Z=" + s.removed().String())
	}
	return b.String() + " => " + s.style.CompactEffects(s.f.Step.Effects)
}

// lettered gives a set in the manner of experts: "A=r1c67{679}".
func (t *teller) lettered(i int, set candidates.CellSet) string {
	return letter(i) + t.sayf("=%s{%s}", compact{set}, t.held(set).String())
}

// spared says which items of the pattern the step does not cite, if any.
func (t *teller) spared() string {
	relied := slices.DeleteFunc(t.f.Step.Evidence.Premises(), func(item candidates.Item) bool { return slices.Contains(t.f.Step.Premises, item) })
	if len(relied) == 0 {
		return ""
	}
	return "This can be proved without " + t.items(relied) + "."
}

func (s *setChain) houses() string { return s.sayf("Look at %s.", s.housesOf(s.e.Sets)) }

// housesOf returns a house for each of the sets.
func (t *teller) housesOf(sets []candidates.CellSet) (hs candidates.HouseSet) {
	for _, set := range sets {
		if all := t.layout.HousesOfAll(set); all&hs == 0 {
			hs = hs.With(all.First())
		}
	}
	return hs
}

func (s *setChain) digits() string {
	var commons candidates.DigitSet
	for _, d := range s.e.Common {
		commons = commons.With(d)
	}
	return s.sayf("The sets are joined by %s.", commons)
}

func (s *setChain) cells() string { return s.whichSets(aSet, s.e.Sets) }

// whichSets says which cells the sets are.
func (t *teller) whichSets(kind string, sets []candidates.CellSet) string {
	var parts []string
	for i, set := range sets {
		parts = append(parts, numbered(kind, i)+t.sayf(" is %s", set))
	}
	return say.Capital(say.Clauses(parts)) + "."
}

// groups introduces almost locked sets, or what they are called, by their numbers.
func (t *teller) groups(kind string, sets []candidates.CellSet) string {
	var parts []string
	for i, set := range sets {
		in := ""
		if set.Len() > 1 {
			in = t.sayf(" in %s", t.layout.HousesOfAll(set).First())
		}
		parts = append(parts, say.Capital(numbered(kind, i))+t.sayf(" is %s%s with %s.", set, in, t.held(set)))
	}
	of := ""
	if kind == aSet {
		of = " of cells"
	}
	return t.sayf("%s %ss%s each hold one more digit than there are cells in them. ", say.Capital(say.Count(len(sets)).String()), kind, of) + paragraph(parts...)
}

func (s *setChain) reason() string {
	sentences := []string{s.groups(aSet, s.e.Sets)}
	if s.e.Closed() {
		return paragraph(append(sentences, s.roundTrip()...)...)
	}
	last := len(s.e.Sets) - 1
	zs := s.removed()
	z := zs.First()
	sentences = append(sentences, s.sayf("Suppose that %s has no %s.", setName(0), z))
	gone := z
	for i, d := range s.e.Common {
		sentences = append(sentences, s.keeps(i, gone), s.notBoth(d, i))
		gone = d
	}
	sentences = append(sentences, s.keeps(last, gone),
		s.sayf("So %s is in %s, at %s, or in %s, at %s.", z, setName(0), anyCell{s.places(z, 0)}, setName(last), anyCell{s.places(z, last)}))
	if others := zs.Without(z); others != 0 {
		sentences = append(sentences, s.sayf("The same goes for %s.", others))
	}
	return paragraph(sentences...)
}

// keeps says what is left of a set that loses a digit.
func (s *setChain) keeps(i int, gone candidates.Digit) string {
	left := s.held(s.e.Sets[i]).Without(gone)
	if left.Len() == 1 {
		return s.sayf("Without %s, %s has only %s left.", gone, setName(i), left)
	}
	return s.sayf("Without %s, %s has as many digits as cells and needs %s.", gone, setName(i), left)
}

// notBoth says that the set after i cannot have the digit if i has it.
func (s *setChain) notBoth(d candidates.Digit, i int) string {
	j := s.e.Next(i)
	from, to := s.places(d, i), s.places(d, j)
	return s.sayf("%s is then at %s, which %s %s in %s, so %s has no %s.",
		d, anyCell{from}, see(from.Len()), to, s.along(from, to), setName(j), d)
}

// see says that one, two or more cells see something.
func see(n int) string {
	switch n {
	case 1:
		return "sees"
	case 2:
		return "both see"
	}
	return "all see"
}

func (s *setChain) places(d candidates.Digit, i int) candidates.CellSet {
	return s.f.Before.Places(d).And(s.e.Sets[i])
}

// along returns the houses along which the cells see the others: one for all of them, if there is one.
func (t *teller) along(cells, others candidates.CellSet) (hs candidates.HouseSet) {
	if shared := t.layout.HousesOfAll(cells.Or(others)); shared != 0 {
		return candidates.Houses(shared.First())
	}
	for c := range cells.All() {
		for _, sight := range explain.Sights(t.layout, c, others) {
			hs = hs.With(sight.House)
		}
	}
	return hs
}

// roundTrip is the reason of a closed chain.
func (s *setChain) roundTrip() (sentences []string) {
	for i, d := range s.e.Common {
		j := s.e.Next(i)
		i, j = min(i, j), max(i, j)
		from, to := s.places(d, i), s.places(d, j)
		sentences = append(sentences, s.sayf("Only one of %s and %s can have the %s: %s %s %s in %s.",
			setName(i), setName(j), d, from, say.Choose(from.Len(), "sees", "see"), to, s.along(from, to)))
	}
	return append(sentences,
		"A set can do without one of its digits, but not without two.",
		s.sayf("So each set gives up exactly one of these digits, and keeps all its others."))
}

func (s *setChain) conclusion() string {
	last := len(s.e.Sets) - 1
	var sentences []string
	for d := range s.removed().All() {
		targets := s.f.Step.Removed(d)
		if !s.e.Closed() {
			sentences = append(sentences, s.outOfSight(d, s.places(d, 0).Or(s.places(d, last)), targets))
			continue
		}
		for i := range s.e.Sets {
			j := s.e.Next(i)
			places := s.places(d, i)
			has := s.sayf("%s keeps its %s, in %s.", say.Capital(setName(i)), d, anyCell{places})
			if i < len(s.e.Common) && s.e.Common[i] == d {
				places = places.Or(s.places(d, j))
				has = s.sayf("One of %s and %s has the %s, in %s.", setName(min(i, j)), setName(max(i, j)), d, anyCell{places})
			} else if s.e.CommonsOf(i).Has(d) {
				continue
			}
			seen := targets.And(s.layout.PeersOfAll(places))
			if !places.IsEmpty() && !seen.IsEmpty() {
				sentences = append(sentences, has, s.outOfSight(d, places, seen))
				targets = targets.AndNot(seen)
			}
		}
	}
	return paragraph(sentences...)
}

// outOfSight says why a digit that stands in one of the places goes from the targets, which see them all.
func (s speaker) outOfSight(d candidates.Digit, places, targets candidates.CellSet) string {
	if places.Len() == 1 {
		return s.inSight(s.sayf("%s", places), d, places, targets)
	}
	return s.inSight(s.sayf("all these places for %s", d), d, places, targets)
}

// inSight says that the targets, which see what they need to of the pattern, cannot be the digit.
func (s speaker) inSight(what string, d candidates.Digit, pattern, targets candidates.CellSet) string {
	from := "it"
	if n := targets.Len(); n > 1 {
		from = say.AllOf(n)
	}
	return s.sayf("A cell that sees %s cannot be %s: %s. So remove %s from %s.", what, d, s.sights(targets, pattern), d, from)
}
