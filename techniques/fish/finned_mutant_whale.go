package fish

import "pencilmark/techniques"

// FinnedMutantWhale is the finned mutant fish with six base houses.
var FinnedMutantWhale = &techniques.Technique{
	Code:    "finned-mutant-whale",
	Name:    "Finned Mutant Whale",
	Aliases: []string{"fmf6"},
	Family:  family,

	HoDoKu:      "0364",
	HoDoKuScore: 470,
	Level:       techniques.Extreme,

	Ladder: species{mutant, 6, finned}.ladder(),
	Doc: species{mutant, 6, finned}.lesson(techniques.Example{
		Grid: "..983651....472.8.....9..37.8.....2.3......51.4...37..5...24.7..6.....4....7.....",
		Want: "r6c4<>6",
	}),

	Find: species{mutant, 6, finned}.find,
}
