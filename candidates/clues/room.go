package clues

import (
	"strconv"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// Room is a numbered room: a digit outside of the board. It stands in that cell of the row or column that the first
// digit, seen from there, says. As the line has each digit once, it stands there only if the first digit says so.
var Room = &candidates.ClueKind{
	Code:     "room",
	Name:     "numbered room",
	Called:   "numbered room at {0}",
	Says:     "{0} counts to the cell with {2} in its numbered room",
	Meaning:  "The digit outside stands in the cell, counted from there, that the first digit says.",
	FPuzzles: candidates.ClueField{Name: "numberedroom", Form: candidates.OutsideForm},
	Check: func(l *candidates.Layout, c *candidates.Clue) error {
		if len(c.Lines) != 1 || !isWholeLine(l, c.Lines[0]) {
			return fault.Errorf("expected a whole row or column from the clue's side on, as in r1c4-r9c4")
		}
		if len(c.Values) == 0 {
			return fault.Errorf("expected a digit before the cells")
		}
		return someValues(c, 1, 1, l.Size())
	},
	Draw: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Shape {
		return []candidates.Shape{{Form: candidates.Sign, Color: candidates.Ink, Cells: c.Lines[0], Text: strconv.Itoa(c.Values[0])}}
	},
	Relations: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		line, v := c.Lines[0], candidates.Digit(c.Values[0])
		// The first cell holds the digit if it says 1.
		relations := []candidates.Relation{one(line[0], func(d candidates.Digit) bool { return (d == 1) == (d == v) })}
		for i, cell := range line[1:] {
			place := candidates.Digit(i + 2)
			relations = append(relations, pair(line[0], cell, func(a, b candidates.Digit) bool { return (a == place) == (b == v) }))
		}
		return relations
	},
}

// isWholeLine reports whether the cells are a row or column of the board, in order from either end.
func isWholeLine(l *candidates.Layout, line []candidates.Cell) bool {
	if len(line) != l.Size() {
		return false
	}
	for i, c := range line[1:] {
		if c.Distance(line[i]) != 1 {
			return false
		}
	}
	cells := candidates.Cells(line...)
	return cells == l.HouseCells(l.RowOf(line[0])) || cells == l.HouseCells(l.ColumnOf(line[0]))
}
