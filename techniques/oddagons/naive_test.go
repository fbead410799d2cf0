package oddagons_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques/oddagons"
	"pencilmark/techniques/techtest"
)

// The finders must find what their definitions say, read word for word.
func TestNaive(t *testing.T) {
	techtest.Twin(t, oddagons.BivalueOddagon, naiveRings)
	techtest.TwinMade(t, oddagons.BivalueOddagon, poor(2, someCells), naiveRings)
	techtest.TwinMade(t, oddagons.Tridagon, poor(3, diagonals), naiveTridagons)
}

// poor makes grids of nine digits in which some cells have the same n digits, a few of
// them one digit more, and hardly anything else. They need no solution: what follows
// from the premises of a step follows in any grid.
func poor(n int, some func(*rand.Rand, *candidates.Layout) candidates.CellSet) techtest.Change {
	return func(rng *rand.Rand, g *candidates.Grid, _ *candidates.Filling) {
		l := g.Layout()
		if l.Size() < 9 {
			return
		}
		*g = candidates.NewGrid(l, candidates.Filling{})
		cells, digits, remove := some(rng, l), rng.Perm(l.Size()), rng.Float64()
		for c := range l.Cells().All() {
			for i, d := range digits {
				chance := remove
				switch {
				case !cells.Has(c):
				case i < n:
					chance = 0.1
				case i == n:
					chance = 0.8
				default:
					chance = 0.995
				}
				if rng.Float64() < chance {
					g.Remove(c, candidates.Digit(d+1))
				}
			}
		}
	}
}

// someCells returns random cells, a quarter of all.
func someCells(rng *rand.Rand, l *candidates.Layout) (cells candidates.CellSet) {
	for c := range l.Cells().All() {
		if rng.IntN(4) == 0 {
			cells = cells.With(c)
		}
	}
	return cells
}

// diagonals returns three random cells of each box in different lines.
func diagonals(rng *rand.Rand, l *candidates.Layout) (cells candidates.CellSet) {
	for h := range l.HousesOfKind(candidates.Box).All() {
		all := slices.Collect(l.HouseCells(h).All())
		for row, column := range rng.Perm(3) {
			cells = cells.With(all[3*row+column])
		}
	}
	return cells
}

// naiveRings returns a shortest ring for each two digits and guardians. One cell
// has all the guardians, or they are the same digit.
func naiveRings(g *candidates.Grid) (found []explain.Step) {
	eachSet(g, 2, func(set candidates.DigitSet) {
		var shortest patterns
		add := func(ring candidates.CellSet) { shortest.add(g, ring, set) }
		for c := range g.Open().All() {
			if others := g.Candidates(c) &^ set; g.Candidates(c)&set == set && others != 0 {
				extendRing(g, cellsWith(g, set, 0).With(c), []candidates.Cell{c}, add)
				if others.Len() == 1 {
					extendRing(g, cellsWith(g, set, others), []candidates.Cell{c}, add)
				}
			}
		}
		found = append(found, shortest.steps...)
	})
	return found
}

// cellsWith returns the open cells that have the digits of a set, perhaps some
// others, and no more.
func cellsWith(g *candidates.Grid, set, others candidates.DigitSet) (cells candidates.CellSet) {
	for c := range g.Open().All() {
		if g.Candidates(c)&^others == set {
			cells = cells.With(c)
		}
	}
	return cells
}

// extendRing calls yield with the rings of five, seven and nine of the cells that
// go on from some of them. Each cell sees the one before and no other but that
// the last one sees the first.
func extendRing(g *candidates.Grid, cells candidates.CellSet, ring []candidates.Cell, yield func(candidates.CellSet)) {
	first, last, all := ring[0], ring[len(ring)-1], candidates.Cells(ring...)
	for c := range cells.AndNot(all).All() {
		switch g.Layout().Peers(c).And(all) {
		case candidates.Cells(last):
			if len(ring) < 8 {
				extendRing(g, cells, append(slices.Clone(ring), c), yield)
			}
		case candidates.Cells(first, last):
			if len(ring) == 4 || len(ring) == 6 || len(ring) == 8 {
				yield(all.With(c))
			}
		}
	}
}

// eachSet calls yield with each set of n digits.
func eachSet(g *candidates.Grid, n int, yield func(candidates.DigitSet)) {
	for set := candidates.DigitSet(1); set <= g.Layout().Digits(); set++ {
		if set&^g.Layout().Digits() == 0 && set.Len() == n {
			yield(set)
		}
	}
}

// patterns is steps, one for the same guardians, with the fewest cells.
type patterns struct {
	guardians [][]candidates.Candidate
	steps     []explain.Step
}

// add adds the step of cells that digits of the set cannot fill, if the guardians
// have an effect.
func (p *patterns) add(g *candidates.Grid, cells candidates.CellSet, set candidates.DigitSet) {
	var guardians []candidates.Candidate
	var guarded candidates.CellSet
	var digits candidates.DigitSet
	for c := range cells.All() {
		for d := range (g.Candidates(c) &^ set).All() {
			guardians, guarded, digits = append(guardians, candidates.Of(c, d)), guarded.With(c), digits.With(d)
		}
	}
	var effects []explain.Effect
	e := explain.Guarded{}
	for c := range cells.All() {
		e.Items = append(e.Items, candidates.CellItem(c))
	}
	switch c, d := guarded.First(), digits.First(); {
	case len(guardians) == 1:
		effects = []explain.Effect{explain.Place(c, d)}
	case guarded.Len() == 1:
		for d := range (g.Candidates(c) & set).All() {
			effects = append(effects, explain.Remove(c, d))
		}
		// It is all the same what else the cell has.
		e.Items = slices.DeleteFunc(e.Items, func(i candidates.Item) bool { return i == candidates.CellItem(c) })
	case digits.Len() == 1:
		effects = explain.Removals(d, g.Places(d).And(g.Layout().PeersOfAll(guarded)))
	}
	if len(effects) == 0 {
		return
	}
	step := explain.NewStep(e, effects...)
	i := slices.IndexFunc(p.guardians, func(known []candidates.Candidate) bool { return slices.Equal(known, guardians) })
	switch {
	case i < 0:
		p.guardians, p.steps = append(p.guardians, guardians), append(p.steps, step)
	case len(step.Premises) < len(p.steps[i].Premises):
		p.steps[i] = step
	}
}

