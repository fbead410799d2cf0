package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// shortage is cells of a house for which there are too few groups of candidates, unless one of the others is true.
type shortage struct {
	valued
	e explain.Sectors
}

func (s shortage) title() say.Sentence {
	if explain.HousesOf(s.e.Links...) == 0 { // clues alone make the groups
		return s.titleAt(say.WithinCells(s.truths()))
	}
	return s.titleAt(say.WithinHouses(s.house()))
}

// house returns the house in which the links hold a digit once, or else the one that people see the cells in.
func (s shortage) house() candidates.HouseSet {
	if hs := explain.HousesOf(s.e.Links...); hs != 0 {
		return hs
	}
	return candidates.Houses(s.layout.HousesOfAll(s.truths()).First())
}

func (s shortage) houses() say.Text { return say.Says(say.LookAt(s.house())) }

func (s shortage) cells() say.Text { return say.Says(say.LookTogether(s.truths())) }

func (s shortage) truths() candidates.CellSet { return explain.CellsOf(s.e.Truths...) }

// reason says of which candidates one is true at most.
func (s shortage) reason() say.Text {
	told := one(say.CellsNeedEach(s.truths()))
	for _, p := range explain.PartsOf(s.e.Links...) {
		told = append(told, say.OnceEach(p.Digits, p.House))
	}
	for _, group := range s.e.Groups {
		told = append(told, s.atMostOne(group)...)
	}
	return say.Says(append(told, say.RoomForFewer(len(s.e.Truths)-1, len(s.e.Truths)))...)
}

// atMostOne says that one candidate of a group is true at most: of all that cells have of some digits, or in a list,
// or in several lists if one would be too long.
func (s shortage) atMostOne(group []candidates.Candidate) (told []say.Sentence) {
	var by say.Ways
	for i, a := range group {
		for _, b := range group[:i] {
			if n, ok := s.layout.ForbiddingClue(a, b); ok && !s.layout.ShareItem(a, b) {
				by = by.ByClue(s.layout, n, a.Cell(), b.Cell())
			}
		}
	}
	cells, digits := explain.CellsAndDigits(group)
	all := 0
	for c := range cells.All() {
		all += (s.f.Before.Candidates(c) & digits).Len()
	}
	if all == len(group) {
		return one(say.AtMostOneIs(cells, digits, by))
	}
	each := alternatives(group, say.DigitInAny)
	if all := say.AtMostOneTrue(each, by); !say.TooLong(s.standard().Sentences(all)) {
		return one(all)
	}
	take := say.TakeThese
	for _, batch := range batches(s.standard(), each) {
		told = append(told, take(batch))
		take = say.TheseToo
	}
	return append(told, say.AtMostOneOfAll(by))
}

// conclusion says of each target how each of the others rules it out.
func (s shortage) conclusion() say.Text {
	fins := s.e.Fins(&s.f.Before)
	var told []say.Sentence
	for _, e := range s.f.Step.Effects {
		by := s.ruledOut(fins, e.Candidate)
		for i, batch := range batches(s.standard(), by) {
			if i == 0 {
				told = append(told, say.RestRulesOut(len(fins), e.Candidate.Digit(), e.Candidate.Cell(), batch))
			} else {
				told = append(told, say.RestToo(batch))
			}
		}
	}
	removes := s.removes(s.f.Step.Effects)
	removes[0] = say.So(removes[0].Args[0].([]say.Sentence))
	return say.Says(append(told, removes...)...)
}

// ruledOut says how candidates rule out the target: together those of the same cells that do in the same way.
func (s shortage) ruledOut(fins []candidates.Candidate, k candidates.Candidate) (by []say.Sentence) {
	type same struct {
		digits candidates.DigitSet
		cells  candidates.CellSet
		ways   say.Ways
	}
	var all []same
	target := explain.Node{Digit: k.Digit(), Cells: candidates.Cells(k.Cell())}
	for _, n := range explain.ByDigit(fins) {
		var of []same
		for c := range n.Cells.All() {
			ways := s.excluding(explain.Node{Digit: n.Digit, Cells: candidates.Cells(c)}, target)
			i := slices.IndexFunc(of, func(x same) bool { return x.ways.Equal(ways) })
			if i < 0 {
				i, of = len(of), append(of, same{digits: candidates.Digits(n.Digit), ways: ways})
			}
			of[i].cells = of[i].cells.With(c)
		}
		for _, x := range of {
			i := slices.IndexFunc(all, func(y same) bool { return x.cells == y.cells && x.ways.Equal(y.ways) })
			if i < 0 {
				all = append(all, x)
			} else {
				all[i].digits |= x.digits
			}
		}
	}
	for _, x := range all {
		by = append(by, say.RestSees(x.digits, x.cells, x.ways))
	}
	return by
}
