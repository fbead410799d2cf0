package prose

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// lockedSet is as many digits as cells, naked or hidden.
type lockedSet struct {
	valued
	e explain.LockedSet
}

func (s *lockedSet) title() say.Sentence { return s.titleOf(say.InCells(s.e.Set, s.e.Cells)) }

func (s *lockedSet) houses() say.Text { return say.Says(say.LookAt(s.e.Houses)) }

func (s *lockedSet) cells() say.Text { return say.Says(say.TheCells(s.e.Cells)) }

func (s *lockedSet) reason() say.Text {
	n := s.e.Set.Len()
	if s.e.Hidden {
		return say.Says(append(s.room(s.e.Set, s.e.Houses.First()), say.DigitsFill(n))...)
	}
	outcome := say.UseUp(n)
	if n == 2 {
		first := s.e.Set.First()
		outcome = say.OneEach(first, s.e.Set.Without(first).First())
	}
	return say.Says(append(s.canBe(s.e.Cells, say.CellsCan), say.AllIn(n, s.e.Houses, outcome))...)
}

func (s *lockedSet) conclusion() say.Text {
	if s.e.Hidden {
		return say.Says(s.thus(say.NothingElseFits(s.e.Cells), s.f.Step.Effects)...)
	}
	left := s.f.Step.Effects
	var others candidates.HouseSet
	var parts []say.Sentence
	for h := range s.e.Houses.All() {
		var here []explain.Effect
		here, left = split(left, s.layout.HouseCells(h))
		if len(here) > 0 {
			others = others.With(h)
			parts = append(parts, say.InHouseDo(h, say.Actions(here)))
		}
	}
	so := say.NoOtherCellOf(others, s.e.Set)
	if len(parts) == 1 {
		return say.Says(s.thus(so, s.f.Step.Effects)...)
	}
	return say.Says(append(one(say.States(one(so))), parts...)...)
}

// canBe tells what cells can be, together where they can be the same. The lead says so of the first.
func (t *teller) canBe(cells candidates.CellSet, lead func(candidates.CellSet, candidates.DigitSet) say.Sentence) []say.Sentence {
	return t.holdings(cells, t.f.Before.Candidates, lead, say.States)
}

// holdings tells what cells can be, as the function has it. The lead says so of the first, and first makes a sentence
// of what stands with it.
func (s speaker) holdings(cells candidates.CellSet, digits func(candidates.Cell) candidates.DigitSet,
	lead func(candidates.CellSet, candidates.DigitSet) say.Sentence, first func([]say.Sentence) say.Sentence) (told []say.Sentence) {
	var parts, leads []say.Sentence
	for left := cells; !left.IsEmpty(); {
		var same candidates.CellSet
		ds := digits(left.First())
		for c := range left.All() {
			if digits(c) == ds {
				same = same.With(c)
			}
		}
		left = left.AndNot(same)
		parts, leads = append(parts, say.CellsCanToo(same, ds)), append(leads, lead(same, ds))
		lead = say.CellsCan
	}
	for _, batch := range batches(s.standard(), parts) {
		batch[0] = leads[0]
		leads = leads[len(batch):]
		told = append(told, first(batch))
		first = say.States
	}
	return told
}

// room tells where in the house the digits can go, together where they have the same places.
func (t *teller) room(digits candidates.DigitSet, h candidates.House) []say.Sentence {
	var parts, leads []say.Sentence
	for left := digits; left != 0; {
		var alike candidates.DigitSet
		places := t.f.Before.PlacesIn(left.First(), h)
		for d := range left.All() {
			if t.f.Before.PlacesIn(d, h) == places {
				alike = alike.With(d)
			}
		}
		left &^= alike
		parts, leads = append(parts, say.HasRoomToo(h, alike, places)), append(leads, say.HasRoom(h, alike, places))
	}
	return t.inSentences(parts, leads)
}
