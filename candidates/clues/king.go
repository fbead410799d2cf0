package clues

import "pencilmark/candidates"

// King says that cells a king's move of chess apart hold different digits. Beside rows and columns that are the
// cells that touch at a corner.
var King = &candidates.ClueKind{
	Code:     "king",
	Name:     "king's move",
	Called:   "king's move",
	Says:     "cells that touch at a corner differ",
	Meaning:  "Cells that touch at a corner hold different digits.",
	FPuzzles: candidates.ClueField{Name: "antiking", Form: candidates.SwitchForm},
	Check:    bare,
	Relations: func(l *candidates.Layout, _ *candidates.Clue) []candidates.Relation {
		return different(l, [][2]int{{1, 1}, {1, -1}})
	},
}
