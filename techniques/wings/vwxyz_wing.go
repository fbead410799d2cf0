package wings

import "pencilmark/techniques"

// VWXYZWing is the bent set of five cells.
var VWXYZWing = &techniques.Technique{
	Code:    "vwxyz-wing",
	Name:    "VWXYZ-Wing",
	Aliases: []string{"Bent Naked Quintuple"},
	Family:  family,

	Explainer: 62,
	Level:     techniques.Unfair,

	Ladder: bentLadder(5),
	Doc: bentLesson(5, techniques.Example{
		Grid: "..8+2...3.....5.2...2.76...4...9+7136+5+673+4+2+598+11+59.8.4+7+2.1+754..2......+7.....68.2...",
		Want: "r2c1<>9",
	}),

	Find: func(p *techniques.Pass) { findBent(p, 5) },
}
