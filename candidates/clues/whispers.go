package clues

import "pencilmark/candidates"

// Whispers is a line on which neighbours differ by a least value: 5 on German whispers, 4 on Dutch ones. Without a
// value it is half the size of the board, rounded up.
var Whispers = &candidates.ClueKind{
	Code:  "whispers",
	Name:  "whisper line",
	Check: func(_ *candidates.Layout, c *candidates.Clue) error { return oneLine(c, 2) },
	Relations: func(l *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		least := (l.Size() + 1) / 2
		if len(c.Values) > 0 {
			least = c.Values[0]
		}
		return pairs(c.Lines[0], 1, func(_, _ int, a, b candidates.Digit) bool {
			return int(a)-int(b) >= least || int(b)-int(a) >= least
		})
	},
}
