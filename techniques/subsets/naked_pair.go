package subsets

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// NakedPair removes two digits from a house of which two cells hold nothing else.
var NakedPair = &techniques.Technique{
	Code:    "naked-pair",
	Name:    "Naked Pair",
	Aliases: []string{"n2"},
	Family:  family,

	HoDoKu:      "0200",
	HoDoKuScore: 60,
	Explainer:   30,
	Level:       techniques.Medium,

	Ladder: explain.Ladder{
		Kind:   "two cells of a house hold the same two digits",
		Facets: [2]explain.Facet{explain.FacetHouses, explain.FacetCells},
	},
	Doc: techniques.Doc{
		What: "Two cells of a house that both have the same two candidates and no other. The two digits " +
			"are removed from all other cells of the house.",
		Why: "Two cells, two digits: one cell takes the one and the other cell the other. We do not " +
			"know which way round, but both digits of the house are used up there. If another cell of " +
			"the house took one of them, two cells would be left with a single digit, and they may " +
			"not both hold it.",
		Look: "Collect the cells with two candidates. Two that are alike and stand in one row, column " +
			"or box are a pair. Where the cells share two houses, look along both.",
		NearMiss: "One cell with 7 and 8, another with 7, 8 and 9. The second may turn out to be 9, so the " +
			"digits 7 and 8 are not used up. The same goes for two equal cells that share no house.",
		Example: techniques.Example{
			Grid: "..+5+3+9+2+4....+3.+1+45.994..573..4+36+2+79+8+1+5...+5+639+475+9+748+1+2+36+2+591+3+6+7847+6+4+9+2+8+1+5+33+18+7+4+56+9+2",
			Want: "r2c2<>8 r2c8<>6",
		},
	},

	Find: func(p *techniques.Pass) { findNaked(p, 2, false) },
}
