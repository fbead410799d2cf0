package forcing

import (
	"pencilmark/candidates/suppose"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// RegionForcingChain follows a digit in each of its places in a house by chains.
var RegionForcingChain = &techniques.Technique{
	Code:    "region-forcing-chain",
	Name:    "House Forcing Chain",
	Aliases: []string{"Unit Forcing Chains", "Region Forcing Chains"},
	Family:  family,

	HoDoKuScore: 500,
	Explainer:   83,
	Level:       techniques.Extreme,

	Ladder: explain.NewLadder("all places of a digit in some house lead to the same", explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "Take a digit in a house and suppose it in each of its places in turn. By itself it forces others: " +
			"digits that have one more place in a house, cells that have one more digit. Each of these forces " +
			"others by itself, and so on. A candidate that is struck in every case is removed.",
		Why: "The digit stands in one of its places. Whichever it is, the chains that begin there are true, and " +
			"the candidate is struck. So it is false in any case.",
		Look: "Take a digit with two or three places in a house, each of which has strong links. Mark what each " +
			"case strikes in a colour of its own, and look for a mark in all colours.",
		NearMiss: "A candidate that is struck in all cases but one. The case that is left may be the true one.",
		Grid:     "64..+81+325.5.....7.....+5....4.+6+59..8....+1...6...13+6.952.8.41.+2.6.6...58.+72..+87+6+5..",
		Want:     "r8c1<>3",
	},

	Find: func(p *techniques.Pass) { findVerities(p, suppose.Chain, isHouse) },
}
