package clues

import "pencilmark/candidates"

// Minimum is a cell with a lower digit than all its neighbours, Maximum one with a higher digit. Two of a kind side by
// side are not compared. Arrows point to the lower digits.
var (
	Minimum = extreme("minimum", "lower", "minima", func(here, there candidates.Digit) bool { return here < there },
		func(here, there candidates.Cell) []candidates.Cell { return []candidates.Cell{there, here} })
	Maximum = extreme("maximum", "higher", "maxima", func(here, there candidates.Digit) bool { return here > there },
		func(here, there candidates.Cell) []candidates.Cell { return []candidates.Cell{here, there} })
)

// extreme returns a kind whose digit compares with those of its neighbours; its picture is a shaded cell with arrows on
// its edges.
func extreme(name, comparative, plural string, allows func(here, there candidates.Digit) bool, arrow func(here, there candidates.Cell) []candidates.Cell) *candidates.ClueKind {
	return &candidates.ClueKind{
		Code:     name,
		Name:     name,
		Called:   name + " at {0}",
		Says:     "{0} is " + comparative + " than its neighbours",
		Meaning:  "The digit is " + comparative + " than all that share an edge with it, other " + plural + " aside.",
		Single:   true,
		FPuzzles: candidates.ClueField{Name: name, Form: candidates.CellForm},
		Check:    oneCell,
		Draw: func(l *candidates.Layout, c *candidates.Clue) []candidates.Shape {
			shapes := drawn(candidates.Square, candidates.Grey, "")(l, c)
			rivals(l, c, func(here, there candidates.Cell) {
				shapes = append(shapes, candidates.Shape{Form: candidates.Arrow, Color: candidates.Ink, Cells: arrow(here, there)})
			})
			return shapes
		},
		Relations: func(l *candidates.Layout, c *candidates.Clue) (relations []candidates.Relation) {
			rivals(l, c, func(here, there candidates.Cell) { relations = append(relations, pair(here, there, allows)) })
			return relations
		},
	}
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
