package fish

import "pencilmark/techniques"

// FinnedSwordfish is the finned fish with three base lines.
var FinnedSwordfish = &techniques.Technique{
	Code:    "finned-swordfish",
	Name:    "Finned Swordfish",
	Aliases: []string{"fbf3"},
	Family:  family,

	HoDoKu:      "0311",
	HoDoKuScore: 200,
	Level:       techniques.Unfair,

	Ladder: species{basic, 3, finned}.ladder(),
	Doc: species{basic, 3, finned}.lesson(techniques.Example{
		Grid: "293867451.7.2158938159346725.174....937182564....5..17....78.457..52..3..5.49.7.6",
		Want: "r7c2<>6",
	}),

	Find: species{basic, 3, finned}.find,
}
