package fish

import "pencilmark/techniques"

// MutantWhale is the mutant fish with six base houses.
var MutantWhale = &techniques.Technique{
	Code:    "mutant-whale",
	Name:    "Mutant Whale",
	Aliases: []string{"mf6"},
	Family:  family,

	HoDoKu:      "0354",
	HoDoKuScore: 470,
	Level:       techniques.Extreme,

	Ladder: species{mutant, 6, finless}.ladder(),
	Doc: species{mutant, 6, finless}.lesson(techniques.Example{
		Grid: "718..4....5..7.4.83648..127.47.8.31...3..7.4.62.4..879.7.6....4...7..681..65..7..",
		Want: "r1c5<>9 r2c6<>9 r4c6<>9 r5c5<>9",
	}),

	Find: species{mutant, 6, finless}.find,
}
