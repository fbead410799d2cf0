package coloring

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// MultiColoring2 removes a colour that both colours of another cluster
// contradict.
var MultiColoring2 = &techniques.Technique{
	Code:    "multi-coloring-2",
	Name:    "Multi-Coloring 2",
	Aliases: []string{"Multi Colors 2", "mc2", "Multicolors Type 2"},
	Family:  family,

	HoDoKu:      "0503",
	HoDoKuScore: 200,
	Level:       techniques.Hard,

	Ladder: explain.Ladder{
		Kind:   "one digit has two nets of strong links, and one colour touches both colours of the other net",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "The places of a digit make two clusters that strong links do not join, with colours A and B, C and D. Some " +
			"cell of A sees a cell of C, and some cell of A, the same or another, sees a cell of D. The digit " +
			"is removed from all cells of A.",
		Why: "One of C and D is true. Whichever it is, a cell of A sees one of its cells and cannot be the digit. The " +
			"cells of A stand and fall together, so none of them is.",
		Look: "Colour all clusters of a digit. Take each colour as a whole and ask which colours of other clusters its " +
			"cells see. If both colours of one cluster are among them, it is false, and its partner is true.",
		NearMiss: "A colour that sees the same colour of another cluster twice. Cells of A and of B that see C and D " +
			"between them: neither colour sees both.",
		Example: techniques.Example{
			Grid: "46.2+9+3.8+5...6+78..3....5....8+9+7.+26..1+5+4+6.1+79.+8+1+23..+9+674....+6+2..7275.4.8..6.9+7.5.1+2",
			Want: "r4c4<>3 r5c8<>3",
		},
	},

	Find: findBlocked,
}
