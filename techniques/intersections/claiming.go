package intersections

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Claiming removes a digit from a box, because a line needs it there.
var Claiming = &techniques.Technique{
	Code:    "claiming",
	Name:    "Claiming",
	Aliases: []string{"Locked Candidates Type 2 (Claiming)", "Locked Candidates Type 2", "Box/Line Reduction", "lc2"},
	Family:  family,

	HoDoKu:      "0101",
	HoDoKuScore: 50,
	Explainer:   28,
	Level:       techniques.Medium,

	Ladder: explain.Ladder{
		Kind:   "inside one line a digit is confined to one box",
		Facets: [2]explain.Facet{explain.FacetHouses, explain.FacetDigits},
	},
	Doc: techniques.Doc{
		What: "All places that a digit has left in a row or a column lie in one box. The line claims " +
			"the digit of that box: it is removed from the rest of the box. On a board with diagonals " +
			"or windows, such a house plays the box to a line, and the line to a box.",
		Why: "The line has to hold the digit, and only cells of the box are left for it. Wherever it " +
			"ends up, it stands in that box, and a box holds a digit once. So no cell of the box " +
			"outside the line can hold it.",
		Look: "For each line and each digit that it lacks, see whether what is left stands in one box. " +
			"Lines that are filled in the other two boxes are a good sign. It is easy to overlook, " +
			"because the eye scans boxes: walk along the rows and the columns on purpose.",
		NearMiss: "The digit has places in two boxes of the line. Then the box may get its digit from " +
			"another line, and nothing follows. Nor does anything follow if the rest of the box has " +
			"lost the digit before.",
		Example: techniques.Example{
			Grid: "+1.7+4...+5845.1.+8+7..+8..+5+7.+14.+71+8+35+6..+45+4+3+29+78+6+1962+8+1+4+3+7+5+68+4+72+1539+2+9+568+3+4+17+3+7194+5.+8.",
			Want: "r1c7<>2 r3c9<>2",
		},
	},

	Find: func(p *techniques.Pass) { findLocked(p, true) },
}
