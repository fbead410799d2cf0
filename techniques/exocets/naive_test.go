package exocets_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques/exocets"
	"pencilmark/techniques/techtest"
)

// The finder of exocets must find what its definition says, read word for word.
func TestNaive(t *testing.T) {
	techtest.Twin(t, exocets.JuniorExocet, naiveExocets)
	techtest.TwinMade(t, exocets.JuniorExocet, plant, naiveExocets)
}

// plant makes grids of nine digits that have an exocet, or nearly so: each digit of the
// base has places in two parallel lines at most of the cross-lines outside the
// targets. They need no solution: what follows from the premises of a step follows
// in any grid.
func plant(rng *rand.Rand, g *candidates.Grid, _ *candidates.Filling) {
	l := g.Layout()
	if l.Size() < 9 {
		return
	}
	*g = candidates.NewGrid(l, candidates.Filling{})
	at := candidates.At
	if rng.IntN(2) == 0 {
		at = func(row, column int) candidates.Cell { return candidates.At(column, row) }
	}
	// The base is in the upper left box, its rows are others for the digits.
	base := candidates.Cells(at(1, 1), at(1, 2))
	x, y := 4+rng.IntN(3), 7+rng.IntN(3)
	targets := candidates.Cells(at(2+rng.IntN(2), x), at(2+rng.IntN(2), y))
	digits, n, remove := rng.Perm(l.Size()), 3+rng.IntN(2), rng.Float64()
	for i, d := range digits {
		first, second := 4+rng.IntN(6), 4+rng.IntN(6)
		for row := 1; row <= l.Size(); row++ {
			for column := 1; column <= l.Size(); column++ {
				c, chance := at(row, column), remove
				across := column == 3 || column == x || column == y
				switch inBase := base.Has(c); {
				case i < n && (inBase || targets.Has(c) || across && (row == first || row == second)):
					chance = 0.2
				case inBase || i < n && across:
					chance = 0.99
				}
				if rng.Float64() < chance {
					g.Remove(c, candidates.Digit(d+1))
				}
			}
		}
	}
}

// naiveExocets returns an exocet with the fewest premises for each list of effects.
func naiveExocets(g *candidates.Grid) []explain.Step {
	l := g.Layout()
	var all steps
	for line := range (l.HousesOfKind(candidates.Row) | l.HousesOfKind(candidates.Column)).All() {
		for box := range l.HousesOfKind(candidates.Box).All() {
			shared := l.HouseCells(line).And(l.HouseCells(box))
			pairs(shared.And(g.Open()), func(a, b candidates.Cell) {
				digits := g.Candidates(a) | g.Candidates(b)
				if digits.Len() != 3 && digits.Len() != 4 {
					return
				}
				pairs(g.Open().AndNot(l.HouseCells(line)), func(t, u candidates.Cell) {
					next := func(c candidates.Cell) bool {
						return l.BoxOf(c) != box && l.HouseCells(l.BoxOf(c)).Meets(l.HouseCells(line)) && g.Candidates(c)&digits != 0
					}
					if !next(t) || !next(u) || l.BoxOf(t) == l.BoxOf(u) {
						return
					}
					var lines candidates.HouseSet
					for c := range shared.Without(a).Without(b).With(t).With(u).All() {
						if across := l.RowOf(c); line.Kind() == candidates.Column {
							lines = lines.With(across)
						} else {
							lines = lines.With(l.ColumnOf(c))
						}
					}
					e := explain.Exocet{Base: candidates.Cells(a, b), Targets: candidates.Cells(t, u)}
					all.cite(g, e, slices.Collect(lines.All()), digits)
				})
			})
		}
	}
	return all
}

// pairs visits each pair of cells once.
func pairs(cells candidates.CellSet, visit func(a, b candidates.Cell)) {
	for a := range cells.All() {
		for b := range cells.All() {
			if a < b {
				visit(a, b)
			}
		}
	}
}

// steps is steps with different effects.
type steps []explain.Step

// cite adds an exocet in each way to cite cross-lines for the digits: lines without
// room for the digit if the base holds it and no target does, none of them to spare.
func (all *steps) cite(g *candidates.Grid, e explain.Exocet, lines []candidates.House, digits candidates.DigitSet) {
	if digits == 0 {
		all.add(g, e)
		return
	}
	d := digits.First()
	places := g.Places(d).AndNot(g.Layout().PeersOfAll(e.Base)).AndNot(e.Targets)
	var found []int
	for some := range 1 << len(lines) {
		inFewer := slices.ContainsFunc(found, func(fewer int) bool { return fewer&^some == 0 })
		var items [][]candidates.Candidate
		var cross []candidates.Item
		for i, h := range lines {
			if some>>i&1 != 0 {
				cross = append(cross, candidates.HouseItem(d, h))
				items = append(items, nil)
				for c := range places.And(g.Layout().HouseCells(h)).All() {
					items[len(items)-1] = append(items[len(items)-1], candidates.Of(c, d))
				}
			}
		}
		if inFewer || techtest.Fits(g, items, nil) {
			continue
		}
		found = append(found, some)
		all.cite(g, explain.Exocet{Base: e.Base, Targets: e.Targets, Cross: slices.Concat(e.Cross, cross)}, lines, digits.Without(d))
	}
}

// add adds the step of an exocet of which no premise can be spared.
func (all *steps) add(g *candidates.Grid, e explain.Exocet) {
	var effects []explain.Effect
	remove := func(from, others candidates.CellSet) {
		for c := range from.All() {
			for d := range g.Candidates(c).All() {
				if !g.Places(d).Meets(others) {
					effects = append(effects, explain.Remove(c, d))
				}
			}
		}
	}
	remove(e.Targets, e.Base)
	remove(e.Base, e.Targets)
	step := explain.NewStep(e, effects...)
	var removed []candidates.Candidate
	for _, e := range effects {
		removed = append(removed, e.Candidate)
	}
	if !techtest.Needed(g, step.Premises, removed) {
		return
	}
	*all = techtest.AddLeast(*all, step)
}
