package prose_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/prose"
	"pencilmark/explain/say"
)

// A near miss names the house with a place too many, or the cell with a candidate too many, and the step
// that would be there.
func TestNearMiss(t *testing.T) {
	p, err := notation.Parse(".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...", candidates.Classic9)
	if err != nil {
		t.Fatal(err)
	}
	at := candidates.At
	row2, err := candidates.ParseHouse("row2")
	if err != nil {
		t.Fatal(err)
	}
	fish := explain.NewStep(explain.Cover{Digit: 1, Base: candidates.Houses(row2)}, explain.Remove(at(5, 1), 1))
	fish.Technique = explain.Ref{Code: "x-wing", Name: "X-Wing"}
	pair := explain.NewStep(explain.LockedSet{Cells: candidates.Cells(at(1, 3), at(1, 4))}, explain.Remove(at(1, 5), 6))
	pair.Technique = explain.Ref{Code: "naked-pair", Name: "Naked Pair"}
	for _, test := range []struct {
		style say.Style
		inWay candidates.Candidate
		step  explain.Step
		want  string
	}{
		{say.RC, candidates.Of(at(2, 9), 1), fish, "Row 2 has one place too many for 1: r2c9. Without it there would be a step, X-Wing: r5c1<>1."},
		{say.A1, candidates.Of(at(2, 9), 1), fish, "Row B has one place too many for 1: B9. Without it there would be a step, X-Wing: E1<>1."},
		{say.RC, candidates.Of(at(1, 3), 9), pair, "r1c3 has one candidate too many: 9. Without it there would be a step, Naked Pair: r1c5<>6."},
	} {
		if got := (prose.Writer{Style: test.style}).NearMiss(&p.Grid, test.inWay, &test.step); got != test.want {
			t.Errorf("got\n%s\nwant\n%s", got, test.want)
		}
	}
}
