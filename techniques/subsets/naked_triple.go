package subsets

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// NakedTriple removes three digits from a house of which three cells hold nothing else.
var NakedTriple = &techniques.Technique{
	Code:    "naked-triple",
	Name:    "Naked Triple",
	Aliases: []string{"Naked Triplet", "n3"},
	Family:  family,

	HoDoKu:      "0201",
	HoDoKuScore: 80,
	Explainer:   36,
	Level:       techniques.Medium,

	Ladder: explain.Ladder{
		Kind:   "three cells of a house hold only three digits among them",
		Facets: [2]explain.Facet{explain.FacetHouses, explain.FacetCells},
	},
	Doc: techniques.Doc{
		What: "Three cells of a house that have no candidates but the same three digits. Not every cell " +
			"needs all three: 1 and 2, 2 and 3, 1 and 3 make a triple as well. The three digits are " +
			"removed from all other cells of the house.",
		Why: "Three cells need three different digits, and only three are on offer. So each of the " +
			"three digits stands in one of the three cells. If another cell of the house took one of " +
			"them, three cells would have to share two digits.",
		Look: "In a house with many open cells look at those with two or three candidates. Take two " +
			"that have a digit in common, count the digits of both, and if there are three, look for " +
			"a third cell that adds none.",
		NearMiss: "Three cells with four digits among them, such as 1 and 2, 2 and 3, 3 and 4. One digit is " +
			"left over, and nobody knows which. And where two of the three cells are a pair by " +
			"themselves, use the pair.",
		Example: techniques.Example{
			Grid: ".47.6.2....1..46..9+65.8+2.+3......681+55+1+6+4+7+8+3+9+2.9+85.+1746..32.+79+6...+9+64+3.+28+6..+8...7+3",
			Want: "r4c1<>2 r4c1<>3 r7c1<>8",
		},
	},

	Find: func(p *techniques.Pass) { findNaked(p, 3, false) },
}
