package fish

import "pencilmark/techniques"

// SiameseFinnedMutantSwordfish is two fish shown as one, each a
// Finned Mutant Swordfish.
var SiameseFinnedMutantSwordfish = &techniques.Technique{
	Code:   "siamese-finned-mutant-swordfish",
	Name:   "Siamese Finned Mutant Swordfish",
	Family: family,

	HoDoKu:      "03611",
	HoDoKuScore: 470,
	Level:       techniques.Extreme,

	Ladder: species{mutant, 3, finned}.siameseLadder(),
	Doc: species{mutant, 3, finned}.siameseLesson(techniques.Example{
		Grid: "6..8157.....372.....7496..5...5..467.6..4.8.24.....51..932...548...54.......39278",
		Want: "r5c4<>7 r6c6<>7",
	}),

	Find: species{mutant, 3, finned}.findSiamese,
}
