package clues

import (
	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// SumLine is a line that can be cut into parts each of which adds up to its value, 10 if none is written: a ten line.
// The cuts are where the sum so far is a multiple of the value.
var SumLine = &candidates.ClueKind{
	Code:     "sum-line",
	Name:     "sum line",
	Called:   "sum line from {0} to {1}",
	Says:     "the sum line from {0} to {1} is cut into sums of {2}",
	Usual:    func(int) int { return 10 },
	Meaning:  "The line can be cut into parts that each add up to the value, 10 if there is none.",
	FPuzzles: candidates.ClueField{Name: "sumline", Form: candidates.LinesForm},
	Check: func(l *candidates.Layout, c *candidates.Clue) error {
		if len(c.Lines) == 1 && len(c.Lines[0]) > 1 && c.Lines[0][0] == c.Lines[0][len(c.Lines[0])-1] {
			return fault.Errorf("expected a line that does not come back to its first cell")
		}
		return oneLine(c, 1, 1, 1, l.Size()*l.Size())
	},
	Draw: drawn(candidates.Line, candidates.Blue, candidates.Medium),
	Cut:  true,
	Readings: func(l *candidates.Layout, c *candidates.Clue) []candidates.Reading {
		v := c.Value(l.Size())
		return []candidates.Reading{{
			Cells: c.Lines[0],
			Next: func(_, n int, d candidates.Digit) (int, bool) {
				n += int(d)
				return n % v, n <= v
			},
			Ends: func(n int) bool { return n == 0 },
		}}
	},
}
