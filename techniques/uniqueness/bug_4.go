package uniqueness

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// BUG4 is the bivalue universal grave with guards in two cells of a house
// that share a digit.
var BUG4 = &techniques.Technique{
	Code:    "bug-4",
	Name:    "BUG Type 4",
	Aliases: []string{"Bivalue Universal Grave Type 4"},
	Family:  family,

	Explainer: 57,
	Level:     techniques.Hard,

	Assumes: explain.Unique,
	Ladder: explain.NewLadder("all open cells but two have two candidates, and these two share a digit in a house that has it nowhere else",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "Every open cell has two candidates, but for two cells of one house, which have more. A " +
			"digit X that neither has too many has its only two places of the house in them. All " +
			"candidates go from the two cells but X and those that they have too many.",
		Why: "Suppose that the cells held the two candidates only. In every house each digit would " +
			"then have two places or none. Whichever of its two candidates each cell takes, with the " +
			"other one in all cells every house would hold the same digits again. The puzzle would " +
			"have two solutions, as no given tells them apart. One of the two cells is X. So the " +
			"other one has to be one of the digits that it has too many.",
		Look: "When only two cells have more than two candidates, and these share a house, look for a " +
			"digit that the house has in these two cells alone.",
		NearMiss: "A digit that stands in a third cell of the house. And two cells that share no house.",
		Grid:     "+12.+47+93.6+3.+7+28+6...+9.+61+3+5.+278+1.3+6+2+7+4.7.+3+51+42.+8+2.479+8..+34..6+2+7+5+316+3+2+8+5+19+7+457+1+9+43..+2",
		Want:     "r2c8<>9 r6c8<>5",
	},

	Find: findBUG4,
}

// findBUG4 reports the graves with guards in two cells of a house that are its
// only places for a digit of both. It names the easiest such house.
func findBUG4(p *techniques.Pass) { eachGrave(p, (*pattern).reportStrongLinks) }
