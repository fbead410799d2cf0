package clues

import "pencilmark/candidates"

// Greater says that the first of two neighbours has the higher digit.
var Greater = &candidates.ClueKind{
	Code:     "greater",
	Name:     "inequality sign",
	Called:   "inequality sign between {0} and {1}",
	Says:     "{0} is higher than {1}",
	Meaning:  "The first of the two digits is the higher.",
	FPuzzles: candidates.ClueField{Name: "greaterthan", Form: candidates.CellsForm},
	Check:    func(_ *candidates.Layout, c *candidates.Clue) error { return neighbours(c, 0, 0, 0) },
	Draw:     drawn(candidates.Chevron, candidates.Ink, ""),
	Relations: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		return pairs(c.Lines[0], 1, func(_, _ int, a, b candidates.Digit) bool { return a > b })
	},
}
