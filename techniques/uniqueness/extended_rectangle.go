package uniqueness

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// ExtendedRectangle is the unique rectangle of three or four digits.
var ExtendedRectangle = extended.withTypes(deadly("extended-rectangle", "Extended Rectangle", "", 0, techniques.Unfair, extended.is(0),
	[]string{"Extended Unique Rectangle", "Extended Rectangle Type 1", "Extended Rectangle Type 2", "Extended Rectangle Type 3", "Extended Rectangle Type 4"},
	explain.NewLadder("two parallel lines hold the same three or four digits in as many columns or rows, all but a few cells",
		explain.FacetDigits, explain.FacetCells),
	techniques.Doc{
		What: "Three or four cells of a row, and the cells below them in another row of the same boxes, or the same " +
			"turned on its side. None is a given. They hold only as many digits as there are cells in one of the two lines, " +
			"all but one or two of them, which hold others as well. What these hold decides, as in unique rectangles.",
		Why: "Suppose that the cells held these digits only. Then both lines would hold each of them once. With the two " +
			"lines exchanged in these cells every row, column and box would still hold the same digits. The puzzle would " +
			"have two solutions, as no given tells them apart. So one of the cells holds another digit.",
		Look: "Look for columns in which two cells of one box hold only two or three digits. Look for further columns " +
			"like these in the other boxes, in the same two rows. Together they may hold as many digits as there are columns.",
		NearMiss: "Two lines that run through different boxes: the exchange would change what the boxes hold. Fewer " +
			"cells than digits: then the two lines need not hold the same.",
		Grid: ".34...+62+1.+5+1..6+3+8+4.6+8+1.+3+7958.+3.6.1+7+95.7.1+84+36+1.673.+8+52+3+7.+6...1+841.8...+6+3+6+853.+1.+47",
		Want: "r1c5<>7 r1c5<>9 r7c5<>2 r7c5<>9 r8c5<>2 r8c5<>9",
	},
	findExtendedRectangle))

// The sizes of extended rectangles: pairs of cells, and digits. Two pairs are a
// unique rectangle. More than four leave the lines hardly another cell.
const minPairs, maxPairs = 3, 4

// maxGuarded is how many cells of an extended rectangle may have guards.
const maxGuarded = 2

// linesWithout is, by line, the lines after it with which it has no rectangle.
type linesWithout [candidates.MaxHouses]candidates.HouseSet

// withoutRectangle is what is known of two unchanged lines.
var withoutRectangle = techniques.NewFact(func(none *linesWithout, _ *techniques.Pass, since techniques.Change) {
	changed := since.Houses()
	for h := range none {
		none[h] &^= changed
		if changed.Has(candidates.House(h)) {
			none[h] = 0
		}
	}
})

// findExtendedRectangle reports the rectangles in which one or two cells have guards.
func findExtendedRectangle(p *techniques.Pass) {
	l := p.Grid.Layout()
	few := fewCandidates(p)
	none := withoutRectangle.Of(p)
	f := pairFinder{pass: p}
	for _, kind := range []candidates.Kind{candidates.Row, candidates.Column} {
		for firsts := l.HousesOfKind(kind); firsts != 0; {
			first, _ := firsts.Next()
			for seconds := firsts &^ none[first]; seconds != 0; {
				second, _ := seconds.Next()
				if !f.search(first, second, few) {
					return
				}
				if !f.found {
					none[first] = none[first].With(second)
				}
			}
		}
	}
}

// fewCandidates returns the open cells that may be without guards.
func fewCandidates(p *techniques.Pass) (cells candidates.CellSet) {
	for n := 1; n <= maxPairs; n++ {
		cells = cells.Or(p.WithCandidates(n))
	}
	return cells
}

// pairFinder looks for extended rectangles in two lines. A pair is two cells,
// one of each line, whose other houses are the same.
type pairFinder struct {
	pass  *techniques.Pass
	lines candidates.HouseSet
	pairs [candidates.MaxSize]candidates.CellSet
	held  [candidates.MaxSize][2]candidates.DigitSet // by the cells of the pair
	n     int
	size  int  // how many pairs to choose, and digits that they may hold
	found bool // some rectangle, whatever it proves
}

