package fish

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Swordfish is the basic fish with three base lines.
var Swordfish = &techniques.Technique{
	Code:        "swordfish",
	Name:        "Swordfish",
	Aliases:     []string{"bf3", "basic fish of size 3"},
	Family:      "fish",
	HoDoKu:      "0301",
	HoDoKuScore: 150,
	Explainer:   38,
	Level:       techniques.Hard,
	Ladder: explain.Ladder{
		Kind:   "three lines have all their places for one digit in the same three crossing lines",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "Three rows have all their places for a digit in the same three columns: an X-Wing with one line more. " +
			"No row needs all three columns, two places a row are enough as long as together they stay within " +
			"three. The digit goes from every other cell of the three columns. Rows and columns may be exchanged.",
		Why: "Each of the three rows needs the digit and must put it into one of three columns, and no two rows may " +
			"put it into the same column. Three rows, three columns: each column is used by one of these rows. So " +
			"each of the columns has its digit in one of the three rows, and its other cells cannot have it.",
		Look: "Take a digit that is placed two or three times and note, for each row that still needs it, the columns of its " +
			"places. Leave out rows with more than three. Start from a row with two places, add a row that " +
			"brings one new column at most, then look for a third that stays within the three. Then do the " +
			"same with columns as base.",
		NearMiss: "Three rows whose places lie in four columns prove nothing: one of the columns may stay unused, and " +
			"nobody knows which. Look also whether two of the three rows already share only two columns. Then they are " +
			"an X-Wing, and what they remove should be written down first.",
		Example: techniques.Example{},
	},
	Find: func(p *techniques.Pass) { findBasic(p, 3) },
}
