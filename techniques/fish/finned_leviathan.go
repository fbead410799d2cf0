package fish

import "pencilmark/techniques"

// FinnedLeviathan is the finned fish with seven base lines.
var FinnedLeviathan = &techniques.Technique{
	Code:    "finned-leviathan",
	Name:    "Finned Leviathan",
	Aliases: []string{"fbf7"},
	Family:  family,

	HoDoKu:      "0315",
	HoDoKuScore: 470,
	Level:       techniques.Unfair,

	Ladder: species{basic, 7, finned}.ladder(),
	Doc: species{basic, 7, finned}.lesson(techniques.Example{
		Grid: "85.63.7...728.9.3639627.8..2..96748.9....326.64..283..7...869.....7..6.3.6.3.2.78",
		Want: "r9c3<>1",
	}),

	Find: species{basic, 7, finned}.find,
}
