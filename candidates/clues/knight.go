package clues

import "pencilmark/candidates"

// Knight says that cells a knight's move of chess apart hold different digits. The board has edges: no move goes
// round them.
var Knight = &candidates.ClueKind{
	Code:     "knight",
	Name:     "knight's move",
	Called:   "knight's move",
	Says:     "cells a knight's move apart differ",
	Meaning:  "Cells a knight's move apart hold different digits.",
	FPuzzles: candidates.ClueField{Name: "antiknight", Form: candidates.SwitchForm},
	Check:    bare,
	Relations: func(l *candidates.Layout, _ *candidates.Clue) []candidates.Relation {
		return different(l, [][2]int{{1, 2}, {2, 1}, {1, -2}, {2, -1}})
	},
}

// different returns a relation for each pair of cells that are one of the steps apart, in rows and columns: they
// hold different digits.
func different(l *candidates.Layout, steps [][2]int) (relations []candidates.Relation) {
	n := l.Size()
	for c := range l.Cells().All() {
		for _, step := range steps {
			row, column := c.Row()+step[0], c.Column()+step[1]
			if row < 1 || row > n || column < 1 || column > n {
				continue
			}
			relations = append(relations, pair(c, candidates.At(row, column), differ))
		}
	}
	return relations
}