// naiveTridagons returns a tridagon for each three digits and guardians.
func naiveTridagons(g *candidates.Grid) (found []explain.Step) {
	eachSet(g, 3, func(set candidates.DigitSet) {
		var all patterns
		for top := 1; top <= 4; top += 3 {
			for bottom := top + 3; bottom <= 7; bottom += 3 {
				for left := 1; left <= 4; left += 3 {
					for right := left + 3; right <= 7; right += 3 {
						corners := []candidates.Cell{candidates.At(top, left), candidates.At(top, right), candidates.At(bottom, left), candidates.At(bottom, right)}
						extendTridagon(g, set, corners, nil, &all)
					}
				}
			}
		}
		found = append(found, all.steps...)
	})
	return found
}

// Cells with all three digits are a tridagon if one or three of the boxes slant the
// other way.
func TestSlants(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	var extend func(slants int, cells []candidates.Cell)
	extend = func(slants int, cells []candidates.Cell) {
		corners := []candidates.Cell{candidates.At(1, 1), candidates.At(1, 7), candidates.At(4, 1), candidates.At(4, 7)}
		if len(cells) == 12 {
			needed, ok := unfillable(&g, candidates.Digits(1, 2, 3), cells)
			if odd := slants%2 == 1; ok != odd || odd && needed.Len() != 12 {
				t.Fatalf("%v: unfillable %v, slants %d, needed %v", cells, ok, slants, needed)
			}
			return
		}
		for i := range orders {
			extend(slants+i/3, place(corners[len(cells)/3], orders[i], cells))
		}
	}
	extend(0, nil)
}

// place adds three cells of the box with this first cell to some others, in
// columns that are in order.
func place(first candidates.Cell, columns []int, cells []candidates.Cell) []candidates.Cell {
	cells = slices.Clone(cells)
	for row, column := range columns {
		cells = append(cells, candidates.At(first.Row()+row, first.Column()+column))
	}
	return cells
}

// orders is the ways to put three things in order: in three the cells of a box fall,
// going round its edges, in three they rise.
var orders = [][]int{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}, {1, 0, 2}, {0, 2, 1}}

// extendTridagon adds the tridagons that go on from some cells, three for each of
// the boxes with these first cells. Each cell has two of the digits at least.
func extendTridagon(g *candidates.Grid, set candidates.DigitSet, corners, cells []candidates.Cell, all *patterns) {
	var guarded candidates.CellSet
	var digits candidates.DigitSet
	for _, c := range cells {
		if (g.Candidates(c) & set).Len() < 2 {
			return
		}
		if others := g.Candidates(c) &^ set; others != 0 {
			guarded, digits = guarded.With(c), digits|others
		}
	}
	switch {
	case guarded.Len() > 1 && digits.Len() > 1:
		return
	case len(corners) == 0:
		if digits.Len() == 1 {
			guarded = candidates.CellSet{}
		}
		// A cell that has several guardians by itself may have any of the digits.
		if needed, ok := unfillable(g, set, cells); ok && candidates.Cells(cells...).AndNot(guarded).Within(needed) {
			all.add(g, candidates.Cells(cells...), set)
		}
		return
	}
	for _, columns := range orders {
		extendTridagon(g, set, corners[1:], place(corners[0], columns, cells), all)
	}
}

// unfillable reports whether the digits of a set do not fill cells, three for each
// of four boxes, and returns the cells but for which they would.
func unfillable(g *candidates.Grid, set candidates.DigitSet, cells []candidates.Cell) (needed candidates.CellSet, ok bool) {
	digits, ok := slices.Collect(set.All()), true
	for n := range 6 * 6 * 6 * 6 {
		var filling []candidates.Digit
		for ; len(filling) < len(cells); n /= 6 {
			for _, i := range orders[n%6] {
				filling = append(filling, digits[i])
			}
		}
		guilty, wrong := guilt(g, cells, filling)
		needed, ok = needed.Or(guilty), ok && wrong
	}
	return needed, ok
}

// guilt reports whether something is wrong with a filling, and returns the cells
// without any of which nothing would be.
func guilt(g *candidates.Grid, cells []candidates.Cell, filling []candidates.Digit) (guilty candidates.CellSet, wrong bool) {
	guilty = candidates.Cells(cells...)
	for i, c := range cells {
		if !g.Candidates(c).Has(filling[i]) {
			guilty, wrong = guilty.And(candidates.Cells(c)), true
		}
		for j := range i {
			if filling[i] == filling[j] && g.Layout().Sees(c, cells[j]) {
				guilty, wrong = guilty.And(candidates.Cells(c, cells[j])), true
			}
		}
		if guilty.IsEmpty() {
			break
		}
	}
	return guilty, wrong
}
