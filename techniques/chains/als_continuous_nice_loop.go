package chains

import (
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// ALSContinuousNiceLoop is a continuous loop over almost locked sets.
var ALSContinuousNiceLoop = &techniques.Technique{
	Code:    "als-continuous-nice-loop",
	Name:    "ALS Continuous Nice Loop",
	Aliases: []string{"AIC Ring with ALS"},
	Family:  family,

	Level: techniques.Unfair,

	Ladder: explain.NewLadder("a chain of candidates and almost locked sets closes to a ring, in which true and false take turns",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A continuous nice loop with strong links in almost locked sets. An almost locked set is n cells " +
			"of one house with n+1 digits. If it loses one of them all the others stand in it, so all its " +
			"places of one digit and all its places of another make a strong link. At each weak link one of " +
			"the two neighbours is true, and what excludes both is removed. A set in the loop loses one of the " +
			"two digits by which the loop passes it, so its other digits are removed from all cells that see " +
			"all their places in the set.",
		Why: "Suppose that some node of the loop is false. Then the next one is true, the one after it false, " +
			"and so on round, in either direction. So in each of the two states of the loop exactly one of " +
			"two neighbours is true. An almost locked set has one digit too many: it keeps one of the two " +
			"digits of its nodes, and all others.",
		Look: "When a chain over almost locked sets comes back to its start, see whether the links take turns " +
			"there, too. Then collect what the weak links remove, and what the sets lock.",
		NearMiss: "A weak link between nodes of which one cell of the one does not see all cells of the other: both " +
			"may be true.",
		Grid: "..+2..+9+46+7..4.7..+2.9.7+2..83+5.+7+9.52....2+5......+48+36915+7+2+74.9+6+52.+3+2+568.37..+3+9..2..5.",
		Want: "r1c1<>1 r2c1<>1 r2c1<>6",
	},

	Find: func(p *techniques.Pass) {
		findContinuous(p, links.InHouses|links.InCells|links.Grouped|links.InSets)
	},
}
