package fish

import "pencilmark/techniques"

// SiameseFinnedFrankenXWing is two fish shown as one, each a
// Finned Franken X-Wing.
var SiameseFinnedFrankenXWing = &techniques.Technique{
	Code:   "siamese-finned-franken-x-wing",
	Name:   "Siamese Finned Franken X-Wing",
	Family: family,

	HoDoKu:      "03401",
	HoDoKuScore: 390,
	Level:       techniques.Unfair,

	Ladder: species{franken, 2, finned}.siameseLadder(),
	Doc: species{franken, 2, finned}.siameseLesson(techniques.Example{
		Grid: "7.....5..5.2.79146..45167822436819576.579342....425...42...7815.5...8...8...5....",
		Want: "r7c4<>3 r8c4<>3",
	}),

	Find: species{franken, 2, finned}.findSiamese,
}
