package chains

import (
	"pencilmark/explain"
	"pencilmark/techniques"
	"pencilmark/techniques/internal/links"
)

// GroupedAIC is a chain over houses, cells and groups of cells.
var GroupedAIC = &techniques.Technique{
	Code:    "grouped-aic",
	Name:    "Grouped AIC",
	Aliases: []string{"gaic", "Grouped Alternating Inference Chain"},
	Family:  family,

	HoDoKu:      "0711",
	HoDoKuScore: 300,
	Level:       techniques.Unfair,

	Ladder: explain.NewLadder("a chain with groups of cells in it shows that one of two candidates is true",
		explain.FacetDigits, explain.FacetCells),
	Doc: techniques.Doc{
		What: "An alternating inference chain in which groups may take the place of candidates, but not at the " +
			"ends. A group is two or three places of a digit that a line and a box share; it is true if one " +
			"of them is. All places of a house in two groups make a strong link; a weak link joins groups or " +
			"candidates of a digit if every cell of the one sees every cell of the other. What excludes both " +
			"ends is removed.",
		Why: "Suppose that the first end is false. Then the next node is true; if it is a group, in one of its " +
			"cells, and whichever it is, all of the node after it is ruled out. So it goes on to the last " +
			"end, which is true. One of the ends is true whatever happens, and a candidate that excludes both " +
			"is false.",
		Look: "Follow a chain as usual. Where a house has three places left, see whether two of them are side " +
			"by side in one box and line: they can be one step of the chain.",
		NearMiss: "A house whose places make three groups: the second is not forced by the first.",
		Grid:     "..2.7........8....5......1..+59.+1.462.3.+2+5419.2+1+4.9.5...9.1...2.34..+258+7..+2...7...",
		Want:     "r2c3<>7 r3c3<>7",
	},

	Find: func(p *techniques.Pass) {
		findOpen(p, form{kinds: links.InHouses | links.InCells | links.Grouped, least: 3, pairs: true, single: true})
	},
}
