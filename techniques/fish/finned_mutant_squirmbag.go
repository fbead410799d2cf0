package fish

import "pencilmark/techniques"

// FinnedMutantSquirmbag is the finned mutant fish with five base houses.
var FinnedMutantSquirmbag = &techniques.Technique{
	Code:    "finned-mutant-squirmbag",
	Name:    "Finned Mutant Squirmbag",
	Aliases: []string{"fmf5"},
	Family:  family,

	HoDoKu:      "0363",
	HoDoKuScore: 470,
	Level:       techniques.Extreme,

	Ladder: species{mutant, 5, finned}.ladder(),
	Doc: species{mutant, 5, finned}.lesson(techniques.Example{
		Grid: "....9.5......35.4....7..9.24.3..2..8.52.4.6...69...2.4246189375.3....82.....2.4..",
		Want: "r2c1<>1",
	}),

	Find: species{mutant, 5, finned}.find,
}
