package fish

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Jellyfish is the basic fish with four base lines. It is the largest worth
// looking for: a digit has nine lines at most each way, and every fish of five
// is one of four or fewer seen from the other side.
var Jellyfish = &techniques.Technique{
	Code:        "jellyfish",
	Name:        "Jellyfish",
	Aliases:     []string{"bf4", "basic fish of size 4"},
	Family:      "fish",
	HoDoKu:      "0302",
	HoDoKuScore: 160,
	Explainer:   52,
	Level:       techniques.Hard,
	Ladder: explain.Ladder{
		Kind:   "four lines have all their places for one digit in the same four crossing lines",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "Four rows have all their places for a digit in the same four columns, with two to four places in each " +
			"row. The digit goes from every other cell of the four columns. Rows and columns may be exchanged.",
		Why: "Each of the four rows needs the digit and must put it into one of four columns, and no two rows may put " +
			"it into the same column. So the four rows use up all four columns, one each, in whatever order. Every " +
			"other cell of these columns is left without the digit.",
		Look: "Look for it last among the fish, and only for a digit that is placed once or never: where fewer than " +
			"eight rows still need the digit, the remaining lines make a smaller fish that removes the " +
			"same candidates. Write down the columns for each row with up to four places, and try to find four rows that " +
			"stay within four columns. Rows with two places are the best to start from.",
		NearMiss: "Four rows within five columns prove nothing. A row with one place is no part of it: that row has a " +
			"hidden single, and what is left is a smaller fish. The same holds if two or three of the rows " +
			"stay within as many columns by themselves: take that X-Wing or Swordfish first.",
		Example: techniques.Example{},
	},
	Find: func(p *techniques.Pass) { findBasic(p, 4) },
}
