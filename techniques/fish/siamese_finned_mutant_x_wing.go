package fish

import "pencilmark/techniques"

// SiameseFinnedMutantXWing is two fish shown as one, each a
// Finned Mutant X-Wing.
var SiameseFinnedMutantXWing = &techniques.Technique{
	Code:   "siamese-finned-mutant-x-wing",
	Name:   "Siamese Finned Mutant X-Wing",
	Family: family,

	HoDoKu:      "03601",
	HoDoKuScore: 470,
	Level:       techniques.Extreme,

	Ladder: species{mutant, 2, finned}.siameseLadder(),
	Doc: species{mutant, 2, finned}.siameseLesson(techniques.Example{
		Grid: ".13...8..7......4.4...6..3..24.1..7.1...76.....7..51..985..2.16...8.1...3.165.28.",
		Want: "r4c9<>8 r6c9<>8",
	}),

	Find: species{mutant, 2, finned}.findSiamese,
}
