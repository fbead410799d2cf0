package clues

import "pencilmark/candidates"

// SameDifference is a line on which all neighbours differ by one amount, which is not written. It may be 0 where the
// cells do not see each other.
//
// So each cell and those before and behind it are a relation of three.
var SameDifference = &candidates.ClueKind{
	Code:     "same-difference",
	Name:     "same difference line",
	Called:   "same difference line from {0} to {1}",
	Says:     "neighbours on the same difference line from {0} to {1} differ by the same amount everywhere",
	Meaning:  "All neighbours on the line differ by the same amount.",
	FPuzzles: candidates.ClueField{Name: "samedifference", Form: candidates.LinesForm},
	Check:    noValues(3),
	Draw:     drawn(candidates.Line, candidates.Teal, candidates.Thin),
	Relations: func(_ *candidates.Layout, c *candidates.Clue) (relations []candidates.Relation) {
		line := c.Lines[0]
		for i := 2; i < len(line); i++ {
			relations = append(relations, three(line[i-2], line[i-1], line[i], func(a, x, b candidates.Digit) bool { return apart(a, x) == apart(x, b) }))
		}
		return relations
	},
}
