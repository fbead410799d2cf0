package fish

import "pencilmark/techniques"

// FrankenSquirmbag is the Franken fish with five base houses.
var FrankenSquirmbag = &techniques.Technique{
	Code:    "franken-squirmbag",
	Name:    "Franken Squirmbag",
	Aliases: []string{"ff5"},
	Family:  family,

	HoDoKu:      "0333",
	HoDoKuScore: 470,
	Level:       techniques.Extreme,

	Ladder: species{franken, 5, finless}.ladder(),
	Doc: species{franken, 5, finless}.lesson(techniques.Example{
		Grid: "....68.9.576.9.3818.9.716....81592.3.5372.8.9.92.83....85.179.4...93.1.89..84....",
		Want: "r1c4<>4 r3c4<>4",
	}),

	Find: species{franken, 5, finless}.find,
}
