package fish

import "pencilmark/techniques"

// FrankenXWing is the Franken fish with two base houses.
var FrankenXWing = &techniques.Technique{
	Code:    "franken-x-wing",
	Name:    "Franken X-Wing",
	Aliases: []string{"ff2"},
	Family:  family,

	HoDoKu:      "0330",
	HoDoKuScore: 300,
	Level:       techniques.Unfair,

	Ladder: species{franken, 2, finless}.ladder(),
	Doc: species{franken, 2, finless}.lesson(techniques.Example{
		Grid: ".6.7......2..9..6.58.....14675148..3938....4.214.7.685342....7.7512....6896.17..2",
		Want: "r5c7<>2",
	}),

	Find: species{franken, 2, finless}.find,
}
