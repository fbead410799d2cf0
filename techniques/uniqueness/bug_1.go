package uniqueness

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// BUG1 is the bivalue universal grave with one candidate too many.
var BUG1 = &techniques.Technique{
	Code:    "bug-1",
	Name:    "BUG+1",
	Aliases: []string{"Bivalue Universal Grave + 1", "Bivalue Universal Grave", "BUG", "Bivalue Universal Grave Type 1", "BUG Type 1"},
	Family:  family,

	HoDoKu:      "0610",
	HoDoKuScore: 100,
	Explainer:   56,
	Level:       techniques.Hard,

	Assumes: explain.Unique,
	Ladder:  explain.NewLadder("all open cells but one have two candidates", explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Every open cell has two candidates, but for one cell with three. Without one of the " +
			"three, the odd one, each digit would have two places or none in every house. The other " +
			"two are removed from the cell.",
		Why: "Suppose that the cells held the two candidates only. In every house each digit would " +
			"then have two places or none. Whichever of its two candidates each cell takes, with the " +
			"other one in all cells every house would hold the same digits again. The puzzle would " +
			"have two solutions, as no given tells them apart. So the cell with three candidates " +
			"holds the odd one.",
		Look: "When all open cells but one have two candidates, look at the row, the column and the box " +
			"of that cell. The digit that stands three times in them is the one to place.",
		NearMiss: "A digit with one place or three in some other house: then there is no exchange. And a " +
			"second cell with three candidates, which needs more thought.",
		Grid: ".5+8..+2.46+49+635+87+1+2.27...+8+5.+5+439+27+1+6+8+8+6+9+4+3152+7+271.+8..+3.+7+3.+86.+2+9+1+91+2..+3+68.6+8.2+19.+7.",
		Want: "r9c9<>3 r9c9<>5",
	},

	Find: findBUG1,
}

// findBUG1 reports the graves with one guard.
func findBUG1(p *techniques.Pass) {
	eachGrave(p, func(s *pattern) (more bool) {
		return s.guarded.Len() != 1 || s.guards(s.guarded.First()).Len() != 1 || s.reportGuards()
	})
}
