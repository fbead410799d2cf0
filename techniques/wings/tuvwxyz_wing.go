package wings

import "pencilmark/techniques"

// TUVWXYZWing is the bent set of seven cells.
var TUVWXYZWing = &techniques.Technique{
	Code:    "tuvwxyz-wing",
	Name:    "TUVWXYZ-Wing",
	Aliases: []string{"Bent Naked Septuple"},
	Family:  family,

	Explainer: 75,
	Level:     techniques.Extreme,

	Ladder: bentLadder(7),
	Doc: bentLesson(7, techniques.Example{
		Grid: "8....17.4.+49+7+6..8+2....4...936......+1+2.1.5...+34+9+5+13782+6.5+2....3+77.+4...2.+8...2+7..45",
		Want: "r3c6<>3 r3c6<>5 r8c4<>6 r8c4<>9",
	}),

	Find: func(p *techniques.Pass) { findBent(p, 7) },
}
