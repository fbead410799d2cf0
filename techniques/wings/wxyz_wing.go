package wings

import "pencilmark/techniques"

// WXYZWing is the bent set of four cells.
var WXYZWing = &techniques.Technique{
	Code:    "wxyz-wing",
	Name:    "WXYZ-Wing",
	Aliases: []string{"Bent Naked Quadruple", "Bent Naked Quad"},
	Family:  family,

	Explainer: 55,
	Level:     techniques.Unfair,

	Ladder: bentLadder(4),
	Doc: bentLesson(4, techniques.Example{
		Grid: "...+2.+8..9.695.+1+3+2+8+8..3.+9..4..8+1+3+52+9....+89+6+5+4.+9..+42781..9.613+4+85+381+9+5+467+2...7+8+2+9+3+1",
		Want: "r1c2<>5 r3c2<>5 r6c3<>5",
	}),

	Find: func(p *techniques.Pass) { findBent(p, 4) },
}
