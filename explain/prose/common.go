package prose

import (
	"reflect"
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// common is an item all of whose candidates exclude others.
type common struct {
	valued
	e     explain.Common
	equal []candidates.Equality // by which they do
}

func (s *common) item() candidates.Item { return s.e.Items[0] }

func (s *common) title() say.Sentence {
	if len(s.equal) == 1 {
		return s.equalTitle(s.equal[0])
	}
	if d, h, ok := s.item().House(); ok {
		return s.titleOf(say.InHouses(candidates.Digits(d), candidates.Houses(h)))
	}
	c, _ := s.item().Cell()
	return s.titleAt(say.AtCells(candidates.Cells(c)))
}

func (s *common) houses() say.Text {
	if _, h, ok := s.item().House(); ok {
		return say.Says(say.LookAt(candidates.Houses(h)))
	}
	return s.cells()
}

func (s *common) cells() say.Text {
	cells, _ := explain.CellsAndDigits(s.own())
	if cells.Len() == 1 {
		return say.Says(say.TheCells(cells))
	}
	return say.Says(say.LookTogether(cells))
}

// own returns the candidates of the item.
func (s *common) own() []candidates.Candidate { return s.f.Before.AppendCandidates(nil, s.item()) }

// few reports whether the candidates are so few that a list of them helps.
func (s *common) few() bool {
	const few = 4
	_, _, ofHouse := s.item().House()
	return ofHouse || len(s.own()) <= few
}

// reason says which cells are equal, and what the item has, or else names the clues that it is about.
func (s *common) reason() say.Text {
	cells, digits := explain.CellsAndDigits(s.own())
	told := s.sameDigits(s.equal)
	if d, h, ok := s.item().House(); ok {
		return say.Says(append(told, say.States(one(say.StandsAt(d, h, cells))))...)
	}
	if s.few() {
		return say.Says(append(told, say.States(one(say.HoldsOneOf(cells.First(), digits))))...)
	}
	var clues []*candidates.Clue
	for _, e := range s.f.Step.Effects {
		for _, by := range s.how(e.Candidate.Digit(), candidates.Cells(e.Candidate.Cell())) {
			if clue, ok := by.Args[1].(*candidates.Clue); ok && !slices.Contains(clues, clue) {
				clues, told = append(clues, clue), append(told, say.LookAtClue(clue))
			}
		}
	}
	return say.Says(told...)
}

func (s *common) conclusion() say.Text {
	removes := s.removes(s.f.Step.Effects)
	removes[0] = say.So(removes[0].Args[0].([]say.Sentence))
	return say.Says(append(s.ruledOut(), removes...)...)
}

// ruledOut says by what each candidate of the item rules out targets, of those that it does alike at once.
func (s *common) ruledOut() (told []say.Sentence) {
	type alike struct {
		digits candidates.DigitSet
		cells  candidates.CellSet
		by     []say.Sentence
	}
	var groups, all []alike
	for _, e := range s.f.Step.Effects {
		d, c := e.Candidate.Digit(), e.Candidate.Cell()
		i := slices.IndexFunc(groups, func(x alike) bool {
			return x.digits.Has(d) && !s.takes(c) && !s.takes(x.cells.First()) && s.how(d, x.cells.With(c)) != nil
		})
		if i < 0 {
			i, groups = len(groups), append(groups, alike{digits: candidates.Digits(d)})
		}
		groups[i].cells = groups[i].cells.With(c)
	}
	for _, x := range groups {
		x.by = s.how(x.digits.First(), x.cells)
		i := slices.IndexFunc(all, func(y alike) bool { return y.cells == x.cells && reflect.DeepEqual(y.by, x.by) })
		if i < 0 {
			all = append(all, x)
		} else {
			all[i].digits |= x.digits
		}
	}
	n := len(s.own())
	for _, x := range all {
		if c := x.cells.First(); s.takes(c) {
			told = append(told, say.TakesOne(n-1, x.digits, c, x.by))
		} else if s.few() {
			told = append(told, say.EachRulesOut(n, x.digits, x.cells, x.by))
		} else {
			c, _ := s.item().Cell()
			told = append(told, say.WhateverItIs(c, x.digits, x.cells, x.by))
		}
	}
	return told
}

// takes reports whether what goes from a cell would take one of the places of the item.
func (s *common) takes(c candidates.Cell) bool {
	_, _, ofHouse := s.item().House()
	return ofHouse && slices.ContainsFunc(s.own(), func(k candidates.Candidate) bool { return k.Cell() == c })
}

// ruling is by what a candidate rules out others: a house, a clue, or a house in which it or they are by an equal cell.
type ruling struct {
	clue    int // from 1, 0 for a house
	house   candidates.House
	equal   bool
	through candidates.Cell
}

// rulingOf returns by what a candidate rules out a digit in all of the cells; ok is false if it does not do so alike.
func (s *common) rulingOf(k candidates.Candidate, d candidates.Digit, cells candidates.CellSet) (by ruling, ok bool) {
	l := s.layout
	at := k.Cell()
	seen := l.HousesOfAll(cells)
	if cells.Len() > 1 && slices.ContainsFunc(s.equal, func(e candidates.Equality) bool { return cells.Within(e.Cells) }) {
		seen = l.HousesOfAny(cells) // they are as one cell
	}
	if hs := l.HousesOf(at) & seen; k.Digit() == d && hs != 0 {
		return ruling{house: hs.First()}, true
	}
	clue := -1
	for c := range cells.All() {
		i, ok := explain.ForbiddingClueNow(&s.f.Before, k, candidates.Of(c, d))
		if !ok || clue >= 0 && i != clue {
			return by, false
		}
		clue = i
	}
	if _, through := l.Through(clue, at, cells.First()); !through {
		return ruling{clue: clue + 1}, true
	}
	for _, e := range l.Equalities() {
		if e.Clue != clue {
			continue
		}
		from, others := at, l.HousesOfAll(cells)
		if one, ok := cells.Single(); ok && e.Cells.Has(one) {
			from, others = one, l.HousesOf(at)
		}
		for c := range e.Cells.Without(from).All() {
			if hs := l.HousesOf(c) & others; hs != 0 && e.Cells.Has(from) {
				return ruling{house: hs.First(), equal: true, through: c}, true
			}
		}
	}
	return by, false
}

// how says by what the candidates of the item in other cells rule out a digit in cells, or nothing if one of them does not do so alike.
func (s *common) how(d candidates.Digit, cells candidates.CellSet) (by []say.Sentence) {
	var rulings []ruling
	var some [][]candidates.Candidate
	for _, x := range s.own() {
		if cells.Has(x.Cell()) {
			continue
		}
		why, ok := s.rulingOf(x, d, cells)
		if !ok {
			return nil
		}
		i := slices.Index(rulings, why)
		if i < 0 {
			i, rulings, some = len(rulings), append(rulings, why), append(some, nil)
		}
		some[i] = append(some[i], x)
	}
	_, _, ofHouse := s.item().House()
	for i, why := range rulings {
		cells, digits := explain.CellsAndDigits(some[i])
		switch {
		case why.clue > 0 && ofHouse:
			by = append(by, say.PlacesByClue(cells, &s.layout.Clues()[why.clue-1]))
		case why.clue > 0:
			by = append(by, say.DigitsByClue(digits, &s.layout.Clues()[why.clue-1]))
		case why.equal && ofHouse:
			by = append(by, say.PlacesThrough(cells, why.through, why.house))
		case why.equal:
			by = append(by, say.DigitsThrough(digits, why.through, why.house))
		case ofHouse:
			by = append(by, say.PlacesInHouse(cells, why.house))
		default:
			by = append(by, say.DigitsInHouse(digits, why.house))
		}
	}
	return by
}

// equalTitle names equal cells, and the digits that go by them.
func (t *teller) equalTitle(e candidates.Equality) say.Sentence {
	var digits candidates.DigitSet
	for _, x := range t.f.Step.Effects {
		digits = digits.With(x.Candidate.Digit())
	}
	return t.titleOf(say.InCells(digits, e.Cells))
}

// sameDigits says which cells are equal, and by which clues.
func (t *teller) sameDigits(equal []candidates.Equality) (told []say.Sentence) {
	for _, e := range equal {
		clue := &t.layout.Clues()[e.Clue]
		same := say.SameDigitBy(e.Cells, clue)
		if first, last := clue.Parts(); e.Cells == candidates.Cells(first, last) { // by which it is called
			same = say.SameDigit(e.Cells, say.Ways{}.With(clue))
		}
		told = append(told, say.States(one(same)))
	}
	return told
}

// newCommon returns what there is to say of candidates that all those of an item exclude.
func newCommon(t *teller, e explain.Common) story {
	equal := e.Equalities(&t.f.Before, t.f.Step.Effects...)
	if i, ok := t.layout.ClueNumber(e.Clue); ok {
		return newClueAlone(t, e, i, equal)
	}
	return &common{valued{t}, e, equal}
}
