package fish

import "pencilmark/techniques"

// Leviathan is the basic fish with seven base lines: one of two, seen from the
// other side.
var Leviathan = &techniques.Technique{
	Code:    "leviathan",
	Name:    "Leviathan",
	Aliases: []string{"bf7"},
	Family:  family,

	HoDoKu:      "0305",
	HoDoKuScore: 470,
	Level:       techniques.Unfair,

	Ladder: species{basic, 7, finless}.ladder(),
	Doc: species{basic, 7, finless}.otherSideLesson(techniques.Example{
		Grid: "92...5437437....85.85...2.93592.684..6.9..5232..35897.89.5.47.264.72.3585728.3..4",
		Want: "r4c5<>1 r6c3<>1",
	}),

	Find: func(p *techniques.Pass) { findBasic(p, 7) },
}
