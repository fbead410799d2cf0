package fallback_test

import (
	"context"
	"fmt"

	"pencilmark/candidates"
	"pencilmark/fallback"
)

// One given on a 4x4 board leaves many solutions. Two are enough to know.
func ExampleSolve() {
	g := candidates.NewGrid(candidates.Classic4, candidates.Filling{})
	g.Place(candidates.At(1, 1), 1)
	result := fallback.Solve(context.Background(), &g, 2, fallback.Budget{})
	for _, solution := range result.Solutions {
		fmt.Println(solution.Text(g.Layout()))
	}
	// Output:
	// 1234341221434321
	// 1234341241232341
}

func ExampleRefute() {
	const puzzle = "31...5.56..31....2.....4521436..3521"
	var givens candidates.Filling
	i := 0
	for c := range candidates.Classic6.Cells().All() {
		if digit := puzzle[i]; digit != '.' {
			givens[c] = candidates.Digit(digit - '0')
		}
		i++
	}
	g := candidates.NewGrid(candidates.Classic6, givens)
	refutation, err := fallback.Refute(context.Background(), &g, nil, fallback.Budget{})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("suppose", refutation.Assume)
	for _, line := range refutation.Lines {
		fmt.Println(line.Candidate, "is all that is left for", line.Because)
	}
	fmt.Println("nothing is left for", refutation.Conflict)
	// Output:
	// suppose r3c3=5
	// r3c5=6 is all that is left for r3c5
	// r1c3=4 is all that is left for 4@col3
	// nothing is left for r1c5
}
