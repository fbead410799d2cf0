package coloring

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// SimpleColoringTrap removes what sees both colours of a cluster.
var SimpleColoringTrap = &techniques.Technique{
	Code:    "simple-coloring-trap",
	Name:    "Simple Coloring Trap",
	Aliases: []string{"Simple Colors Trap", "sc1", "Simple Colors", "Simple Coloring", "Singles Chain", "Color Trap"},
	Family:  family,

	HoDoKu:      "0500",
	HoDoKuScore: 150,
	Level:       techniques.Hard,

	Ladder: explain.Ladder{
		Kind:   "the strong links of one digit make a net, and some cell sees both of its colours",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "Start at a house where a digit has two places, colour one of them A and the other B, and go on from each " +
			"of them to further houses with two places, always changing colour. What hangs together is a " +
			"cluster. The digit is removed from every cell outside the cluster that sees a cell of colour A " +
			"and one of colour B.",
		Why: "If one cell of colour A is not the digit, its partner of colour B is; if a cell is the digit, its " +
			"partner is not. So the colours stand and fall together: all cells of A are the digit and none of " +
			"B, or the other way round. A cell that sees both colours sees a true one either way.",
		Look: "Take a digit with many houses that have two places for it, and put two kinds of marks on its pencil " +
			"marks. Then go through its uncoloured places and look whether they see both kinds. The two " +
			"coloured cells may be far from each other along the links.",
		NearMiss: "A house with three places is no link, however close it comes. A cell that sees two cells of the " +
			"same colour is safe: both may be false.",
		Example: techniques.Example{
			Grid: "4+72+95+18..+3+8+94+6+2+5..+6+51..+3+9+425.+3+6.+47.8+7.6..+53...9.+3+27.+5.+26...81...3.+2.9..59...362..",
			Want: "r5c8<>1 r5c9<>1",
		},
	},

	Find: findTraps,
}
