package chains

import (
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// AIC is a chain over houses and cells.
var AIC = &techniques.Technique{
	Code:    "aic",
	Name:    "AIC",
	Aliases: []string{"Alternating Inference Chain", "Forcing Chain X and Y"},
	Family:  family,

	HoDoKu:      "0708",
	HoDoKuScore: 280,
	Explainer:   70,
	Level:       techniques.Unfair,

	Ladder: explain.NewLadder("a chain shows that one of two candidates is true", explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "An alternating inference chain: candidates joined by strong links, which are the only two places " +
			"of a digit in a house or the only two candidates of a cell, and weak links, which are two places " +
			"of a digit in sight of each other or two candidates of a cell. The links take turns; the first " +
			"and the last are strong. If both ends are of one digit it is removed from the cells that see " +
			"both, two or more; with one such cell the chain is called a discontinuous nice loop. If they are " +
			"of two digits and see each other, each digit is removed from the other cell.",
		Why: "Suppose that the first end is false. Then the strong link makes the second candidate true, the " +
			"weak link the third one false, and so on: the last end is true. So one of the ends is true " +
			"whatever happens, and a candidate that excludes both is false.",
		Look: "Start from a digit with two places in a house, where one of the two cells has few candidates. " +
			"Suppose one place away and follow what must be: from the other place along its row, column and " +
			"box, and within its cell. Note each candidate that must be true, and compare it with the start.",
		NearMiss: "Two weak links in a row: a cell with three candidates of which one is ruled out, or a house with " +
			"three places of which one is. Nothing is forced by it.",
		Grid: ".+9...38...+8.7.+2.4..6..9...2.3...7......4....18+19+3+5+62+7+497...1...1.8.35.......+7.+12.",
		Want: "r7c3<>4 r7c5<>2",
	},

	Find: func(p *techniques.Pass) {
		findOpen(p, form{kinds: links.InHouses | links.InCells, least: 3, pairs: true})
	},
}
