package fish

import "pencilmark/techniques"

// MutantSquirmbag is the mutant fish with five base houses.
var MutantSquirmbag = &techniques.Technique{
	Code:    "mutant-squirmbag",
	Name:    "Mutant Squirmbag",
	Aliases: []string{"mf5"},
	Family:  family,

	HoDoKu:      "0353",
	HoDoKuScore: 470,
	Level:       techniques.Extreme,

	Ladder: species{mutant, 5, finless}.ladder(),
	Doc: species{mutant, 5, finless}.lesson(techniques.Example{
		Grid: "491768325.6...34893.8..9167.86532.41....846.3.436.72588..3.15.661...583253.8.6.14",
		Want: "r5c1<>7 r5c3<>7 r7c3<>7 r7c5<>7",
	}),

	Find: species{mutant, 5, finless}.find,
}
