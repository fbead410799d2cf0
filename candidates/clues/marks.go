package clues

import (
	"errors"
	"slices"

	"pencilmark/candidates"
)

// Odd is a cell with an odd digit.
var Odd = &candidates.ClueKind{
	Code:     "odd",
	Name:     "odd cell",
	Meaning:  "The digit is odd.",
	Single:   true,
	FPuzzles: candidates.ClueField{Name: "odd", Form: candidates.CellForm},
	Check:    oneCell,
	Draw:     drawn(candidates.Disc, candidates.Grey, ""),
	Relations: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		return []candidates.Relation{one(c.Lines[0][0], func(d candidates.Digit) bool { return d%2 == 1 })}
	},
}

// Even is a cell with an even digit.
var Even = &candidates.ClueKind{
	Code:     "even",
	Name:     "even cell",
	Meaning:  "The digit is even.",
	Single:   true,
	FPuzzles: candidates.ClueField{Name: "even", Form: candidates.CellForm},
	Check:    oneCell,
	Draw:     drawn(candidates.Square, candidates.Grey, ""),
	Relations: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		return []candidates.Relation{one(c.Lines[0][0], func(d candidates.Digit) bool { return d%2 == 0 })}
	},
}

// Marks is a cell that holds one of a few digits, which are its values.
var Marks = &candidates.ClueKind{
	Code:     "marks",
	Name:     "cell of given marks",
	Meaning:  "The digit is one of the given marks.",
	Single:   true,
	FPuzzles: candidates.ClueField{Form: candidates.MarksForm},
	Check: func(l *candidates.Layout, c *candidates.Clue) error {
		if len(c.Lines) != 1 || len(c.Lines[0]) != 1 || len(c.Values) == 0 {
			return errors.New("expected the digits, then a cell")
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
