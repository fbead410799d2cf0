package forcing

import (
	"pencilmark/candidates/suppose"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// ForcingChainContradiction refutes a candidate by chains that begin in it.
var ForcingChainContradiction = &techniques.Technique{
	Code:    "forcing-chain-contradiction",
	Name:    "Forcing Chain Contradiction",
	Aliases: []string{"fcc", "Contradiction Forcing Chain", "Digit Forcing Chain"},
	Family:  family,

	HoDoKu:      "1301",
	HoDoKuScore: 500,
	Explainer:   80,
	Level:       techniques.Extreme,

	Ladder: explain.NewLadder("a candidate cannot be true: chains that begin in it leave nothing for some cell or house",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A candidate is supposed to be true. By itself it forces others: digits that have one more place in " +
			"a house, cells that have one more digit. Each of these forces others by itself, and so on. " +
			"Several such chains together leave a cell without a digit, or a digit without a place in a house. " +
			"The candidate is removed.",
		Why: "Each link of the chains is true if the one before it is, so all of them are true if the candidate is. " +
			"A cell without a digit, or a house without a place for one, cannot be. So the candidate is false.",
		Look: "Begin where a candidate has strong links on several sides. Follow each chain for itself, and mark " +
			"what it places. When two chains reach the same house or the same cell, see what they leave of it.",
		NearMiss: "A link that needs two placements at once, because a house has three places left and each of " +
			"two chains takes one. That is a link of a net, and a net refutes the candidate as well, but it is " +
			"harder to see.",
		Grid: "+21+8+5+4+3+9+76+75+3+2+9+6+1+84+9+6+487+1+5..+8+2+6.5+74..4+7+9.+3+8+6+5.+5+3162+47..+19+2+4+85+36+768+73+19+2+45+3+4+57+6+28..",
		Want: "r9c9<>1",
	},

	Find: func(p *techniques.Pass) { findContradictions(p, suppose.Chain, allOf(p.Grid)) },
}
