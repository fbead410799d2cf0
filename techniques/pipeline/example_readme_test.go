package pipeline_test

import (
	"fmt"
	"log"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain/prose"
	"pencilmark/explain/verify"
	"pencilmark/techniques/pipeline"
)

// The README shows the body of this function.
func Example_readme() {
	puzzle, err := notation.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", candidates.Classic9)
	if err != nil {
		log.Fatal(err)
	}
	walkthrough := pipeline.Solve(puzzle.Grid)
	for frame := range walkthrough.Frames() {
		fmt.Println(frame.Number, prose.Writer{}.Title(frame))
	}
	fmt.Println(prose.Writer{}.Outcome(walkthrough))
	fmt.Println(verify.Walkthrough(walkthrough))
	// Output:
	// 1 Hidden Single: 1 in r9c7
	// 2 Hidden Single: 1 in r1c8
	// 3 Hidden Single: 1 in r3c1
	// 4 Hidden Single: 1 in r7c3
	// 5 Hidden Single: 3 in r6c3
	// 6 Hidden Single: 4 in r7c9
	// 7 Hidden Single: 5 in r3c7
	// 8 Hidden Single: 6 in r5c3
	// 9 Hidden Single: 6 in r8c7
	// 10 Full House: 3 in r8c8
	// 11 Hidden Single: 3 in r2c7
	// 12 Hidden Single: 8 in r1c6
	// 13 Hidden Single: 6 in r1c4
	// 14 Hidden Single: 6 in r9c6
	// 15 Hidden Single: 2 in r9c4
	// 16 Hidden Single: 2 in r3c6
	// 17 Hidden Single: 4 in r3c5
	// 18 Full House: 3 in r3c4
	// 19 Full House: 7 in r3c9
	// 20 Hidden Single: 3 in r7c5
	// 21 Full House: 5 in r5c5
	// 22 Hidden Single: 3 in r9c1
	// 23 Hidden Single: 5 in r7c4
	// 24 Full House: 7 in r7c6
	// 25 Full House: 9 in r7c1
	// 26 Full House: 2 in r8c1
	// 27 Hidden Single: 7 in r4c4
	// 28 Full House: 9 in r6c4
	// 29 Hidden Single: 7 in r5c7
	// 30 Hidden Single: 8 in r2c9
	// 31 Full House: 2 in r1c9
	// 32 Hidden Single: 8 in r6c7
	// 33 Hidden Single: 8 in r8c2
	// 34 Full House: 7 in r8c3
	// 35 Hidden Single: 7 in r2c2
	// 36 Hidden Single: 2 in r2c3
	// 37 Full House: 4 in r2c8
	// 38 Full House: 4 in r1c3
	// 39 Full House: 9 in r1c7
	// 40 Full House: 4 in r4c7
	// 41 Hidden Single: 4 in r6c6
	// 42 Full House: 1 in r4c6
	// 43 Hidden Single: 1 in r6c2
	// 44 Full House: 5 in r6c8
	// 45 Hidden Single: 4 in r9c2
	// 46 Full House: 5 in r9c3
	// 47 Full House: 9 in r4c3
	// 48 Hidden Single: 5 in r4c2
	// 49 Full House: 2 in r4c8
	// 50 Full House: 2 in r5c2
	// 51 Full House: 9 in r5c8
	// Solved in 51 steps, without a trial.
	// <nil>
}
