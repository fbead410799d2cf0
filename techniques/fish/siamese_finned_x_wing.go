package fish

import "pencilmark/techniques"

// SiameseFinnedXWing is two fish shown as one, each a
// Finned X-Wing.
var SiameseFinnedXWing = &techniques.Technique{
	Code:   "siamese-finned-x-wing",
	Name:   "Siamese Finned X-Wing",
	Family: family,

	HoDoKu:      "03101",
	HoDoKuScore: 130,
	Level:       techniques.Hard,

	Ladder: species{basic, 2, finned}.siameseLadder(),
	Doc: species{basic, 2, finned}.siameseLesson(techniques.Example{
		Grid: "8394621576.5..3284.....5693.97..6.3.563.41.722....7.6.346719528951..87467..654319",
		Want: "r6c4<>8 r6c5<>8",
	}),

	Find: species{basic, 2, finned}.findSiamese,
}
