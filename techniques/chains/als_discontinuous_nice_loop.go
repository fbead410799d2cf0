package chains

import (
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// ALSDiscontinuousNiceLoop is a discontinuous loop over almost locked sets.
var ALSDiscontinuousNiceLoop = &techniques.Technique{
	Code:    "als-discontinuous-nice-loop",
	Name:    "ALS Discontinuous Nice Loop",
	Aliases: []string{"Nice Loop with ALS"},
	Family:  family,

	Level: techniques.Unfair,

	Ladder: explain.NewLadder("a chain of candidates and almost locked sets comes back to the cell that it starts from and settles a candidate there",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A discontinuous nice loop with strong links in almost locked sets. An almost locked set is n " +
			"cells of one house with n+1 digits. If it loses one of them all the others stand in it, so all " +
			"its places of one digit and all its places of another make a strong link. The candidate at which " +
			"two links of one kind meet is true between two strong links and false between two weak ones.",
		Why: "Two strong links: suppose that the candidate is false. Link by link, with each almost locked set " +
			"that loses a digit and keeps the others, the chain says that it is true. So it is true. Two weak " +
			"links: the chain without the candidate says that one of its ends is true, and the candidate " +
			"excludes both.",
		Look: "Suppose a candidate true and follow what it rules out. Where a digit goes from a small group of " +
			"cells that hold one digit too many, the group keeps its other digits, and rules them out around " +
			"it.",
		NearMiss: "A group of cells with two digits too many: one is lost, and nothing is locked yet.",
		Grid:     "+83+4..1+52+7+2+5+9+7+8+31+64+1+7+645+28+3+9..13.7.+5+8.25+8+1.4+73+3+87+5.+4.9+15.+3+14.+7+8+2.12..8.4+5..8+2.+5.+1+6",
		Want:     "r1c4<>6",
	},

	Find: func(p *techniques.Pass) {
		findDiscontinuous(p, links.InHouses|links.InCells|links.Grouped|links.InSets)
	},
}
