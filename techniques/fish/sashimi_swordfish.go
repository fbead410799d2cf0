package fish

import "pencilmark/techniques"

// SashimiSwordfish is the sashimi fish with three base lines.
var SashimiSwordfish = &techniques.Technique{
	Code:    "sashimi-swordfish",
	Name:    "Sashimi Swordfish",
	Aliases: []string{"sbf3"},
	Family:  family,

	HoDoKu:      "0321",
	HoDoKuScore: 240,
	Level:       techniques.Unfair,

	Ladder: species{basic, 3, sashimi}.ladder(),
	Doc: species{basic, 3, sashimi}.lesson(techniques.Example{
		Grid: ".8.4.2....25.....6....5.1....3.4.2...5126..3424.....1.762938..1...7.4..........8.",
		Want: "r6c9<>8",
	}),

	Find: species{basic, 3, sashimi}.find,
}
