package subsets

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// findNaked looks for naked sets: n open cells of a house that hold only n
// digits among them.
//
//	(a) each of the cells holds one of the n digits;
//	(b) no digit stands in two of the cells, as they share a house.
//
// Hence the cells hold n different digits out of n, which is each of them
// once. In every house that contains the cells no other cell can hold them.
//
// A set is reported once, with all houses in which it removes something. With
// locked those are reported that are called locked pair or locked triple, and
// without it all others: no set is listed under two names.
func findNaked(p *techniques.Pass, n int, locked bool) {
	g := p.Grid
	var narrow candidates.CellSet // cells that n digits may be enough for
	for count := 1; count <= n; count++ {
		narrow = narrow.Or(p.WithCandidates(count))
	}
	houses := p.Changed().Houses()
	if n <= 3 && !locked {
		houses = withRenamed(g.Layout(), houses, narrow, n)
	}
	var t table
	visit := func(chosen, union uint16) bool {
		cells, digits := t.cellsAt(chosen), candidates.DigitSet(union)
		houses, targets := nakedTargets(g, cells, digits)
		if houses == 0 || houses.First() != t.house {
			return true // of no use, or found in another house before
		}
		if locked != isLocked(g.Layout(), n, houses, targets) {
			return true
		}
		if !holdsAny(g, targets, digits&^candidates.DigitSet(t.own(chosen))) {
			return true
		}
		var effects []explain.Effect
		for d := range digits.All() {
			effects = append(effects, explain.Removals(d, targets.And(g.Places(d)))...)
		}
		return p.Report(explain.NewStep(explain.LockedSet{Cells: cells, Set: digits, Houses: houses}, effects...))
	}
	for houses != 0 {
		h, _ := houses.Next()
		cells := narrow.And(g.Layout().HouseCells(h))
		if cells.Len() < n || g.Open().And(g.Layout().HouseCells(h)).Len() <= n {
			continue // too few cells, or no other to remove from
		}
		if t.rows(g, h, cells); !t.tight(n, 1<<cells.Len()-1, visit) {
			return
		}
	}
}

// withRenamed adds the houses that share n of the narrow cells with one of the
// houses. A set in them may be one that went by the name of a locked one before,
// as long as it removed something there as well.
func withRenamed(l *candidates.Layout, houses candidates.HouseSet, narrow candidates.CellSet, n int) candidates.HouseSet {
	all := houses
	for houses != 0 {
		h, _ := houses.Next()
		cells := narrow.And(l.HouseCells(h))
		for others := l.HousesMeeting(h) &^ all; others != 0; {
			other, _ := others.Next()
			if cells.And(l.HouseCells(other)).Len() >= n {
				all = all.With(other)
			}
		}
	}
	return all
}

// nakedTargets returns the cells that lose digits to a naked set, and the
// houses around the set in which they are.
func nakedTargets(g *candidates.Grid, cells candidates.CellSet, digits candidates.DigitSet) (houses candidates.HouseSet, targets candidates.CellSet) {
	l := g.Layout()
	for shared := l.HousesOfAll(cells); shared != 0; {
		h, _ := shared.Next()
		others := g.Open().And(l.HouseCells(h)).AndNot(cells)
		for c, ok := others.Next(); ok; c, ok = others.Next() {
			if g.Candidates(c)&digits != 0 {
				houses, targets = houses.With(h), targets.With(c)
			}
		}
	}
	return houses, targets
}

// isLocked reports whether a naked set of n cells that removes from the targets
// in the houses goes by the name of locked pair or locked triple. That is so if
// it removes in several houses, of which the box does not contain all targets;
// otherwise one house tells all that there is to tell.
func isLocked(l *candidates.Layout, n int, houses candidates.HouseSet, targets candidates.CellSet) bool {
	return n <= 3 && houses.Len() > 1 && !targets.Within(l.HouseCells(techniques.Easiest(houses)))
}

// holdsAny reports whether any of the cells holds any of the digits.
func holdsAny(g *candidates.Grid, cells candidates.CellSet, digits candidates.DigitSet) bool {
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		if g.Candidates(c)&digits != 0 {
			return true
		}
	}
	return false
}
