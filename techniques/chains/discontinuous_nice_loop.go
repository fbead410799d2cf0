package chains

import (
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// DiscontinuousNiceLoop is a chain that closes with a break at one candidate.
var DiscontinuousNiceLoop = &techniques.Technique{
	Code:    "discontinuous-nice-loop",
	Name:    "Discontinuous Nice Loop",
	Aliases: []string{"dnl"},
	Family:  family,

	HoDoKu:      "0707",
	HoDoKuScore: 280,
	Explainer:   70,
	Level:       techniques.Unfair,

	Ladder: explain.NewLadder("a chain comes back to the cell that it starts from and settles a candidate there",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "An alternating inference chain that comes back to where it starts, with two links of one kind " +
			"side by side. If two strong links meet, the candidate between them is true, and all others are " +
			"removed from its cell. If two weak links meet, the candidate between them is false.",
		Why: "Two strong links: suppose that the candidate is false. The chain then says, link by link, that " +
			"it is true. That is a contradiction, so it is true. Two weak links: the chain without the " +
			"candidate says that one of its ends is true. The candidate excludes both ends, so it is false.",
		Look: "Suppose that some candidate is true, and follow what it rules out and what that forces. If " +
			"something must be true that rules out the candidate itself, the loop is found. Cells with three " +
			"or more candidates next to several strong links are good to start from.",
		NearMiss: "A chain that comes back with a link of the other kind. That is a continuous loop, which leaves " +
			"the candidate open.",
		Grid: "......95.34.....6.........22..5+9..7.+4..71....9+78+6.3.....42+89.3....+3+618..83.+47+5..6",
		Want: "r3c6<>8",
	},

	Find: func(p *techniques.Pass) { findDiscontinuous(p, links.InHouses|links.InCells) },
}
