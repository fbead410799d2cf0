package chains

import (
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// MWing is a chain of a cell and two houses.
var MWing = &techniques.Technique{
	Code:    "m-wing",
	Name:    "M-Wing",
	Aliases: []string{"Medusa Wing"},
	Family:  family,

	Explainer: 70,
	Level:     techniques.Unfair,

	Ladder: explain.NewLadder("a cell with two candidates is linked over two houses that share a cell",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "A chain of three strong links: a cell with two candidates X and Y; a house in which Y has two " +
			"places, one seen by that cell; and a house in which another digit, mostly X again, has two " +
			"places, one of them in the cell that the other Y is in. Candidates that exclude both ends are " +
			"removed: the X of the first cell, and the last place.",
		Why: "Suppose that the first cell is not X. Then it is Y, which rules out the near place of the first " +
			"house, so Y is in the far place. That cell is not the other digit, so its house has the other " +
			"digit in its last place. So one of the ends is true, and what excludes both is false.",
		Look: "Take a cell with two candidates XY. Find a house where Y has two places and the cell sees one of " +
			"them. See whether the cell of the other Y also has an X that is one of two in a house.",
		NearMiss: "The second Y and the X in different cells: the chain breaks between the houses.",
		Grid:     "96+4+5+2....7+5+8..4+6.2+31+2+68.+4.5.+2..76.+5+4+5.+6.4..2.+4.31+52.68+6.+7+43+5+2..+2+3.+7.+854+6.+4526....",
		Want:     "r9c7<>1 r9c8<>1 r9c9<>1",
	},

	Find: func(p *techniques.Pass) {
		findOpen(p, form{kinds: links.InHouses | links.InCells, least: 5, wing: "CHH"})
	},
}
