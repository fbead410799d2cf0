package suite

import (
	"slices"

	"pencilmark/techniques"
	"pencilmark/techniques/als"
	"pencilmark/techniques/chains"
	"pencilmark/techniques/fish"
	"pencilmark/techniques/forcing"
	"pencilmark/techniques/intersections"
	"pencilmark/techniques/singles"
	"pencilmark/techniques/subsets"
	"pencilmark/techniques/uniqueness"
	"pencilmark/techniques/wings"
)

// explainer is the order in which Sudoku Explainer tries its rules, each with our techniques for it.
//
// Its direct rules place a digit where an elimination leaves a single. Here the elimination is a step, and the
// single is the next. Some rules have no technique that does the same:
//   - its double forcing chains, one effect of a candidate true and false, are among those of
//     [forcing.ForcingNetVerity] only where the candidate is one of two of an item;
//   - its nested chains are of many kinds, [forcing.NestedForcingNet] is a contradiction within a contradiction;
//   - its chains without branches see no conflict among themselves, [forcing.ForcingChainContradiction] does;
//   - its chains link the two places of a digit in a house, those of [forcing.CellForcingChain] and
//     [forcing.RegionForcingChain] also the last place with all the others, where one candidate strikes them.
var explainer = listed([]**techniques.Technique{
	&singles.FullHouse,
	&singles.HiddenSingle,
	&intersections.DirectPointing,
	&intersections.DirectClaiming,
	&subsets.DirectHiddenPair,
	&singles.NakedSingle,
	&subsets.DirectHiddenTriple,

	&intersections.Pointing,
	&intersections.Claiming,
	&subsets.LockedPair, // a naked pair or triple that acts in two houses has this name
	&subsets.NakedPair,
	&fish.XWing,
	&subsets.HiddenPair,
	&subsets.LockedTriple,
	&subsets.NakedTriple,
	&fish.Swordfish,
	&subsets.HiddenTriple,
	&wings.XYWing,
	&wings.XYZWing,

	&uniqueness.UniqueRectangle1,
	&uniqueness.UniqueRectangle2,
	&uniqueness.UniqueRectangle5, // for the program of type 2 as well
	&uniqueness.UniqueRectangle4,
	&uniqueness.UniqueRectangle3,
	&uniqueness.UniqueLoop,
	&subsets.NakedQuad,
	&fish.Jellyfish,
	&subsets.HiddenQuad,
	&uniqueness.BUG1,
	&uniqueness.BUG2,
	&uniqueness.BUG4,
	&uniqueness.BUG3,
	&als.AlignedPairExclusionOfCells,

	&chains.XChain,
	&chains.XYChain,
	&chains.ContinuousNiceLoop,
	&chains.AIC,
	&chains.DiscontinuousNiceLoop,
	&als.AlignedTripletExclusionOfCells,

	&forcing.Nishio,
	&forcing.CellForcingChain,
	&forcing.RegionForcingChain,
	&forcing.ForcingChainContradiction,
	&forcing.ForcingNetContradiction,
	&forcing.ForcingNetVerity,
	&forcing.ForcingNetPatterns,
	&forcing.NestedForcingNet,
})

// Explainer returns the techniques of Sudoku Explainer in its order. The slice is the caller's. A code may be
// there twice: first as the rule that leaves a single at once, then as the one that need not.
func Explainer() []*techniques.Technique { return slices.Clone(explainer) }
