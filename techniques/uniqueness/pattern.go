package uniqueness

import (
	"slices"
	"sort"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// pattern is a deadly pattern on the grid of a pass: cells and the digits of each that would give the
// puzzle two solutions. One of the candidates that the cells hold beside these, the guards, is true. What
// follows from that is the same for all patterns, rectangles and graves.
type pattern struct {
	pass    *techniques.Pass
	cells   candidates.CellSet
	digits  candidates.DigitSet                       // of each cell, unless it has its own
	own     *[candidates.MaxCells]candidates.DigitSet // nil if all cells are alike
	guarded candidates.CellSet                        // the cells that have guards
	extra   candidates.DigitSet                       // the digits of the guards
}

// alike returns the pattern of cells that hold the same digits beside their guards; ok is false if some clue tells
// the digits apart, so that they cannot be exchanged.
func alike(p *techniques.Pass, cells candidates.CellSet, digits candidates.DigitSet) (s pattern, ok bool) {
	if p.Grid.Layout().TellsApart(cells, digits) {
		return pattern{}, false
	}
	s = pattern{pass: p, cells: cells, digits: digits}
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		if extra := p.Grid.Candidates(c) &^ digits; extra != 0 {
			s.guarded, s.extra = s.guarded.With(c), s.extra|extra
		}
	}
	return s, true
}

// of returns the digits that the cell has in the pattern.
func (s *pattern) of(c candidates.Cell) candidates.DigitSet {
	if s.own != nil {
		return s.own[c]
	}
	return s.digits
}

// guards returns the guards in the cell.
func (s *pattern) guards(c candidates.Cell) candidates.DigitSet {
	if !s.guarded.Has(c) {
		return 0
	}
	return s.pass.Grid.Candidates(c) &^ s.of(c)
}

// evidence returns the pattern with the items that a proof cites beside it.
func (s *pattern) evidence(items ...candidates.Item) explain.Deadly {
	slices.Sort(items)
	deadly := explain.Deadly{Items: slices.Compact(items)}
	for cells := s.cells; !cells.IsEmpty(); {
		c, _ := cells.Next()
		i := slices.IndexFunc(deadly.Pattern, func(part explain.DeadlyCells) bool { return part.Digits == s.of(c) })
		if i < 0 {
			i, deadly.Pattern = len(deadly.Pattern), append(deadly.Pattern, explain.DeadlyCells{Digits: s.of(c)})
		}
		deadly.Pattern[i].Cells = deadly.Pattern[i].Cells.With(c)
	}
	sort.SliceStable(deadly.Pattern, func(i, j int) bool { return deadly.Pattern[i].Digits < deadly.Pattern[j].Digits })
	return deadly
}

// reportGuards reports what the guards alone prove: a candidate that excludes
// each of them is false. These are
//
//   - the digits of the pattern in the one cell that has guards;
//   - the digit of the guards of several cells, if they have the same, where it
//     sees them all;
//   - a digit of the pattern in a cell with guards that sees all guards
//     elsewhere, if these have this digit.
//
// What the one guard of a cell excludes elsewhere is left to the naked single.
func (s *pattern) reportGuards() (more bool) {
	g, l := s.pass.Grid, s.pass.Grid.Layout()
	var effects []explain.Effect
	if d, ok := s.extra.Single(); ok && s.guarded.Len() > 1 {
		targets := g.Places(d).And(l.PeersOfAll(s.guarded)).And(g.Open())
		if !targets.IsEmpty() {
			effects = explain.Removals(d, targets)
		}
	}
	inside := s.guarded
	for c, ok := inside.Next(); ok; c, ok = inside.Next() {
		for ds := g.Candidates(c) & s.of(c); ds != 0; {
			d, _ := ds.Next()
			if s.excludes(c, d) {
				effects = append(effects, explain.Remove(c, d))
			}
		}
	}
	return len(effects) == 0 || s.pass.Report(explain.NewStep(s.evidence(), effects...))
}

// excludes reports whether d in c, which is no guard, excludes all guards.
func (s *pattern) excludes(c candidates.Cell, d candidates.Digit) bool {
	others := s.guarded.Without(c)
	if !others.Within(s.pass.Grid.Layout().Peers(c)) {
		return false
	}
	for o, ok := others.Next(); ok; o, ok = others.Next() {
		if s.guards(o) != candidates.Digits(d) {
			return false
		}
	}
	return true
}

// reportStrong reports what follows if d, a digit of the pattern, has no place
// in some house beside two cells, which are all that have guards.
//
//	(a) one of the two cells is d;
//	(b) if the other is in the pattern too, no guard is true.
//
// Hence neither is a digit of the pattern other than d.
func (s *pattern) reportStrong(d candidates.Digit, h candidates.House) (more bool) {
	if s.guardsExclude(d) {
		return true
	}
	var effects []explain.Effect
	for c := range s.guarded.All() {
		for x := range (s.pass.Grid.Candidates(c) & s.of(c)).Without(d).All() {
			effects = append(effects, explain.Remove(c, x))
		}
	}
	return s.pass.Report(explain.NewStep(s.evidence(candidates.HouseItem(d, h)), effects...))
}

// guardsExclude reports whether the guards alone prove that no cell that has
// guards holds a digit of the pattern other than d.
func (s *pattern) guardsExclude(d candidates.Digit) bool {
	for cells := s.guarded; !cells.IsEmpty(); {
		c, _ := cells.Next()
		for xs := (s.pass.Grid.Candidates(c) & s.of(c)).Without(d); xs != 0; {
			if x, _ := xs.Next(); !s.excludes(c, x) {
				return false
			}
		}
	}
	return true
}

// reportStrongLinks reports what follows for each digit that has no place in some house beside two cells,
// which are all that have guards, and is no guard there. It names the easiest of such houses.
func (s *pattern) reportStrongLinks() (more bool) {
	g, l := s.pass.Grid, s.pass.Grid.Layout()
	if s.guarded.Len() != 2 {
		return true
	}
	shared := l.HousesOfAll(s.guarded)
	a := s.guarded.First()
	b := s.guarded.Without(a).First()
	for ds := s.of(a) & s.of(b) & g.Candidates(a) & g.Candidates(b); ds != 0; {
		d, _ := ds.Next()
		var strong candidates.HouseSet
		for hs := shared; hs != 0; {
			if h, _ := hs.Next(); g.PlacesIn(d, h).Within(s.guarded) {
				strong = strong.With(h)
			}
		}
		if strong != 0 && !s.reportStrong(d, techniques.Easiest(strong)) {
			return false
		}
	}
	return true
}

// reportAll reports everything that the pattern proves.
func (s *pattern) reportAll() (more bool) {
	return s.reportGuards() && (s.guarded.Len() == 1 || s.reportNakedSets() && s.reportStrongLinks())
}
