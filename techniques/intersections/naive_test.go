package intersections_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques/intersections"
	"pencilmark/techniques/techtest"
)

// The finders must find what their definitions say, read word for word.
func TestNaive(t *testing.T) {
	techtest.Twin(t, intersections.SueDeCoq, naiveSuesDeCoq)
	techtest.Twin(t, intersections.AlmostLockedPair, func(g *candidates.Grid) []explain.Step { return naiveAlmostLocked(g, 2) })
	techtest.Twin(t, intersections.AlmostLockedTriple, func(g *candidates.Grid) []explain.Step { return naiveAlmostLocked(g, 3) })
	techtest.CoverMade(t, intersections.FireworkTriple, burst, naiveTriples)
	techtest.CoverMade(t, intersections.FireworkQuadruple, burst, naiveQuadruples)
}

// group is some open cells and what they hold.
type group struct {
	cells  candidates.CellSet
	digits candidates.DigitSet
}

// groups returns the groups of one or more of some cells.
func groups(g *candidates.Grid, cells candidates.CellSet) (all []group) {
	for c := range cells.And(g.Open()).All() {
		for _, other := range append([]group{{}}, all...) {
			all = append(all, group{other.cells.With(c), other.digits | g.Candidates(c)})
		}
	}
	return all
}

// naiveSuesDeCoq returns a pattern with the fewest cells for all that such patterns
// remove.
func naiveSuesDeCoq(g *candidates.Grid) []explain.Step {
	least := map[string]explain.Step{}
	l := g.Layout()
	for first := range l.Houses().All() {
		for second := range l.Houses().All() {
			shared := l.HouseCells(first).And(l.HouseCells(second))
			if first >= second || shared.Len() < 2 {
				continue
			}
			inFirst, inSecond := groups(g, l.HouseCells(first).AndNot(shared)), groups(g, l.HouseCells(second).AndNot(shared))
			both := l.HouseCells(first).Or(l.HouseCells(second))
			for _, cross := range groups(g, shared) {
				if cross.cells.Len() < 2 || cross.cells.Len() > 3 || cross.digits.Len() < cross.cells.Len()+2 {
					continue
				}
				others := beside(inSecond, cross)
				for _, a := range beside(inFirst, cross) {
					for _, b := range others {
						if (cross.digits|a.digits|b.digits).Len()+(a.digits&b.digits).Len() != cross.cells.Len()+a.cells.Len()+b.cells.Len() {
							continue
						}
						step := naiveSueDeCoq(g, both, cross, a, b)
						key := fmt.Sprint(step.Effects)
						if other, ok := least[key]; len(step.Effects) > 0 && (!ok || len(step.Premises) < len(other.Premises)) {
							least[key] = step
						}
					}
				}
			}
		}
	}
	return slices.Collect(maps.Values(least))
}

// beside returns the groups that have more cells than digits that the crossing
// lacks. The other cells do without one that has not.
func beside(all []group, cross group) (some []group) {
	for _, s := range all {
		if s.cells.Len() > (s.digits &^ cross.digits).Len() {
			some = append(some, s)
		}
	}
	return some
}

// naiveSueDeCoq returns what a crossing removes with a group in either of its
// houses, from cells of both houses. It is nothing if a cell can be spared.
func naiveSueDeCoq(g *candidates.Grid, both candidates.CellSet, cross, a, b group) explain.Step {
	cells := cross.cells.Or(a.cells).Or(b.cells)
	var removed []explain.Effect
	for c := range both.And(g.Open()).All() {
		for d := range g.Candidates(c).All() {
			inA, inB := a.digits.Has(d), b.digits.Has(d)
			goes := false
			switch {
			case a.cells.Or(b.cells).Has(c) || !(cross.digits | a.digits | b.digits).Has(d):
			case cross.cells.Has(c):
				goes = inA && inB
			default:
				goes = (inA || !inB) && sees(g, d, cross.cells.Or(a.cells)).Has(c) || (inB || !inA) && sees(g, d, cross.cells.Or(b.cells)).Has(c)
			}
			if goes {
				removed = append(removed, explain.Remove(c, d))
			}
		}
	}
	if spares(g, cells, a, b, removed) {
		return explain.Step{}
	}
	var truths []candidates.Item
	for c := range cells.All() {
		truths = append(truths, candidates.CellItem(c))
	}
	return explain.NewStep(explain.Sectors{Truths: truths}, removed...)
}

