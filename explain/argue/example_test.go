package argue_test

import (
	"fmt"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/prose"
	"pencilmark/explain/verify"
	"pencilmark/techniques/pipeline"
)

// The first XY-Wing of a puzzle, told and checked line by line.
func ExampleStep() {
	p, err := notation.Parse(".2...3.46.5.8.....6....48.....92...47....6..8...18......64...1..18.....75..7....2", candidates.Classic9)
	if err != nil {
		panic(err)
	}
	for f := range pipeline.Solve(p.Grid).Frames() {
		if _, ok := f.Step.Evidence.(explain.Wing); !ok {
			continue
		}
		a, ok := argue.Step(&f.Before, f.Step)
		fmt.Println(f.Step.Technique.Name, ok, verify.Argument(&f.Before, f.Step, a))
		depth := prose.ArgumentDepth(a)
		for i, text := range (prose.Writer{}).Argument(f.Before.Layout(), a) {
			fmt.Printf("%s%d: %s\n", strings.Repeat("  ", depth[i]), i+1, text)
		}
		return
	}
	// Output:
	// XY-Wing true <nil>
	// 1: r2c1 is 1 or 4.
	// 2: Suppose r2c1 is 1.
	//   3: Then r2c9 is not 1.
	//   4: Then r2c9 can only be 3.
	// 5: Suppose r2c1 is 4.
	//   6: Then r6c1 is not 4.
	//   7: Then r6c1 can only be 3.
	// 8: So in each case of line 1: 3 is in r2c9 or r6c1.
	// 9: Then r6c9 is not 3.
}
