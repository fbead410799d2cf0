package clues

import "pencilmark/candidates"

// Knight says that cells a knight's move of chess apart hold different digits.
var Knight = &candidates.ClueKind{
	Code: "knight",
	Name: "knight's move",
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
			relations = append(relations, candidates.Relation{
				Cells:  []candidates.Cell{c, candidates.At(row, column)},
				Allows: func(ds ...candidates.Digit) bool { return ds[0] != ds[1] },
			})
		}
	}
	return relations
}
