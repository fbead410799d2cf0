package fish

import "pencilmark/techniques"

// SiameseFinnedSwordfish is two fish shown as one, each a
// Finned Swordfish.
var SiameseFinnedSwordfish = &techniques.Technique{
	Code:   "siamese-finned-swordfish",
	Name:   "Siamese Finned Swordfish",
	Family: family,

	HoDoKu:      "03111",
	HoDoKuScore: 200,
	Level:       techniques.Unfair,

	Ladder: species{basic, 3, finned}.siameseLadder(),
	Doc: species{basic, 3, finned}.siameseLesson(techniques.Example{
		Grid: "293867451.7.2158938159346725.174..89937182564.8..59.17....78.4574.52..38.5849.726",
		Want: "r4c6<>6 r7c4<>6",
	}),

	Find: species{basic, 3, finned}.findSiamese,
}
