package fish

import "pencilmark/techniques"

// SiameseSashimiSwordfish is two fish shown as one, each a
// Sashimi Swordfish.
var SiameseSashimiSwordfish = &techniques.Technique{
	Code:   "siamese-sashimi-swordfish",
	Name:   "Siamese Sashimi Swordfish",
	Family: family,

	HoDoKu:      "03211",
	HoDoKuScore: 240,
	Level:       techniques.Unfair,

	Ladder: species{basic, 3, sashimi}.siameseLadder(),
	Doc: species{basic, 3, sashimi}.siameseLesson(techniques.Example{
		Grid: ".62..759.1.5........93....45...8.2........9489.84.....6.7...81.......6...5..264..",
		Want: "r2c9<>2 r8c8<>2",
	}),

	Find: species{basic, 3, sashimi}.findSiamese,
}