// search reports the rectangles in two lines. The cells of a pair share a box,
// all cells without guards have few candidates, and some pair has no guards.
func (f *pairFinder) search(first, second candidates.House, few candidates.CellSet) (more bool) {
	l := f.pass.Grid.Layout()
	f.lines, f.n, f.found = candidates.Houses(first, second), 0, false
	upper, lower := l.HouseCells(first), l.HouseCells(second)
	boxes := l.HousesMeeting(first) & l.HousesMeeting(second) & l.HousesOfKind(candidates.Box)
	if boxes == 0 || upper.And(few).Len()+lower.And(few).Len() < 2*minPairs-maxGuarded || !f.pair(upper, lower) {
		return true
	}
	for f.size = minPairs; f.size <= min(maxPairs, f.n); f.size++ {
		if !f.extend(0, candidates.CellSet{}, 0) {
			return false
		}
	}
	return true
}

// pair collects the pairs of the two lines, given all cells of both, and reports
// whether one of them may be without guards.
func (f *pairFinder) pair(upper, lower candidates.CellSet) (some bool) {
	g, l := f.pass.Grid, f.pass.Grid.Layout()
	open := g.Open()
	for u, ok := upper.Next(); ok; u, ok = upper.Next() {
		// The cells of a line are in order, so v is beside u.
		v, _ := lower.Next()
		if open.Has(u) && open.Has(v) && l.HousesOf(u)^l.HousesOf(v) == f.lines {
			f.pairs[f.n] = candidates.CellSet{}.With(u).With(v)
			f.held[f.n] = [2]candidates.DigitSet{g.Candidates(u), g.Candidates(v)}
			some = some || (g.Candidates(u)|g.Candidates(v)).Len() <= maxPairs
			f.n++
		}
	}
	return some
}

// extend completes a choice of pairs without guards by more of them, from number
// i on, and by pairs with guards. The chosen cells hold the digits.
func (f *pairFinder) extend(i int, chosen candidates.CellSet, digits candidates.DigitSet) (more bool) {
	if !f.extendGuarded(0, chosen, digits, 0) {
		return false
	}
	for ; i < f.n; i++ {
		held := digits | f.held[i][0] | f.held[i][1]
		if held.Len() <= f.size && !f.extend(i+1, chosen.Or(f.pairs[i]), held) {
			return false
		}
	}
	return true
}

// extendGuarded completes a choice of pairs by pairs with guards, from number i
// on. The chosen cells hold the digits, but for the guarded ones, which may hold more.
func (f *pairFinder) extendGuarded(i int, chosen candidates.CellSet, digits candidates.DigitSet, guarded int) (more bool) {
	missing := f.size - chosen.Len()/2
	switch {
	case guarded+missing > maxGuarded:
		return true
	case missing == 0:
		return guarded == 0 || digits.Len() != f.size || f.report(chosen, digits, guarded)
	}
	for ; i < f.n; i++ {
		if f.pairs[i].Meets(chosen) {
			continue
		}
		cells, u, v := chosen.Or(f.pairs[i]), digits|f.held[i][0], digits|f.held[i][1]
		if u.Len() <= f.size && !f.extendGuarded(i+1, cells, u, guarded+1) ||
			v.Len() <= f.size && !f.extendGuarded(i+1, cells, v, guarded+1) ||
			!f.extendGuarded(i+1, cells, digits, guarded+2) {
			return false
		}
	}
	return true
}

// report reports what the rectangle proves. If fewer cells have guards than the
// choice says, another choice has the same cells and digits.
func (f *pairFinder) report(cells candidates.CellSet, digits candidates.DigitSet, guarded int) (more bool) {
	s, ok := alike(f.pass, cells, digits)
	if !ok || s.guarded.Len() != guarded {
		return true
	}
	f.found = true
	return s.reportAll()
}
