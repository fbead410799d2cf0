package uniqueness

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// BUG2 is the bivalue universal grave with one digit too many in several
// cells.
var BUG2 = &techniques.Technique{
	Code:    "bug-2",
	Name:    "BUG Type 2",
	Aliases: []string{"Bivalue Universal Grave Type 2"},
	Family:  family,

	Explainer: 57,
	Level:     techniques.Hard,

	Assumes: explain.Unique,
	Ladder: explain.NewLadder("all open cells but a few have two candidates, and these have the same digit too many",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "Every open cell has two candidates, but for a few cells with three. Without the same " +
			"digit Z in each of these, each digit would have two places or none in every house. Z is " +
			"removed from every cell that sees all of them.",
		Why: "Suppose that the cells held the two candidates only. In every house each digit would " +
			"then have two places or none. Whichever of its two candidates each cell takes, with the " +
			"other one in all cells every house would hold the same digits again. The puzzle would " +
			"have two solutions, as no given tells them apart. So one of the cells with three " +
			"candidates is Z, and a cell that sees all of them sees that Z.",
		Look: "When only a few cells have three candidates, find the digit that each of them has too " +
			"many: it stands three times in their houses. If it is the same digit, look where all of " +
			"them are seen.",
		NearMiss: "Cells that have different digits too many. And a house in which a digit has one place or " +
			"three even without them.",
		Grid: "+3.+8+7.91.6+6..85.93.+92.16+3+48.2..49+87+6379+4.3.+5188+3+65+7+1+2+94+1+8+3...67.5+6.3+178+4.+4+7..+8.+3.1",
		Want: "r7c4<>2 r7c5<>2",
	},

	Find: findBUG2,
}

// findBUG2 reports the graves with guards of one digit in several cells.
func findBUG2(p *techniques.Pass) {
	eachGrave(p, func(s *pattern) (more bool) { return s.guarded.Len() == 1 || s.extra.Len() != 1 || s.reportGuards() })
}
