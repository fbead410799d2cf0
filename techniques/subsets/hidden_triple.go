package subsets

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// HiddenTriple clears three cells that are the only places of three digits in a house.
var HiddenTriple = &techniques.Technique{
	Code:    "hidden-triple",
	Name:    "Hidden Triple",
	Aliases: []string{"Hidden Triplet", "h3"},
	Family:  family,

	HoDoKu:      "0211",
	HoDoKuScore: 100,
	Explainer:   40,
	Level:       techniques.Medium,

	Ladder: explain.Ladder{
		Kind:   "three digits have only three places among them in some house",
		Facets: [2]explain.Facet{explain.FacetHouses, explain.FacetDigits},
	},
	Doc: techniques.Doc{
		What: "Three digits that have only three places among them in a house. Not every digit needs " +
			"all three places. Every other candidate of the three cells is removed.",
		Why: "The house needs the three digits, and they can go nowhere else. They fill the three " +
			"cells, one each. If one of the cells held something else, three digits would have to " +
			"share two cells.",
		Look: "In a house with six open cells or more, take a digit with two places and look for a " +
			"second digit that adds only one place. Then see whether a third digit stays within these " +
			"three cells.",
		NearMiss: "Three digits with four places among them. One cell too many, and nothing is used up. " +
			"Count the places in the whole house and not in a part of it: a place overlooked at the " +
			"far end of a row makes a triple that is none.",
		Example: techniques.Example{
			Grid: "..4.7.6.....68...+4...+4...1...5..89478...4.5.+3.+4......1+691+8+5+43+7+272+39..45+8+45+8+7+32+1+96",
			Want: "r3c2<>3 r3c3<>2 r3c3<>9 r3c7<>2",
		},
	},

	Find: func(p *techniques.Pass) { findHidden(p, 3) },
}
