package fish

import "pencilmark/techniques"

// MutantXWing is the mutant fish with two base houses.
var MutantXWing = &techniques.Technique{
	Code:    "mutant-x-wing",
	Name:    "Mutant X-Wing",
	Aliases: []string{"mf2"},
	Family:  family,

	HoDoKu:      "0350",
	HoDoKuScore: 450,
	Level:       techniques.Extreme,

	Ladder: species{mutant, 2, finless}.ladder(),
	Doc: species{mutant, 2, finless}.lesson(techniques.Example{
		Grid: ".13...8..7......4.4...6..3..24.1..7.1...76.....7..51..985..2.16...8.1...3.165.28.",
		Want: "r4c9<>8 r6c9<>8",
	}),

	Find: species{mutant, 2, finless}.find,
}
