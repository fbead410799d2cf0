package singledigit

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// TwoStringKite is the turbot fish of a row and a column that are tied
// together in a box.
var TwoStringKite = &techniques.Technique{
	Code:    "two-string-kite",
	Name:    "2-String Kite",
	Aliases: []string{"2sk", "Kite"},
	Family:  family,

	HoDoKu:      "0401",
	HoDoKuScore: 150,
	Explainer:   turbotRating,
	Level:       techniques.Hard,

	Ladder: explain.Ladder{
		Kind:   "one digit has two places in a row and two in a column, and a box ties the row to the column",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "A digit has two places in a row and two in a column, the strings. One end of each string is in the " +
			"same box, in different cells. The digit is removed from the cell that sees the two free ends, " +
			"where the column of the one crosses the row of the other.",
		Why: "Suppose that the free end of the row is not the digit. Then the digit of the row is in the box. " +
			"A box holds it once, so the end of the column in the box is not the digit, and the column has it " +
			"at its free end. So one of the free ends is the digit whatever happens, and a cell that sees " +
			"both sees that digit.",
		Look: "Take a digit and a box, and look for a row and a column that leave the box, each with two places for " +
			"the digit, one inside and one outside. The places inside must be different cells. Then go from " +
			"the free end of the row along its column, from the free end of the column along its row, to " +
			"where the two meet.",
		NearMiss: "Row and column meet in a place that both have: they share an end, and nothing follows. A third " +
			"place in one of the strings lets the digit stay away from both of its ends.",
		Example: techniques.Example{
			Grid: "3...+4+9+16541..5.......12...+4..7+4+689+1+3+6+892+3+14+5714+3+5+978+2+673.+68+5.+4+9.6.+97+4+53...+4+3+12+6+7.",
			Want: "r2c3<>2",
		},
	},

	Find: func(p *techniques.Pass) { findTurbots(p, kite(p.Grid.Layout())) },
}

// kite is strong links in a row and a column, and the weak one in a box.
func kite(l *candidates.Layout) form {
	return form{l.HousesOfKind(candidates.Row), l.HousesOfKind(candidates.Column), l.HousesOfKind(candidates.Box)}
}
