package chains

import (
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// LWing is a chain of three houses.
var LWing = &techniques.Technique{
	Code:    "l-wing",
	Name:    "L-Wing",
	Aliases: []string{"Local Wing"},
	Family:  family,

	Explainer: 70,
	Level:     techniques.Unfair,

	Ladder: explain.NewLadder("three digits have two places each in some house, and the places meet in two cells",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A chain of three strong links, all in houses: X has two places in one, the second of them in the " +
			"same cell as one of the two places of Y in another, and the other place of Y in the same cell as " +
			"one of the two places of Z in a third. The first X and the last Z are the ends. Mostly they see " +
			"each other: then Z is removed from the cell of the first X and X from the cell of the last Z.",
		Why: "Suppose that the first place does not hold X. Then the second one does, so that cell is not Y, " +
			"and Y is in its other place. So that cell is not Z, and Z is in its other place. So X or Z is " +
			"true at the ends, and what excludes both is false.",
		Look: "Take a house in which a digit has two places, and see in which of the two cells another digit is " +
			"one of two in a house. Go on from the partner in the same way. Three houses and two cells where " +
			"the chain changes its digit are enough.",
		NearMiss: "A cell where the chain should change its digit, but the two houses meet the digits in different " +
			"cells.",
		Grid: "..2.7........8....5......1..+59.+1.462.3.+2+5419.2+1+4.9.5...9.1...2.34..+258+7..+2...7...",
		Want: "r1c1<>1 r1c6<>9",
	},

	Find: func(p *techniques.Pass) {
		findOpen(p, form{kinds: links.InHouses | links.InCells, least: 5, wing: "HHH"})
	},
}
