package clues

import "pencilmark/candidates"

// Zipper is a line on which each two cells as far from the middle have the same sum, which the middle cell holds if
// there is one.
var Zipper = &candidates.ClueKind{
	Code:     "zipper",
	Name:     "zipper line",
	Called:   "zipper line from {0} to {1}",
	Says:     "the pairs of the zipper line from {0} to {1} add up to the same",
	Meaning:  "Each two digits as far from the middle of the line add up to the same, which is the digit in the middle if there is one.",
	FPuzzles: candidates.ClueField{Name: "zipperline", Form: candidates.LinesForm},
	Check:    noValues(3),
	Draw:     drawn(candidates.Line, candidates.Purple, candidates.Thin),
	Sums: func(_ *candidates.Layout, c *candidates.Clue) (sums []candidates.Sum) {
		parts := zipped(c)
		for _, part := range parts[1:] {
			sums = append(sums, candidates.Sum{}.Add(1, part...).Add(-1, parts[0]...))
		}
		return sums
	},
	Readings: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Reading {
		var line []candidates.Cell
		var begins []bool
		parts := zipped(c)
		if len(parts) < 3 {
			return nil // the one sum says all of it
		}
		for _, part := range parts {
			line = append(line, part...)
			begins = append(begins, true)
			begins = append(begins, make([]bool, len(part)-1)...)
		}
		return []candidates.Reading{sameSums(line, append(begins, true))}
	},
}

// zipped returns the cells that have the same sum, from the middle of the line to its ends.
func zipped(c *candidates.Clue) (parts [][]candidates.Cell) {
	line := c.Lines[0]
	for i := (len(line) - 1) / 2; i >= 0; i-- {
		if j := len(line) - 1 - i; i == j {
			parts = append(parts, []candidates.Cell{line[i]})
		} else {
			parts = append(parts, []candidates.Cell{line[i], line[j]})
		}
	}
	return parts
}
