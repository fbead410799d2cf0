package forcing

import (
	"pencilmark/candidates/suppose"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// CellForcingChain follows each candidate of a cell by chains.
var CellForcingChain = &techniques.Technique{
	Code:    "cell-forcing-chain",
	Name:    "Cell Forcing Chain",
	Aliases: []string{"Forcing Chain Verity", "fcv", "Cell Forcing Chains", "Multiple Forcing Chains"},
	Family:  family,

	HoDoKu:      "1302",
	HoDoKuScore: 500,
	Explainer:   82,
	Level:       techniques.Extreme,

	Ladder: explain.NewLadder("all choices of one cell lead to the same", explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "Take a cell and suppose each of its candidates in turn. By itself it forces others: digits that " +
			"have one more place in a house, cells that have one more digit. Each of these forces others by " +
			"itself, and so on. A candidate elsewhere that is struck in every case is removed.",
		Why: "The cell holds one of its candidates. Whichever it is, the chains that begin in it are true, and " +
			"the candidate elsewhere is struck. So it is false in any case. Nothing is left to luck: every case " +
			"is followed, and none is preferred.",
		Look: "Take a cell with two or three candidates, each of which has strong links. Mark what each case " +
			"strikes in a colour of its own, and look for a mark in all colours.",
		NearMiss: "A candidate that is struck in all cases but one. The case that is left may be the true one.",
		Grid:     "64..+81+325.5.....7.....+5....4.+6+59..8....+1...6...13+6.952.8.41.+2.6.6...58.+72..+87+6+5..",
		Want:     "r8c1<>3",
	},

	Find: func(p *techniques.Pass) { findVerities(p, suppose.Chain, isCell) },
}
