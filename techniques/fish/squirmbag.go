package fish

import "pencilmark/techniques"

// Squirmbag is the basic fish with five base lines: one of four or fewer, seen from the
// other side.
var Squirmbag = &techniques.Technique{
	Code:    "squirmbag",
	Name:    "Squirmbag",
	Aliases: []string{"bf5", "Starfish"},
	Family:  family,

	HoDoKu:      "0303",
	HoDoKuScore: 470,
	Level:       techniques.Unfair,

	Ladder: species{basic, 5, finless}.ladder(),
	Doc: species{basic, 5, finless}.otherSideLesson(techniques.Example{
		Grid: "62..54.17154.7.62.87.162....174.62.55.8217.96.62.....17...4.1.22.1.3..6..8..219..",
		Want: "r6c4<>9 r6c6<>9",
	}),

	Find: func(p *techniques.Pass) { findBasic(p, 5) },
}
