package fish

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Jellyfish is the basic fish with four base lines. It is the largest worth
// looking for: a digit has nine lines at most each way, and every fish of five
// is one of four or fewer seen from the other side.
var Jellyfish = &techniques.Technique{
	Code:    "jellyfish",
	Name:    "Jellyfish",
	Aliases: []string{"bf4"},
	Family:  family,

	HoDoKu:      "0302",
	HoDoKuScore: 160,
	Explainer:   52,
	Level:       techniques.Hard,

	Ladder: explain.Ladder{
		Kind:   "four lines have all their places for one digit in the same four crossing lines",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "Four rows whose places for a digit lie in the same four columns, with two to four places in " +
			"each row. The digit is removed from every other cell of the four columns. Four columns and " +
			"four rows work the same way.",
		Why: "Each of the four rows needs the digit and has to put it into one of the four columns, and no " +
			"two rows may put it into the same column. So the four rows use up all four columns, one " +
			"each, in whatever order, and the other cells of these columns cannot have the digit.",
		Look: "Look for it last among the fish, and only for a digit that is placed once or not at all: " +
			"with fewer than eight rows left, the other lines are a smaller fish that removes the same " +
			"candidates. Note the columns for each row with up to four places, start from the rows with " +
			"two, and try to find four rows that stay within four columns.",
		NearMiss: "Four rows that use five columns. A row with one place is no part of a fish either: it has a " +
			"hidden single, which is to be placed first. And if two or three of the four rows stay within " +
			"as many columns by themselves, that smaller fish comes first.",
		Example: techniques.Example{
			Grid: `
68  9  3  4  68   1   2   7   5
4   7  2  56 356  369 169 169 8
568 56 1  2  7    89  3   69  4
3   12 8  7  69   4   5   169 129
15  4  69 8  2    56  169 3   7
7   25 69 1  3569 356 4   8   29
16  16 5  9  4    7   8   2   3
9   8  4  3  1    2   7   5   6
2   3  7  56 568  568 19  4   19
`,
			Want: "r2c5<>6 r2c8<>6 r6c5<>6 r9c5<>6",
		},
	},

	Find: func(p *techniques.Pass) { findBasic(p, 4) },
}
