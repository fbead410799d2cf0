package fish

import "pencilmark/techniques"

// MutantJellyfish is the mutant fish with four base houses.
var MutantJellyfish = &techniques.Technique{
	Code:    "mutant-jellyfish",
	Name:    "Mutant Jellyfish",
	Aliases: []string{"mf4"},
	Family:  family,

	HoDoKu:      "0352",
	HoDoKuScore: 450,
	Level:       techniques.Extreme,

	Ladder: species{mutant, 4, finless}.ladder(),
	Doc: species{mutant, 4, finless}.lesson(techniques.Example{
		Grid: ".13...8..7......4.4...6..3..24.1..7.1...76.....7..51..985..2.16...8.1...3.165.28.",
		Want: "r4c9<>8 r6c9<>8",
	}),

	Find: species{mutant, 4, finless}.find,
}
