package forcing

import (
	"pencilmark/candidates/suppose"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// ForcingNetVerity follows each candidate of an item by singles.
var ForcingNetVerity = &techniques.Technique{
	Code:    "forcing-net-verity",
	Name:    "Forcing Net Verity",
	Aliases: []string{"fnv", "Dynamic Cell Forcing Chains", "Dynamic Region Forcing Chains"},
	Family:  family,

	HoDoKu:      "1304",
	HoDoKuScore: 700,
	Explainer:   85,
	Level:       techniques.Extreme,

	Ladder: explain.NewLadder("all choices of a cell, or of a digit in a house, lead to the same", explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "Take a cell, or a digit in a house, and suppose each of its candidates in turn. Write down the " +
			"singles that follow: digits with one place left in a house, cells with one digit left. Each may " +
			"rest on all lines of its case. A candidate elsewhere that is struck in every case is removed.",
		Why: "One of the candidates is true. Whichever it is, every line of its case is true, and the candidate " +
			"elsewhere is struck. So it is false in any case.",
		Look: "Take a cell with two candidates or a digit with two places, and follow both cases as far as they " +
			"lead. What both strike goes, and what both place is placed. It is the last thing to try before a " +
			"candidate is refuted within a supposition.",
		NearMiss: "Two cases that place the same digits in one part of the board and differ in another: only what " +
			"they have in common is known.",
		Grid: ".8.+34.9...3.1...+8....7.+8.3.+5+1763+48+9+23+4+8+2+19+5+672..+5+8+7.1..+7.+85..499..476.5+8+8+5+4+9.....",
		Want: "r2c7<>4",
	},

	Find: func(p *techniques.Pass) { findVerities(p, suppose.Net, isAny) },
}
