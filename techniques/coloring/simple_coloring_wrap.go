package coloring

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// SimpleColoringWrap removes a colour that contradicts itself.
var SimpleColoringWrap = &techniques.Technique{
	Code:    "simple-coloring-wrap",
	Name:    "Simple Coloring Wrap",
	Aliases: []string{"Simple Colors Wrap", "sc2", "Color Wrap"},
	Family:  family,

	HoDoKu:      "0501",
	HoDoKuScore: 150,
	Level:       techniques.Hard,

	Ladder: explain.Ladder{
		Kind:   "the strong links of one digit make a net, and two cells of one colour see each other",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "Colour the places of a digit in turn A and B along the houses where it has two places, as far as they " +
			"hang together. If two cells of the same colour see each other, the digit is removed from every " +
			"cell of that colour.",
		Why: "One of the colours is true as a whole and the other false, because along each link one end is the digit " +
			"and the other is not. Two cells that see each other cannot both be the digit, so theirs is the " +
			"false colour, and all its cells go with it.",
		Look: "When the places of a digit are coloured, look in each row, column and box for two of one colour. One is " +
			"enough. The cells of the other colour are then the digit.",
		NearMiss: "Two cells of different colours in one house are what the colours are made of, and say nothing new. Nor " +
			"do two cells of one colour that do not see each other.",
		Example: techniques.Example{
			Grid: "",
			Want: "",
		},
	},

	Find: findWraps,
}
