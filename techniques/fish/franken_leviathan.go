package fish

import "pencilmark/techniques"

// FrankenLeviathan is the Franken fish with seven base houses.
var FrankenLeviathan = &techniques.Technique{
	Code:    "franken-leviathan",
	Name:    "Franken Leviathan",
	Aliases: []string{"ff7"},
	Family:  family,

	HoDoKu:      "0335",
	HoDoKuScore: 470,
	Level:       techniques.Extreme,

	Ladder: species{franken, 7, finless}.ladder(),
	Doc: species{franken, 7, finless}.lesson(techniques.Example{
		Grid: "3.621..481...842.62486......2......463.4....2.84.2...5.128....3.631.2.8.8..963421",
		Want: "r4c3<>7 r5c3<>7",
	}),

	Find: species{franken, 7, finless}.find,
}
