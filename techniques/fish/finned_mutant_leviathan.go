package fish

import "pencilmark/techniques"

// FinnedMutantLeviathan is the finned mutant fish with seven base houses.
var FinnedMutantLeviathan = &techniques.Technique{
	Code:    "finned-mutant-leviathan",
	Name:    "Finned Mutant Leviathan",
	Aliases: []string{"fmf7"},
	Family:  family,

	HoDoKu:      "0365",
	HoDoKuScore: 470,
	Level:       techniques.Extreme,

	Ladder: species{mutant, 7, finned}.ladder(),
	Doc: species{mutant, 7, finned}.lesson(techniques.Example{
		Grid: "...9256.16.213....1.9..72..28..19..751.7....2937.8216.725.91....91.5.72.46.27.519",
		Want: "r3c9<>4",
	}),

	Find: species{mutant, 7, finned}.find,
}
