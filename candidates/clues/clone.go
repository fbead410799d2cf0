package clues

import (
	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// Clone is two lists of cells that hold the same digits in the same places. A cell may be its own clone.
var Clone = &candidates.ClueKind{
	Code:     "clone",
	Name:     "clone",
	Called:   "clone at {0} and {1}",
	Says:     "the clones at {0} and {1} hold the same digits",
	Meaning:  "Both shapes hold the same digits in the same places.",
	FPuzzles: candidates.ClueField{Name: "clone", Form: candidates.ClonesForm},
	Check: func(_ *candidates.Layout, c *candidates.Clue) error {
		if len(c.Lines) != 2 || len(c.Lines[0]) != len(c.Lines[1]) || len(c.Lines[0]) == 0 {
			return fault.Errorf("expected two lists of as many cells each, as in r1c1 r1c2 = r5c5 r5c6")
		}
		return someValues(c, 0, 0, 0)
	},
	// A letter tells which shapes belong together.
	Draw: func(l *candidates.Layout, c *candidates.Clue) (shapes []candidates.Shape) {
		letter := 'A'
		for _, other := range l.Clues() {
			if other.String() == c.String() {
				break
			}
			if other.Kind == c.Kind {
				letter++
			}
		}
		for _, line := range c.Lines {
			shapes = append(shapes, candidates.Shape{Form: candidates.Shade, Color: candidates.Grey, Cells: line, Text: string(letter)})
		}
		return shapes
	},
	Relations: func(_ *candidates.Layout, c *candidates.Clue) (relations []candidates.Relation) {
		for i, a := range c.Lines[0] {
			if b := c.Lines[1][i]; a != b {
				relations = append(relations, pair(a, b, func(a, b candidates.Digit) bool { return a == b }))
			}
		}
		return relations
	},
}
