package subsets

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// LockedPair is a naked pair that removes along a line and in a box at once.
var LockedPair = &techniques.Technique{
	Code:    "locked-pair",
	Name:    "Locked Pair",
	Aliases: []string{"l2"},
	Family:  family,

	HoDoKu:      "0110",
	HoDoKuScore: 40,
	Level:       techniques.Medium,

	Ladder: explain.Ladder{
		Kind:   "two cells of one line and one box hold the same two digits",
		Facets: [2]explain.Facet{explain.FacetHouses, explain.FacetCells},
	},
	Doc: techniques.Doc{
		What: "A naked pair whose two cells share a line as well as a box. The two digits are removed " +
			"from the rest of the line and from the rest of the box, in one go. It is called locked " +
			"only if both houses lose something, and not all of it in the box.",
		Why: "Two cells, two digits: both digits stand in the two cells, in one order or the other. " +
			"That uses them up in every house that contains both cells, and here there are two such " +
			"houses.",
		Look: "Look at two open cells side by side in a box, in a row or a column that is otherwise " +
			"crowded. If both hold the same two digits, clear the line and the box together: half of " +
			"it is often forgotten.",
		NearMiss: "A pair whose cells lie in one box but in different rows and columns. It clears the box " +
			"and nothing else. And a pair in a line and a box of which one has nothing left to remove " +
			"is an ordinary naked pair.",
		Example: techniques.Example{
			Grid: "+6.+58+2+4....8+2697...4+9+71+3+5+6+822.+8.5..76.6+3..8..45.9.+628....+4..91+6.+85+1.4+6..9+9.6......",
			Want: "r4c7<>3 r5c8<>1 r6c2<>1 r6c4<>3",
		},
	},

	Find: func(p *techniques.Pass) { findNaked(p, 2, true) },
}
