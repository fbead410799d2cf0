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
	*teller
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

func (s *wing) title() string {
	at := s.e.Pincers
	if c, ok := s.e.Pivot.Cell(); ok {
		at = candidates.Cells(c)
	}
	return s.sayf(" at %s on %s", at, s.e.Digit)
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

func (s *wing) houses() string {
	if _, h, ok := s.e.Pivot.House(); ok {
		return s.sayf("Look at %s.", h)
	}
	var links candidates.HouseSet
	for _, o := range s.outcomes() {
		links |= s.links(o)
	}
	return s.sayf("Look at %s.", links)
}

// links returns houses in which the pincer sees the places of the outcome.
func (s *wing) links(o outcome) (hs candidates.HouseSet) {
	for c := range o.places().All() {
		if shared := s.layout.HousesOfAll(candidates.Cells(c, o.pincer)); o.forced && shared != 0 {
			hs = hs.With(shared.First())
		}
	}
	return hs
}

func (s *wing) cells() string {
	pincers := s.sayf("pincers are %s", s.e.Pincers)
	if c, ok := s.e.Pivot.Cell(); ok {
		return s.sayf("The pivot is %s, the %s.", c, pincers)
	}
	return "The " + pincers + "."
}

func (s *wing) reason() string {
	var sentences []string
	cell, inCell := s.e.Pivot.Cell()
	if inCell {
		sentences = append(sentences, s.sayf("The pivot %s is %s.", cell, anyDigit{s.f.Before.Candidates(cell)}))
	} else if d, h, ok := s.e.Pivot.House(); ok {
		sentences = append(sentences, s.speaker.holdings("The pincers ", s.e.Pincers, s.f.Before.Candidates),
			s.bridge(d, h))
	}
	for _, o := range s.outcomes() {
		assume, pincer := s.sayf("If it goes in %s", anyCell{o.places()}), s.sayf("the pincer %s", o.pincer)
		if inCell {
			assume = s.sayf("If it is %s", o.candidates[0].Digit())
			pincer += s.sayf(" (%s)", anyDigit{s.f.Before.Candidates(o.pincer)})
		}
		if o.forced {
			sentences = append(sentences, s.sayf("%s, %s sees it in %s and must be %s.", assume, pincer, s.links(o), s.e.Digit))
		} else {
			sentences = append(sentences, s.sayf("%s, the pivot itself has the %s.", assume, s.e.Digit))
		}
	}
	return paragraph(append(sentences, s.sayf("So in every case one of %s is %s.", s.seen(), s.e.Digit))...)
}

func (s *wing) conclusion() string {
	seen := s.seen()
	return s.inSight(say.AllOf(seen.Len()), s.e.Digit, seen, s.f.Step.Removed(s.e.Digit))
}

// bridge says where in a house a digit can go that one of two sides loses.
func (t *teller) bridge(d candidates.Digit, h candidates.House) string {
	return t.sayf("In %s, the bridge, %s can only go in %s.", h, d, anyCell{t.f.Before.PlacesIn(d, h)})
}
