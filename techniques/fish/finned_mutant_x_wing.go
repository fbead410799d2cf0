package fish

import "pencilmark/techniques"

// FinnedMutantXWing is the finned mutant fish with two base houses.
var FinnedMutantXWing = &techniques.Technique{
	Code:    "finned-mutant-x-wing",
	Name:    "Finned Mutant X-Wing",
	Aliases: []string{"fmf2"},
	Family:  family,

	HoDoKu:      "0360",
	HoDoKuScore: 470,
	Level:       techniques.Extreme,

	Ladder: species{mutant, 2, finned}.ladder(),
	Doc: species{mutant, 2, finned}.lesson(techniques.Example{
		Grid: ".1...5.46..8.....2......7..98...642.7..49.538......69....7.9.64...5......436.8...",
		Want: "r3c5<>3",
	}),

	Find: species{mutant, 2, finned}.find,
}