// sees returns the cells that see all places of a digit in others.
func sees(g *candidates.Grid, d candidates.Digit, others candidates.CellSet) candidates.CellSet {
	return g.Layout().PeersOfAll(g.Places(d).And(others))
}

// spares reports whether all is removed without one of the cells.
func spares(g *candidates.Grid, cells candidates.CellSet, a, b group, removed []explain.Effect) bool {
	for spare := range cells.All() {
		needed := slices.ContainsFunc(removed, func(e explain.Effect) bool {
			return fits(g, cells.Without(spare), a, b, e.Candidate)
		})
		if !needed {
			return true
		}
	}
	return false
}

// fits reports whether some cells of a pattern have digits enough where a candidate
// stands. A digit that both groups beside the crossing have counts twice.
func fits(g *candidates.Grid, cells candidates.CellSet, a, b group, k candidates.Candidate) bool {
	turns := 0
	cells = cells.Without(k.Cell())
	for d := range g.Layout().Digits().All() {
		places := g.Places(d).And(cells)
		if d == k.Digit() {
			places = places.AndNot(g.Layout().Peers(k.Cell()))
		}
		if !places.IsEmpty() {
			turns++
		}
		if places.Meets(a.cells) && places.Meets(b.cells) {
			turns++
		}
	}
	return turns >= cells.Len()
}

// naiveAlmostLocked returns the patterns with n digits, one for all that such
// patterns remove.
func naiveAlmostLocked(g *candidates.Grid, n int) (found []explain.Step) {
	l := g.Layout()
	seen := map[string]bool{}
	for from := range l.Houses().All() {
		for onto := range l.Houses().All() {
			shared := l.HouseCells(from).And(l.HouseCells(onto))
			if from == onto || shared.Len() < 2 {
				continue
			}
			for _, holder := range groups(g, l.HouseCells(onto).AndNot(shared)) {
				if holder.cells.Len() != n-1 || holder.digits.Len() != n {
					continue
				}
				step := naiveNearly(g, from, onto, holder)
				if key := fmt.Sprint(step.Effects); len(step.Effects) > 0 && !seen[key] {
					seen[key] = true
					found = append(found, step)
				}
			}
		}
	}
	return found
}

// naiveNearly returns what cells of a house remove together with the digits that
// they hold in another, if that is anything in the two houses: from the rest of
// the house, and from what else sees all places there. The digits have places in the
// crossing and beside it, where each two of three need all the cells, or these two
// say something by themselves. No premise can be spared.
func naiveNearly(g *candidates.Grid, from, onto candidates.House, holder group) explain.Step {
	in, other := g.Layout().HouseCells(from), g.Layout().HouseCells(onto)
	var truths []candidates.Item
	for c := range holder.cells.All() {
		truths = append(truths, candidates.CellItem(c))
	}
	var takers candidates.CellSet
	for d := range holder.digits.All() {
		takers = takers.Or(g.Places(d).And(in).AndNot(other))
		truths = append(truths, candidates.HouseItem(d, from))
	}
	if takers.Len() != holder.cells.Len() {
		return explain.Step{}
	}
	inHouses := false
	var removed []explain.Effect
	for d := range holder.digits.All() {
		places := g.Places(d).And(in)
		if !places.Meets(takers) || places.Within(takers) {
			return explain.Step{}
		}
		for e := range holder.digits.Without(d).All() {
			if !takers.Within(places.Or(g.Places(e))) {
				return explain.Step{}
			}
		}
		for c := range g.Places(d).And(sees(g, d, holder.cells.Or(other.And(in)))).AndNot(in).AndNot(holder.cells).All() {
			removed = append(removed, explain.Remove(c, d))
			inHouses = inHouses || other.Has(c)
		}
	}
	for c := range takers.All() {
		for d := range (g.Candidates(c) &^ holder.digits).All() {
			removed = append(removed, explain.Remove(c, d))
			inHouses = true
		}
	}
	var ks []candidates.Candidate
	for _, e := range removed {
		ks = append(ks, e.Candidate)
	}
	if !inHouses || !techtest.Needed(g, truths, ks) {
		return explain.Step{}
	}
	return explain.NewStep(explain.Sectors{Truths: truths}, removed...)
}

