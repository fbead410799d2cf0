package singledigit

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/needs"
)

// half is one of the two patterns of a dual one.
type half struct {
	digit   candidates.Digit
	houses  [2]candidates.House // with the strong links
	targets candidates.CellSet
}

// isDual reports whether it takes both patterns to do what they do: whether no
// part of either does the same.
func isDual(g *candidates.Grid, halves ...half) bool {
	var itemMemory [4]candidates.Item
	var effectMemory [16]explain.Effect
	items, effects := itemMemory[:0], effectMemory[:0]
	for _, h := range halves {
		for _, house := range h.houses {
			if item := candidates.HouseItem(h.digit, house); !slices.Contains(items, item) {
				items = append(items, item)
			}
		}
		targets := h.targets
		for c, ok := targets.Next(); ok; c, ok = targets.Next() {
			effects = append(effects, explain.Remove(c, h.digit))
		}
	}
	return needs.All(g, items, effects)
}

// reportDual reports two patterns as one, by their chains.
//
// Have: each half proves its effects. Hence all of them; what makes them one
// step is only that they are seen together.
func reportDual(p *techniques.Pass, a half, first explain.Chain, b half, second explain.Chain) (more bool) {
	effects := append(explain.Removals(a.digit, a.targets), explain.Removals(b.digit, b.targets)...)
	return p.Report(explain.NewStep(explain.Joined{Parts: []explain.Evidence{first, second}}, effects...))
}

// findDualKites reports the pairs of kites that pass through the same two cells
// of a box: on one digit, where one kite has the rows and columns that the other
// has not, or on two digits.
func findDualKites(p *techniques.Pass) {
	for d := range p.Grid.Layout().Digits().All() {
		s := newSearch(p, d)
		for w := s.ways(kite(s.layout)); w.next(); {
			t, targets := s.turbot(&w)
			if !targets.IsEmpty() && !s.reportOtherKites(w, t, targets) {
				return
			}
		}
	}
}

// reportOtherKites reports the kite together with each later one that passes
// through the same cells. w is the way to the kite.
func (s *search) reportOtherKites(w ways, t turbot, targets candidates.CellSet) (more bool) {
	middle := candidates.Cells(t.b, t.c)
	for d := s.digit; s.layout.Digits().Has(d); d++ {
		other := newSearch(s.pass, d)
		if d != s.digit {
			w = other.ways(kite(s.layout))
		}
		for w.next() {
			u, others := other.turbot(&w)
			if others.IsEmpty() || candidates.Cells(u.b, u.c) != middle {
				continue
			}
			a, b := half{s.digit, [2]candidates.House{t.first, t.second}, targets}, half{d, [2]candidates.House{u.first, u.second}, others}
			if isDual(s.pass.Grid, a, b) && !reportDual(s.pass, a, s.chainOf(t), b, other.chainOf(u)) {
				return false
			}
		}
	}
	return true
}

// findDualRectangles reports the pairs of empty rectangles in the same cells of
// a box that lead to different targets, on one digit or on two.
func findDualRectangles(p *techniques.Pass, pairs bool) {
	for d := range p.Grid.Layout().Digits().All() {
		s := newSearch(p, d)
		s.pairs = pairs
		for bs := s.bends(); s.next(&bs); {
			r := s.rectangle(bs.bend)
			if !r.targets.IsEmpty() && s.isNearestLink(r) && !s.reportOtherRectangles(bs, r) {
				return
			}
		}
	}
}

// reportOtherRectangles reports the rectangle together with each later one in
// the same cells of its box. bs is at the bend of the rectangle.
func (s *search) reportOtherRectangles(bs bends, r rectangle) (more bool) {
	places := s.pass.Grid.PlacesIn(s.digit, r.box)
	for d := s.digit; s.layout.Digits().Has(d); d++ {
		other := newSearch(s.pass, d)
		other.pairs = s.pairs
		if d != s.digit {
			bs = other.bends()
		}
		for s.pass.Grid.PlacesIn(d, r.box) == places && other.next(&bs) {
			if bs.box != r.box {
				continue
			}
			q := other.rectangle(bs.bend)
			if q.targets.IsEmpty() || !other.isNearestLink(q) {
				continue
			}
			a, b := half{s.digit, [2]candidates.House{r.box, r.link}, r.targets}, half{d, [2]candidates.House{q.box, q.link}, q.targets}
			if isDual(s.pass.Grid, a, b) && !reportDual(s.pass, a, s.chainThrough(r), b, other.chainThrough(q)) {
				return false
			}
		}
	}
	return true
}
