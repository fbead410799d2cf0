package chains

import (
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// ALSAIC is a chain over almost locked sets.
var ALSAIC = &techniques.Technique{
	Code:    "als-aic",
	Name:    "ALS-AIC",
	Aliases: []string{"AIC with ALS"},
	Family:  family,

	Level: techniques.Unfair,

	Ladder: explain.NewLadder("a chain with almost locked sets in it shows that one of two candidates is true",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "An alternating inference chain with strong links in almost locked sets. An almost locked set is " +
			"n cells of one house with n+1 digits. If it loses one of them all the others stand in it, so all " +
			"its places of one digit and all its places of another make a strong link. What excludes both " +
			"ends of the chain is removed.",
		Why: "Suppose that the first end is false. Then the next node is true, and rules out the one after it. " +
			"If that is all places of a digit in an almost locked set, the set has lost this digit and must " +
			"hold each of the others, so the next node is true again. So it goes on to the last end, which is " +
			"true. One of the ends is true whatever happens.",
		Look: "Follow a chain as usual. Where it rules out a digit from several cells of one house, see whether " +
			"these and a few more hold only one digit too many: then they hold all their other digits, and " +
			"each of these goes from every cell that sees all its places there.",
		NearMiss: "A cell that sees only some of the places of a digit in the almost locked set: the digit may be " +
			"in one of the others.",
		Grid: ".9.+8..+26.+2.8+637+9..+65.21+9+8...+8....+5.2.+6...+238.+52+14+83796.35...+6+2+8..6.+2843.8.+2+3..1..",
		Want: "r5c4<>5 r8c4<>1",
	},

	Find: func(p *techniques.Pass) {
		findOpen(p, form{
			kinds: links.InHouses | links.InCells | links.Grouped | links.InSets,
			least: 3, pairs: true,
		})
	},
}
