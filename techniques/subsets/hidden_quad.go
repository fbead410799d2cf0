package subsets

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// HiddenQuad clears four cells that are the only places of four digits in a house.
var HiddenQuad = &techniques.Technique{
	Code:    "hidden-quad",
	Name:    "Hidden Quad",
	Aliases: []string{"Hidden Quadruple", "Hidden Quadruplet", "h4"},
	Family:  family,

	HoDoKu:      "0212",
	HoDoKuScore: 150,
	Explainer:   54,
	Level:       techniques.Hard,

	Ladder: explain.Ladder{
		Kind:   "four digits have only four places among them in some house",
		Facets: [2]explain.Facet{explain.FacetHouses, explain.FacetDigits},
	},
	Doc: techniques.Doc{
		What: "Four digits that have only four places among them in a house. Every other candidate of " +
			"the four cells is removed.",
		Why: "The house needs the four digits, and they can go nowhere else. They fill the four cells, " +
			"one each. If one of the cells held something else, four digits would have to share three " +
			"cells.",
		Look: "Only a house with nine open cells needs it: with fewer, its other cells make a naked " +
			"quad, triple, pair or single, which says the same and is easier to see. Leave out the " +
			"digits with five places or more, and add up the places of the others.",
		NearMiss: "Four digits with five places among them. And a hidden quad that contains a hidden pair " +
			"says no more than the pair, if it clears only the two cells of the pair.",
		Example: techniques.Example{
			Grid: `
5    3469 2  | 69    369   346 | 7 8  1
17   79   89 | 12789 589   25  | 3 4  6
1467 3467 38 | 1678  368   346 | 9 2  5
-------------+-----------------+-------
2    8    7  | 5     1     9   | 6 3  4
9    5    6  | 3     4     8   | 1 7  2
3    1    4  | 26    7     26  | 8 5  9
-------------+-----------------+-------
67   3679 39 | 4     2     1   | 5 69 8
468  469  5  | 689   689   7   | 2 1  3
68   2    1  | 689   35689 356 | 4 69 7
`,
			Want: "r2c4<>8 r2c4<>9 r2c5<>8 r2c5<>9 r3c4<>6 r3c4<>8",
		},
	},

	Find: func(p *techniques.Pass) { findHidden(p, 4) },
}
