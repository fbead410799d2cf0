package fish

import "pencilmark/techniques"

// SashimiLeviathan is the sashimi fish with seven base lines.
var SashimiLeviathan = &techniques.Technique{
	Code:    "sashimi-leviathan",
	Name:    "Sashimi Leviathan",
	Aliases: []string{"sbf7"},
	Family:  family,

	HoDoKu:      "0325",
	HoDoKuScore: 470,
	Level:       techniques.Unfair,

	Ladder: species{basic, 7, sashimi}.ladder(),
	Doc: species{basic, 7, sashimi}.lesson(techniques.Example{
		Grid: "964.23.7..2.654.9.5...87.64..8592647679.4.5.84.2.769.329....4567.546..32.46235789",
		Want: "r1c7<>1",
	}),

	Find: species{basic, 7, sashimi}.find,
}
