package clues

import (
	"strconv"

	"pencilmark/candidates"
)

// White is a dot between cells whose digits differ by its value, 1 if none is written.
var White = &candidates.ClueKind{
	Code:     "white",
	Name:     "white dot",
	Called:   "white dot between {0} and {1}",
	Says:     "{0} and {1} are joined by a white dot{of}",
	Usual:    func(int) int { return 1 },
	Meaning:  "The digits on both sides of the dot differ by the value, 1 if there is none.",
	FPuzzles: candidates.ClueField{Name: "difference", Form: candidates.CellsForm},
	Check: func(l *candidates.Layout, c *candidates.Clue) error {
		return neighbours(c, 1, 1, l.Size()-1)
	},
	Draw: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Shape { return dot(c, candidates.Paper) },
	Relations: func(l *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		v := c.Value(l.Size())
		return pairs(c.Lines[0], 1, func(_, _ int, a, b candidates.Digit) bool { return apart(a, b) == v })
	},
}

// Black is a dot between cells one of which is its value, 2 if none is written, times the other.
var Black = &candidates.ClueKind{
	Code:     "black",
	Name:     "black dot",
	Called:   "black dot between {0} and {1}",
	Says:     "{0} and {1} are joined by a black dot{of}",
	Usual:    func(int) int { return 2 },
	Meaning:  "The digit on one side of the dot is the value, 2 if there is none, times that on the other.",
	FPuzzles: candidates.ClueField{Name: "ratio", Form: candidates.CellsForm},
	Check: func(l *candidates.Layout, c *candidates.Clue) error {
		return neighbours(c, 1, 1, l.Size())
	},
	Draw: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Shape { return dot(c, candidates.Ink) },
	Relations: func(l *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		v := c.Value(l.Size())
		return pairs(c.Lines[0], 1, func(_, _ int, a, b candidates.Digit) bool { return inRatio(a, b, v) })
	},
}

// inRatio reports whether one of the digits is v times the other.
func inRatio(a, b candidates.Digit, v int) bool { return int(a)*v == int(b) || int(b)*v == int(a) }

// dot returns the drawing of a dot, with its value if one is written.
func dot(c *candidates.Clue, color candidates.ShapeColor) []candidates.Shape {
	s := candidates.Shape{Form: candidates.Dot, Color: color, Cells: c.Lines[0]}
	if len(c.Values) > 0 {
		s.Text = strconv.Itoa(c.Values[0])
	}
	return []candidates.Shape{s}
}

// Nonconsecutive says that neighbours without a dot of either color are not consecutive. So it is as well that all
// white dots are given.
var Nonconsecutive = &candidates.ClueKind{
	Code:     "nonconsecutive",
	Name:     "nonconsecutive rule",
	Called:   "nonconsecutive rule",
	Says:     "cells side by side without a dot are not consecutive",
	Meaning:  "Digits side by side are not consecutive, unless there is a dot between them: all white dots are given.",
	FPuzzles: candidates.ClueField{Name: "nonconsecutive", Form: candidates.SwitchForm},
	Check:    bare,
	Relations: func(l *candidates.Layout, _ *candidates.Clue) []candidates.Relation {
		return unmarked(l, []*candidates.ClueKind{White, Black}, func(a, b candidates.Digit) bool { return apart(a, b) != 1 })
	},
}

// NegativeBlack says that neighbours without a dot of either color are in none of the ratios that black dots of the
// board have; without black dots, not in that of 1 to 2.
var NegativeBlack = &candidates.ClueKind{
	Code:     "negative-black",
	Name:     "negative rule of black dots",
	Called:   "negative rule of black dots",
	Says:     "cells side by side without a dot are not as black dots have it",
	Meaning:  "Of digits side by side none is twice the other, or in a ratio of another black dot, unless there is a dot between them: all black dots are given.",
	FPuzzles: candidates.ClueField{Name: "negative", Form: candidates.ListForm, Value: "ratio"},
	Check:    bare,
	Relations: func(l *candidates.Layout, _ *candidates.Clue) []candidates.Relation {
		var ratios []int
		for _, c := range l.Clues() {
			if c.Kind == Black {
				ratios = append(ratios, c.Value(l.Size()))
			}
		}
		if len(ratios) == 0 {
			ratios = []int{2}
		}
		return unmarked(l, []*candidates.ClueKind{White, Black}, func(a, b candidates.Digit) bool {
			for _, v := range ratios {
				if inRatio(a, b, v) {
					return false
				}
			}
			return true
		})
	},
}
