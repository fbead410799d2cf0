package fish

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// XWing is the basic fish with two base lines.
var XWing = &techniques.Technique{
	Code:        "x-wing",
	Name:        "X-Wing",
	Aliases:     []string{"bf2", "basic fish of size 2"},
	Family:      "fish",
	HoDoKu:      "0300",
	HoDoKuScore: 140,
	Explainer:   32,
	Level:       techniques.Hard,
	Ladder: explain.Ladder{
		Kind:   "a digit has two places in each of two lines, and they lie in the same two crossing lines",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "Two rows have room for a digit in the same two columns and nowhere else. The digit then goes from " +
			"every other cell of these two columns. The same works with two columns and two rows exchanged. " +
			"The two lines that are counted are the base, the two lines that lose candidates are the cover.",
		Why: "Each of the two rows needs the digit, and both can place it in the same two columns only. They cannot " +
			"both take the same column, because a column holds the digit once. So one row takes one column and the " +
			"other row the other. Nobody knows yet which way round, but in both ways the two columns have got their " +
			"digit from these two rows, and no other cell of the columns can have it.",
		Look: "Take one digit at a time, best one that is already placed four or five times. Note the rows in which " +
			"it has exactly two places and compare them: two rows with the same two columns make the pattern. Then " +
			"do the same with columns. It pays only if the digit has another place in one of the cover lines, so " +
			"look along these before you write anything.",
		NearMiss: "A third place in one of the two rows spoils it: that row may put the digit outside the two " +
			"columns and leave one of them free. Four places at the corners of a rectangle prove nothing either, as " +
			"long as both the rows and the columns have further places. And if the two places of one row lie " +
			"in one box, check whether that row alone says enough: then it is a pointing or claiming move.",
		Example: techniques.Example{},
	},
	Find: func(p *techniques.Pass) { findBasic(p, 2) },
}
