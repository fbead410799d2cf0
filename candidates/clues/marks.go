package clues

import (
	"slices"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// Odd is a cell with an odd digit, Even one with an even digit.
var (
	Odd  = parity("odd", candidates.Disc, 1)
	Even = parity("even", candidates.Square, 0)
)

func parity(name string, form candidates.ShapeForm, remainder candidates.Digit) *candidates.ClueKind {
	return &candidates.ClueKind{
		Code:     name,
		Name:     name + " cell",
		Called:   name + " cell {0}",
		Says:     "{0} is " + name,
		Meaning:  "The digit is " + name + ".",
		Single:   true,
		FPuzzles: candidates.ClueField{Name: name, Form: candidates.CellForm},
		Check:    oneCell,
		Draw:     drawn(form, candidates.Grey, ""),
		Relations: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Relation {
			return []candidates.Relation{one(c.Lines[0][0], func(d candidates.Digit) bool { return d%2 == remainder })}
		},
	}
}

// Marks is a cell that holds one of a few digits, which are its values.
var Marks = &candidates.ClueKind{
	Code:     "marks",
	Name:     "cell of given marks",
	Called:   "given marks of {0}",
	Says:     "{0} has given marks",
	Meaning:  "The digit is one of the given marks.",
	Single:   true,
	FPuzzles: candidates.ClueField{Form: candidates.MarksForm},
	Check: func(l *candidates.Layout, c *candidates.Clue) error {
		if len(c.Lines) != 1 || len(c.Lines[0]) != 1 || len(c.Values) == 0 {
			return fault.Errorf("expected the digits, then a cell")
		}
		return someValues(c, l.Size(), 1, l.Size())
	},
	Draw: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Shape {
		var digits candidates.DigitSet
		for _, v := range c.Values {
			digits = digits.With(candidates.Digit(v))
		}
		return []candidates.Shape{{Form: candidates.Square, Color: candidates.Paper, Cells: c.Lines[0], Text: digits.String()}}
	},
	Relations: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		return []candidates.Relation{one(c.Lines[0][0], func(d candidates.Digit) bool { return slices.Contains(c.Values, int(d)) })}
	},
}
