package fish

import "pencilmark/techniques"

// FinnedFrankenJellyfish is the finned Franken fish with four base houses.
var FinnedFrankenJellyfish = &techniques.Technique{
	Code:    "finned-franken-jellyfish",
	Name:    "Finned Franken Jellyfish",
	Aliases: []string{"fff4"},
	Family:  family,

	HoDoKu:      "0342",
	HoDoKuScore: 430,
	Level:       techniques.Unfair,

	Ladder: species{franken, 4, finned}.ladder(),
	Doc: species{franken, 4, finned}.lesson(techniques.Example{
		Grid: "....9.5......35.4....7..9.24.3..2..8.52.4.6...69...2.4246189375.3....82.....2.4..",
		Want: "r2c1<>1",
	}),

	Find: species{franken, 4, finned}.find,
}
