package clues

import "pencilmark/candidates"

// Thermometer rises from the bulb, its first cell: each digit is higher than the one before.
//
// Of cells i and j, counted from the bulb, j is higher by at least j-i. So it is said of all pairs, not of neighbours
// alone: what follows along the line is then one conflict, not a chain of them.
var Thermometer = &candidates.ClueKind{
	Code:  "thermo",
	Name:  "thermometer",
	Check: func(_ *candidates.Layout, c *candidates.Clue) error { return oneLine(c, 2) },
	Relations: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		line := c.Lines[0]
		return pairs(line, len(line), func(i, j int, a, b candidates.Digit) bool { return int(a)+j-i <= int(b) })
	},
}
