package fish

import "pencilmark/techniques"

// FinnedFrankenSquirmbag is the finned Franken fish with five base houses.
var FinnedFrankenSquirmbag = &techniques.Technique{
	Code:    "finned-franken-squirmbag",
	Name:    "Finned Franken Squirmbag",
	Aliases: []string{"fff5"},
	Family:  family,

	HoDoKu:      "0343",
	HoDoKuScore: 470,
	Level:       techniques.Extreme,

	Ladder: species{franken, 5, finned}.ladder(),
	Doc: species{franken, 5, finned}.lesson(techniques.Example{
		Grid: "....9.5......35.4....7..9.24.3..2..8.52.4.6...69...2.4246189375.3....82.....2.4..",
		Want: "r2c1<>1",
	}),

	Find: species{franken, 5, finned}.find,
}
