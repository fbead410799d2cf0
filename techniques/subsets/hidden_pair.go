package subsets

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// HiddenPair clears two cells that are the only places of two digits in a house.
var HiddenPair = &techniques.Technique{
	Code:    "hidden-pair",
	Name:    "Hidden Pair",
	Aliases: []string{"h2"},
	Family:  family,

	HoDoKu:      "0210",
	HoDoKuScore: 70,
	Explainer:   34,
	Level:       techniques.Medium,

	Ladder: explain.Ladder{
		Kind:   "two digits have only the same two places in some house",
		Facets: [2]explain.Facet{explain.FacetHouses, explain.FacetDigits},
	},
	Doc: techniques.Doc{
		What: "Two digits that have only two places left in a house, the same two cells. Every other " +
			"candidate of these cells is removed. The pair is hidden, because the cells may have many " +
			"other marks.",
		Why: "The house needs both digits, and they can go nowhere else. One takes one of the cells, " +
			"the other takes the other, so the cells are full. If one of them held something else, " +
			"two digits would have to share one cell.",
		Look: "For each house count the places of the digits that it lacks. Two digits with two places " +
			"each, and the same two: there it is. Digits that are blocked by the same placed digits " +
			"in the rest of the house are the ones to compare.",
		NearMiss: "Two digits that both occur in two cells, but one of them has a third place in the house. " +
			"It may go there, so the two cells need not hold both. And two digits with two places " +
			"each of which only one is the same.",
		Example: techniques.Example{
			Grid: ".61+97.8+3..+3.6.+8.....832..+6..9+653.+2+87+8.+37.+2+59+65+7+2+8+9+6+314+389+2+6+7......4+8+9+6236+24+15+3+9+7+8",
			Want: "r2c1<>4 r2c1<>7 r2c9<>1 r2c9<>5",
		},
	},

	Find: func(p *techniques.Pass) { findHidden(p, 2) },
}
