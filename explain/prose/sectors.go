package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// sectors is items whose candidates lie in as many other items, or in one fewer but for fins. The story
// counts: what has to be filled, and what there is to fill it with.
type sectors struct {
	valued
	e    explain.Sectors
	told *counted // the argument, if it is one count
}

func newSectors(t *teller, e explain.Sectors) sectors {
	s := sectors{valued: valued{t}, e: e}
	if told, ok := newCounted(t.speaker, t.because()); ok {
		s.told = told
	}
	return s
}

// listed names items in as many sentences as it takes.
func (s speaker) listed(lead func([]say.Sentence) say.Sentence, items []candidates.Item) (told []say.Sentence) {
	for _, batch := range batches(s.standard(), namedItems(items)) {
		told = append(told, lead(batch))
		lead = say.OthersAre
	}
	return told
}

func (s sectors) title() say.Sentence {
	digits, hs := s.e.Digits(&s.f.Before), explain.HousesOf(s.e.Truths...)
	switch all := digits == s.layout.Digits(); {
	case all && hs != 0:
		return s.titleAt(say.WithinHouses(hs))
	case all:
		return s.titleAt(say.WithinCells(s.cellsOf()))
	case hs != 0:
		return s.titleOf(say.InHouses(digits, hs))
	}
	return s.titleOf(say.InCells(digits, s.cellsOf()))
}

// lookAt says where items are: in their houses, or the boxes of their cells.
func (t *teller) lookAt(items []candidates.Item) say.Sentence {
	return say.LookAt(t.regions(items))
}

// regions returns the houses of items, and the boxes of their cells.
func (t *teller) regions(items []candidates.Item) candidates.HouseSet {
	hs := explain.HousesOf(items...)
	for _, item := range items {
		if c, ok := item.Cell(); ok {
			hs = hs.With(t.layout.BoxOf(c))
		}
	}
	return hs
}

// cellsOf returns the cells in which the truths have candidates.
func (s sectors) cellsOf() candidates.CellSet { return placesOf(s.e.Candidates(&s.f.Before)) }

// placesOf returns the cells of candidates.
func placesOf(ks []candidates.Candidate) (cells candidates.CellSet) {
	cells, _ = explain.CellsAndDigits(ks)
	return cells
}

func (s sectors) houses() say.Text {
	return say.Says(say.LookAt(explain.HousesOf(s.e.Truths...) | explain.HousesOf(s.e.Links...)))
}

// cells names those that the argument counts, which may do without some of the pattern.
func (s sectors) cells() say.Text {
	if s.told != nil {
		return say.Says(say.TheCells(placesOf(slices.Concat(append(s.told.full.Links, s.told.fins)...))))
	}
	return say.Says(say.TheCells(s.cellsOf()))
}

func (s sectors) reason() say.Text {
	if s.told != nil {
		return say.Says(s.told.why...)
	}
	n := len(s.e.Truths)
	var told []say.Sentence
	for _, p := range explain.PartsOf(s.e.Truths...) {
		if p.Cells.IsEmpty() {
			told = append(told, s.roomFor(p.Digits, p.House)...)
		} else {
			told = append(told, s.cellsHold(p.Cells)...)
		}
	}
	all := say.CellsNeedAll(n)
	if explain.HousesOf(s.e.Truths...) != 0 {
		all = say.NeedAll(n)
		told = append(append(told, say.ThingsToSettle(n)), s.listed(say.TheyAre, s.e.Truths)...)
	}
	fins := s.e.Fins(&s.f.Before)
	if len(fins) > 0 {
		told = append(told, say.LieInButFor(alternatives(fins, say.DigitInCells), len(s.e.Links)))
	} else {
		told = append(told, say.LieIn(len(s.e.Links)))
	}
	told = append(told, s.listed(say.ThePlacesAre, s.e.Links)...)
	switch {
	case len(fins) == 0:
		told = append(told, say.States(one(all)))
	case len(s.e.Links) < n:
		told = append(told, say.OneTooFew(n, alternatives(fins, say.DigitInAny)))
	default:
		told = append(told, say.UnlessRest(all))
	}
	return say.Says(told...)
}

// cellsHold says what the cells can be, of many cells only which they are.
func (s sectors) cellsHold(cells candidates.CellSet) []say.Sentence {
	const many = 10
	if cells.Len() < many {
		return s.canBe(cells, say.CellsCan)
	}
	return one(say.LookAtCells(cells))
}

