package clues

import (
	"slices"

	"pencilmark/candidates"
)

// X joins two cells that add up to ten.
var X = sumLetter("x", 10)

// V joins two cells that add up to five.
var V = sumLetter("v", 5)

func sumLetter(code string, sum int) *candidates.ClueKind {
	letter := map[int]string{5: "V", 10: "X"}[sum]
	article := map[int]string{5: "a ", 10: "an "}[sum]
	return &candidates.ClueKind{
		Code:     code,
		Name:     letter,
		Called:   letter + " between {0} and {1}",
		Says:     "{0} and {1} are joined by " + article + letter,
		Meaning:  map[int]string{5: "The digits on both sides of the V add up to 5.", 10: "The digits on both sides of the X add up to 10."}[sum],
		FPuzzles: candidates.ClueField{Name: "xv", Form: candidates.CellsForm, Value: letter},
		Check:    func(_ *candidates.Layout, c *candidates.Clue) error { return neighbours(c, 0, 0, 0) },
		Draw: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Shape {
			return []candidates.Shape{{Form: candidates.Letter, Color: candidates.Ink, Cells: c.Lines[0], Text: letter}}
		},
		Relations: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Relation {
			return pairs(c.Lines[0], 1, func(_, _ int, a, b candidates.Digit) bool { return int(a+b) == sum })
		},
	}
}

// NegativeXV says that neighbours without a letter add up to neither five nor ten, whichever letters there are.
var NegativeXV = &candidates.ClueKind{
	Code:     "negative-xv",
	Name:     "negative rule of X and V",
	Called:   "negative rule of X and V",
	Says:     "cells side by side without a letter add up to neither 5 nor 10",
	Meaning:  "Digits side by side add up to neither 5 nor 10, unless there is an X or a V between them.",
	FPuzzles: candidates.ClueField{Name: "negative", Form: candidates.ListForm, Value: "xv"},
	Check:    bare,
	Relations: func(l *candidates.Layout, _ *candidates.Clue) []candidates.Relation {
		return unmarked(l, []*candidates.ClueKind{X, V}, func(a, b candidates.Digit) bool { return a+b != 5 && a+b != 10 })
	},
}

// unmarked returns a relation for each two neighbours of the board without a clue of the kinds between them.
func unmarked(l *candidates.Layout, kinds []*candidates.ClueKind, allows func(a, b candidates.Digit) bool) (relations []candidates.Relation) {
	has := map[candidates.CellSet]bool{}
	for _, c := range l.Clues() {
		if slices.Contains(kinds, c.Kind) {
			has[c.Cells()] = true
		}
	}
	edges(l, func(a, b candidates.Cell) {
		if !has[candidates.Cells(a, b)] {
			relations = append(relations, pair(a, b, allows))
		}
	})
	return relations
}
