package fish

import "pencilmark/techniques"

// FinnedXWing is the finned fish with two base lines.
var FinnedXWing = &techniques.Technique{
	Code:    "finned-x-wing",
	Name:    "Finned X-Wing",
	Aliases: []string{"fbf2"},
	Family:  family,

	HoDoKu:      "0310",
	HoDoKuScore: 130,
	Level:       techniques.Hard,

	Ladder: species{basic, 2, finned}.ladder(),
	Doc: species{basic, 2, finned}.lesson(techniques.Example{
		Grid: "..8...1..9173485266..17.38..9.426....7....9.212.......4.9...6.8......495.....42..",
		Want: "r8c6<>2",
	}),

	Find: species{basic, 2, finned}.find,
}
