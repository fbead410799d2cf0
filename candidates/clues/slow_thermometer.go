package clues

import "pencilmark/candidates"

// SlowThermometer never falls from the bulb, its first cell.
var SlowThermometer = &candidates.ClueKind{
	Code:     "slow-thermo",
	Name:     "slow thermometer",
	Called:   "slow thermometer from {0}",
	Says:     "the slow thermometer from {0} never falls",
	Meaning:  "Digits rise or stay the same from the bulb.",
	FPuzzles: candidates.ClueField{Name: "slowthermometer", Form: candidates.LinesForm},
	Check:    noValues(2),
	Draw:     bulbed(candidates.Blue),
	Relations: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Relation {
		line := c.Lines[0]
		return pairs(line, len(line), func(_, _ int, a, b candidates.Digit) bool { return a <= b })
	},
}
