package uniqueness

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// BUGN is the bivalue universal grave with several candidates too many.
var BUGN = &techniques.Technique{
	Code:    "bug-n",
	Name:    "BUG+n",
	Aliases: []string{"Bivalue Universal Grave + n"},
	Family:  family,

	Level: techniques.Hard,

	Assumes: explain.Unique,
	Ladder: explain.NewLadder("all open cells but a few have two candidates, and a candidate would rule out all that these have too many",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "Every open cell has two candidates, but for a few cells, which have more. Without some " +
			"of these, the odd ones, each digit would have two places or none in every house. A " +
			"candidate that excludes each of the odd ones is removed.",
		Why: "Suppose that the cells held the two candidates only. In every house each digit would " +
			"then have two places or none. Whichever of its two candidates each cell takes, with the " +
			"other one in all cells every house would hold the same digits again. The puzzle would " +
			"have two solutions, as no given tells them apart. So one of the odd candidates is true, " +
			"and a candidate that excludes all of them is not.",
		Look: "When only a few cells have more than two candidates, find what each of them has too " +
			"many. Look at each of these cells: a candidate of it that the others have too many, in " +
			"sight of them, excludes them all.",
		NearMiss: "A candidate that excludes all of the odd ones but one.",
		Grid:     "3+8+2.+14+6..+76..82+4.3.546+37..26+2.+3+4+5..1+54.8..+3+2..3+8+7+2.54.4+7+5+2..1+3+8+8+1+6+4+7+3+29529+3+15+876+4",
		Want:     "r5c6<>9",
	},

	Find: findBUGN,
}

// findBUGN reports the graves with guards of several digits that a candidate
// excludes all.
func findBUGN(p *techniques.Pass) {
	eachGrave(p, func(s *pattern) (more bool) { return s.extra.Len() == 1 || s.reportGuards() })
}
