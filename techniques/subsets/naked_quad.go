package subsets

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// NakedQuad removes four digits from a house of which four cells hold nothing else.
var NakedQuad = &techniques.Technique{
	Code:    "naked-quad",
	Name:    "Naked Quad",
	Aliases: []string{"Naked Quadruple", "Naked Quadruplet", "n4"},
	Family:  family,

	HoDoKu:      "0202",
	HoDoKuScore: 120,
	Explainer:   50,
	Level:       techniques.Hard,

	Ladder: explain.Ladder{
		Kind:   "four cells of a house hold only four digits among them",
		Facets: [2]explain.Facet{explain.FacetHouses, explain.FacetCells},
	},
	Doc: techniques.Doc{
		What: "Four cells of a house that have no candidates but the same four digits, in any mixture. " +
			"The four digits are removed from all other cells of the house.",
		Why: "Four cells need four different digits, and only four are on offer. So each of them is " +
			"used up in these cells. If another cell of the house took one, four cells would have to " +
			"share three digits.",
		Look: "Only houses with many open cells are worth the search: with seven or fewer, the rest of " +
			"the house makes a hidden triple, pair or single, which is easier to see. Leave out the " +
			"cells with five candidates or more, and add up the digits of the others.",
		NearMiss: "Four cells with five digits among them. It takes one stray mark in one of the cells to " +
			"spoil the count. And a quad that contains a pair says no more than the pair, if all that " +
			"it removes are digits of the pair.",
		Example: techniques.Example{
			Grid: `
3    7  2  | 56    1   4   | 8    56 9
1    5  68 | 68    3   9   | 7    2  4
46   48 9  | 5678  567 2   | 3    56 1
-----------+---------------+-----------
25   28 18 | 3     4   156 | 9    7  568
57   6  178| 29    29  15  | 4    3  58
9    3  4  | 567   567 8   | 56   1  2
-----------+---------------+-----------
8    9  3  | 1256  256 7   | 1256 4  56
246  1  5  | 2469  269 3   | 26   8  7
2467 24 67 | 12456 8   56  | 1256 9  3
`,
			Want: "r7c4<>5 r7c4<>6 r8c4<>6 r9c4<>5 r9c4<>6",
		},
	},

	Find: func(p *techniques.Pass) { findNaked(p, 4, false) },
}
