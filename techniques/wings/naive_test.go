package wings_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques/techtest"
	"pencilmark/techniques/wings"
)

// The finders must find what their definitions say, read word for word.
func TestNaive(t *testing.T) {
	techtest.Twin(t, wings.XYWing, func(g *candidates.Grid) []explain.Step { return naiveCellWings(g, 2) })
	techtest.Twin(t, wings.XYZWing, func(g *candidates.Grid) []explain.Step { return naiveCellWings(g, 3) })
	techtest.Twin(t, wings.WWing, naiveWWings)
}

// naiveCellWings returns the wings whose pivot is a cell with n candidates.
func naiveCellWings(g *candidates.Grid, n int) (found []explain.Step) {
	l := g.Layout()
	pairs(g, func(a, b candidates.Cell) {
		shared := g.Candidates(a) & g.Candidates(b)
		z, ok := shared.Single()
		if !ok {
			return
		}
		// The pivot needs both digits that the pincers do not share.
		others := (g.Candidates(a) | g.Candidates(b)) &^ shared
		for pivot := range g.Open().All() {
			holds := g.Candidates(pivot)
			if holds.Len() != n || holds&others != others || holds&^(others|shared) != 0 || !l.Sees(pivot, a) || !l.Sees(pivot, b) {
				continue
			}
			wing := candidates.Cells(pivot, a, b)
			var targets candidates.CellSet
			triple := true
			for t := range g.Places(z).All() {
				if l.Sees(t, a) && l.Sees(t, b) && t != pivot && (n == 2 || l.Sees(t, pivot)) {
					targets = targets.With(t)
					triple = triple && l.HousesOfAll(wing.With(t)) != 0
				}
			}
			if !triple {
				pincers := candidates.Cells(a, b)
				wing := explain.Wing{Pivot: candidates.CellItem(pivot), Pincers: pincers, Digit: z}
				found = append(found, explain.NewStep(wing, explain.Removals(z, targets)...))
			}
		}
	})
	return found
}

// naiveWWings returns the wings of equal cells, over the first bridge of each.
func naiveWWings(g *candidates.Grid) (found []explain.Step) {
	l := g.Layout()
	pairs(g, func(a, b candidates.Cell) {
		if g.Candidates(a) != g.Candidates(b) || l.Sees(a, b) {
			return
		}
		for z := range g.Candidates(a).All() {
			x := g.Candidates(a).Without(z).First()
			var bridges []candidates.House
			for h := range l.Houses().All() {
				places := slices.Collect(g.PlacesIn(x, h).All())
				if len(places) != 2 {
					continue
				}
				under := func(c candidates.Cell, i int) bool { return l.Sees(c, places[i]) && !l.Sees(c, places[1-i]) }
				if under(a, 0) && under(b, 1) || under(a, 1) && under(b, 0) {
					bridges = append(bridges, h)
				}
			}
			var targets candidates.CellSet
			for t := range g.Places(z).All() {
				if l.Sees(t, a) && l.Sees(t, b) {
					targets = targets.With(t)
				}
			}
			if len(bridges) > 0 && !targets.IsEmpty() {
				wing := explain.Wing{Pivot: candidates.HouseItem(x, bridges[0]), Pincers: candidates.Cells(a, b), Digit: z}
				found = append(found, explain.NewStep(wing, explain.Removals(z, targets)...))
			}
		}
	})
	return found
}

// pairs visits each pair of open cells with two candidates once.
func pairs(g *candidates.Grid, visit func(a, b candidates.Cell)) {
	for a := range g.Open().All() {
		for b := range g.Open().All() {
			if a < b && g.Candidates(a).Len() == 2 && g.Candidates(b).Len() == 2 {
				visit(a, b)
			}
		}
	}
}
