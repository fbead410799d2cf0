package single

import (
	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
	"pencilmark/explain"
)

// The names of patterns; those of fish and sets begin with two needs.
var (
	pointing     = explain.Ref{Code: "pointing", Name: "Pointing"}
	claiming     = explain.Ref{Code: "claiming", Name: "Claiming"}
	fish         = [...]explain.Ref{{Code: "x-wing", Name: "X-Wing"}, {Code: "swordfish", Name: "Swordfish"}}
	nakedSets    = [...]explain.Ref{{Code: "naked-pair", Name: "Naked Pair"}, {Code: "naked-triple", Name: "Naked Triple"}}
	hiddenSets   = [...]explain.Ref{{Code: "hidden-pair", Name: "Hidden Pair"}, {Code: "hidden-triple", Name: "Hidden Triple"}}
	conflict     = explain.Ref{Code: "common-conflict", Name: "Common Conflict"}
	equal        = explain.Ref{Code: "equal-cells", Name: "Equal Cells"}
	combinations = explain.Ref{Code: "combinations", Name: "Combinations"}
	innies       = explain.Ref{Code: "innies-and-outies", Name: "Innies and Outies"}
)

// pattern returns the step that a pattern on the grid amounts to, under its name.
func pattern(g *candidates.Grid, p *suppose.Pattern) (s explain.Step) {
	effects := make([]explain.Effect, 0, len(p.Strikes))
	for _, k := range p.Strikes {
		effects = append(effects, explain.Effect{Candidate: k})
	}
	if p.Sum != nil {
		return sum(g, p, effects)
	}
	if len(p.Covers) == 0 {
		e := explain.Common{Items: p.Needs}
		s = explain.NewStep(e, effects...)
		if s.Technique = conflict; len(e.Equalities(g, effects...)) > 0 {
			s.Technique = equal
		}
		return s
	}
	base, baseDigits, baseCells := about(p.Needs)
	cover, coverDigits, coverCells := about(p.Covers)
	n := len(p.Needs)
	switch {
	case base == 0:
		s = explain.NewStep(explain.LockedSet{Cells: baseCells, Set: coverDigits, Houses: cover}, effects...)
		s.Technique = nakedSets[n-2]
	case cover == 0:
		s = explain.NewStep(explain.LockedSet{Cells: coverCells, Set: baseDigits, Houses: base, Hidden: true}, effects...)
		s.Technique = hiddenSets[n-2]
	default:
		s = explain.NewStep(explain.Cover{Digit: baseDigits.First(), Base: base, Covers: cover}, effects...)
		switch {
		case n > 1:
			s.Technique = fish[n-2]
		case base.First().Kind() == candidates.Box:
			s.Technique = pointing
		default:
			s.Technique = claiming
		}
	}
	return s
}

// sum returns the step that a sum on the grid amounts to. Cells that were filled since it was found count without being cited.
func sum(g *candidates.Grid, p *suppose.Pattern, effects []explain.Effect) explain.Step {
	_, _, needs := about(p.Needs)
	s := explain.NewStep(explain.Sum{Added: *p.Sum, Cells: needs.And(g.Open())}, effects...)
	if s.Technique = combinations; p.Sum.Houses != 0 {
		s.Technique = innies
	}
	return s
}

// placeLast makes a sum place the candidate of the line behind it, if that is the last cell of the sum.
func placeLast(g *candidates.Grid, s *explain.Step, k candidates.Candidate) {
	e := s.Evidence.(explain.Sum)
	c := k.Cell()
	if e.Spans(g.Layout()).And(g.Open()) != candidates.Cells(c) {
		return
	}
	place := explain.Place(c, k.Digit())
	if e.Concludes(g, place) == nil {
		s.Effects = []explain.Effect{place}
	}
}

// about returns the houses and digits, and the cells, that items are about.
func about(items []candidates.Item) (hs candidates.HouseSet, ds candidates.DigitSet, cells candidates.CellSet) {
	for _, i := range items {
		if d, h, ok := i.House(); ok {
			hs, ds = hs.With(h), ds.With(d)
		} else {
			cells = cells.With(candidates.Cell(i))
		}
	}
	return hs, ds, cells
}
