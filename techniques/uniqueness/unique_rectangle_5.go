package uniqueness

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// UniqueRectangle5 is the unique rectangle with one more digit in corners that
// are not a side.
var UniqueRectangle5 = &techniques.Technique{
	Code:    "unique-rectangle-5",
	Name:    "Unique Rectangle Type 5",
	Aliases: []string{"Uniqueness Test 5", "UR5", "u5"},
	Family:  family,

	HoDoKu:      "0604",
	HoDoKuScore: 100,
	Explainer:   45,
	Level:       techniques.Hard,

	Assumes: explain.Unique,
	Ladder: explain.NewLadder("the corners of a rectangle hold the same two digits, and two opposite ones or three one more digit",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A unique rectangle on X and Y in which two opposite corners or three corners hold a " +
			"third digit Z as well, and no corner any other. Z is removed from every cell that sees " +
			"all corners with Z.",
		Why: "Suppose that the four cells held the two digits only. Then the digits would alternate " +
			"round the rectangle, and with the two exchanged every row, column and box would still " +
			"hold the same digits. The puzzle would have two solutions, as no given tells them apart. " +
			"So one of the corners with Z is Z, and a cell that sees all of them sees that Z.",
		Look: "It is the second type with the third digit in other corners. Few cells see two opposite " +
			"corners: they lie in the two boxes, in the rows or columns of the rectangle.",
		NearMiss: "A cell that sees all corners with Z but one. And a corner with a fourth digit.",
		Grid:     ":0000::9.3.7+8+2+1+5.2.+3.5.6.8..9.+2+3+74.3..2....58+27+93+1+4+66+9..8..2+3+2..8.9.313.+8...4+9+2..92+3....:121 133 473 773 584 185 791:::",
		Want:     "r6c3<>1",
	},

	Find: findUniqueRectangle5,
}

// findUniqueRectangle5 reports the rectangles with guards of one digit in two
// opposite corners or in three.
func findUniqueRectangle5(p *techniques.Pass) { findOneDigit(p, false) }
