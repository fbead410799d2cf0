package singledigit

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// TurbotFish is any two strong links of a digit with a weak one between them.
var TurbotFish = &techniques.Technique{
	Code:    "turbot-fish",
	Name:    "Turbot Fish",
	Aliases: []string{"tf", "Turbot", "Crane"},
	Family:  family,

	HoDoKu:      "0403",
	HoDoKuScore: 120,
	Explainer:   turbotRating,
	Level:       techniques.Hard,

	Ladder: explain.Ladder{
		Kind:   "one digit has two places each in two houses, and a place of the one sees a place of the other",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "A digit has two places in each of two houses of any kind. A place in the one house sees a place in the " +
			"other. The digit is removed from every cell that sees the two places that are left, the ends. " +
			"Skyscrapers and 2-String Kites are turbot fish of lines; here one of the houses may be a box.",
		Why: "Suppose that the first end is not the digit. Then the other place of its house is. That one sees a place " +
			"of the second house, which therefore is not the digit, so the second end is. One of the ends is " +
			"the digit whatever happens, and a cell that sees both sees that digit.",
		Look: "Take a digit and mark the houses where it has two places. A box with two places that do not line up " +
			"is the one to start from: look along the row and the column of each of its two places for a place " +
			"that has exactly one partner in a line across.",
		NearMiss: "A place that one of the houses has beyond its two, or ends that no other place of the digit sees.",
		Example: techniques.Example{
			Grid: "6.7+53.2+9.+25.+9..+63+79.+3+6+275.1.3+6+17+2.+597+9.+3+5+6+1+2..2.489+3+76..2.+6...+5.......6+2.+6.295+7.+3",
			Want: "r8c2<>1",
		},
	},

	Find: func(p *techniques.Pass) {
		all := p.Grid.Layout().Houses()
		findTurbots(p, form{all, all, all})
	},
}
