package fish

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// XWing is the basic fish with two base lines.
var XWing = &techniques.Technique{
	Code:    "x-wing",
	Name:    "X-Wing",
	Aliases: []string{"bf2"},
	Family:  family,

	HoDoKu:      "0300",
	HoDoKuScore: 140,
	Explainer:   32,
	Level:       techniques.Hard,

	Ladder: explain.Ladder{
		Kind:   "a digit has two places in each of two lines, and they lie in the same two crossing lines",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "Two rows whose places for a digit lie in the same two columns, two in each row. The digit is " +
			"removed from every other cell of the two columns. Two columns and two rows work the same " +
			"way. The lines that are counted are the base, the lines that lose candidates are the cover.",
		Why: "Each of the two rows needs the digit, and both rows can put it into the same two columns " +
			"only. They may not both take one column, because a column holds the digit once. So one row " +
			"takes one column and the other row takes the other. We do not know which way round, but " +
			"either way both columns get their digit from these two rows, and their other cells cannot " +
			"have it.",
		Look: "Take one digit at a time, best one that is placed four or five times. List the rows in which " +
			"it has exactly two places and compare: two rows with the same two columns are the pattern. " +
			"Then do the same with columns. Look along the cover lines before you rejoice: the digit must " +
			"have another place there, or nothing is gained.",
		NearMiss: "A third place in one of the two rows. That row may put the digit there, and then one of the " +
			"columns is free again. The same goes for four places at the corners of a rectangle while " +
			"both the rows and the columns have further ones.",
		Example: techniques.Example{
			Grid: "3.+8+1+4+2+7+9.+71+9+86.+4+2..+4+297.8..9+26+7+3+15+84...+4+98..24+8.+5+2+6.79.3+42+8+7+95.+2..3+5+9.4889+5+61+4+2+37",
			Want: "r5c3<>1 r5c7<>1",
		},
	},

	Find: func(p *techniques.Pass) { findBasic(p, 2) },
}