// roomFor tells where in a house digits can go, of a single digit as a hidden single is told.
func (s sectors) roomFor(digits candidates.DigitSet, h candidates.House) []say.Sentence {
	if d, ok := digits.Single(); ok {
		return one(say.States(one(say.OnlyPlaces(h, d, s.f.Before.PlacesIn(d, h)))))
	}
	return s.room(digits, h)
}

// alternatives names candidates digit by digit, each in a clause.
func alternatives(ks []candidates.Candidate, in func(candidates.Digit, candidates.CellSet) say.Sentence) (of []say.Sentence) {
	var set candidates.CandidateSet
	for _, k := range ks {
		set.Add(k)
	}
	for d := range set.Digits().All() {
		of = append(of, in(d, set.Places(d)))
	}
	return of
}

func (s sectors) conclusion() say.Text {
	if s.told != nil {
		return say.Says(s.told.conclusion()...)
	}
	fins := s.e.Fins(&s.f.Before)
	if len(s.e.Links) < len(s.e.Truths) {
		return say.Says(s.beyondFins(fins)...)
	}
	left := slices.Clone(s.f.Step.Effects)
	var told []say.Sentence
	for _, p := range explain.PartsOf(s.e.Links...) {
		if p.Cells.IsEmpty() {
			if gone := s.take(&left, p.Digits, p.House); len(gone) > 0 {
				told = append(told, s.thus(say.NoOtherCell(p.House, explain.DigitsOf(gone)), gone)...)
			}
			continue
		}
		var gone []explain.Effect
		gone, left = split(left, p.Cells)
		if len(gone) > 0 {
			told = append(told, s.thus(say.NoOtherDigit(cellsOf(gone)), gone)...)
		}
	}
	pattern := s.e.Candidates(&s.f.Before)
	for _, link := range s.e.Links {
		linked := s.e.Linked(&s.f.Before, link)
		d, places, targets := linked[0].Digit(), placesOf(linked), candidates.CellSet{}
		left = slices.DeleteFunc(left, func(e explain.Effect) bool {
			k := e.Candidate
			seen := k.Digit() == d && !slices.Contains(pattern, k) && places.Within(s.layout.Peers(k.Cell()))
			if seen {
				targets = targets.With(k.Cell())
			}
			return seen
		})
		if !targets.IsEmpty() {
			told = append(append(told, say.States(one(say.IsAmong(d, places)))), s.outOfSight(d, places, targets)...)
		}
	}
	if len(left) > 0 {
		told = append(told, s.thus(say.TakeTwo(alternatives(candidatesOf(left), say.DigitInAny)), left)...)
	}
	if len(fins) > 0 {
		told = append(told, say.TrueWithRest(alternatives(fins, say.DigitInAny)))
	}
	return say.Says(told...)
}

// take moves the effects on the digits in the house out of the list, but for those within the pattern.
func (s sectors) take(left *[]explain.Effect, digits candidates.DigitSet, h candidates.House) (gone []explain.Effect) {
	pattern := s.e.Candidates(&s.f.Before)
	*left = slices.DeleteFunc(*left, func(e explain.Effect) bool {
		k := e.Candidate
		taken := digits.Has(k.Digit()) && s.layout.HouseCells(h).Has(k.Cell()) && !slices.Contains(pattern, k)
		if taken {
			gone = append(gone, e)
		}
		return taken
	})
	return gone
}

// beyondFins says what goes because one of the fins is true.
func (s sectors) beyondFins(fins []candidates.Candidate) []say.Sentence {
	if nodes := explain.ByDigit(fins); len(nodes) == 1 {
		d := nodes[0].Digit
		return s.outOfSight(d, nodes[0].Cells, s.f.Step.Removed(d))
	}
	return one(say.GoesWithRest(say.Actions(s.f.Step.Effects)))
}

// candidatesOf, digitsOf and cellsOf return what the effects are about.
func candidatesOf(effects []explain.Effect) (ks []candidates.Candidate) {
	for _, e := range effects {
		ks = append(ks, e.Candidate)
	}
	return ks
}

func cellsOf(effects []explain.Effect) candidates.CellSet { return placesOf(candidatesOf(effects)) }
