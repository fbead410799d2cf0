package chains

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// RemotePair is an XY-Chain of cells with the same two candidates.
var RemotePair = &techniques.Technique{
	Code:    "remote-pair",
	Name:    "Remote Pair",
	Aliases: []string{"rp", "Remote Pairs"},
	Family:  family,

	HoDoKu:      "0703",
	HoDoKuScore: 110,
	Explainer:   70,
	Level:       techniques.Hard,

	Ladder: explain.NewLadder("several cells with the same two candidates form a chain, each in sight of the next",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "An even number of cells with the same two candidates, four or more, each in sight of the next. " +
			"Both digits are removed from every cell that sees both ends, and likewise from every cell that " +
			"sees two cells of the chain with two others, or any even number of them, in between.",
		Why: "Two cells of the chain that see each other are different: one is the one digit, one the other. " +
			"So the digits take turns along the chain, and two cells with an even number of others in between " +
			"are different as well. A cell that sees both of them sees both digits.",
		Look: "Find a pair of digits that many cells share. Join those that see each other and colour them in " +
			"turn, from one end. A cell that sees two colours loses both digits.",
		NearMiss: "Three cells in a row: the ends are equal, and nothing is known of a cell that sees both. Or a " +
			"cell in the chain with a third candidate.",
		Grid: "+829+75+1+4+3+6+3+6+58+4+971+2+7+4+1..69+585.4...+6....6+4.+5...2.+86.+35+7+4+65.....4.+4871+6+2+3+9+5...+5.4.6.",
		Want: "r9c5<>9",
	},

	Find: findRemotePair,
}
