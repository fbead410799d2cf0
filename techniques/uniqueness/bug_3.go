package uniqueness

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// BUG3 is the bivalue universal grave whose guards make a naked set with
// other cells.
var BUG3 = &techniques.Technique{
	Code:    "bug-3",
	Name:    "BUG Type 3",
	Aliases: []string{"Bivalue Universal Grave Type 3"},
	Family:  family,

	Explainer: 58,
	Level:     techniques.Hard,

	Assumes: explain.Unique,
	Ladder: explain.NewLadder("all open cells but a few have two candidates, and what these have too many makes a naked set",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "Every open cell has two candidates, but for a few cells of one house, which have more. " +
			"The digits that these have too many are n+1 together with n other cells of the house. " +
			"They are removed from all other cells of the house.",
		Why: "Suppose that the cells held the two candidates only. In every house each digit would " +
			"then have two places or none. Whichever of its two candidates each cell takes, with the " +
			"other one in all cells every house would hold the same digits again. The puzzle would " +
			"have two solutions, as no given tells them apart. So one of the cells with more " +
			"candidates is one of the digits that it has too many. Count it as one cell: with the n " +
			"others these are n+1 cells for n+1 digits, which use them up.",
		Look: "When only a few cells have more than two candidates, and these share a house, note the " +
			"digits that they have too many, and look in the house for a pair or triple in which they " +
			"count as one cell.",
		NearMiss: "Cells with more candidates that share no house: no other cell knows which of them it is.",
		Grid:     "+819..+6+3..+6.+3..8+1...+4+2.+1+3896+3.4+87.6+1+2+1.+6+432.58.+2+8+6.+1.3+4+96+5+1+8+42+7+3+237.6.+4+81+4+8+1327+5+69",
		Want:     "r1c4<>7 r1c5<>5",
	},

	Find: findBUG3,
}

// findBUG3 reports the graves whose guards, in several cells of a house, make a
// naked set with other cells.
func findBUG3(p *techniques.Pass) {
	eachGrave(p, func(s *pattern) (more bool) { return s.guarded.Len() == 1 || s.reportNakedSets() })
}
