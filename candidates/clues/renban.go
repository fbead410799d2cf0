package clues

import (
	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// Renban is a line of consecutive digits, in any order and each once: those are different and, on a line of k cells,
// less than k apart. A cell in which the line crosses itself counts once.
var Renban = &candidates.ClueKind{
	Code:     "renban",
	Name:     "renban line",
	Called:   "renban line from {0} to {1}",
	Says:     "the renban line from {0} to {1} has {3} consecutive digits",
	Meaning:  "The digits on the line are consecutive, in any order, and each is there once.",
	FPuzzles: candidates.ClueField{Name: "renban", Form: candidates.LinesForm},
	Check: func(l *candidates.Layout, c *candidates.Clue) error {
		if n := c.Cells().Len(); n > l.Size() {
			return fault.Errorf("found %d cells: expected %d at most, as each digit is there once", n, l.Size())
		}
		return oneLine(c, 2, 0, 0, 0)
	},
	Draw: drawn(candidates.Line, candidates.Purple, candidates.Medium),
	Relations: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		cells := c.Cells()
		n := cells.Len()
		return set(cells, func(a, b candidates.Digit) bool { return a != b && apart(a, b) < n })
	},
}
