package coloring

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// MultiColoring1 removes what sees the far colours of two clusters that touch.
var MultiColoring1 = &techniques.Technique{
	Code:    "multi-coloring-1",
	Name:    "Multi-Coloring 1",
	Aliases: []string{"Multi Colors 1", "mc1", "Multi Colors", "Multi-Coloring", "Multicolors Type 1"},
	Family:  family,

	HoDoKu:      "0502",
	HoDoKuScore: 200,
	Level:       techniques.Hard,

	Ladder: explain.Ladder{
		Kind:   "one digit has two nets of strong links that touch, and some cell sees the far colours of both",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "The places of a digit make two clusters that strong links do not join, with colours A and B, C and D. A " +
			"cell of A sees a cell of C. The digit is removed from every cell that sees a cell of B and a " +
			"cell of D.",
		Why: "Of A and B one is true, of C and D one is true. A and C are not both true, since two of their cells see " +
			"each other. So at least one of them is false, and B or D is true. A cell that sees both sees a " +
			"true one.",
		Look: "Colour all clusters of a digit, also those of a single link. Where two clusters touch, take the two " +
			"colours that do not, and look for a place that sees both.",
		NearMiss: "A place that sees B and C, or A and D: both may be false. Clusters that no two cells connect say " +
			"nothing about each other.",
		Example: techniques.Example{
			Grid: "+234+5+1+967+8....+38+29...+9.2+7+3+1.6....3..+2..+3+2....+6+4+289+651+37+97+6352+48+1.+45.+9+6+7+2+3+3.+27..+569",
			Want: "r2c2<>1",
		},
	},

	Find: findBridges,
}
