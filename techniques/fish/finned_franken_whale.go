package fish

import "pencilmark/techniques"

// FinnedFrankenWhale is the finned Franken fish with six base houses.
var FinnedFrankenWhale = &techniques.Technique{
	Code:    "finned-franken-whale",
	Name:    "Finned Franken Whale",
	Aliases: []string{"fff6"},
	Family:  family,

	HoDoKu:      "0344",
	HoDoKuScore: 470,
	Level:       techniques.Extreme,

	Ladder: species{franken, 6, finned}.ladder(),
	Doc: species{franken, 6, finned}.lesson(techniques.Example{
		Grid: "718..4....5..7.4.83648..127.47.8.31...3..7.4.62.4..879.7.6....4...7..681..65..7..",
		Want: "r4c6<>9",
	}),

	Find: species{franken, 6, finned}.find,
}
