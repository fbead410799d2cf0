package prose

import (
	"cmp"
	"slices"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// blossom is a case split over a stem whose candidates each take a digit from
// an almost locked set. The story calls these sets, by numbers.
type blossom struct {
	*teller
	e explain.Blossom
}

// stem returns the candidates of the stem.
func (s *blossom) stem() []candidates.Candidate { return s.f.Before.AppendCandidates(nil, s.e.Stem) }

// kind is what its sets are called: petals round a stem, and beside a bridge just sets.
func (s *blossom) kind() string { return cmp.Or(s.e.Words()[explain.RolePincer], aSet) }

// letter names the petal of candidate i of the stem in notation.
func (s *blossom) letter(i int) string { return letter(slices.Index(s.e.Sets(), s.e.Petals[i])) }

func (s *blossom) title() string {
	if c, ok := s.e.Stem.Cell(); ok {
		return s.sayf(" at %s on %s", c, s.removed())
	}
	return s.sayf(": %s in %s or %s", s.removed(), compact{s.e.Petals[0]}, compact{s.e.Petals[1]})
}

// notation lists the cases: "r5c5: 1-A=r4c46{149} | 2-B=r5c12{249}, Z=4,9 => ...".
func (s *blossom) notation() string {
	stem := s.sayf("%s", s.stem()[0].Cell())
	digit, house, inHouse := s.e.Stem.House()
	if inHouse {
		stem = s.sayf("%s %s", digit, brief{candidates.Houses(house)})
	}
	var parts []string
	for i, k := range s.stem() {
		assume := k.Digit().String()
		if inHouse {
			assume = s.sayf("%s", k.Cell())
		}
		parts = append(parts, assume+"-"+s.letter(i)+s.sayf("=%s{%s}", compact{s.e.Petals[i]}, s.held(s.e.Petals[i]).String()))
	}
	return stem + ": " + strings.Join(parts, " | ") + ", Z=" + s.removed().String() + " => " + s.style.CompactEffects(s.f.Step.Effects)
}

func (s *blossom) houses() string {
	if _, h, ok := s.e.Stem.House(); ok {
		return s.sayf("Look at %s.", h)
	}
	return s.sayf("Look at %s.", s.housesOf(s.e.Petals))
}

func (s *blossom) digits() string {
	if d, _, ok := s.e.Stem.House(); ok {
		return s.theDigits(candidates.Digits(d))
	}
	return s.theDigits(s.f.Before.Candidates(s.stem()[0].Cell()))
}

func (s *blossom) cells() string {
	stem := ""
	if c, ok := s.e.Stem.Cell(); ok {
		stem = s.sayf("The stem is %s.", c)
	}
	return paragraph(stem, s.whichSets(s.kind(), s.e.Sets()))
}

func (s *blossom) reason() string {
	sentences := []string{s.groups(s.kind(), s.e.Sets())}
	inHouse := false
	if d, h, ok := s.e.Stem.House(); ok {
		inHouse = true
		sentences = append(sentences, s.sentence(say.Bridge(h, d, s.f.Before.PlacesIn(d, h))))
	} else {
		c := s.stem()[0].Cell()
		sentences = append(sentences, s.sayf("The stem %s is %s.", c, anyDigit{s.f.Before.Candidates(c)}))
	}
	for i, k := range s.stem() {
		assume, seen := s.sayf("If it is %s", k.Digit()), "the stem"
		if inHouse {
			assume, seen = s.sayf("If it goes in %s", k.Cell()), "that cell"
		}
		places := s.f.Before.Places(k.Digit()).And(s.e.Petals[i])
		left := s.held(s.e.Petals[i]).Without(k.Digit())
		keeps := s.sayf("It then has as many digits as cells and needs %s.", left)
		if left.Len() == 1 {
			keeps = s.sayf("It then has only %s left.", left)
		}
		sentences = append(sentences, s.sayf("%s, %s loses its %s (%s %s %s in %s).",
			assume, numbered(s.kind(), slices.Index(s.e.Sets(), s.e.Petals[i])), k.Digit(), places, say.Choose(places.Len(), "sees", "see"), seen, s.along(places, candidates.Cells(k.Cell()))), keeps)
	}
	for z := range s.removed().All() {
		sentences = append(sentences, s.sayf("So in every case at least one of %s is %s.", s.places(z), z))
	}
	return paragraph(sentences...)
}

func (s *blossom) conclusion() string {
	var sentences []string
	for z := range s.removed().All() {
		sentences = append(sentences, s.outOfSight(z, s.places(z), s.f.Step.Removed(z)))
	}
	return paragraph(sentences...)
}

// places returns those of the digit in the petals.
func (s *blossom) places(d candidates.Digit) (cells candidates.CellSet) {
	for _, petal := range s.e.Petals {
		cells = cells.Or(s.f.Before.Places(d).And(petal))
	}
	return cells
}
