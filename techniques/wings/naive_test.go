package wings_test

import (
	"fmt"
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
	techtest.Twin(t, wings.WWing, func(g *candidates.Grid) []explain.Step { return naiveWWings(g, false) })
	techtest.Twin(t, wings.GroupedWWing, func(g *candidates.Grid) []explain.Step { return naiveWWings(g, true) })
	techtest.Twin(t, wings.ChuteRemotePair, naiveChutePairs)
	// The larger bent sets are found in the same way. Their twins take long.
	techtest.Twin(t, wings.WXYZWing, func(g *candidates.Grid) []explain.Step { return naiveBentSets(g, 4) })
	techtest.Twin(t, wings.VWXYZWing, func(g *candidates.Grid) []explain.Step { return naiveBentSets(g, 5) })
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

// naiveWWings returns the wings of equal cells, over the first bridge of each: over
// two places or, if grouped, over more where no two will do.
func naiveWWings(g *candidates.Grid, grouped bool) (found []explain.Step) {
	l := g.Layout()
	pairs(g, func(a, b candidates.Cell) {
		if g.Candidates(a) != g.Candidates(b) || l.Sees(a, b) {
			return
		}
		for z := range g.Candidates(a).All() {
			x := g.Candidates(a).Without(z).First()
			var narrow, wide []candidates.House
			for h := range l.Houses().All() {
				var underA, underB, both, none int
				for c := range g.PlacesIn(x, h).All() {
					switch {
					case l.Sees(c, a) && l.Sees(c, b):
						both++
					case l.Sees(c, a):
						underA++
					case l.Sees(c, b):
						underB++
					default:
						none++
					}
				}
				switch {
				case none > 0 || underA == 0 || underB == 0:
				case underA+underB+both == 2:
					narrow = append(narrow, h)
				default:
					wide = append(wide, h)
				}
			}
			var targets candidates.CellSet
			for t := range g.Places(z).All() {
				if l.Sees(t, a) && l.Sees(t, b) {
					targets = targets.With(t)
				}
			}
			bridges := narrow
			if grouped {
				bridges = wide
			}
			if len(bridges) > 0 && (!grouped || len(narrow) == 0) && !targets.IsEmpty() {
				wing := explain.Wing{Pivot: candidates.HouseItem(x, bridges[0]), Pincers: candidates.Cells(a, b), Digit: z}
				found = append(found, explain.NewStep(wing, explain.Removals(z, targets)...))
			}
		}
	})
	return found
}

// naiveChutePairs returns the wings of equal cells whose bridge is a box that lies in
// a row or a column of boxes with theirs.
func naiveChutePairs(g *candidates.Grid) (found []explain.Step) {
	l := g.Layout()
	pairs(g, func(a, b candidates.Cell) {
		if g.Candidates(a) != g.Candidates(b) || l.Sees(a, b) {
			return
		}
		for z := range g.Candidates(a).All() {
			x := g.Candidates(a).Without(z).First()
			var targets candidates.CellSet
			for t := range g.Places(z).All() {
				if l.Sees(t, a) && l.Sees(t, b) {
					targets = targets.With(t)
				}
			}
			bridged := false
			for _, line := range []func(candidates.Cell) candidates.House{l.RowOf, l.ColumnOf} {
				for box := range l.HousesOfKind(candidates.Box).All() {
					underA, underB, third, unseenByA, unseenByB := 0, 0, 0, 0, 0
					for c := range g.PlacesIn(x, box).All() {
						switch line(c) {
						case line(a):
							underA++
						case line(b):
							underB++
						default:
							third++
						}
						if !l.Sees(c, a) {
							unseenByA++
						}
						if !l.Sees(c, b) {
							unseenByB++
						}
					}
					if bridge := candidates.HouseItem(x, box); !bridged && !targets.IsEmpty() && l.BoxOf(a) != box && l.BoxOf(b) != box &&
						underA > 0 && underB > 0 && third == 0 && unseenByA > 0 && unseenByB > 0 {
						bridged = true
						wing := explain.Wing{Pivot: bridge, Pincers: candidates.Cells(a, b), Digit: z}
						found = append(found, explain.NewStep(wing, explain.Removals(z, targets)...))
					}
				}
			}
		}
	})
	return found
}

// naiveBentSets returns the sets of n cells with n digits in two houses that share
// two cells or more, one for each odd digit and what is removed.
func naiveBentSets(g *candidates.Grid, n int) (found []explain.Step) {
	l := g.Layout()
	seen := map[string]bool{}
	for first := range l.Houses().All() {
		for second := range l.Houses().All() {
			if first >= second || l.HouseCells(first).And(l.HouseCells(second)).Len() < 2 {
				continue
			}
			union := l.HouseCells(first).Or(l.HouseCells(second)).And(g.Open())
			var choose func(chosen, left candidates.CellSet, digits candidates.DigitSet)
			choose = func(chosen, left candidates.CellSet, digits candidates.DigitSet) {
				switch {
				case digits.Len() > n || chosen.Len()+left.Len() < n:
				case chosen.Len() == n:
					odd, effects := naiveBentSet(g, chosen, digits, l.HouseCells(first), l.HouseCells(second))
					if len(effects) == 0 || seen[fmt.Sprint(odd, effects)] {
						return
					}
					seen[fmt.Sprint(odd, effects)] = true
					var truths []candidates.Item
					for c := range chosen.All() {
						truths = append(truths, candidates.CellItem(c))
					}
					found = append(found, explain.NewStep(explain.Sectors{Truths: truths}, effects...))
				default:
					c := left.First()
					choose(chosen.With(c), left.Without(c), digits|g.Candidates(c))
					choose(chosen, left.Without(c), digits)
				}
			}
			choose(candidates.CellSet{}, union, 0)
		}
	}
	return found
}

// naiveBentSet returns what some cells of two houses with as many digits remove,
// and the odd digit if there is one. It is nothing if the cells but one cannot do
// without some digit that is removed.
func naiveBentSet(g *candidates.Grid, cells candidates.CellSet, digits candidates.DigitSet, first, second candidates.CellSet) (odd candidates.DigitSet, effects []explain.Effect) {
	if cells.Within(first) || cells.Within(second) {
		return 0, nil
	}
	for d := range digits.All() {
		if places := g.Places(d).And(cells); !places.Within(first) && !places.Within(second) {
			odd = odd.With(d)
		}
	}
	removed := odd
	switch odd.Len() {
	case 0:
		removed = digits
	case 1:
	default:
		return 0, nil
	}
	for d := range removed.All() {
		for spare := range cells.All() {
			if !fillable(g, cells.Without(spare), digits.Without(d)) {
				return 0, nil
			}
		}
		for c := range g.Places(d).And(g.Layout().PeersOfAll(g.Places(d).And(cells))).All() {
			effects = append(effects, explain.Remove(c, d))
		}
	}
	return odd, effects
}

// fillable reports whether each of some cells can have a different one of some
// digits.
func fillable(g *candidates.Grid, cells candidates.CellSet, digits candidates.DigitSet) bool {
	if cells.IsEmpty() {
		return true
	}
	c := cells.First()
	for d := range (g.Candidates(c) & digits).All() {
		if fillable(g, cells.Without(c), digits.Without(d)) {
			return true
		}
	}
	return false
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
