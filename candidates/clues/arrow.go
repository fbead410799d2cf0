package clues

import (
	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// Arrow is a circle and one or more shafts, each of which adds up to the digit in the circle. A circle of several
// cells, which is called a pill, is read as a number, from left to right, then from top to bottom.
var Arrow = &candidates.ClueKind{
	Code:     "arrow",
	Name:     "arrow",
	Called:   "arrow at {0}",
	Says:     "the digits along the arrow at {0} add up to its circle",
	Meaning:  "The digits along each shaft add up to the number in the circle.",
	FPuzzles: candidates.ClueField{Name: "arrow", Form: candidates.ArrowForm},
	Check: func(_ *candidates.Layout, c *candidates.Clue) error {
		if len(c.Lines) < 2 || len(c.Lines[0]) > maxPill || len(c.Lines[0]) != candidates.Cells(c.Lines[0]...).Len() {
			return fault.Errorf("expected the circle, of one to three cells, then a shaft, as in r1c1 = r2c2 r3c3")
		}
		return someValues(c, 0, 0, 0)
	},
	Draw: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Shape {
		var shapes []candidates.Shape
		for _, shaft := range c.Lines[1:] {
			line := append([]candidates.Cell{nearestTo(shaft[0], c.Lines[0])}, shaft...)
			shapes = append(shapes, candidates.Shape{Form: candidates.Shaft, Color: candidates.Grey, Cells: line})
		}
		form := candidates.Circle
		if len(c.Lines[0]) > 1 {
			form = candidates.Pill
		}
		shapes = append(shapes, candidates.Shape{Form: form, Color: candidates.Grey, Cells: c.Lines[0]})
		return shapes
	},
	Sums: func(_ *candidates.Layout, c *candidates.Clue) (sums []candidates.Sum) {
		circle := list(candidates.Cells(c.Lines[0]...))
		for _, shaft := range c.Lines[1:] {
			var s candidates.Sum
			for i, times := len(circle)-1, -1; i >= 0; i, times = i-1, 10*times {
				s = s.Add(times, circle[i])
			}
			sums = append(sums, s.Add(1, shaft...))
		}
		return sums
	},
}

// maxPill is how many cells the circle of an arrow can have.
const maxPill = 3

// nearestTo returns the cell of a line that is nearest to another.
func nearestTo(c candidates.Cell, line []candidates.Cell) candidates.Cell {
	best := line[0]
	for _, x := range line {
		if x.Distance(c) < best.Distance(c) {
			best = x
		}
	}
	return best
}
