package fish

import "pencilmark/techniques"

// SiameseSashimiXWing is two fish shown as one, each a
// Sashimi X-Wing.
var SiameseSashimiXWing = &techniques.Technique{
	Code:   "siamese-sashimi-x-wing",
	Name:   "Siamese Sashimi X-Wing",
	Family: family,

	HoDoKu:      "03201",
	HoDoKuScore: 150,
	Level:       techniques.Hard,

	Ladder: species{basic, 2, sashimi}.siameseLadder(),
	Doc: species{basic, 2, sashimi}.siameseLesson(techniques.Example{
		Grid: ".13...8..7......4.4...6..3..24.1..7.1...76.....7..51..985..2.16...8.1...3.165.28.",
		Want: "r2c7<>6 r6c8<>6",
	}),

	Find: species{basic, 2, sashimi}.findSiamese,
}
