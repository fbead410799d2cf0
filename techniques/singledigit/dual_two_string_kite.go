package singledigit

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// DualTwoStringKite is two kites through the same two cells of a box.
var DualTwoStringKite = &techniques.Technique{
	Code:    "dual-two-string-kite",
	Name:    "Dual 2-String Kite",
	Aliases: []string{"d2sk", "Dual Kite"},
	Family:  family,

	HoDoKu:      "0404",
	HoDoKuScore: 150,
	Level:       techniques.Hard,

	Ladder: explain.Ladder{
		Kind:   "two places of a digit in a box both have one partner along their row and one along their column",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "Two cells of a box, in different rows and columns, are ends of four strings: the digit has two places " +
			"in the row and in the column of each, one of them in the box. The row of the first and the column " +
			"of the second are a 2-String Kite, and so are the column of the first and the row of the second. " +
			"Each removes the digit from the cell that sees its two free ends.",
		Why: "Each of the two kites stands on its own. In each, if one free end is not the digit, its string has the " +
			"digit in the box; the box holds it once, so the other string has it at its free end.",
		Look: "When a 2-String Kite is found, look along the two lines that it does not use: the column where its row " +
			"enters the box, and the row where its column does.",
		NearMiss: "Two kites that share one cell of the box only. They are two steps, and need not be seen together. " +
			"If one of the kites removes nothing, the other is a kite like any.",
		Example: techniques.Example{
			Grid: "...6+8+2.+1.+971+5+3+48+2+682+6+7+9+1+53+42.7+4+6+8.+51+4+98+1+53+6+7+2+1+6.279+4+8.+6+823+4+7+19+5..+9816+2+4....+9+25.68",
			Want: "r8c2<>3 r9c3<>3",
		},
	},

	Find: findDualKites,
}
