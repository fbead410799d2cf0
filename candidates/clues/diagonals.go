package clues

import "pencilmark/candidates"

// FallingDiagonal makes a house of the diagonal from the upper left corner. With both it is a board of diagonals:
// see [On].
var FallingDiagonal = diagonal("falling-diagonal", "diagonal-", "falling diagonal",
	func(l *candidates.Layout, n int) candidates.Cell { return candidates.At(n, n) })

// RisingDiagonal makes a house of the diagonal from the lower left corner.
var RisingDiagonal = diagonal("rising-diagonal", "diagonal+", "rising diagonal",
	func(l *candidates.Layout, n int) candidates.Cell { return candidates.At(l.Size()+1-n, n) })

func diagonal(code, field, name string, cell func(l *candidates.Layout, n int) candidates.Cell) *candidates.ClueKind {
	line := func(l *candidates.Layout) (line []candidates.Cell) {
		for n := 1; n <= l.Size(); n++ {
			line = append(line, cell(l, n))
		}
		return line
	}
	return &candidates.ClueKind{
		Code:     code,
		Name:     name,
		Called:   name,
		Says:     "the " + name + " has every digit",
		Meaning:  "The " + name + " has every digit once.",
		FPuzzles: candidates.ClueField{Name: field, Form: candidates.SwitchForm},
		Check:    bare,
		Draw: func(l *candidates.Layout, _ *candidates.Clue) []candidates.Shape {
			return []candidates.Shape{{Form: candidates.Line, Color: candidates.Blue, Width: candidates.Thin, Cells: line(l)}}
		},
		Houses: func(l *candidates.Layout, _ *candidates.Clue) []candidates.ExtraHouse {
			return []candidates.ExtraHouse{{Name: "the " + name, Cells: candidates.Cells(line(l)...)}}
		},
	}
}
