package fish

import "pencilmark/techniques"

// SashimiSquirmbag is the sashimi fish with five base lines.
var SashimiSquirmbag = &techniques.Technique{
	Code:    "sashimi-squirmbag",
	Name:    "Sashimi Squirmbag",
	Aliases: []string{"sbf5"},
	Family:  family,

	HoDoKu:      "0323",
	HoDoKuScore: 470,
	Level:       techniques.Unfair,

	Ladder: species{basic, 5, sashimi}.ladder(),
	Doc: species{basic, 5, sashimi}.lesson(techniques.Example{
		Grid: "6253.741.17425...6389614725.9.425..124.13.5.75317.6.42..3..127.912873654.....21.3",
		Want: "r2c7<>8",
	}),

	Find: species{basic, 5, sashimi}.find,
}
