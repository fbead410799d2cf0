package text_test

import (
	"os"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/text"
)

// The first two cells of a small puzzle hold 1 and 4, so that the rest of row 1
// can have neither.
func ExamplePrinter_Board() {
	at := candidates.At
	var givens candidates.Filling
	givens[at(2, 1)], givens[at(2, 2)] = 2, 3
	g := candidates.NewGrid(candidates.Classic4, givens)

	row := candidates.HouseOf(candidates.Row, 1)
	pair := candidates.Cells(at(1, 1), at(1, 2))
	rest := g.Layout().HouseCells(row).AndNot(pair)
	step := explain.NewStep(
		explain.LockedSet{Cells: pair, Set: candidates.Digits(1, 4), Houses: candidates.Houses(row)},
		append(explain.Removals(1, rest), explain.Removals(4, rest)...)...)

	text.New(text.Options{Width: 80}).Board(os.Stdout, &g, step.Marks(&g))
	// Output:
	//      c1   c2    c3     c4
	//     +----------+--------------+
	// #r1 |(14) (14) | 23-14  23-14 |
	//  r2 | 2    3   | 14     14    |
	//     +----------+--------------+
	//  r3 | 134  124 | 1234   1234  |
	//  r4 | 134  124 | 1234   1234  |
	//     +----------+--------------+
	//     (14) pattern   # base house   -14 removed
}
