package fish

import (
	"pencilmark/explain"
	"pencilmark/techniques"
)

// KrakenFishType2 is the fish whose fins, and whose places in one of its
// covers, lead to a target by chains.
var KrakenFishType2 = &techniques.Technique{
	Code:    "kraken-fish-type-2",
	Name:    "Kraken Fish Type 2",
	Aliases: []string{"kf2"},
	Family:  family,

	HoDoKu:      "0372",
	HoDoKuScore: 500,
	Level:       techniques.Extreme,

	Ladder: explain.Ladder{
		Kind:   "a fish that leaves a few cases for one of its covers, and chains that lead from all of them to the same end",
		Facets: [2]explain.Facet{explain.FacetDigits, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "A fish, with fins or without, and one of its covers. From each fin, and from each place of the base in this " +
			"cover, a chain leads to one and the same candidate, of any digit, which it makes false. This candidate is removed.",
		Why: "If no fin is true the base uses up all covers, so the cover gets its digit from one of its places in the base. " +
			"Hence one of these places or one of the fins holds the digit. We do not know which, but in each case a chain " +
			"shows that the candidate is false.",
		Look: "A fish leaves few places in each of its covers. Take the cover with the fewest and ask for each of them, and for " +
			"each fin, what would follow if it held the digit. Look for a candidate that is struck in every case.",
		NearMiss: "A cell in two base houses, or a fin, that is not among the cases. Without a chain from it nothing is proved.",
		Example: techniques.Example{
			Grid: "96..5147331..49562....36981.3...8.456.53.4218...1.539...3.8..5........347....3.2.",
			Want: "r4c5<>7",
		},
	},

	Find: func(p *techniques.Pass) { findKraken(p, true) },
}
