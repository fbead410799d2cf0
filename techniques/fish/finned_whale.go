package fish

import "pencilmark/techniques"

// FinnedWhale is the finned fish with six base lines.
var FinnedWhale = &techniques.Technique{
	Code:    "finned-whale",
	Name:    "Finned Whale",
	Aliases: []string{"fbf6"},
	Family:  family,

	HoDoKu:      "0314",
	HoDoKuScore: 470,
	Level:       techniques.Unfair,

	Ladder: species{basic, 6, finned}.ladder(),
	Doc: species{basic, 6, finned}.lesson(techniques.Example{
		Grid: ".........4.6....7..19.7....654.8.73139.71546.1.....59.9.1.47856.4...6.2776.5..3..",
		Want: "r6c4<>2",
	}),

	Find: species{basic, 6, finned}.find,
}
