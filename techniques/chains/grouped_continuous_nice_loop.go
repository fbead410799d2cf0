package chains

import (
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// GroupedContinuousNiceLoop is a continuous loop over groups of cells.
var GroupedContinuousNiceLoop = &techniques.Technique{
	Code:    "grouped-continuous-nice-loop",
	Name:    "Grouped Continuous Nice Loop",
	Aliases: []string{"gcnl"},
	Family:  family,

	HoDoKu:      "0709",
	HoDoKuScore: 300,
	Level:       techniques.Unfair,

	Ladder: explain.NewLadder("a chain of candidates and groups of them closes to a ring, in which true and false take turns",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "A continuous nice loop in which groups may take the place of candidates. A group is two or three " +
			"places of a digit that a line and a box share; it is true if one of them is. All places of a " +
			"house in two groups make a strong link. At each weak link one of the two neighbours is true: " +
			"what excludes both is removed.",
		Why: "Suppose that some node of the loop is false. Then the next one is true, a group in one of its " +
			"cells, wherever that is. That makes the one after it false, and so on round. So in each of the " +
			"two states of the loop exactly one of two neighbours is true, and what excludes both is false.",
		Look: "Look for a continuous loop, and where a house has three or four places of a digit, count those " +
			"side by side in one box and line as one.",
		NearMiss: "A weak link between groups of which one cell of the one does not see all cells of the other: " +
			"both may be true.",
		Grid: "..+2..+9+46+7..4.7..+2.9.7+2..83+5.+7+9.52....2+5......+48+36915+7+2+74.9+6+52.+3+2+568.37..+3+9..2..5.",
		Want: "r2c1<>1 r2c2<>1 r2c4<>1",
	},

	Find: func(p *techniques.Pass) { findContinuous(p, links.InHouses|links.InCells|links.Grouped) },
}
