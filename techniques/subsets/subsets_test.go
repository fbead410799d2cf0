package subsets_test

import (
	"iter"
	"math/bits"
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/verify"
	"pencilmark/techniques/subsets"
	"pencilmark/techniques/techtest"
)

func TestTechniques(t *testing.T) { techtest.Run(t, "subsets") }

// choices yields all sets of n cells out of the given ones.
func choices(cells candidates.CellSet, n int) iter.Seq[candidates.CellSet] {
	return func(yield func(candidates.CellSet) bool) {
		for choice := range uint(1) << cells.Len() {
			if bits.OnesCount(choice) != n {
				continue
			}
			var chosen candidates.CellSet
			i := 0
			for c := range cells.All() {
				if choice>>i&1 != 0 {
					chosen = chosen.With(c)
				}
				i++
			}
			if !yield(chosen) {
				return
			}
		}
	}
}

// whole reports whether some effect needs all premises of the step. Otherwise
// smaller sets do all that it does.
func whole(g *candidates.Grid, s explain.Step) bool {
	for _, e := range s.Effects {
		one := s
		one.Effects = []explain.Effect{e}
		if len(verify.Unneeded(g, &one)) == 0 {
			return true
		}
	}
	return false
}

// nakedSets returns every whole naked set of n cells, each once.
func nakedSets(g *candidates.Grid, n int) (steps []explain.Step) {
	l := g.Layout()
	seen := map[candidates.CellSet]bool{}
	for h := range l.Houses().All() {
		for cells := range choices(l.HouseCells(h).And(g.Open()), n) {
			var digits candidates.DigitSet
			for c := range cells.All() {
				digits |= g.Candidates(c)
			}
			if digits.Len() != n || seen[cells] {
				continue
			}
			seen[cells] = true
			var effects []explain.Effect
			var houses candidates.HouseSet
			for around := range l.HousesOfAll(cells).All() {
				for d := range digits.All() {
					lost := g.PlacesIn(d, around).AndNot(cells)
					effects = append(effects, explain.Removals(d, lost)...)
					if !lost.IsEmpty() {
						houses = houses.With(around)
					}
				}
			}
			step := explain.NewStep(explain.LockedSet{Cells: cells, Set: digits, Houses: houses}, effects...)
			if whole(g, step) {
				steps = append(steps, step)
			}
		}
	}
	return steps
}

// hiddenSets returns every whole hidden set of n digits, each once.
func hiddenSets(g *candidates.Grid, n int) (steps []explain.Step) {
	l := g.Layout()
	type set struct {
		cells  candidates.CellSet
		digits candidates.DigitSet
	}
	seen := map[set]bool{}
	for h := range l.Houses().All() {
		for digits := range l.Digits() + 1 {
			var cells candidates.CellSet
			for d := range digits.All() {
				cells = cells.Or(g.PlacesIn(d, h))
			}
			if digits.Len() != n || cells.Len() != n || !cells.Within(g.Open()) || seen[set{cells, digits}] {
				continue
			}
			seen[set{cells, digits}] = true
			var effects []explain.Effect
			for c := range cells.All() {
				for d := range (g.Candidates(c) &^ digits).All() {
					effects = append(effects, explain.Remove(c, d))
				}
			}
			step := explain.NewStep(explain.LockedSet{Cells: cells, Set: digits, Houses: candidates.Houses(h), Hidden: true}, effects...)
			if whole(g, step) {
				steps = append(steps, step)
			}
		}
	}
	return steps
}

// locked reports whether a naked set removes inside and outside a box that
// contains it, or, where no box does, in several houses.
func locked(g *candidates.Grid, s explain.Step) bool {
	houses := s.Evidence.(explain.LockedSet).Houses
	if houses.Len() < 2 {
		return false
	}
	inside := g.Layout().HouseCells(houses.First())
	for h := range houses.All() {
		if h.Kind() == candidates.Box {
			inside = g.Layout().HouseCells(h)
		}
	}
	for _, e := range s.Effects {
		if !inside.Has(e.Candidate.Cell()) {
			return true
		}
	}
	return false
}

func only(steps []explain.Step, keep func(explain.Step) bool) (kept []explain.Step) {
	for _, s := range steps {
		if keep(s) {
			kept = append(kept, s)
		}
	}
	return kept
}

func TestTwins(t *testing.T) {
	naked := func(n int, want bool) func(*candidates.Grid) []explain.Step {
		return func(g *candidates.Grid) []explain.Step {
			return only(nakedSets(g, n), func(s explain.Step) bool { return locked(g, s) == want })
		}
	}
	hidden := func(n int) func(*candidates.Grid) []explain.Step {
		return func(g *candidates.Grid) []explain.Step { return hiddenSets(g, n) }
	}
	techtest.Twin(t, subsets.LockedPair, naked(2, true))
	techtest.Twin(t, subsets.LockedTriple, naked(3, true))
	techtest.Twin(t, subsets.NakedPair, naked(2, false))
	techtest.Twin(t, subsets.NakedTriple, naked(3, false))
	techtest.Twin(t, subsets.NakedQuad, func(g *candidates.Grid) []explain.Step { return nakedSets(g, 4) })
	techtest.Twin(t, subsets.HiddenPair, hidden(2))
	techtest.Twin(t, subsets.HiddenTriple, hidden(3))
	techtest.Twin(t, subsets.HiddenQuad, hidden(4))
}
