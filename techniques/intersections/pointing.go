package intersections

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Pointing removes a digit from a line, because a box needs it there.
var Pointing = &techniques.Technique{
	Code:    "pointing",
	Name:    "Pointing",
	Aliases: []string{"Locked Candidates Type 1 (Pointing)", "Locked Candidates Type 1", "Pointing Pair", "Pointing Triple", "lc1"},
	Family:  family,

	HoDoKu:      "0100",
	HoDoKuScore: 50,
	Explainer:   26,
	Level:       techniques.Medium,

	Ladder: explain.Ladder{
		Kind:   "inside one box a digit is confined to one line",
		Facets: [2]explain.Facet{explain.FacetHouses, explain.FacetDigits},
	},
	Doc: techniques.Doc{
		What: "All places that a digit has left in a box lie in one row or one column. The box points " +
			"along that line: the digit is removed from the rest of the line. On a board with " +
			"diagonals or windows, such a house plays the line to a box, and the box to a line.",
		Why: "The box has to hold the digit, and only cells of the line are left for it. Wherever it " +
			"ends up, it stands in that line, and a line holds a digit once. So no cell of the line " +
			"outside the box can hold it.",
		Look: "For each box and each digit that it lacks, see whether what is left stands in one line. " +
			"Two filled lines of a box are a good sign. Then look along the line outside the box for " +
			"the same digit.",
		NearMiss: "Three places in an L: two in a row, two in a column, all three in neither. The digit " +
			"need not be in the row and need not be in the column, so it stays where it is.",
		Example: techniques.Example{
			Grid: "8.+3+9.7.+251.+5+82+37.+9+9+7+25..+83.45+8.+36+9+7.629+78..5+3+73+1.+5+9.+8.+2+8...+539.+3+9...+2+5+18+5+1.+3982.7",
			Want: "r7c5<>6 r8c5<>6",
		},
	},

	Find: func(p *techniques.Pass) { findLocked(p, false) },
}
