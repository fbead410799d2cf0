package fish

import "pencilmark/techniques"

// SiameseFinnedFrankenJellyfish is two fish shown as one, each a
// Finned Franken Jellyfish.
var SiameseFinnedFrankenJellyfish = &techniques.Technique{
	Code:   "siamese-finned-franken-jellyfish",
	Name:   "Siamese Finned Franken Jellyfish",
	Family: family,

	HoDoKu:      "03421",
	HoDoKuScore: 430,
	Level:       techniques.Unfair,

	Ladder: species{franken, 4, finned}.siameseLadder(),
	Doc: species{franken, 4, finned}.siameseLesson(techniques.Example{
		Grid: "9.8.2..........9585..89.6.2..4.782.9....198..89.4.2.6....9.7.8.719.8..2.6832.1.9.",
		Want: "r4c8<>1 r6c3<>1",
	}),

	Find: species{franken, 4, finned}.findSiamese,
}
