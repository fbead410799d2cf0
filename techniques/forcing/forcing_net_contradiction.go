package forcing

import (
	"pencilmark/candidates/suppose"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// ForcingNetContradiction refutes a candidate by following singles.
var ForcingNetContradiction = &techniques.Technique{
	Code:    "forcing-net-contradiction",
	Name:    "Forcing Net Contradiction",
	Aliases: []string{"fnc", "Forcing Net", "Nishio Net", "Dynamic Contradiction Forcing Chains", "Bowman's Bingo"},
	Family:  family,

	HoDoKu:      "1303",
	HoDoKuScore: 700,
	Explainer:   85,
	Level:       techniques.Extreme,

	Ladder: explain.NewLadder("a candidate cannot be true: what it forces, single by single, ends in a contradiction",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A candidate is supposed to be true. It forces digits that have one place left in a house, and cells that " +
			"have one digit left. These force others, several of them together where one is not enough, until a " +
			"cell has no digit left or a digit no place in a house. The candidate is removed.",
		Why: "Each digit that is forced would have to be right if the candidate were. A cell without a digit, or a " +
			"house without a place for one, cannot be. So the candidate is false.",
		Look: "Begin where much is decided at once: a candidate whose digit has two places in several houses, or that " +
			"leaves cells with one digit. Write the consequences in another colour, and look for the place where " +
			"two of them meet. Keep the lines that led there, and strike the others: what is left is the proof.",
		NearMiss: "A candidate that forces a great deal without a contradiction is not proved by that, and a contradiction " +
			"that needs an assumption besides the first refutes both together, not the first alone.",
		Grid: "571493682693281754428.7.931.59...17314....896.36.19425984152367.15.6.249.6.9..518",
		Want: "r9c5<>4",
	},

	Find: func(p *techniques.Pass) { findContradictions(p, suppose.Net, allOf(p.Grid)) },
}
