package fish

import "pencilmark/techniques"

// MutantSwordfish is the mutant fish with three base houses.
var MutantSwordfish = &techniques.Technique{
	Code:    "mutant-swordfish",
	Name:    "Mutant Swordfish",
	Aliases: []string{"mf3"},
	Family:  family,

	HoDoKu:      "0351",
	HoDoKuScore: 450,
	Level:       techniques.Extreme,

	Ladder: species{mutant, 3, finless}.ladder(),
	Doc: species{mutant, 3, finless}.lesson(techniques.Example{
		Grid: ".13...8..7......4.4...6..3..24.1..7.1...76.....7..51..985..2.16...8.1...3.165.28.",
		Want: "r4c9<>8 r6c9<>8",
	}),

	Find: species{mutant, 3, finless}.find,
}
