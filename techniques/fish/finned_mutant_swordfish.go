package fish

import "pencilmark/techniques"

// FinnedMutantSwordfish is the finned mutant fish with three base houses.
var FinnedMutantSwordfish = &techniques.Technique{
	Code:    "finned-mutant-swordfish",
	Name:    "Finned Mutant Swordfish",
	Aliases: []string{"fmf3"},
	Family:  family,

	HoDoKu:      "0361",
	HoDoKuScore: 470,
	Level:       techniques.Extreme,

	Ladder: species{mutant, 3, finned}.ladder(),
	Doc: species{mutant, 3, finned}.lesson(techniques.Example{
		Grid: ".6.7.........9..6..8.....14...148..3.38......214.7.68534.....7.75.2....68...17...",
		Want: "r2c7<>8",
	}),

	Find: species{mutant, 3, finned}.find,
}
