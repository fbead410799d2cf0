package wings

import "pencilmark/techniques"

// UVWXYZWing is the bent set of six cells.
var UVWXYZWing = &techniques.Technique{
	Code:    "uvwxyz-wing",
	Name:    "UVWXYZ-Wing",
	Aliases: []string{"Bent Naked Sextuple"},
	Family:  family,

	Explainer: 66,
	Level:     techniques.Unfair,

	Ladder: bentLadder(6),
	Doc: bentLesson(6, techniques.Example{
		Grid: ".......49+96.3..5..8...19...2...6.+7.4.8+6......7.1..2...6..+93+48..+3+79..1+45+6..+875+6+93.",
		Want: "r2c9<>7",
	}),

	Find: func(p *techniques.Pass) { findBent(p, 6) },
}
