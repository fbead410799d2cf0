package chains

import (
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// XYChain is a chain of cells with two candidates.
var XYChain = &techniques.Technique{
	Code:    "xy-chain",
	Name:    "XY-Chain",
	Aliases: []string{"xyc", "Forcing Y-Chain"},
	Family:  family,

	HoDoKu:      "0702",
	HoDoKuScore: 260,
	Explainer:   70,
	Level:       techniques.Unfair,

	Ladder: explain.NewLadder("cells with two candidates form a chain, each in sight of the next, with a digit in common",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "A row of cells with two candidates each. Each cell sees the next and shares a digit with it, and " +
			"leaves by its other digit. The digit that the first cell does not share with the second is the " +
			"same as the one that the last does not share with the one before it. That digit is removed from " +
			"every cell that sees both ends. With three cells this is an XY-Wing.",
		Why: "Suppose that the first cell is not that digit. Then it is its other digit, so the next cell is " +
			"not, and must be its own other digit, and so on: the last cell ends up with the digit. So one of " +
			"the two ends is the digit whatever happens, and a cell that sees both sees that digit.",
		Look: "Look only at the cells with two candidates. Start at one of them, suppose one of its digits away " +
			"and follow what must be in the cells around it, from cell to cell. When a cell must be the digit " +
			"that you supposed away, see whether it and the start see a cell in common.",
		NearMiss: "A row of cells whose ends are left with different digits: nothing sees both. Or a cell with " +
			"three candidates in between, which may escape.",
		Grid: ".7..+18..6....+7....4.32+6..7.....+2.91.....3..+6..5..867..+28675+13.....+89+36+2+7+739+64+2..1",
		Want: "r2c1<>1 r8c2<>1",
	},

	Find: func(p *techniques.Pass) { findOpen(p, form{kinds: links.InCells, least: 5, oneDigit: true}) },
}
