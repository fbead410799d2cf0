package fish

import "pencilmark/techniques"

// FinnedSquirmbag is the finned fish with five base lines.
var FinnedSquirmbag = &techniques.Technique{
	Code:    "finned-squirmbag",
	Name:    "Finned Squirmbag",
	Aliases: []string{"fbf5"},
	Family:  family,

	HoDoKu:      "0313",
	HoDoKuScore: 470,
	Level:       techniques.Unfair,

	Ladder: species{basic, 5, finned}.ladder(),
	Doc: species{basic, 5, finned}.lesson(techniques.Example{
		Grid: "...3.741..742....6.896.4......425..1.4.13.5..5317.6.42..3..1.7..1.8736.4.....21.3",
		Want: "r2c7<>8",
	}),

	Find: species{basic, 5, finned}.find,
}
