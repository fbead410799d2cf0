package singledigit

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// DualEmptyRectangle is two empty rectangles in the same box.
var DualEmptyRectangle = &techniques.Technique{
	Code:    "dual-empty-rectangle",
	Name:    "Dual Empty Rectangle",
	Aliases: []string{"der"},
	Family:  family,

	HoDoKu:      "0405",
	HoDoKuScore: 120,
	Level:       techniques.Hard,

	Ladder: explain.Ladder{
		Kind:   "the places of a digit in a box lie in one row and one column, and two lines lead on",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "The places of a digit in a box lie in one row and one column, and two lines outside the box with two " +
			"places each continue an arm of that angle. With each of the lines the box is an empty rectangle, " +
			"and the two remove the digit from different cells.",
		Why: "Each of the two empty rectangles stands on its own. In each, if the digit is not in the far arm, the box " +
			"has it in the near arm, so the near end of the line is not the digit and its other end is.",
		Look: "When an empty rectangle is found, keep the box. Follow the other arm out of it, and the same arm in the " +
			"other direction, to a further line with two places.",
		NearMiss: "Two lines that lead to the same cell: they are two reasons for one step. Two empty rectangles in " +
			"different boxes are two steps.",
		Example: techniques.Example{
			Grid: "3+87+9+5+4+2+61+2.46+8.+7..+6.+52.7.+488+7+3+1+2+54+9+6+96+1+4+7+8+5+2+3+45+2+39+61+8+7+1.9+7+6+2+8..52+68...7.+7.+85.+9+612",
			Want: "r3c5<>3 r8c7<>3",
		},
	},

	Find: func(p *techniques.Pass) { findDualRectangles(p, false) },
}

// DualEmptyRectangleOfPairs is two of [EmptyRectangleOfPairs] in one box.
var DualEmptyRectangleOfPairs = DualEmptyRectangle.Variant(func(p *techniques.Pass) { findDualRectangles(p, true) })
