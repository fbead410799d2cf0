package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// blossom is a case split over a stem whose candidates each take a digit from
// an almost locked set. The story calls these sets, by numbers.
type blossom struct {
	valued
	e explain.Blossom
}

// stem returns the candidates of the stem.
func (s *blossom) stem() []candidates.Candidate { return s.f.Before.AppendCandidates(nil, s.e.Stem) }

// group is one of its sets, which are petals round a stem, and beside a bridge just sets.
func (s *blossom) group(i int) say.Group {
	_, stem := s.e.Stem.Cell()
	return say.Group{N: i + 1, Petal: stem}
}

func (s *blossom) title() say.Sentence {
	if c, ok := s.e.Stem.Cell(); ok {
		return s.titleAt(say.AtOn(candidates.Cells(c), s.removed()))
	}
	return s.titleOf(say.InCellsOr(s.removed(), s.e.Petals[0], s.e.Petals[1]))
}

func (s *blossom) houses() say.Text {
	if _, h, ok := s.e.Stem.House(); ok {
		return say.Says(say.LookAt(candidates.Houses(h)))
	}
	return say.Says(say.LookAt(s.housesOf(s.e.Petals)))
}

func (s *blossom) digits() say.Text {
	if d, _, ok := s.e.Stem.House(); ok {
		return say.Says(say.TheDigits(candidates.Digits(d)))
	}
	return say.Says(say.TheDigits(s.f.Before.Candidates(s.stem()[0].Cell())))
}

func (s *blossom) cells() say.Text {
	sets := whichSets(s.e.Sets(), s.group)
	if c, ok := s.e.Stem.Cell(); ok {
		return say.Says(say.StemAt(c), sets)
	}
	return say.Says(sets)
}

func (s *blossom) reason() say.Text {
	told := s.groups(s.e.Sets(), s.group)
	d, h, inHouse := s.e.Stem.House()
	if inHouse {
		told = append(told, say.Bridge(h, d, s.f.Before.PlacesIn(d, h)))
	} else {
		c := s.stem()[0].Cell()
		told = append(told, say.StemIs(c, s.f.Before.Candidates(c)))
	}
	for i, k := range s.stem() {
		d, petal := k.Digit(), s.group(slices.Index(s.e.Sets(), s.e.Petals[i]))
		places := s.f.Before.Places(d).And(s.e.Petals[i])
		along := s.along(places, candidates.Cells(k.Cell()))
		if inHouse {
			told = append(told, say.LosesIfAt(k.Cell(), petal, d, places, along))
		} else {
			told = append(told, say.LosesIfStemIs(d, petal, places, along))
		}
		if left := s.f.Before.CandidatesIn(s.e.Petals[i]).Without(d); left.Len() == 1 {
			told = append(told, say.ThenHasLeft(left.First()))
		} else {
			told = append(told, say.ThenNeeds(left))
		}
	}
	for z := range s.removed().All() {
		told = append(told, say.So(one(say.AtLeastOne(s.places(z), z))))
	}
	return say.Says(told...)
}

func (s *blossom) conclusion() (text say.Text) {
	for z := range s.removed().All() {
		text = say.Join(text, say.Says(s.outOfSight(z, s.places(z), s.f.Step.Removed(z))...))
	}
	return text
}

// places returns those of the digit in the petals.
func (s *blossom) places(d candidates.Digit) (cells candidates.CellSet) {
	for _, petal := range s.e.Petals {
		cells = cells.Or(s.f.Before.Places(d).And(petal))
	}
	return cells
}
