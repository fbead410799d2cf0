package subsets

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// LockedTriple is a naked triple that removes along a line and in a box at once.
var LockedTriple = &techniques.Technique{
	Code:    "locked-triple",
	Name:    "Locked Triple",
	Aliases: []string{"Locked Triplet", "l3"},
	Family:  family,

	HoDoKu:      "0111",
	HoDoKuScore: 60,
	Level:       techniques.Medium,

	Ladder: explain.Ladder{
		Kind:   "three cells of one line and one box hold only three digits among them",
		Facets: [2]explain.Facet{explain.FacetHouses, explain.FacetCells},
	},
	Doc: techniques.Doc{
		What: "A naked triple whose three cells are all that a line and a box have in common. The three " +
			"digits are removed from the rest of the line and from the rest of the box, in one go.",
		Why: "Three cells need three different digits, and only three are on offer, so all three stand " +
			"there. That uses them up in every house that contains the three cells, and here there " +
			"are two such houses.",
		Look: "Look for a box with three open cells in one line and few candidates in them. Count the " +
			"digits of the three: if there are three, clear the line and the box together.",
		NearMiss: "Three cells in a line and a box with four digits among them. And three cells of a box " +
			"that bend round a corner: they have the box in common and no line.",
		Example: techniques.Example{
			Grid: "62+87+5+3+14+9..+1.8.2.......1...1....9..8+3.58+1.7+9......561....+1.7.3.4.7+5....121.....+75",
			Want: "r3c7<>8 r4c7<>4 r7c9<>4 r8c8<>8",
		},
	},

	Find: func(p *techniques.Pass) { findNaked(p, 3, true) },
}
