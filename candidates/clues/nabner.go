package clues

import "pencilmark/candidates"

// Nabner is a line without two equal or consecutive digits anywhere on it.
var Nabner = &candidates.ClueKind{
	Code:     "nabner",
	Name:     "nabner line",
	Called:   "nabner line from {0} to {1}",
	Says:     "no two digits on the nabner line from {0} to {1} are equal or consecutive",
	Meaning:  "No two digits on the line are equal or consecutive, wherever they stand on it.",
	FPuzzles: candidates.ClueField{Name: "nabner", Form: candidates.LinesForm},
	Check:    noValues(2),
	Draw:     drawn(candidates.Line, candidates.Yellow, candidates.Medium),
	Relations: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		return set(c.Cells(), func(a, b candidates.Digit) bool { return apart(a, b) >= 2 })
	},
}
