package prose

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// guarded is a pattern that nobody could fill in.
type guarded struct {
	valued
	e explain.Guarded
}

func (s *guarded) title() say.Sentence { return s.titleOf(say.InCells(s.e.Set, s.e.Cells)) }

func (s *guarded) guardians() []candidates.Candidate { return s.e.Guardians(&s.f.Before) }

func (s *guarded) houses() say.Text { return say.Says(say.LookAt(s.regions(s.e.Items))) }

func (s *guarded) cells() say.Text { return say.Says(say.TheCells(s.e.Cells)) }

func (s *guarded) reason() say.Text { return say.Says(append(s.impossible(), s.oneOf())...) }

// impossible says why nobody can fill in the pattern.
func (s *guarded) impossible() []say.Sentence {
	if d, ok := s.e.Set.Single(); ok {
		var pairs []say.Sentence
		for _, item := range s.e.Items {
			if _, h, ok := item.House(); ok {
				pairs = append(pairs, say.TwoIn(s.e.Cells.And(s.layout.HouseCells(h)), h))
			}
		}
		return []say.Sentence{say.RingByHouses(s.ring(), pairs), say.EverySecond(d), say.RingIsOdd()}
	}
	if s.e.Set.Len() == 2 {
		return []say.Sentence{say.Ring(s.ring()), say.WouldAlternate(s.e.Set)}
	}
	right, left := s.e.Slants(s.layout)
	if left.Len()%2 == 0 { // some of the digits are missing
		return one(say.CannotFill(s.e.Cells, s.e.Set))
	}
	return []say.Sentence{say.CellsHoldDigits(s.e.Cells, s.e.Set), say.ThreeInEachBox(), say.CyclicOrders(), say.OrdersAgree(),
		say.StepRight(right), say.StepLeft(left), say.BoxesAreOdd()}
}

// ring lists the cells, where possible each in sight of the one before.
func (s *guarded) ring() (cells say.Path) {
	next := s.e.Cells
	for rest := s.e.Cells; !rest.IsEmpty(); {
		c := next.First()
		cells = append(cells, c)
		rest = rest.Without(c)
		if next = rest.And(s.layout.Peers(c)); next.IsEmpty() {
			next = rest
		}
	}
	return cells
}

// oneOf says that a guardian is true, or that no guardian is left.
func (s *guarded) oneOf() say.Sentence {
	guardians := s.guardians()
	switch len(guardians) {
	case 0:
		return say.AllButOneHold()
	case 1:
		return say.OnlyGuardian()
	}
	var parts []say.Sentence
	for _, n := range explain.ByDigit(guardians) {
		parts = append(parts, say.DigitsAmong(candidates.Digits(n.Digit), n.Cells))
	}
	return say.GuardianIsTrue(parts)
}

func (s *guarded) conclusion() say.Text {
	guardians := s.guardians()
	effects := s.f.Step.Effects
	do := say.Actions(effects)
	if len(guardians) == 0 {
		return say.Says(say.Thus(say.OtherCellHolds(), do))
	}
	if effects[0].Place {
		return say.Says(say.So(do))
	}
	nodes := explain.ByDigit(guardians)
	targets := s.f.Step.Removed(nodes[0].Digit)
	if len(nodes) > 1 || targets.Len() != len(effects) {
		return say.Says(say.Thus(say.ExcludedByAll(), do))
	}
	return say.Says(s.seeAll(nodes[0].Digit, nodes[0].Cells, targets), say.So(do))
}

// seeAll says that targets cannot be a digit that one of the cells holds, all of which they see.
func (s speaker) seeAll(d candidates.Digit, cells, targets candidates.CellSet) say.Sentence {
	return say.SeesAll(cells.Len(), d, s.sightsOf(targets, cells))
}
