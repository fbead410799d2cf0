package fish

import "pencilmark/techniques"

// SiameseSashimiJellyfish is two fish shown as one, each a
// Sashimi Jellyfish.
var SiameseSashimiJellyfish = &techniques.Technique{
	Code:   "siamese-sashimi-jellyfish",
	Name:   "Siamese Sashimi Jellyfish",
	Family: family,

	HoDoKu:      "03221",
	HoDoKuScore: 260,
	Level:       techniques.Unfair,

	Ladder: species{basic, 4, sashimi}.siameseLadder(),
	Doc: species{basic, 4, sashimi}.siameseLesson(techniques.Example{
		Grid: "532.678.17491823566813.5.279746185322687531..153..96783.68.47158.7531.6.415.76.83",
		Want: "r1c4<>9 r3c7<>9",
	}),

	Find: species{basic, 4, sashimi}.findSiamese,
}