// home is cells one of which must hold a digit, because of a line or of two lines
// that cross.
type home struct {
	digit candidates.Digit
	cells candidates.CellSet
	lines []candidates.Item
	box   candidates.CellSet // from which the digit goes
}

// homes returns the homes of the digits that burst from x to y, in its row, and to z,
// in its column. A line that has the digit in x or the other cell needs no second.
func homes(g *candidates.Grid, x, y, z candidates.Cell) (all []home) {
	l := g.Layout()
	row, column, box := l.RowOf(x), l.ColumnOf(x), l.HouseCells(l.BoxOf(x))
	for d := range l.Digits().All() {
		inRow, inColumn := g.PlacesIn(d, row), g.PlacesIn(d, column)
		if !inRow.Within(box.With(y)) || !inColumn.Within(box.With(z)) {
			continue
		}
		rowAlone, columnAlone := inRow.Within(candidates.Cells(x, y)), inColumn.Within(candidates.Cells(x, z))
		if rowAlone {
			all = append(all, home{digit: d, cells: inRow, lines: []candidates.Item{candidates.HouseItem(d, row)}})
		}
		if columnAlone {
			all = append(all, home{digit: d, cells: inColumn, lines: []candidates.Item{candidates.HouseItem(d, column)}})
		}
		if !rowAlone && !columnAlone {
			lines := []candidates.Item{candidates.HouseItem(d, row), candidates.HouseItem(d, column)}
			rest := box.AndNot(l.HouseCells(row)).AndNot(l.HouseCells(column))
			all = append(all, home{d, g.Places(d).And(candidates.Cells(x, y, z)), lines, rest})
		}
	}
	return all
}

// burst makes digits of some rectangle burst from two of its corners to the others:
// three from the first, or two from each, where the solution has them so. Half of
// the time it first tries corners that see each other, as on a diagonal.
func burst(rng *rand.Rand, g *candidates.Grid, solution *candidates.Filling) {
	l := g.Layout()
	all := slices.Collect(g.Open().All())
	inSight := rng.IntN(2) == 0
	for try := range 1000 {
		x, w := all[rng.IntN(len(all))], all[rng.IntN(len(all))]
		y, z := candidates.At(x.Row(), w.Column()), candidates.At(w.Row(), x.Column())
		if x.Row() == w.Row() || x.Column() == w.Column() || l.BoxOf(x) == l.BoxOf(w) || !candidates.Cells(y, z).Within(g.Open()) ||
			inSight && try < 500 && !l.Sees(x, w) {
			continue
		}
		digits := candidates.Digits(solution[x], solution[y], solution[z], solution[w])
		// outside returns where a digit must not be to burst from a corner; ok is
		// false if the solution has it there.
		outside := func(d candidates.Digit, corner candidates.Cell) (cells candidates.CellSet, ok bool) {
			cells = l.HouseCells(l.RowOf(corner)).Or(l.HouseCells(l.ColumnOf(corner))).
				AndNot(l.HouseCells(l.BoxOf(corner))).AndNot(candidates.Cells(y, z))
			for c := range cells.All() {
				if solution[c] == d {
					return cells, false
				}
			}
			return cells, true
		}
		var atX, atW candidates.DigitSet
		for d := range digits.All() {
			if _, ok := outside(d, x); ok && d != solution[w] {
				atX = atX.With(d)
			}
			if _, ok := outside(d, w); ok && d != solution[x] {
				atW = atW.With(d)
			}
		}
		if digits.Len() < 4 || atX.Len() < 3 && (atX.Len() < 2 || atW.Len() < 2 || atX|atW != digits) {
			continue
		}
		for d := range digits.All() {
			for _, corner := range []candidates.Cell{x, w} {
				if cells, ok := outside(d, corner); ok {
					for c := range cells.All() {
						g.Remove(c, d)
					}
				}
			}
		}
		return
	}
}

