package fish

import "pencilmark/techniques"

// FrankenSwordfish is the Franken fish with three base houses.
var FrankenSwordfish = &techniques.Technique{
	Code:    "franken-swordfish",
	Name:    "Franken Swordfish",
	Aliases: []string{"ff3"},
	Family:  family,

	HoDoKu:      "0331",
	HoDoKuScore: 350,
	Level:       techniques.Unfair,

	Ladder: species{franken, 3, finless}.ladder(),
	Doc: species{franken, 3, finless}.lesson(techniques.Example{
		Grid: "...9256.16.213....1.9..72..28..19..751.7....2937.8216.725.91....91.5.72.46.27.519",
		Want: "r1c3<>4",
	}),

	Find: species{franken, 3, finless}.find,
}
