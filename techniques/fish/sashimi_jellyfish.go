package fish

import "pencilmark/techniques"

// SashimiJellyfish is the sashimi fish with four base lines.
var SashimiJellyfish = &techniques.Technique{
	Code:    "sashimi-jellyfish",
	Name:    "Sashimi Jellyfish",
	Aliases: []string{"sbf4"},
	Family:  family,

	HoDoKu:      "0322",
	HoDoKuScore: 260,
	Level:       techniques.Unfair,

	Ladder: species{basic, 4, sashimi}.ladder(),
	Doc: species{basic, 4, sashimi}.lesson(techniques.Example{
		Grid: "9.8.2..........9585..89.6.2..4.782.9....198..89.4.2.6....9.7.8.719.8..2.6832.1.9.",
		Want: "r6c3<>1",
	}),

	Find: species{basic, 4, sashimi}.find,
}
