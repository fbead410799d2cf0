package uniqueness

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// UniqueRectangle3 is the unique rectangle whose guards make a naked set with
// other cells.
var UniqueRectangle3 = &techniques.Technique{
	Code:    "unique-rectangle-3",
	Name:    "Unique Rectangle Type 3",
	Aliases: []string{"Uniqueness Test 3", "UR3", "u3", "Unique Subset"},
	Family:  family,

	HoDoKu:      "0602",
	HoDoKuScore: 100,
	Explainer:   46,
	Level:       techniques.Hard,

	Assumes: explain.Unique,
	Ladder: explain.NewLadder("two corners of a rectangle hold the same two digits, and what else the other two hold makes a naked set with cells near them",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A unique rectangle on X and Y in which two corners of one house hold other digits as " +
			"well. Together with n more cells of that house these other digits are n+1. They are " +
			"removed from all other cells of the house.",
		Why: "Suppose that the four cells held the two digits only. Then the digits would alternate " +
			"round the rectangle, and with the two exchanged every row, column and box would still " +
			"hold the same digits. The puzzle would have two solutions, as no given tells them apart. " +
			"So one of the two corners is one of the other digits. Count it as one cell: with the n " +
			"cells these are n+1 cells for n+1 digits, which use them up.",
		Look: "Note what the two corners hold beside X and Y, and look in the houses that they share " +
			"for a naked pair or triple in which the corners stand for one cell.",
		NearMiss: "Cells that see only one of the two corners: it may be the other corner that holds the " +
			"digit. And a set that needs X or Y to be counted for the corners: they stand for their " +
			"other digits only.",
		Grid: "+73+68..+1.52..+1...6+71..+6....8+3+95+268+7+14...+4+71+5+3+947+1+9+5328+6+5.+7+3+8.+64+1..+371.+8+5+2+8+1.+5.6973",
		Want: "r2c5<>4 r2c6<>4 r2c6<>9 r3c5<>4 r3c6<>2 r3c6<>4 r3c6<>9",
	},

	Find: findUniqueRectangle3,
}

// findUniqueRectangle3 reports the rectangles with guards in two corners of a
// house that make a naked set with other cells of it.
func findUniqueRectangle3(p *techniques.Pass) {
	eachRectangle(p, func(r *rectangle) (more bool) { return r.guarded.Len() != 2 || r.reportNakedSets() })
}
