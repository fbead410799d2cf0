package singledigit

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Skyscraper is the turbot fish of two parallel lines.
var Skyscraper = &techniques.Technique{
	Code:    "skyscraper",
	Name:    "Skyscraper",
	Aliases: []string{"sk", "Skyscrapers"},
	Family:  family,

	HoDoKu:      "0400",
	HoDoKuScore: 130,
	Explainer:   turbotRating,
	Level:       techniques.Hard,

	Ladder: explain.Ladder{
		Kind:   "one digit has two places each in two parallel lines, and two of the four places line up",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "A digit has two places in each of two rows, or of two columns. Two of these places, one of each " +
			"line, see each other across the lines: they are the base. The other two, the tops, do not line " +
			"up. The digit is removed from every cell that sees both tops.",
		Why: "Suppose that the first top is not the digit. Then the digit of its line is at the base. The base " +
			"of the other line sees it, so the digit of that line is at the second top. So one of the tops " +
			"is the digit whatever happens, and a cell that sees both of them sees that digit.",
		Look: "Take a digit and collect the rows where it has two places. Of two such rows look whether they share " +
			"a column with one end each. If they share both it is an X-Wing. If they share one, look at the " +
			"other ends: where they are close, in one band of boxes, there are cells that see both. Then " +
			"do the same with columns.",
		NearMiss: "A third place in one of the lines: its digit need not go to the top. Two tops in different bands " +
			"of boxes, which no cell sees both, remove nothing.",
		Example: techniques.Example{
			Grid: "2..+78+4+51+674+8...9+2+3+1.6.+3.+8749+8+2+413+7+6+5+5+74...+1+38+3+61+8754+9+2+82+9+6+4+7+3+5+16....+8+24+7+4.73..68+9",
			Want: "r2c5<>5 r8c4<>5",
		},
	},

	Find: findSkyscrapers,
}

// turbotRating is what Sudoku Explainer gives for a forcing chain of six nodes
// on one digit, which it calls a turbot fish.
const turbotRating = 66

// findSkyscrapers looks for strong links in parallel lines, and the weak one in
// a line across them.
func findSkyscrapers(p *techniques.Pass) {
	rows, columns := p.Grid.Layout().HousesOfKind(candidates.Row), p.Grid.Layout().HousesOfKind(candidates.Column)
	if findTurbots(p, form{rows, rows, columns}) {
		findTurbots(p, form{columns, columns, rows})
	}
}
