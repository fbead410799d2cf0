package single

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
	"pencilmark/explain"
)

// Lines that were found before the branch around them came to what they say make steps that stand on the grid as it is then: what is gone
// is not removed again, and what has one place left is a single.
func TestLinesFoundBefore(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	cell := candidates.At(2, 2)
	for d := candidates.Digit(3); d <= 9; d++ {
		g.Remove(cell, d)
	}
	needs := []candidates.Item{candidates.CellItem(cell)} // 1 or 2, and 2 in the branch
	gone, left := candidates.Of(candidates.At(1, 2), 1), candidates.Of(candidates.At(2, 3), 2)
	pair := []candidates.Item{candidates.HouseItem(5, candidates.Classic9.RowOf(candidates.At(9, 1)))}
	for _, row := range []struct {
		pattern suppose.Pattern
		want    []explain.Effect
	}{
		{suppose.Pattern{Needs: needs, Strikes: []candidates.Candidate{gone}}, nil},
		{suppose.Pattern{Needs: needs, Strikes: []candidates.Candidate{gone, left}}, []explain.Effect{{Candidate: candidates.Of(cell, 2), Place: true}}},
		{suppose.Pattern{Needs: pair, Strikes: []candidates.Candidate{gone, left}}, []explain.Effect{{Candidate: left}}},
	} {
		r := &suppose.Refutation{Assume: candidates.Of(candidates.At(1, 1), 1), Conflict: needs[0], Lines: []suppose.Line{{Candidate: left, Pattern: &row.pattern}}}
		var got []explain.Effect
		for _, s := range Trial(&g, r, NestedNet).Evidence.(explain.Trial).Branch {
			got = append(got, s.Effects...)
		}
		if len(got) != len(row.want) || len(got) > 0 && got[0] != row.want[0] {
			t.Errorf("%v: the branch has %v, want %v", row.pattern.Strikes, got, row.want)
		}
	}
}
