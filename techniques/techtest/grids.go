package techtest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation/notationtest"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Narrowing calls look with passes over the grids of stalled puzzles, each as it
// was set, and then with ever fewer candidates. One runner has all passes over a
// puzzle, so what it keeps from one to the next is brought up to date.
func Narrowing(t *testing.T, look func(*techniques.Pass)) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, g := range notationtest.Read(t, "stalled", 1) {
		runner := techniques.NewRunner([]*techniques.Technique{{Find: look}})
		for range 8 {
			runner.Next(&g)
			for range r.IntN(12) {
				c := candidates.At(1+r.IntN(9), 1+r.IntN(9))
				d := candidates.Digit(1 + r.IntN(9))
				switch {
				case g.Candidates(c).Len() == 1 && g.Open().Has(c):
					g.Place(c, g.Candidates(c).First())
				case g.Candidates(c).Len() > 1:
					g.Remove(c, d)
				}
			}
		}
	}
}

// AlmostLocked returns the almost locked sets: open cells of one house with one more
// digit than there are cells.
func AlmostLocked(g *candidates.Grid) (sets []candidates.CellSet) {
	for h := range g.Layout().Houses().All() {
		cells := slices.Collect(g.Layout().HouseCells(h).And(g.Open()).All())
		for chosen := 1; chosen < 1<<len(cells); chosen++ {
			var set candidates.CellSet
			var digits candidates.DigitSet
			for i, c := range cells {
				if chosen>>i&1 != 0 {
					set, digits = set.With(c), digits|g.Candidates(c)
				}
			}
			if digits.Len() == set.Len()+1 && !slices.Contains(sets, set) {
				sets = append(sets, set)
			}
		}
	}
	return sets
}

// Fits reports whether one candidate of each list can be true beside the held ones:
// it tries all ways to choose them.
func Fits(g *candidates.Grid, lists [][]candidates.Candidate, held []candidates.Candidate) bool {
	if len(lists) == 0 {
		return true
	}
	return slices.ContainsFunc(lists[0], func(k candidates.Candidate) bool {
		excluded := slices.ContainsFunc(held, func(other candidates.Candidate) bool { return g.Layout().Excludes(k, other) })
		return !excluded && Fits(g, lists[1:], append(slices.Clone(held), k))
	})
}

// Needed reports whether what is removed needs each of the premises: without any one
// of them some of the candidates fits beside the others.
func Needed(g *candidates.Grid, premises []candidates.Item, removed []candidates.Candidate) bool {
	for spare := range premises {
		var lists [][]candidates.Candidate
		for i, item := range premises {
			if i != spare {
				lists = append(lists, g.AppendCandidates(nil, item))
			}
		}
		if !slices.ContainsFunc(removed, func(k candidates.Candidate) bool { return Fits(g, lists, []candidates.Candidate{k}) }) {
			return false
		}
	}
	return true
}

// AddLeast appends a step, unless one of the steps has the same effects: then it keeps
// the one of the two with fewer premises, the earlier one if they have as many.
func AddLeast(steps []explain.Step, step explain.Step) []explain.Step {
	same := func(other explain.Step) bool { return slices.Equal(other.Effects, step.Effects) }
	switch i := slices.IndexFunc(steps, same); {
	case i < 0:
		return append(steps, step)
	case len(step.Premises) < len(steps[i].Premises):
		steps[i] = step
	}
	return steps
}
