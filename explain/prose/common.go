package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// common is an item all of whose candidates exclude others.
type common struct {
	valued
	e explain.Common
}

func (s *common) item() candidates.Item { return s.e.Items[0] }

func (s *common) title() say.Sentence {
	if d, h, ok := s.item().House(); ok {
		return s.titleOf(say.InHouses(candidates.Digits(d), candidates.Houses(h)))
	}
	c, _ := s.item().Cell()
	return s.titleAt(say.AtCells(candidates.Cells(c)))
}

// notation has the item in braces: "{3b1} => r3c2<>3".
func (s *common) notation() string {
	return s.sayf("{%s} => %s", s.compactItems(s.e.Items), s.style.CompactEffects(s.f.Step.Effects))
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

// reason says what the item has, or else names the clues that it is about.
func (s *common) reason() say.Text {
	cells, digits := explain.CellsAndDigits(s.own())
	if d, h, ok := s.item().House(); ok {
		return say.Says(say.States(one(say.StandsAt(d, h, cells))))
	}
	if s.few() {
		return say.Says(say.States(one(say.HoldsOneOf(cells.First(), digits))))
	}
	var clues []*candidates.Clue
	var told []say.Sentence
	for _, e := range s.f.Step.Effects {
		for _, by := range s.how(e.Candidate) {
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

// ruledOut says of each target by what each candidate of the item rules it out.
func (s *common) ruledOut() (told []say.Sentence) {
	n := len(s.own())
	for _, e := range s.f.Step.Effects {
		d, at, by := e.Candidate.Digit(), e.Candidate.Cell(), s.how(e.Candidate)
		if _, _, ofHouse := s.item().House(); ofHouse && slices.ContainsFunc(s.own(), func(k candidates.Candidate) bool { return k.Cell() == at }) {
			told = append(told, say.TakesOne(n-1, d, at, by))
			continue
		}
		if s.few() {
			told = append(told, say.EachRulesOut(n, d, at, by))
			continue
		}
		c, _ := s.item().Cell()
		told = append(told, say.WhateverItIs(c, d, at, by))
	}
	return told
}

// how says by what the candidates of the item in other cells rule out another: houses first, then clues.
func (s *common) how(k candidates.Candidate) (by []say.Sentence) {
	type reason struct {
		house candidates.House
		clue  int // from 1, 0 for a house
	}
	var reasons []reason
	var some [][]candidates.Candidate
	for _, x := range s.own() {
		var why reason
		if x.Cell() == k.Cell() {
			continue
		}
		if hs := s.layout.HousesOf(x.Cell()) & s.layout.HousesOf(k.Cell()); x.Digit() == k.Digit() && hs != 0 {
			why.house = hs.First()
		} else if i, ok := s.layout.ForbiddingClue(x, k); ok {
			why.clue = i + 1
		}
		i := 0
		for i < len(reasons) && reasons[i] != why {
			i++
		}
		if i == len(reasons) {
			reasons, some = append(reasons, why), append(some, nil)
		}
		some[i] = append(some[i], x)
	}
	_, _, ofHouse := s.item().House()
	for i, why := range reasons {
		cells, digits := explain.CellsAndDigits(some[i])
		var clue *candidates.Clue
		if why.clue > 0 {
			clue = &s.layout.Clues()[why.clue-1]
		}
		switch {
		case ofHouse && clue == nil:
			by = append(by, say.PlacesInHouse(cells, why.house))
		case ofHouse:
			if through := explain.Through(s.layout, why.clue-1, cells, k.Cell()); !through.IsEmpty() {
				by = append(by, say.PlacesThrough(cells, clue, through))
			} else {
				by = append(by, say.PlacesByClue(cells, clue))
			}
		case clue == nil:
			by = append(by, say.DigitsInHouse(digits, why.house))
		default:
			by = append(by, say.DigitsByClue(digits, clue))
		}
	}
	return by
}

// newCommon returns what there is to say of candidates that all those of an item exclude.
func newCommon(t *teller, e explain.Common) story {
	if i, ok := t.layout.ClueNumber(e.Clue); ok {
		return newClueAlone(t, e, i)
	}
	return &common{valued{t}, e}
}
