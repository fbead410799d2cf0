package fish

import "pencilmark/techniques"

// FrankenWhale is the Franken fish with six base houses.
var FrankenWhale = &techniques.Technique{
	Code:    "franken-whale",
	Name:    "Franken Whale",
	Aliases: []string{"ff6"},
	Family:  family,

	HoDoKu:      "0334",
	HoDoKuScore: 470,
	Level:       techniques.Extreme,

	Ladder: species{franken, 6, finless}.ladder(),
	Doc: species{franken, 6, finless}.lesson(techniques.Example{
		Grid: ".6.7.........9..6..8.....14...148..3.38......214.7.68534.....7.75.2....68...17...",
		Want: "r5c4<>9 r5c6<>9",
	}),

	Find: species{franken, 6, finless}.find,
}
