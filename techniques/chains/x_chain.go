package chains

import (
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// XChain is a chain that stays with one digit.
var XChain = &techniques.Technique{
	Code:    "x-chain",
	Name:    "X-Chain",
	Aliases: []string{"x", "Forcing X-Chain", "X-Cycle"},
	Family:  family,

	HoDoKu:      "0701",
	HoDoKuScore: 260,
	Explainer:   66,
	Level:       techniques.Unfair,

	Ladder: explain.NewLadder("one digit has two places in several houses, which link up to a chain",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A chain of places of one digit. Strong links, two places that are the only ones of a house, and " +
			"weak links, two places in sight of each other, take turns; the first and the last link are " +
			"strong. The digit is removed from every cell that sees both ends. A chain of three links is a " +
			"Turbot Fish.",
		Why: "Suppose that the first end is not the digit. Then the other place of its house is. That one " +
			"rules out the next place, so the one after it holds the digit, and so on along the chain: the " +
			"last end is the digit. So one of the two ends is the digit whatever happens, and a cell that " +
			"sees both sees that digit.",
		Look: "Take one digit and mark every house in which it has two places. Start at such a place that has " +
			"another place of the digit near it, go to its partner, look for a marked house that this partner " +
			"sees one end of, and go on. Stop when the end that you have reached and the start see a cell in " +
			"common.",
		NearMiss: "Two weak links one after the other: a place that sees the next one, which has two or more " +
			"partners in its house. Nothing is forced there. Or a chain that is complete, but no cell that " +
			"sees both ends has the digit.",
		Grid: ".6...1.3....2....85.14............5.4.8..9..3.....6.9...2.......1.37+2..9....8.3.2",
		Want: "r7c7<>8",
	},

	Find: func(p *techniques.Pass) { findOpen(p, form{kinds: links.InHouses, least: 3}) },
}
