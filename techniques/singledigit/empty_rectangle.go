package singledigit

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// EmptyRectangle is a box whose places make an angle, with a strong link that
// continues one of its arms.
var EmptyRectangle = &techniques.Technique{
	Code:    "empty-rectangle",
	Name:    "Empty Rectangle",
	Aliases: []string{"er", "Rectangle Elimination"},
	Family:  family,

	HoDoKu:      "0402",
	HoDoKuScore: 120,
	Level:       techniques.Hard,

	Ladder: explain.Ladder{
		Kind:   "the places of a digit in a box lie in one row and one column, and a line with two places leads on",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "In a box the places of a digit all lie in one row and one column, two arms of an angle; the four cells " +
			"outside of both are the empty rectangle. A line outside the box has two places for the digit, and " +
			"one of them continues one arm. The digit is removed from the cell where the line of the other arm " +
			"meets the other place.",
		Why: "Suppose that the digit is not in the far arm. Then the box has it in the near arm, and the end that " +
			"continues the near arm cannot be the digit, so the other end of the line is. The digit is in the " +
			"far arm or at that end whatever happens, and a cell that sees the whole arm and the end sees it.",
		Look: "Take a digit and look for boxes where its places make an L, a T or a cross. Follow the row of such an " +
			"angle out of the box to a column with two places, one of them in that row. From the other one go " +
			"back along its row to the column of the angle: a place there is gone. Then start with the column " +
			"of the angle.",
		NearMiss: "A place in the box outside the two arms. Or a box whose places all lie in one line: there is no " +
			"angle, and the line loses the digit outside the box without the help of another line. Two places " +
			"in the box are an angle as well, but two houses with two places each are a turbot fish.",
		Example: techniques.Example{
			Grid: "9...4.7.+3.+31.+5...9.+4..3...+5....83+64+24...7+51+3+8.8+3+4+6.+95767+2+3+9+4+58+1.1.+6273+9+4+3+945+1+8+2+76",
			Want: "r1c6<>2",
		},
	},

	Find: func(p *techniques.Pass) { findRectangles(p, false) },
}

// EmptyRectangleOfPairs is an [EmptyRectangle] whose box may have two candidates
// alone. Then it is a chain of three links.
var EmptyRectangleOfPairs = EmptyRectangle.Variant(func(p *techniques.Pass) { findRectangles(p, true) })
