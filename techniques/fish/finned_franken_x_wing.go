package fish

import "pencilmark/techniques"

// FinnedFrankenXWing is the finned Franken fish with two base houses.
var FinnedFrankenXWing = &techniques.Technique{
	Code:    "finned-franken-x-wing",
	Name:    "Finned Franken X-Wing",
	Aliases: []string{"fff2"},
	Family:  family,

	HoDoKu:      "0340",
	HoDoKuScore: 390,
	Level:       techniques.Unfair,

	Ladder: species{franken, 2, finned}.ladder(),
	Doc: species{franken, 2, finned}.lesson(techniques.Example{
		Grid: "..8...1..9173485266..17.38..9.426....7....9.212.......4.9...6.8......495.....42..",
		Want: "r8c6<>2",
	}),

	Find: species{franken, 2, finned}.find,
}
