package chains

import (
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// ContinuousNiceLoop is a chain that closes without a break.
var ContinuousNiceLoop = &techniques.Technique{
	Code:    "continuous-nice-loop",
	Name:    "Continuous Nice Loop",
	Aliases: []string{"cnl", "Bidirectional Cycle"},
	Family:  family,

	HoDoKu:      "0706",
	HoDoKuScore: 280,
	Explainer:   70,
	Level:       techniques.Unfair,

	Ladder: explain.NewLadder("a chain of candidates closes to a ring, in which true and false take turns",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "An alternating inference chain whose ends exclude each other, so that a weak link closes it. " +
			"True and false then take turns all the way round. At each weak link one of the two candidates is " +
			"true: where they are two places of a digit in a house, the digit is removed from the other cells " +
			"that see both; where they are two candidates of a cell, all others are removed from it.",
		Why: "Suppose that some candidate of the loop is false. Then the next one is true, the one after it " +
			"false, and so on round; if it is true, the same holds in the other direction. So the loop knows " +
			"two states, and in each of them exactly one of two neighbours is true. Where two neighbours " +
			"share a house or a cell, nothing else in it can be that digit, or that cell another digit.",
		Look: "When a chain comes back to a cell or a house that it has passed, see whether it fits together: " +
			"the links must take turns at the closing point, too. Then go round the weak links and collect " +
			"what they remove.",
		NearMiss: "A chain that closes with two strong or two weak links side by side: that is a discontinuous " +
			"loop, which says something about one candidate only.",
		Grid: "......95.34.....6.........22..5+9..7.+4..71....9+78+6.3.....42+89.3....+3+618..83.+47+5..6",
		Want: "r1c2<>1 r1c2<>6 r3c2<>1 r3c2<>5 r3c2<>6 r8c2<>5",
	},

	Find: func(p *techniques.Pass) { findContinuous(p, links.InHouses|links.InCells) },
}
