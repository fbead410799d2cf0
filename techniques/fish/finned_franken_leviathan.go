package fish

import "pencilmark/techniques"

// FinnedFrankenLeviathan is the finned Franken fish with seven base houses.
var FinnedFrankenLeviathan = &techniques.Technique{
	Code:    "finned-franken-leviathan",
	Name:    "Finned Franken Leviathan",
	Aliases: []string{"fff7"},
	Family:  family,

	HoDoKu:      "0345",
	HoDoKuScore: 470,
	Level:       techniques.Extreme,

	Ladder: species{franken, 7, finned}.ladder(),
	Doc: species{franken, 7, finned}.lesson(techniques.Example{
		Grid: "4...3..28.3.8.274.782.4.391976.84.323.827.9.4...3...87.....8213...4..8.98..9..4..",
		Want: "r1c4<>5",
	}),

	Find: species{franken, 7, finned}.find,
}
