package fish

import "pencilmark/techniques"

// SashimiXWing is the sashimi fish with two base lines.
var SashimiXWing = &techniques.Technique{
	Code:    "sashimi-x-wing",
	Name:    "Sashimi X-Wing",
	Aliases: []string{"sbf2"},
	Family:  family,

	HoDoKu:      "0320",
	HoDoKuScore: 150,
	Level:       techniques.Hard,

	Ladder: species{basic, 2, sashimi}.ladder(),
	Doc: species{basic, 2, sashimi}.lesson(techniques.Example{
		Grid: ".8.4.2....25.....6....5.1....3.4.2...5126..3424.....1.762938..15.87.4..........8.",
		Want: "r9c1<>1",
	}),

	Find: species{basic, 2, sashimi}.find,
}
