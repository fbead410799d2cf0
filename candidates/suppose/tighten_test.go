package suppose_test

import (
	"slices"
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
)

// A fish is told as locked candidates where these are enough, as lines drawn after it was found may make it.
func TestTightenPattern(t *testing.T) {
	const d = 7
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	house := func(kind candidates.Kind, n int) candidates.Item {
		return candidates.HouseItem(d, candidates.HouseOf(kind, n))
	}
	for row := 1; row <= 9; row++ {
		for _, column := range []int{2, 8, 9} {
			if row != 5 && row != 6 && (row != 3 || column == 2) {
				g.Remove(candidates.At(row, column), d)
			}
		}
	}
	target := candidates.At(5, 1)
	for other := range g.Candidates(target).Without(d).All() {
		g.Remove(target, other)
	}
	strikes := []candidates.Candidate{candidates.Of(target, d)}
	r := suppose.Tighten(&g, &suppose.Refutation{
		Assume: candidates.Of(candidates.At(9, 5), 1),
		Lines: []suppose.Line{{Candidate: strikes[0], Pattern: &suppose.Pattern{
			Needs:   []candidates.Item{house(candidates.Column, 2), house(candidates.Column, 8), house(candidates.Column, 9)},
			Covers:  []candidates.Item{house(candidates.Row, 3), house(candidates.Row, 5), house(candidates.Row, 6)},
			Strikes: strikes,
		}}},
		Conflict: candidates.CellItem(target),
	})
	if len(r.Lines) != 1 {
		t.Fatalf("%d lines", len(r.Lines))
	}
	p := r.Lines[0].Pattern
	if !slices.Equal(p.Needs, []candidates.Item{house(candidates.Column, 2)}) || !slices.Equal(p.Covers, []candidates.Item{house(candidates.Box, 4)}) || !slices.Equal(p.Strikes, strikes) {
		t.Errorf("%v in %v strike %v", p.Needs, p.Covers, p.Strikes)
	}
}
