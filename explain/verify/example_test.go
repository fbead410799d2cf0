package verify_test

import (
	"fmt"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/verify"
)

// A naked pair in row 1: 1 and 2 are the only digits left for r1c1 and r1c5.
func ExampleStep() {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	pair := candidates.Cells(candidates.At(1, 1), candidates.At(1, 5))
	for c := range pair.All() {
		for d := candidates.Digit(3); d <= 9; d++ {
			g.Remove(c, d)
		}
	}
	nakedPair := explain.LockedSet{
		Cells:  pair,
		Set:    candidates.Digits(1, 2),
		Houses: candidates.Houses(candidates.HouseOf(candidates.Row, 1)),
	}

	step := explain.NewStep(nakedPair, explain.Remove(candidates.At(1, 9), 1))
	fmt.Println(step.Effects, verify.Step(&g, &step))

	step = explain.NewStep(nakedPair, explain.Remove(candidates.At(2, 9), 1))
	fmt.Println(step.Effects, verify.Step(&g, &step))

	g = candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	step = explain.NewStep(nakedPair, explain.Remove(candidates.At(1, 9), 1))
	fmt.Println(step.Effects, verify.Step(&g, &step))
	// Output:
	// [r1c9<>1] <nil>
	// [r2c9<>1] r2c9<>1 is outside row1
	// [r1c9<>1] the evidence is wrong: r1c1,r1c5 hold 123456789, not just 12
}

// What is left of a 4x4 puzzle whose last row has two cells to fill.
func ExampleWalkthrough() {
	l := candidates.Classic4
	solution := candidates.Filling{}
	var givens candidates.Filling
	for row, digits := range [][]candidates.Digit{{1, 2, 3, 4}, {3, 4, 1, 2}, {2, 1, 4, 3}, {4, 3, 2, 1}} {
		for column, d := range digits {
			c := candidates.At(row+1, column+1)
			solution[c] = d
			if row < 3 || column < 2 {
				givens[c] = d
			}
		}
	}
	r4c3, r4c4 := candidates.At(4, 3), candidates.At(4, 4)
	w := explain.Walkthrough{
		Start: candidates.NewGrid(l, givens),
		Steps: []explain.Step{
			explain.NewStep(explain.Single{Candidate: candidates.Of(r4c3, 2), Because: candidates.CellItem(r4c3)}, explain.Place(r4c3, 2)),
			explain.NewStep(explain.Single{Candidate: candidates.Of(r4c4, 1), Because: candidates.CellItem(r4c4)}, explain.Place(r4c4, 1)),
		},
		Outcome:   explain.Solved,
		Solutions: []candidates.Filling{solution},
	}
	fmt.Println(verify.Walkthrough(&w))

	w.Steps[1].Effects[0] = explain.Remove(r4c4, 1)
	fmt.Println(verify.Walkthrough(&w))
	// Output:
	// <nil>
	// step 2: r4c4<>1 is not the conclusion: expected r4c4=1 and nothing else
}
