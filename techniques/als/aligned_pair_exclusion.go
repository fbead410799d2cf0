package als

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// AlignedPairExclusion is a candidate beside which another cell cannot be
// filled.
var AlignedPairExclusion = &techniques.Technique{
	Code: "aligned-pair-exclusion", Name: "Aligned Pair Exclusion", Aliases: []string{"APE", "Subset Exclusion"}, Family: family,
	Explainer: 62, Level: techniques.Unfair,
	Ladder: explain.NewLadder("beside one candidate of a cell, another cell cannot be filled, because each pair of digits leaves some group of cells too few",
		explain.FacetCells, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "Two cells, looked at together. A pair of digits for them is excluded if the two are the same and the cells " +
			"see each other, or if some almost locked set, a group of cells in one house that hold one digit more than they " +
			"are, would lose both digits: all its places for the one see the first cell, and all for the other see the " +
			"second. A candidate of one cell all of whose pairs with candidates of the other are excluded is removed.",
		Why: "If the candidate were true, the other cell would have to take one of its own candidates. Each of these would " +
			"break a rule, or leave some group with fewer digits than cells.",
		Look: "Look at two cells with few candidates, in the same band or stack, that both see several cells with two " +
			"candidates. Write down the pairs of digits, and strike those that are all that such a cell has.",
		NearMiss: "One pair of digits is left. Then the candidate may be true, together with the one that it is paired " +
			"with.",
		Grid: "..+619.7....1.+26.+942.+987.6+5+112..+4.97.6.72..+41...4..........3....9...6.....6.4..23+9",
		Want: "r6c6<>5",
	},
	Find: func(p *techniques.Pass) { findAligned(p, (*exclusions).pairs) },
}

// pairs tries the cells all of whose candidates the target excludes.
//
// Have: the other cell holds one of its candidates. Hence the one that excludes
// them all is false.
func (n *exclusions) pairs() {
	none := n.none
	for b, ok := none.Next(); ok; b, ok = none.Next() {
		n.try(candidates.Cells(b))
	}
}
