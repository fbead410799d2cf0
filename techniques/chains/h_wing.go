package chains

import (
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// HWing is a chain of two cells and a house.
var HWing = &techniques.Technique{
	Code:    "h-wing",
	Name:    "H-Wing",
	Aliases: []string{"Hybrid Wing"},
	Family:  family,

	Explainer: 70,
	Level:     techniques.Unfair,

	Ladder: explain.NewLadder("two cells with two candidates are linked to a house in which a digit has two places",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "A chain of three strong links: a cell with the candidates X and Y, a cell with Y and Z in sight " +
			"of it, and a house where Z has two places, one of them seen by the second cell. The X of the " +
			"first cell and the far Z are the ends. If they see each other X is removed from the cell of the " +
			"far Z. If Z is X the chain ends with one digit, which is removed from all cells that see both " +
			"ends.",
		Why: "Suppose that the first cell is not X. Then it is Y, so the second is not Y but Z. That rules out " +
			"the near place of Z in the house, so Z is in the far one. So one of the ends is true, and what " +
			"excludes both is false.",
		Look: "Take two cells with two candidates that see each other and share a digit. Look for a house where " +
			"the other digit of one of them has two places, one of which that cell sees.",
		NearMiss: "A house where the digit has three places: the near one is ruled out, but two are left.",
		Grid:     ".7.+48..+2.5..32+76+9..+2.5.97+3.4.81+9..+7+2..2+74.+81....+2.+8+4.....93.24..4.+6.2+987+29.+8+7+4...",
		Want:     "r1c6<>1 r7c9<>1",
	},

	Find: func(p *techniques.Pass) {
		findOpen(p, form{kinds: links.InHouses | links.InCells, least: 5, wing: "CCH"})
	},
}
