package clues

import "pencilmark/candidates"

// Thermometer rises from the bulb, its first cell: each digit is higher than the one before.
//
// Of cells i and j, counted from the bulb, j is higher by at least j-i. So it is said of all pairs, not of neighbours
// alone: what follows along the line is then one conflict, not a chain of them.
var Thermometer = &candidates.ClueKind{
	Code:     "thermo",
	Name:     "thermometer",
	Called:   "thermometer from {0}",
	Says:     "the thermometer from {0} rises",
	Meaning:  "Digits rise from the bulb.",
	FPuzzles: candidates.ClueField{Name: "thermometer", Form: candidates.LinesForm},
	Check:    noValues(2),
	Draw:     bulbed(candidates.Grey),
	Relations: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		line := c.Lines[0]
		return pairs(line, len(line), func(i, j int, a, b candidates.Digit) bool { return int(a)+j-i <= int(b) })
	},
}

// bulbed returns the drawing of a thermometer.
func bulbed(color candidates.ShapeColor) func(*candidates.Layout, *candidates.Clue) []candidates.Shape {
	return func(_ *candidates.Layout, c *candidates.Clue) []candidates.Shape {
		line := c.Lines[0]
		return []candidates.Shape{
			{Form: candidates.Bulb, Color: color, Cells: line[:1]},
			{Form: candidates.Line, Color: color, Width: candidates.Wide, Cells: line},
		}
	}
}
