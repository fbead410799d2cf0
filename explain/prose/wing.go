package prose

import (
	"slices"
	"sort"
	"strings"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// wing is a case split over a pivot in which every case puts the digit into some cell that the targets see.
type wing struct {
	valued
	e explain.Wing
}

// outcome is the candidates of the pivot that lead to the same pincer, or to
// the digit in the pivot itself if there is no pincer.
type outcome struct {
	candidates []candidates.Candidate
	pincer     candidates.Cell
	forced     bool // there is a pincer
}

// outcomes splits the pivot into the cases that differ.
func (s *wing) outcomes() (outs []outcome) {
	for _, k := range s.f.Before.AppendCandidates(nil, s.e.Pivot) {
		p, forced := s.e.PincerOf(&s.f.Before, k)
		i := slices.IndexFunc(outs, func(o outcome) bool { return o.forced == forced && o.pincer == p })
		if i < 0 {
			i, outs = len(outs), append(outs, outcome{pincer: p, forced: forced})
		}
		outs[i].candidates = append(outs[i].candidates, k)
	}
	return outs
}

// seen returns the cells that a target has to see: where the digit can end up.
func (s *wing) seen() candidates.CellSet {
	seen := s.e.Pincers
	for _, o := range s.outcomes() {
		if !o.forced {
			seen = seen.Or(o.places())
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

// notation gives a chain from pincer to pincer if there are two cases, else the cases side by side.
func (s *wing) notation() string {
	outs := s.outcomes()
	d := s.e.Digit
	effects := s.style.CompactEffects(s.f.Step.Effects)
	cell, inCell := s.e.Pivot.Cell()
	if len(outs) == 2 && outs[0].forced && outs[1].forced {
		sort.SliceStable(outs, func(i, j int) bool { return outs[i].pincer < outs[j].pincer })
		x, y := outs[0].candidates[0].Digit(), outs[1].candidates[0].Digit()
		middle := s.sayf("%s=%s", compact{outs[0].places()}, compact{outs[1].places()})
		if inCell {
			middle = s.sayf("(%s=%s)%s", x, y, cell)
		}
		return s.sayf("(%s=%s)%s-%s-(%s=%s)%s => %s", d, x, outs[0].pincer, middle, y, d, outs[1].pincer, effects)
	}
	var cases []string
	for _, o := range outs {
		x := o.candidates[0].Digit()
		assume := s.sayf("%s", compact{o.places()})
		if inCell {
			assume = s.sayf("(%s)", x)
		}
		if o.forced {
			assume += s.sayf("-(%s=%s)%s", x, d, o.pincer)
		}
		cases = append(cases, assume)
	}
	pivot := s.sayf("%s", cell)
	if digit, h, ok := s.e.Pivot.House(); ok {
		pivot = s.sayf("%s %s", digit, h)
	}
	return s.sayf("%s: %s => %s", pivot, strings.Join(cases, " | "), effects)
}

// places returns the cells of the outcome's candidates.
func (o outcome) places() candidates.CellSet { return placesOf(o.candidates) }

func (s *wing) houses() say.Text {
	if _, h, ok := s.e.Pivot.House(); ok {
		return say.Says(say.LookAt(candidates.Houses(h)))
	}
	var links say.Ways
	for _, o := range s.outcomes() {
		links = links.And(s.links(o))
	}
	if links.Houses == 0 {
		return say.Says(s.lookAt(s.e.Premises()))
	}
	return say.Says(say.LookAt(links.Houses))
}

// links returns along what the pincer sees the places of the outcome.
func (s *wing) links(o outcome) (ways say.Ways) {
	for c := range o.places().All() {
		if o.forced && c != o.pincer {
			ways = ways.And(s.along(candidates.Cells(c), candidates.Cells(o.pincer)))
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
	for _, o := range s.outcomes() {
		switch {
		case !o.forced:
			told = append(told, say.PivotHas(s.e.Digit))
		case inCell:
			told = append(told, say.IfPivotIs(o.candidates[0].Digit(), o.pincer, s.f.Before.Candidates(o.pincer), s.links(o), s.e.Digit))
		default:
			told = append(told, say.IfPlaceIs(o.places(), o.pincer, s.links(o), s.e.Digit))
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
