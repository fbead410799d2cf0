package clues

import (
	"strconv"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// LittleKiller is a sum outside of the board of the digits on a diagonal, which may come again.
var LittleKiller = &candidates.ClueKind{
	Code:     "little-killer",
	Name:     "little killer",
	Called:   "little killer of {2} from {0}",
	Says:     "the digits on the diagonal from {0} add up to {2}",
	Meaning:  "The digits on the diagonal that the arrow outside points along add up to the value, and may come again.",
	FPuzzles: candidates.ClueField{Name: "littlekillersum", Form: candidates.DiagonalForm},
	Check: func(l *candidates.Layout, c *candidates.Clue) error {
		if len(c.Lines) != 1 || !isDiagonal(l, c.Lines[0]) {
			return fault.Errorf("expected a whole diagonal from the clue's side on, as in r1c3 r2c2 r3c1")
		}
		return withValue(someValues(c, 1, 1, l.Size()*l.Size()), c)
	},
	Draw: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Shape {
		return []candidates.Shape{{Form: candidates.Sign, Color: candidates.Ink, Cells: c.Lines[0], Text: strconv.Itoa(c.Values[0])}}
	},
	Sums: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Sum {
		return []candidates.Sum{candidates.Sum{Total: c.Values[0]}.Add(1, c.Lines[0]...)}
	},
}

// isDiagonal reports whether the cells go diagonally from one edge of the board to another.
func isDiagonal(l *candidates.Layout, line []candidates.Cell) bool {
	atEdge := func(c candidates.Cell) bool {
		return c.Row() == 1 || c.Column() == 1 || c.Row() == l.Size() || c.Column() == l.Size()
	}
	for i, c := range line[1:] {
		rows, columns := c.Row()-line[i].Row(), c.Column()-line[i].Column()
		if rows*rows != 1 || columns*columns != 1 || rows != line[1].Row()-line[0].Row() || columns != line[1].Column()-line[0].Column() {
			return false
		}
		if i+2 < len(line) && atEdge(c) {
			return false
		}
	}
	return atEdge(line[0]) && atEdge(line[len(line)-1])
}
