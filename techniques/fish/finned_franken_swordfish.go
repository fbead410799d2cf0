package fish

import "pencilmark/techniques"

// FinnedFrankenSwordfish is the finned Franken fish with three base houses.
var FinnedFrankenSwordfish = &techniques.Technique{
	Code:    "finned-franken-swordfish",
	Name:    "Finned Franken Swordfish",
	Aliases: []string{"fff3"},
	Family:  family,

	HoDoKu:      "0341",
	HoDoKuScore: 410,
	Level:       techniques.Unfair,

	Ladder: species{franken, 3, finned}.ladder(),
	Doc: species{franken, 3, finned}.lesson(techniques.Example{
		Grid: ".8.4.2....25.....6....5.1....3.4.2...5126..3424.....1.762938..1...7.4..........8.",
		Want: "r6c9<>8",
	}),

	Find: species{franken, 3, finned}.find,
}
