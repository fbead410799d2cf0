package uniqueness_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques/techtest"
	"pencilmark/techniques/uniqueness"
)

// What the guards of a deadly pattern prove must be removed.
func TestNaiveDeadly(t *testing.T) {
	techtest.Cover(t, uniqueness.UniqueRectangle3, naiveSubsets)
	techtest.TwinMade(t, uniqueness.BUG1, bury, naiveGraves(func(guards []candidates.Candidate) bool {
		return len(guards) == 1
	}))
	techtest.TwinMade(t, uniqueness.BUG2, bury, naiveGraves(func(guards []candidates.Candidate) bool {
		return len(guards) > 1 && digitsOf(guards).Len() == 1
	}))
	techtest.TwinMade(t, uniqueness.BUGN, bury, naiveGraves(func(guards []candidates.Candidate) bool {
		return digitsOf(guards).Len() > 1
	}))
}

func digitsOf(ks []candidates.Candidate) (ds candidates.DigitSet) {
	for _, k := range ks {
		ds = ds.With(k.Digit())
	}
	return ds
}

// heldBy returns the digits of some cells.
func heldBy(g *candidates.Grid, cells []candidates.Cell) (ds candidates.DigitSet) {
	for _, c := range cells {
		ds |= g.Candidates(c)
	}
	return ds
}

// subsets returns all sets of some of the cells.
func subsets(cells []candidates.Cell) (all [][]candidates.Cell) {
	for bits := 1; bits < 1<<len(cells); bits++ {
		var some []candidates.Cell
		for i, c := range cells {
			if bits>>i&1 != 0 {
				some = append(some, c)
			}
		}
		all = append(all, some)
	}
	return all
}

// nakedSets returns what n cells of a house remove from others that have n+1 digits
// together with the guards of two cells. No fewer of them may do, nor be a naked set.
func nakedSets(g *candidates.Grid, guarded candidates.CellSet, guards candidates.DigitSet) (removed []candidates.Candidate) {
	if guards.Len() < 2 {
		return nil
	}
	for h := range g.Layout().HousesOfAll(guarded).All() {
		others := g.Layout().HouseCells(h).And(g.Open()).AndNot(guarded)
		for _, set := range subsets(slices.Collect(others.All())) {
			digits := heldBy(g, set) | guards
			if digits.Len() != len(set)+1 || slices.ContainsFunc(subsets(set), func(some []candidates.Cell) bool {
				return heldBy(g, some).Len() <= len(some) || len(some) < len(set) && (heldBy(g, some)|guards).Len() <= len(some)+1
			}) {
				continue
			}
			for c := range others.AndNot(candidates.Cells(set...)).All() {
				for d := range (g.Candidates(c) & digits).All() {
					removed = append(removed, candidates.Of(c, d))
				}
			}
		}
	}
	return removed
}

func naiveSubsets(g *candidates.Grid) (removed []candidates.Candidate) {
	for _, r := range rectangles(g.Layout()) {
		if !r.unique(g) {
			continue
		}
		if is := r.guarded(g); len(is) == 2 {
			removed = append(removed, nakedSets(g, candidates.Cells(r.cells[is[0]], r.cells[is[1]]), r.guards(g, is[0])|r.guards(g, is[1]))...)
		}
	}
	return removed
}

// bury makes a grave of the grid: each cell holds its digit and the one that takes its
// place if digits change round. A few cells hold more, half of the time the same.
func bury(rng *rand.Rand, g *candidates.Grid, solution *candidates.Filling) {
	l := g.Layout()
	round := slices.Collect(l.Digits().All())
	rng.Shuffle(len(round), func(i, j int) { round[i], round[j] = round[j], round[i] })
	// Those that are left over stay as they are.
	round = round[:2+rng.IntN(len(round)-1)]
	held := map[candidates.Cell]candidates.DigitSet{}
	*g = candidates.NewGrid(l, candidates.Filling{})
	for c := range l.Cells().All() {
		if i := slices.Index(round, solution[c]); i >= 0 {
			held[c] = candidates.Digits(solution[c], round[(i+1)%len(round)])
		} else {
			g.Place(c, solution[c])
		}
	}
	open := slices.Collect(g.Open().All())
	same, extra := rng.IntN(2) == 0, round[rng.IntN(len(round))]
	near := open[rng.IntN(len(open))]
	for n := 1 + rng.IntN(3); n > 0; n-- {
		c := open[rng.IntN(len(open))]
		for try := 0; try < 100 && !l.Sees(c, near); try++ {
			c = open[rng.IntN(len(open))]
		}
		if !same {
			extra = round[rng.IntN(len(round))]
		}
		held[c] = held[c].With(extra)
	}
	for _, c := range open {
		for d := range (g.Candidates(c) &^ held[c]).All() {
			g.Remove(c, d)
		}
	}
}

// naiveGraves finds what excludes all guards of a grave, if these are as asked: two
// candidates of each cell such that a digit is in two cells of a house or in none, up
// to five cells with more. One guard alone counts for its cell only.
func naiveGraves(asked func(guards []candidates.Candidate) bool) func(*candidates.Grid) []explain.Step {
	return func(g *candidates.Grid) (steps []explain.Step) {
		var cells []candidates.Cell
		for c := range g.Open().All() {
			switch n := g.Candidates(c).Len(); {
			case n < 2:
				return nil
			case n > 2:
				cells = append(cells, c)
			}
		}
		if len(cells) > 5 {
			return nil
		}
		eachGuards(g, cells, nil, func(guards []candidates.Candidate) {
			if len(guards) == 0 || !asked(guards) || !isGrave(g, guards) {
				return
			}
			var effects []explain.Effect
			for c := range g.Open().All() {
				for d := range g.Candidates(c).All() {
					all := len(guards) > 1 || c == guards[0].Cell()
					for _, k := range guards {
						all = all && g.Layout().Excludes(candidates.Of(c, d), k)
					}
					if all {
						effects = append(effects, explain.Remove(c, d))
					}
				}
			}
			if len(effects) > 0 {
				steps = append(steps, explain.NewStep(explain.Deadly{}, effects...))
			}
		})
		return steps
	}
}

// eachGuards calls with with all but two candidates of each cell, in every way.
func eachGuards(g *candidates.Grid, cells []candidates.Cell, guards []candidates.Candidate, with func([]candidates.Candidate)) {
	if len(cells) == 0 {
		with(guards)
		return
	}
	c := cells[0]
	for x := range g.Candidates(c).All() {
		for y := range g.Candidates(c).All() {
			if x < y {
				more := slices.Clone(guards)
				for d := range g.Candidates(c).Without(x).Without(y).All() {
					more = append(more, candidates.Of(c, d))
				}
				eachGuards(g, cells[1:], more, with)
			}
		}
	}
}

// isGrave reports whether each digit has two places in a house or none, the guards not
// counted.
func isGrave(g *candidates.Grid, guards []candidates.Candidate) bool {
	for h := range g.Layout().Houses().All() {
		for d := range g.Layout().Digits().All() {
			places := g.PlacesIn(d, h).And(g.Open())
			for _, k := range guards {
				if k.Digit() == d {
					places = places.Without(k.Cell())
				}
			}
			if n := places.Len(); n != 0 && n != 2 {
				return false
			}
		}
	}
	return true
}
