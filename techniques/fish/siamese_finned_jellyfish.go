package fish

import "pencilmark/techniques"

// SiameseFinnedJellyfish is two fish shown as one, each a
// Finned Jellyfish.
var SiameseFinnedJellyfish = &techniques.Technique{
	Code:   "siamese-finned-jellyfish",
	Name:   "Siamese Finned Jellyfish",
	Family: family,

	HoDoKu:      "03121",
	HoDoKuScore: 250,
	Level:       techniques.Unfair,

	Ladder: species{basic, 4, finned}.siameseLadder(),
	Doc: species{basic, 4, finned}.siameseLesson(techniques.Example{
		Grid: "2.9174.364..9362..63.258.949.48.36..3.65.7489...469.2376.392.45.9264.3...4378.962",
		Want: "r4c2<>1 r6c7<>1",
	}),

	Find: species{basic, 4, finned}.findSiamese,
}
