package chains

import (
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// GroupedDiscontinuousNiceLoop is a discontinuous loop over groups of cells.
var GroupedDiscontinuousNiceLoop = &techniques.Technique{
	Code:    "grouped-discontinuous-nice-loop",
	Name:    "Grouped Discontinuous Nice Loop",
	Aliases: []string{"gdnl"},
	Family:  family,

	HoDoKu:      "0710",
	HoDoKuScore: 300,
	Level:       techniques.Unfair,

	Ladder: explain.NewLadder("a chain of candidates and groups of them comes back to the cell that it starts from and settles a candidate there",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "A discontinuous nice loop in which groups may take the place of candidates. A group is two or " +
			"three places of a digit that a line and a box share; it is true if one of them is. The candidate " +
			"at which two links of one kind meet is a single one: it is true between two strong links and " +
			"false between two weak ones.",
		Why: "Two strong links: suppose that the candidate is false. Link by link, over one or another cell of " +
			"each group, the chain says that it is true. So it is true. Two weak links: the chain without the " +
			"candidate says that one of its ends is true, and the candidate excludes both.",
		Look: "Suppose a candidate true and follow what it rules out. Where all but some places side by side in " +
			"one box and line are gone, one of these holds the digit: whatever sees all of them is ruled out " +
			"next.",
		NearMiss: "A group of which the next candidate sees only a part: the digit may go where it is not seen.",
		Grid:     "..4.....5....8...+1...9.1....8...51...2...8..3.3..4....5...12.36..2..6814..3...+52.",
		Want:     "r6c8<>9",
	},

	Find: func(p *techniques.Pass) {
		findDiscontinuous(p, links.InHouses|links.InCells|links.Grouped)
	},
}
