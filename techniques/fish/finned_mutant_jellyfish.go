package fish

import "pencilmark/techniques"

// FinnedMutantJellyfish is the finned mutant fish with four base houses.
var FinnedMutantJellyfish = &techniques.Technique{
	Code:    "finned-mutant-jellyfish",
	Name:    "Finned Mutant Jellyfish",
	Aliases: []string{"fmf4"},
	Family:  family,

	HoDoKu:      "0362",
	HoDoKuScore: 470,
	Level:       techniques.Extreme,

	Ladder: species{mutant, 4, finned}.ladder(),
	Doc: species{mutant, 4, finned}.lesson(techniques.Example{
		Grid: "293867451.7.2158938159346725.174....937182564....5...7....78.45...5...3..5.4....6",
		Want: "r7c2<>6",
	}),

	Find: species{mutant, 4, finned}.find,
}
