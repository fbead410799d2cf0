package clues

import "pencilmark/candidates"

// Minimum is a cell with a lower digit than all its neighbours. Two of them side by side are not compared.
var Minimum = &candidates.ClueKind{
	Code:     "minimum",
	Name:     "minimum",
	Meaning:  "The digit is lower than all that share an edge with it, other minima aside.",
	Single:   true,
	FPuzzles: candidates.ClueField{Name: "minimum", Form: candidates.CellForm},
	Check:    oneCell,
	Draw: func(l *candidates.Layout, c *candidates.Clue) []candidates.Shape {
		return signposts(l, c, func(here, there candidates.Cell) []candidates.Cell { return []candidates.Cell{there, here} })
	},
	Relations: func(l *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		return extreme(l, c, func(here, there candidates.Digit) bool { return here < there })
	},
}

// Maximum is a cell with a higher digit than all its neighbours. Two of them side by side are not compared.
var Maximum = &candidates.ClueKind{
	Code:     "maximum",
	Name:     "maximum",
	Meaning:  "The digit is higher than all that share an edge with it, other maxima aside.",
	Single:   true,
	FPuzzles: candidates.ClueField{Name: "maximum", Form: candidates.CellForm},
	Check:    oneCell,
	Draw: func(l *candidates.Layout, c *candidates.Clue) []candidates.Shape {
		return signposts(l, c, func(here, there candidates.Cell) []candidates.Cell { return []candidates.Cell{here, there} })
	},
	Relations: func(l *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		return extreme(l, c, func(here, there candidates.Digit) bool { return here > there })
	},
}

// rivals calls yield with each neighbour of the clue's cell that has no clue of the same kind.
func rivals(l *candidates.Layout, c *candidates.Clue, yield func(here, there candidates.Cell)) {
	here := c.Lines[0][0]
	for there := range l.Cells().AndNot(marked(l, c.Kind)).All() {
		if here.Distance(there) == 1 {
			yield(here, there)
		}
	}
}

func extreme(l *candidates.Layout, c *candidates.Clue, allows func(here, there candidates.Digit) bool) (relations []candidates.Relation) {
	rivals(l, c, func(here, there candidates.Cell) { relations = append(relations, pair(here, there, allows)) })
	return relations
}

// signposts returns the drawing of a shaded cell with arrows on its edges, to the lower digits.
func signposts(l *candidates.Layout, c *candidates.Clue, way func(here, there candidates.Cell) []candidates.Cell) []candidates.Shape {
	shapes := drawn(candidates.Square, candidates.Grey, "")(l, c)
	rivals(l, c, func(here, there candidates.Cell) {
		shapes = append(shapes, candidates.Shape{Form: candidates.Arrow, Color: candidates.Ink, Cells: way(here, there)})
	})
	return shapes
}
