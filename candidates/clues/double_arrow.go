package clues

import "pencilmark/candidates"

// DoubleArrow is a line whose inner digits add up to as much as those at its ends.
var DoubleArrow = &candidates.ClueKind{
	Code:     "double-arrow",
	Name:     "double arrow",
	Called:   "double arrow from {0} to {1}",
	Says:     "the digits between {0} and {1} add up to as much as those two",
	Meaning:  "The digits on the line add up to as much as those in the circles at its ends.",
	FPuzzles: candidates.ClueField{Name: "doublearrow", Form: candidates.LinesForm},
	Check:    noValues(3),
	Draw: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Shape {
		return ended(c, candidates.Circle, candidates.Grey)
	},
	Sums: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Sum {
		line := c.Lines[0]
		last := len(line) - 1
		return []candidates.Sum{candidates.Sum{}.Add(-1, line[0], line[last]).Add(1, line[1:last]...)}
	},
}
