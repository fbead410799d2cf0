package clues

import "pencilmark/candidates"

// Whispers is a line on which neighbours differ by a least value: 5 on German whispers, 4 on Dutch ones. Without a
// value it is half the size of the board, rounded up.
var Whispers = &candidates.ClueKind{
	Code:     "whispers",
	Name:     "whisper line",
	Called:   "whisper line from {0} to {1}",
	Says:     "neighbours on the whisper line from {0} to {1} differ by at least {2}",
	Usual:    func(size int) int { return (size + 1) / 2 },
	Meaning:  "Neighbours on the line differ by at least the value, 5 if there is none.",
	FPuzzles: candidates.ClueField{Name: "whispers", Form: candidates.LinesForm},
	Check: func(l *candidates.Layout, c *candidates.Clue) error {
		return oneLine(c, 2, 1, 1, l.Size()-1)
	},
	Draw: func(l *candidates.Layout, c *candidates.Clue) []candidates.Shape {
		color := candidates.Green
		if c.Value(l.Size()) < (l.Size()+1)/2 {
			color = candidates.Orange
		}
		return []candidates.Shape{{Form: candidates.Line, Color: color, Width: candidates.Medium, Cells: c.Lines[0]}}
	},
	Relations: func(l *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		least := c.Value(l.Size())
		return pairs(c.Lines[0], 1, func(_, _ int, a, b candidates.Digit) bool { return apart(a, b) >= least })
	},
}
