package uniqueness

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// nakedSet looks for cells that make a naked set with the guards of a pattern.
type nakedSet struct {
	*pattern
	houses candidates.HouseSet // of all guarded cells
	house  candidates.House    // that is searched
	others candidates.CellSet  // its open cells without guards
	size   int                 // of the set, the guard not counted
}

// reportNakedSets reports the naked sets with the guards.
//
// Have: guards in cells of one house, and n other cells of it that hold n+1
// digits together with the guards.
//
//	(a) some guarded cell holds a guard;
//	(b) it and the n cells are n+1 cells of the house, with n+1 digits.
//
// Hence these cells use up the digits, and no other cell of the house holds one of them. Nor does a guarded
// cell, unless as a guard: were it not the cell of (a), it would be such another cell.
//
// A set is left out if fewer of its cells make one with the guards, or among themselves: what it has beside
// that is an ordinary naked set. It is also left out if it removes something from guarded cells only.
// Without the guards of one cell those of the others may need fewer cells for that.
func (s *pattern) reportNakedSets() (more bool) {
	g, l := s.pass.Grid, s.pass.Grid.Layout()
	if s.extra.Len() < 2 {
		return true
	}
	n := nakedSet{pattern: s, houses: l.HousesOfAll(s.guarded)}
	for hs := n.houses; hs != 0; {
		n.house, _ = hs.Next()
		n.others = l.HouseCells(n.house).And(g.Open()).AndNot(s.guarded)
		for n.size = s.extra.Len() - 1; n.size < n.others.Len(); n.size++ {
			if !n.extend(n.others, candidates.CellSet{}, s.extra) {
				return false
			}
		}
	}
	return true
}

// extend completes the chosen cells by those of rest, of which each is taken or
// left in turn. Together with the guards the chosen cells hold the union.
func (n *nakedSet) extend(rest, chosen candidates.CellSet, union candidates.DigitSet) (more bool) {
	missing := n.size - chosen.Len()
	if missing == 0 {
		return union.Len() <= n.size || n.report(chosen, union)
	}
	for rest.Len() >= missing {
		c, _ := rest.Next()
		if u := union | n.pass.Grid.Candidates(c); u.Len() <= n.size+1 && !n.extend(rest, chosen.With(c), u) {
			return false
		}
	}
	return true
}

func (n *nakedSet) report(chosen candidates.CellSet, digits candidates.DigitSet) (more bool) {
	g, l := n.pass.Grid, n.pass.Grid.Layout()
	houses := l.HousesOfAll(n.guarded.Or(chosen))
	if houses.First() != n.house || n.smaller(chosen, candidates.CellSet{}, 0) {
		return true
	}
	var targets candidates.CellSet
	for hs := houses; hs != 0; {
		h, _ := hs.Next()
		targets = targets.Or(l.HouseCells(h))
	}
	targets = targets.And(g.Open()).AndNot(chosen)
	if !n.holdsAny(targets.AndNot(n.guarded), digits) {
		return true
	}
	var effects []explain.Effect
	for c := range targets.All() {
		for d := range (g.Candidates(c) & digits &^ n.guards(c)).All() {
			effects = append(effects, explain.Remove(c, d))
		}
	}
	var items []candidates.Item
	for c := range chosen.All() {
		items = append(items, candidates.CellItem(c))
	}
	return n.pass.Report(explain.NewStep(n.evidence(items...), effects...))
}

// holdsAny reports whether one of the digits is a candidate of one of the cells.
func (n *nakedSet) holdsAny(cells candidates.CellSet, digits candidates.DigitSet) bool {
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		if n.pass.Grid.Candidates(c)&digits != 0 {
			return true
		}
	}
	return false
}

// smaller reports whether some of the cells, fewer than all, make a naked set
// with the guards or any of them make one among themselves. It looks at the
// sets that the cells of some, which hold the digits held, and any of rest are.
func (n *nakedSet) smaller(rest, some candidates.CellSet, held candidates.DigitSet) bool {
	c, ok := rest.Next()
	if !ok {
		size := some.Len()
		return size > 0 && (held.Len() <= size || size < n.size && (held|n.extra).Len() <= size+1)
	}
	return n.smaller(rest, some, held) || n.smaller(rest, some.With(c), held|n.pass.Grid.Candidates(c))
}
