package chains

import (
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// SWing is a chain of a cell and a house on either side of it.
var SWing = &techniques.Technique{
	Code:    "s-wing",
	Name:    "S-Wing",
	Aliases: []string{"Split-Wing"},
	Family:  family,

	Explainer: 70,
	Level:     techniques.Unfair,

	Ladder: explain.NewLadder("a cell with two candidates sees one of the two places that each of them has in some house",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "A chain of three strong links: in the middle a cell with two candidates X and Y; on one side a " +
			"house where X has two places, one of them seen by that cell; on the other side a house where Y " +
			"has two places, one of them seen by it. The far places are the ends. They must see each other: " +
			"then X is removed from the cell of the far Y, and Y from the cell of the far X.",
		Why: "Suppose that the far place of X does not hold it. Then the near one does, so the cell in the " +
			"middle is not X but Y. That rules out the near place of Y, so the far one holds Y. So the far X " +
			"or the far Y is true. A Y in the cell of the far X, which sees the far Y, would leave room for " +
			"neither; nor would an X in the cell of the far Y.",
		Look: "Take a cell with two candidates. For each of them look for a house with two places, one of which " +
			"the cell sees. Then see whether the two far places see each other.",
		NearMiss: "Far places that do not see each other: nothing excludes both.",
		Grid:     "..+2..+9+46+7..4.7..+2.9.7+2..83+5.+7+9.52....2+5......+48+36915+7+2+74.9+6+52.+3+2+568.37..+3+9..2..5.",
		Want:     "r2c4<>1",
	},

	Find: func(p *techniques.Pass) {
		findOpen(p, form{kinds: links.InHouses | links.InCells, least: 5, wing: "HCH"})
	},
}
