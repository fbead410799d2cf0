package chains

import (
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// GroupedXChain is a chain of one digit that passes over groups of cells.
var GroupedXChain = &techniques.Technique{
	Code:    "grouped-x-chain",
	Name:    "Grouped X-Chain",
	Aliases: []string{"Grouped X-Cycle"},
	Family:  family,

	Level: techniques.Unfair,

	Ladder: explain.NewLadder("one digit has its places in several houses in two groups each, which link up to a chain",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "An X-Chain in which two or three places that a line and a box share, a group, may stand for one. " +
			"A group is true if the digit stands in one of its cells. All places of a house in two groups " +
			"make a strong link; two groups make a weak link if every cell of the one sees every cell of the " +
			"other. The digit is removed from every cell that sees both ends, all cells of them.",
		Why: "Suppose that the first end does not hold the digit. Then the other group of its house does, in " +
			"one of its cells. Wherever that is, it rules out all cells of the next group, so the one after " +
			"it holds the digit, and so on to the last end. So one of the two ends holds the digit, and a " +
			"cell that sees every cell of both sees that digit.",
		Look: "Mark the houses of a digit as for an X-Chain, but count places side by side in one box and one " +
			"line as one. Boxes whose places lie in one row and one column are the best start.",
		NearMiss: "A house whose places make three groups: neither of two is forced by the other. Or a target that " +
			"sees one end and a part of the group at the other.",
		Grid: ".4.5..61+8+5.....7.2+6...1..534...7...52+5......9+8.96.5....852......6..98+5+2....1+5.+83.",
		Want: "r8c3<>1",
	},

	Find: func(p *techniques.Pass) { findOpen(p, form{kinds: links.InHouses | links.Grouped, least: 3}) },
}
