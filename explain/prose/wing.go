package prose

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// wing is a case split over a pivot in which every case puts the digit into some cell that the targets see.
type wing struct {
	valued
	e explain.Wing
}

// seen returns the cells that a target has to see: where the digit can end up.
func (s *wing) seen() candidates.CellSet {
	seen := s.e.Pincers
	for _, o := range s.e.Cases(&s.f.Before) {
		if !o.Forced {
			seen = seen.Or(o.Places())
		}
	}
	return seen
}

func (s *wing) title() say.Sentence {
	at := s.e.Pincers
	if c, ok := s.e.Pivot.Cell(); ok {
		at = candidates.Cells(c)
	}
	return s.titleAt(say.AtOn(at, candidates.Digits(s.e.Digit)))
}

func (s *wing) houses() say.Text {
	if _, h, ok := s.e.Pivot.House(); ok {
		return say.Says(say.LookAt(candidates.Houses(h)))
	}
	var links say.Ways
	for _, o := range s.e.Cases(&s.f.Before) {
		links = links.And(s.links(o))
	}
	if links.Houses == 0 {
		return say.Says(s.lookAt(s.e.Premises()))
	}
	return say.Says(say.LookAt(links.Houses))
}

// links returns along what the pincer sees the places of the outcome.
func (s *wing) links(o explain.WingCase) (ways say.Ways) {
	for c := range o.Places().All() {
		if o.Forced && c != o.Pincer {
			ways = ways.And(s.along(candidates.Cells(c), candidates.Cells(o.Pincer)))
		}
	}
	return ways
}

func (s *wing) cells() say.Text {
	if c, ok := s.e.Pivot.Cell(); ok {
		return say.Says(say.ThePivot(c, s.e.Pincers))
	}
	return say.Says(say.ThePincers(s.e.Pincers))
}

func (s *wing) reason() say.Text {
	var told []say.Sentence
	cell, inCell := s.e.Pivot.Cell()
	if inCell {
		told = append(told, say.PivotIs(cell, s.f.Before.Candidates(cell)))
	} else if d, h, ok := s.e.Pivot.House(); ok {
		told = append(s.canBe(s.e.Pincers, say.PincersCan), say.Bridge(h, d, s.f.Before.PlacesIn(d, h)))
	}
	for _, o := range s.e.Cases(&s.f.Before) {
		switch {
		case !o.Forced:
			told = append(told, say.PivotHas(s.e.Digit))
		case inCell:
			told = append(told, say.IfPivotIs(o.Candidates[0].Digit(), o.Pincer, s.f.Before.Candidates(o.Pincer), s.links(o), s.e.Digit))
		default:
			told = append(told, say.IfPlaceIs(o.Places(), o.Pincer, s.links(o), s.e.Digit))
		}
	}
	return say.Says(append(told, say.InEveryCaseOne(s.seen(), s.e.Digit))...)
}

func (s *wing) conclusion() say.Text {
	seen, targets := s.seen(), s.f.Step.Removed(s.e.Digit)
	sights := s.sightsOf(targets, seen)
	const most = 4 // in one sentence; by clues a wing has more targets
	if len(sights) <= most {
		return say.Says(say.SeesAll(seen.Len(), s.e.Digit, sights), say.RemoveThere(s.e.Digit, targets.Len()))
	}
	var told []say.Sentence
	for batch := range slices.Chunk(sights, (len(sights)+1)/2) {
		told = append(told, say.SeesAll(seen.Len(), s.e.Digit, batch))
	}
	return say.Says(append(told, s.removes(s.f.Step.Effects)...)...)
}
