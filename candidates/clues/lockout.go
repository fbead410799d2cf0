package clues

import "pencilmark/candidates"

// Lockout keeps its inner digits out of the range from one end to the other; the ends differ by a least value,
// without one half the size of the board, rounded down.
var Lockout = &candidates.ClueKind{
	Code:     "lockout",
	Name:     "lockout line",
	Called:   "lockout line from {0} to {1}",
	Says:     "the ends of the lockout line from {0} to {1} differ by at least {2}, and no digit on it is from one to the other",
	Usual:    func(size int) int { return size / 2 },
	Meaning:  "The digits in the diamonds at the ends differ by at least the value, 4 if there is none; no digit on the line is one of them or between them.",
	FPuzzles: candidates.ClueField{Name: "lockout", Form: candidates.LinesForm},
	Check: func(l *candidates.Layout, c *candidates.Clue) error {
		return oneLine(c, 2, 1, 1, l.Size()-1)
	},
	Draw: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Shape {
		return ended(c, candidates.Diamond, candidates.Blue)
	},
	Relations: func(l *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		line := c.Lines[0]
		least := c.Value(l.Size())
		ends := pair(line[0], line[len(line)-1], func(a, b candidates.Digit) bool { return apart(a, b) >= least })
		return append(inner(c, func(a, x, b candidates.Digit) bool { return x < min(a, b) || x > max(a, b) }), ends)
	},
}
