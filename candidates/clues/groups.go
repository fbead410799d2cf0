package clues

import "pencilmark/candidates"

// Entropic is a line on which each three cells in a row have a low, a middle and a high digit: one of 1 to 3, one of
// 4 to 6, one of 7 to 9. On boards that three does not divide the middle group has what is over.
//
// So the groups follow one another with a period of three, which is said of all pairs, as with thermometers.
var Entropic = &candidates.ClueKind{
	Code:     "entropic",
	Name:     "entropic line",
	Called:   "entropic line from {0} to {1}",
	Says:     "three neighbours on the entropic line from {0} to {1} are one low, one middle and one high digit",
	Meaning:  "Each three cells in a row on the line have one digit of 1 to 3, one of 4 to 6 and one of 7 to 9.",
	FPuzzles: candidates.ClueField{Name: "entropicline", Form: candidates.LinesForm},
	Check:    noValues(2),
	Draw:     drawn(candidates.Line, candidates.Peach, candidates.Medium),
	Relations: func(l *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		third := l.Size() / 3
		return periodic(c.Lines[0], 3, func(d candidates.Digit) int {
			switch {
			case int(d) <= third:
				return 0
			case int(d) <= l.Size()-third:
				return 1
			}
			return 2
		})
	},
}

// Modular is the same with what is left of the digits divided by three.
var Modular = &candidates.ClueKind{
	Code:     "modular",
	Name:     "modular line",
	Called:   "modular line from {0} to {1}",
	Says:     "three neighbours on the modular line from {0} to {1} have different remainders when divided by 3",
	Meaning:  "Each three cells in a row on the line have digits with three different remainders when divided by 3.",
	FPuzzles: candidates.ClueField{Name: "modularline", Form: candidates.LinesForm},
	Check:    noValues(2),
	Draw:     drawn(candidates.Line, candidates.Teal, candidates.Medium),
	Relations: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		return periodic(c.Lines[0], 3, func(d candidates.Digit) int { return int(d) % 3 })
	},
}

// Parity is a line on which odd and even digits alternate.
var Parity = &candidates.ClueKind{
	Code:     "parity",
	Name:     "parity line",
	Called:   "parity line from {0} to {1}",
	Says:     "odd and even digits alternate on the parity line from {0} to {1}",
	Meaning:  "Odd and even digits alternate on the line.",
	FPuzzles: candidates.ClueField{Name: "parityline", Form: candidates.LinesForm},
	Check:    noValues(2),
	Draw:     drawn(candidates.Line, candidates.Red, candidates.Thin),
	Relations: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		return periodic(c.Lines[0], 2, func(d candidates.Digit) int { return int(d) % 2 })
	},
}

// periodic returns relations of a line on which as many groups of digits as the period follow one another.
func periodic(line []candidates.Cell, period int, group func(candidates.Digit) int) []candidates.Relation {
	return pairs(line, len(line), func(i, j int, a, b candidates.Digit) bool {
		return (group(a) == group(b)) == ((j-i)%period == 0)
	})
}
