package verify

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/candidates/clues"
	"pencilmark/explain"
)

// The end of a thermometer is all that keeps 9 out of its bulb; 8 it allows.
func TestProofsKnowClues(t *testing.T) {
	bulb, end := candidates.At(7, 1), candidates.At(6, 2)
	l, err := candidates.Classic9.WithClues(candidates.Clue{Kind: clues.Thermometer, Lines: [][]candidates.Cell{{bulb, end}}})
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		layout *candidates.Layout
		digit  candidates.Digit
		want   bool
	}{{l, 9, true}, {l, 8, false}, {candidates.Classic9, 9, false}} {
		g := candidates.NewGrid(test.layout, candidates.Filling{})
		k, item := candidates.Of(bulb, test.digit), candidates.CellItem(end)
		effects := []explain.Effect{{Candidate: k}}
		if got := prove(&g, []candidates.Item{item}, nil, effects) == nil; got != test.want {
			t.Errorf("%v is out by the premises: %v, want %v", k, got, test.want)
		}
		step := explain.Step{Effects: effects}
		argument := explain.Argument{
			{Rule: explain.RuleLeft, Item: item, Claim: explain.SomeOf(g.AppendCandidates(nil, item)...)},
			{Rule: explain.RuleStrikes, From: []int{1}, Claim: explain.Claim{Of: []candidates.Candidate{k}}},
		}
		if got := Argument(&g, &step, argument) == nil; got != test.want {
			t.Errorf("%v is out line by line: %v, want %v", k, got, test.want)
		}
	}
}
