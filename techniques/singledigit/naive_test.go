package singledigit_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques/singledigit"
	"pencilmark/techniques/techtest"
)

// The finders must find what their definitions say, read word for word.
func TestNaive(t *testing.T) {
	kind := func(h candidates.House) candidates.Kind { return h.Kind() }
	techtest.Twin(t, singledigit.Skyscraper, func(g *candidates.Grid) []explain.Step {
		return naiveTurbots(g, func(first, second, weak candidates.House) bool {
			return kind(first).IsLine() && kind(first) == kind(second) && kind(weak).IsLine()
		})
	})
	techtest.Twin(t, singledigit.TwoStringKite, func(g *candidates.Grid) []explain.Step {
		return naiveTurbots(g, func(first, second, weak candidates.House) bool {
			return kind(first).IsLine() && kind(second).IsLine() && kind(first) != kind(second) && kind(weak) == candidates.Box
		})
	})
	techtest.Twin(t, singledigit.TurbotFish, func(g *candidates.Grid) []explain.Step {
		return naiveTurbots(g, func(first, second, weak candidates.House) bool { return true })
	})
	techtest.Twin(t, singledigit.EmptyRectangle, naiveRectangles)
}

// naiveTurbots returns a chain of three links for each two ends between which
// there is one in houses that fit.
func naiveTurbots(g *candidates.Grid, fits func(first, second, weak candidates.House) bool) (found []explain.Step) {
	l := g.Layout()
	for d := range l.Digits().All() {
		for a := range g.Places(d).All() {
			for z := range g.Places(d).All() {
				targets := g.Places(d).And(l.Peers(a)).And(l.Peers(z))
				if a >= z || l.Sees(a, z) {
					continue
				}
				chain, ok := naiveTurbot(g, d, a, z, targets, fits)
				if ok {
					found = append(found, explain.NewStep(chain, explain.Removals(d, targets)...))
				}
			}
		}
	}
	return found
}

// naiveTurbot returns a chain between two ends in which both strong links are
// needed.
func naiveTurbot(g *candidates.Grid, d candidates.Digit, a, z candidates.Cell, targets candidates.CellSet,
	fits func(first, second, weak candidates.House) bool) (chain explain.Chain, ok bool) {
	l := g.Layout()
	for first := range l.HousesOf(a).All() {
		for second := range l.HousesOf(z).All() {
			b, one := g.PlacesIn(d, first).Without(a).Single()
			c, other := g.PlacesIn(d, second).Without(z).Single()
			if !one || !other || !l.Sees(b, c) || !g.PlacesIn(d, first).Has(a) || !g.PlacesIn(d, second).Has(z) {
				continue
			}
			sees := func(other candidates.Cell) func(candidates.Cell) bool {
				return func(t candidates.Cell) bool { return !l.Sees(t, other) }
			}
			all := slices.Collect(targets.All())
			if !slices.ContainsFunc(all, sees(b)) || !slices.ContainsFunc(all, sees(c)) {
				continue
			}
			for weak := range l.HousesOfAll(candidates.Cells(b, c)).All() {
				if fits(first, second, weak) {
					items := []explain.Link{{candidates.HouseItem(d, first)}, nil, {candidates.HouseItem(d, second)}}
					return explain.Chain{Links: items}, true
				}
			}
		}
	}
	return explain.Chain{}, false
}

// naiveRectangles returns the empty rectangles of three places and more, one for
// each box and set of targets.
func naiveRectangles(g *candidates.Grid) (found []explain.Step) {
	l := g.Layout()
	lines := l.HousesOfKind(candidates.Row) | l.HousesOfKind(candidates.Column)
	for d := range l.Digits().All() {
		for box := range (l.Houses() &^ lines).All() {
			seen := map[candidates.CellSet]bool{}
			for near := range lines.All() {
				for far := range lines.All() {
					nearArm, farArm := g.PlacesIn(d, box).And(l.HouseCells(near)), g.PlacesIn(d, box).And(l.HouseCells(far))
					if near.Kind() == far.Kind() || g.PlacesIn(d, box).Len() < 3 || nearArm.Or(farArm) != g.PlacesIn(d, box) ||
						nearArm.Within(farArm) || farArm.Within(nearArm) {
						continue
					}
					for link := range l.HousesOfKind(far.Kind()).All() {
						places := g.PlacesIn(d, link)
						if places.Len() != 2 || places.Meets(l.HouseCells(box)) {
							continue
						}
						for a := range places.All() {
							b, _ := places.Without(a).Single()
							targets := g.Places(d).And(l.PeersOfAll(farArm.With(b)))
							if !l.HouseCells(near).Has(a) || seen[targets] ||
								targets.Within(l.Peers(a)) || targets.Within(l.PeersOfAll(nearArm)) {
								continue
							}
							seen[targets] = true
							chain := explain.Chain{Links: []explain.Link{{candidates.HouseItem(d, box)}, nil, {candidates.HouseItem(d, link)}}}
							found = append(found, explain.NewStep(chain, explain.Removals(d, targets)...))
						}
					}
				}
			}
		}
	}
	return found
}
