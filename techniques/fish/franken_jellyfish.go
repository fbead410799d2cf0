package fish

import "pencilmark/techniques"

// FrankenJellyfish is the Franken fish with four base houses.
var FrankenJellyfish = &techniques.Technique{
	Code:    "franken-jellyfish",
	Name:    "Franken Jellyfish",
	Aliases: []string{"ff4"},
	Family:  family,

	HoDoKu:      "0332",
	HoDoKuScore: 370,
	Level:       techniques.Unfair,

	Ladder: species{franken, 4, finless}.ladder(),
	Doc: species{franken, 4, finless}.lesson(techniques.Example{
		Grid: "5....8...178.6............89..624857...385129852917..6....36.854.5892...38..51.9.",
		Want: "r7c7<>7 r9c7<>7",
	}),

	Find: species{franken, 4, finless}.find,
}
