package uniqueness

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// UniqueRectangle1 is the unique rectangle with one corner that holds other
// digits.
var UniqueRectangle1 = &techniques.Technique{
	Code:    "unique-rectangle-1",
	Name:    "Unique Rectangle Type 1",
	Aliases: []string{"Uniqueness Test 1", "UR1", "u1", "Unique Corner"},
	Family:  family,

	HoDoKu:      "0600",
	HoDoKuScore: 100,
	Explainer:   45,
	Level:       techniques.Hard,

	Assumes: explain.Unique,
	Ladder:  explain.NewLadder("three corners of a rectangle hold the same two digits", explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Four cells in two rows, two columns and two boxes, none of them a given. Three of them " +
			"hold no digits but X and Y, the fourth holds others as well. X and Y are removed from " +
			"the fourth.",
		Why: "Suppose that the four cells held the two digits only. Then the digits would alternate " +
			"round the rectangle, and with the two exchanged every row, column and box would still " +
			"hold the same digits. The puzzle would have two solutions, as no given tells them apart. " +
			"So the fourth corner is one of its other digits.",
		Look: "Look for two cells of a row or a column that are in different boxes and hold the same " +
			"two digits. The third corner lies in the box of one of them, and the fourth where the " +
			"sight lines of the others cross.",
		NearMiss: "Four corners in four boxes: the exchange would change what the boxes hold. A corner that " +
			"is a given: another solution would have it too. And a corner that a placed digit keeps " +
			"from being X or Y, as the exchange then breaks a house.",
		Grid: "+8+5+62..43+9.1..98.+5+69...+56.8.+19+8+7+6+5+3+2+4+5+63+12+4..+8+472+8+3+96+15..+95.384...+56+8...2+7+8+1+94+25+6+3",
		Want: "r8c7<>7 r8c7<>9",
	},

	Find: findUniqueRectangle1,
}

// findUniqueRectangle1 reports the rectangles with guards in one corner.
func findUniqueRectangle1(p *techniques.Pass) {
	eachRectangle(p, func(r *rectangle) (more bool) { return r.guarded.Len() != 1 || r.reportGuards() })
}
