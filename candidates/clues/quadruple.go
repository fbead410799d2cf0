package clues

import (
	"strconv"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// Quadruple is digits in a ring on the corner of four cells, which hold them all; a digit that is there twice is in two
// of the cells.
var Quadruple = &candidates.ClueKind{
	Code:     "quadruple",
	Name:     "quadruple",
	Called:   "quadruple at {0}",
	Says:     "the four cells at {0} hold the digits in their ring",
	Meaning:  "The digits in the ring are among those of the four cells around it, each as often as it is there.",
	FPuzzles: candidates.ClueField{Name: "quadruple", Form: candidates.CornerForm},
	Check: func(l *candidates.Layout, c *candidates.Clue) error {
		if len(c.Lines) != 1 || !isSquare(c.Lines[0]) {
			return fault.Errorf("expected the four cells around a corner, as in r1c1 r1c2 r2c1 r2c2")
		}
		return withValue(someValues(c, 4, 1, l.Size()), c)
	},
	Draw: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Shape {
		var digits []string
		for _, v := range c.Values {
			digits = append(digits, strconv.Itoa(v))
		}
		return []candidates.Shape{{Form: candidates.Dot, Color: candidates.Paper, Cells: c.Lines[0], Text: strings.Join(digits, " ")}}
	},
	Readings: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Reading {
		// In mind are the values that have been found, as bits.
		return []candidates.Reading{{
			Cells: c.Lines[0],
			Next: func(i, found int, d candidates.Digit) (int, bool) {
				for x, v := range c.Values {
					if v == int(d) && found>>x&1 == 0 {
						return found | 1<<x, true
					}
				}
				return found, true
			},
			Ends: func(found int) bool { return found == 1<<len(c.Values)-1 },
		}}
	},
	Holds: func(c *candidates.Clue) (ds []candidates.Digit) {
		for _, v := range c.Values {
			ds = append(ds, candidates.Digit(v))
		}
		return ds
	},
}

// isSquare reports whether the cells are the four around a corner.
func isSquare(line []candidates.Cell) bool {
	cells := candidates.Cells(line...)
	c := cells.First()
	return len(line) == 4 && cells.Len() == 4 && c.Row() < candidates.MaxSize && c.Column() < candidates.MaxSize &&
		cells == candidates.Cells(c, candidates.At(c.Row(), c.Column()+1), candidates.At(c.Row()+1, c.Column()), candidates.At(c.Row()+1, c.Column()+1))
}
