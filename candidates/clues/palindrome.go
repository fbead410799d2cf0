package clues

import "pencilmark/candidates"

// Palindrome reads the same from both ends.
var Palindrome = &candidates.ClueKind{
	Code:     "palindrome",
	Name:     "palindrome",
	Called:   "palindrome from {0} to {1}",
	Says:     "the palindrome from {0} to {1} reads the same from both ends",
	Meaning:  "The digits on the line read the same from both ends.",
	FPuzzles: candidates.ClueField{Name: "palindrome", Form: candidates.LinesForm},
	Check:    noValues(2),
	Draw:     drawn(candidates.Line, candidates.Grey, candidates.Medium),
	Relations: func(_ *candidates.Layout, c *candidates.Clue) (relations []candidates.Relation) {
		line := c.Lines[0]
		for i := range len(line) / 2 {
			relations = append(relations, pair(line[i], line[len(line)-1-i], func(a, b candidates.Digit) bool { return a == b }))
		}
		return relations
	},
}
