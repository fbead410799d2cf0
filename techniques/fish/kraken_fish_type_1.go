package fish

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// KrakenFishType1 is the fish whose fins lead to a target in its covers by
// chains.
var KrakenFishType1 = &techniques.Technique{
	Code:    "kraken-fish-type-1",
	Name:    "Kraken Fish Type 1",
	Aliases: []string{"kf1", "Kraken Fish"},
	Family:  family,

	HoDoKu:      "0371",
	HoDoKuScore: 500,
	Level:       techniques.Extreme,

	Ladder: explain.Ladder{
		Kind:   "a fish with fins, and chains that lead from the fins to one of the cells which the fish would clear without them",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "A fish with fins, and a cell of its covers that does not see all the fins. From each fin that it does not see " +
			"a chain leads to it: if the fin holds the digit, the cell does not. The digit is removed from this cell.",
		Why: "If no fin is true the base uses up all covers, and the cell cannot have the digit. If a fin is true, the cell " +
			"cannot have it because it sees the fin, or because of the chain. One of the two is so, hence the cell never " +
			"has the digit.",
		Look: "Keep in mind the fish that came to nothing because of a fin out of reach. For such a fin ask what would " +
			"follow if it held the digit: which cells lose their last candidate but one, and which houses lose a place. " +
			"Follow these steps for a while, and see whether they arrive at a cell of the covers.",
		NearMiss: "A chain from one of the fins, while another fin leads nowhere. Every fin needs a chain or has to be in sight.",
		Example: techniques.Example{
			Grid: ".62318..4...25.8.687..6...223.....6...86.2...69...12.792....6.8.56.2....3....6.25",
			Want: "r5c7<>1",
		},
	},

	Find: func(p *techniques.Pass) { findKraken(p, false) },
}
