package fish

import "pencilmark/techniques"

// Whale is the basic fish with six base lines: one of three or fewer, seen from the
// other side.
var Whale = &techniques.Technique{
	Code:    "whale",
	Name:    "Whale",
	Aliases: []string{"bf6"},
	Family:  family,

	HoDoKu:      "0304",
	HoDoKuScore: 470,
	Level:       techniques.Unfair,

	Ladder: species{basic, 6, finless}.ladder(),
	Doc: species{basic, 6, finless}.otherSideLesson(techniques.Example{
		Grid: "148537926.2.19845.5.9246.8148.9215..9.38.52142514.38.9..4.52198895.146.2.12689.45",
		Want: "r2c1<>7 r4c8<>7",
	}),

	Find: func(p *techniques.Pass) { findBasic(p, 6) },
}
