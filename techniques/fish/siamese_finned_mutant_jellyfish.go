package fish

import "pencilmark/techniques"

// SiameseFinnedMutantJellyfish is two fish shown as one, each a
// Finned Mutant Jellyfish.
var SiameseFinnedMutantJellyfish = &techniques.Technique{
	Code:   "siamese-finned-mutant-jellyfish",
	Name:   "Siamese Finned Mutant Jellyfish",
	Family: family,

	HoDoKu:      "03621",
	HoDoKuScore: 470,
	Level:       techniques.Extreme,

	Ladder: species{mutant, 4, finned}.siameseLadder(),
	Doc: species{mutant, 4, finned}.siameseLesson(techniques.Example{
		Grid: ".13...8..7......4.4...6..3..24.1..7.1...76.....7..51..985..2.16...8.1...3.165.28.",
		Want: "r1c1<>6 r4c1<>6",
	}),

	Find: species{mutant, 4, finned}.findSiamese,
}
