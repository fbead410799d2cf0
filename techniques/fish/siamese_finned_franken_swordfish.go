package fish

import "pencilmark/techniques"

// SiameseFinnedFrankenSwordfish is two fish shown as one, each a
// Finned Franken Swordfish.
var SiameseFinnedFrankenSwordfish = &techniques.Technique{
	Code:   "siamese-finned-franken-swordfish",
	Name:   "Siamese Finned Franken Swordfish",
	Family: family,

	HoDoKu:      "03411",
	HoDoKuScore: 410,
	Level:       techniques.Unfair,

	Ladder: species{franken, 3, finned}.siameseLadder(),
	Doc: species{franken, 3, finned}.siameseLesson(techniques.Example{
		Grid: "293867451.7.2158938159346725.174..89937182564.8..59.17....78.4574.52..38.5849.726",
		Want: "r4c6<>6 r7c4<>6",
	}),

	Find: species{franken, 3, finned}.findSiamese,
}
