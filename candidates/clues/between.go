package clues

import "pencilmark/candidates"

// Between has its inner digits strictly between those at its ends, either of which may be the higher.
var Between = &candidates.ClueKind{
	Code:     "between",
	Name:     "between line",
	Called:   "between line from {0} to {1}",
	Says:     "digits on the between line from {0} to {1} are between those at its ends",
	Meaning:  "The digits on the line are between those in the circles at its ends.",
	FPuzzles: candidates.ClueField{Name: "betweenline", Form: candidates.LinesForm},
	Check:    noValues(2),
	Draw: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Shape {
		return ended(c, candidates.Circle, candidates.Grey)
	},
	Relations: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		return inner(c, func(a, x, b candidates.Digit) bool { return min(a, b) < x && x < max(a, b) })
	},
}

// ended returns the drawing of a line with a shape at each end.
func ended(c *candidates.Clue, form candidates.ShapeForm, color candidates.ShapeColor) []candidates.Shape {
	line := c.Lines[0]
	return []candidates.Shape{
		{Form: candidates.Line, Color: color, Width: candidates.Thin, Cells: line},
		{Form: form, Color: color, Cells: []candidates.Cell{line[0], line[len(line)-1]}},
	}
}

// inner returns a relation of each inner cell of the line with both ends: it gets the digits in the order of the line.
func inner(c *candidates.Clue, allows func(a, x, b candidates.Digit) bool) (relations []candidates.Relation) {
	line := c.Lines[0]
	a, b := line[0], line[len(line)-1]
	for _, x := range line[1 : len(line)-1] {
		relations = append(relations, three(a, x, b, allows))
	}
	return relations
}
