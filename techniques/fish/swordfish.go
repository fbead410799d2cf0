package fish

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Swordfish is the basic fish with three base lines.
var Swordfish = &techniques.Technique{
	Code:    "swordfish",
	Name:    "Swordfish",
	Aliases: []string{"bf3"},
	Family:  family,

	HoDoKu:      "0301",
	HoDoKuScore: 150,
	Explainer:   38,
	Level:       techniques.Hard,

	Ladder: explain.Ladder{
		Kind:   "three lines have all their places for one digit in the same three crossing lines",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "Three rows whose places for a digit lie in the same three columns: an X-Wing with one line " +
			"more. No row has to use all three columns; two places in each row are enough, as long as " +
			"together they stay within three columns. The digit is removed from every other cell of the " +
			"three columns. Three columns and three rows work the same way.",
		Why: "Each of the three rows needs the digit and has to put it into one of the three columns, and " +
			"no two rows may put it into the same column. Three rows, three columns: every column is used " +
			"by one of these rows. So each column gets its digit from one of the three rows, and its " +
			"other cells cannot have it.",
		Look: "Take a digit that is placed two or three times. For each row that still needs it note the " +
			"columns of its places, and leave out rows with more than three. Start from a row with two " +
			"places, add one that brings at most one new column, and look for a third that stays within " +
			"the three. Then do the same with columns.",
		NearMiss: "Three rows that use four columns. One column may stay without the digit, and we do not know " +
			"which. Look also whether two of the three rows share only two columns: then they are an " +
			"X-Wing, and what that removes comes first.",
		Example: techniques.Example{
			Grid: ".+5+6+713.+49+1+34+9+8+26+5797.+4+65..+3+7.512+43+9.+39.+6+78+5.4+4..5+3+9.7.6.+7.9+1+4+3+55+13.+47+9+6..4+93+5+6+7..",
			Want: "r6c2<>8 r6c9<>8 r9c9<>8",
		},
	},

	Find: func(p *techniques.Pass) { findBasic(p, 3) },
}
