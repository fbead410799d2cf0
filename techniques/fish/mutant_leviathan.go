package fish

import "pencilmark/techniques"

// MutantLeviathan is the mutant fish with seven base houses.
var MutantLeviathan = &techniques.Technique{
	Code:    "mutant-leviathan",
	Name:    "Mutant Leviathan",
	Aliases: []string{"mf7"},
	Family:  family,

	HoDoKu:      "0355",
	HoDoKuScore: 470,
	Level:       techniques.Extreme,

	Ladder: species{mutant, 7, finless}.ladder(),
	Doc: species{mutant, 7, finless}.lesson(techniques.Example{
		Grid: "2....89.1.8129.5.7.9.1..28414..8..795.9.71..8678.4........1.8928...2....9..83....",
		Want: "r1c4<>6 r1c8<>6 r3c6<>6",
	}),

	Find: species{mutant, 7, finless}.find,
}
