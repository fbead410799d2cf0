package fish

import "pencilmark/techniques"

// FinnedJellyfish is the finned fish with four base lines.
var FinnedJellyfish = &techniques.Technique{
	Code:    "finned-jellyfish",
	Name:    "Finned Jellyfish",
	Aliases: []string{"fbf4"},
	Family:  family,

	HoDoKu:      "0312",
	HoDoKuScore: 250,
	Level:       techniques.Unfair,

	Ladder: species{basic, 4, finned}.ladder(),
	Doc: species{basic, 4, finned}.lesson(techniques.Example{
		Grid: "1..8.2.....5.4.1..37..15.....12539...39184...258.7.431....6..155....1...91.528.6.",
		Want: "r1c9<>4",
	}),

	Find: species{basic, 4, finned}.find,
}
