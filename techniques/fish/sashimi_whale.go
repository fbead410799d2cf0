package fish

import "pencilmark/techniques"

// SashimiWhale is the sashimi fish with six base lines.
var SashimiWhale = &techniques.Technique{
	Code:    "sashimi-whale",
	Name:    "Sashimi Whale",
	Aliases: []string{"sbf6"},
	Family:  family,

	HoDoKu:      "0324",
	HoDoKuScore: 470,
	Level:       techniques.Unfair,

	Ladder: species{basic, 6, sashimi}.ladder(),
	Doc: species{basic, 6, sashimi}.lesson(techniques.Example{
		Grid: "6817..543..5...876374..8291.46..31.7153.8796.......3.....1....8.18.....9..98..415",
		Want: "r6c8<>2",
	}),

	Find: species{basic, 6, sashimi}.find,
}