// naiveTriples returns what three digits remove that burst from a cell to two
// others.
func naiveTriples(g *candidates.Grid) (removed []candidates.Candidate) {
	l := g.Layout()
	for x := range g.Open().All() {
		for y := range l.HouseCells(l.RowOf(x)).And(g.Open()).AndNot(l.HouseCells(l.BoxOf(x))).All() {
			for z := range l.HouseCells(l.ColumnOf(x)).And(g.Open()).AndNot(l.HouseCells(l.BoxOf(x))).All() {
				all := homes(g, x, y, z)
				for i := range all {
					for j := range i {
						for k := range j {
							removed = append(removed, naiveFireworks(g, candidates.Cells(x, y, z), all[i], all[j], all[k])...)
						}
					}
				}
			}
		}
	}
	return removed
}

// naiveQuadruples returns what two digits and two others remove that burst from
// opposite corners of a rectangle to the same two cells.
func naiveQuadruples(g *candidates.Grid) (removed []candidates.Candidate) {
	l := g.Layout()
	for x := range g.Open().All() {
		for w := range g.Open().All() {
			y, z := candidates.At(x.Row(), w.Column()), candidates.At(w.Row(), x.Column())
			cells := candidates.Cells(x, y, z, w)
			boxes := candidates.Houses(l.BoxOf(x), l.BoxOf(y), l.BoxOf(z), l.BoxOf(w))
			if x > w || boxes.Len() < 4 {
				continue
			}
			atX, atW := homes(g, x, y, z), homes(g, w, z, y)
			for i := range atX {
				for j := range i {
					for u := range atW {
						for v := range u {
							removed = append(removed, naiveFireworks(g, cells, atX[i], atX[j], atW[u], atW[v])...)
						}
					}
				}
			}
		}
	}
	return removed
}

// naiveFireworks returns what some homes of different digits remove that take up as
// many cells. It is nothing if fewer of them do, if each needs one line only, which
// is a hidden set, or if some line can be spared.
func naiveFireworks(g *candidates.Grid, cells candidates.CellSet, all ...home) (removed []candidates.Candidate) {
	for chosen := 1; chosen < 1<<len(all); chosen++ {
		var digits candidates.DigitSet
		var reached candidates.CellSet
		n := 0
		for i, h := range all {
			if chosen>>i&1 != 0 {
				digits, reached = digits.With(h.digit), reached.Or(h.cells)
				n++
			}
		}
		if digits.Len() < n || n < len(all) && reached.Len() <= n {
			return nil
		}
	}
	for c := range cells.All() {
		others := g.Candidates(c)
		for _, h := range all {
			if h.cells.Has(c) {
				others = others.Without(h.digit)
			}
		}
		for d := range others.All() {
			removed = append(removed, candidates.Of(c, d))
		}
	}
	var lines []candidates.Item
	for _, h := range all {
		lines = append(lines, h.lines...)
	}
	if len(lines) == len(all) {
		return nil
	}
	for _, h := range all {
		for c := range g.Places(h.digit).And(h.box).All() {
			removed = append(removed, candidates.Of(c, h.digit))
		}
	}
	if !techtest.Needed(g, lines, removed) {
		return nil
	}
	return removed
}
