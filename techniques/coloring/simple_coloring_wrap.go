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
			Grid: ".+831.+2+9+74..7+8.93.+29.+27+3+4.+8+1..9+3+78+41.3+7+1+94.2.+88..+21.7+39..6+5+93+8+4+77+3+8+4+2+1.+9..+9.+68+7+12+3",
			Want: "r2c8<>6 r3c2<>6 r4c9<>6 r5c6<>6 r6c2<>6 r8c7<>6",
		},
	},

	Find: findWraps,
}
