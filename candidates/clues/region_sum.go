package clues

import "pencilmark/candidates"

// RegionSum is a line whose parts in boxes have one sum. Where the line comes back to a box another part begins.
var RegionSum = &candidates.ClueKind{
	Code:     "region-sum",
	Name:     "region sum line",
	Called:   "region sum line from {0} to {1}",
	Says:     "the parts of the region sum line from {0} to {1} add up to the same",
	Meaning:  "The parts into which boxes cut the line add up to the same.",
	FPuzzles: candidates.ClueField{Name: "regionsumline", Form: candidates.LinesForm},
	Check:    noValues(2),
	Draw:     drawn(candidates.Line, candidates.Teal, candidates.Medium),
	Sums: func(l *candidates.Layout, c *candidates.Clue) (sums []candidates.Sum) {
		parts := partsOf(l, c)
		for i, part := range parts[1:] {
			sums = append(sums, candidates.Sum{}.Add(1, part...).Add(-1, parts[i]...))
		}
		return sums
	},
	Readings: func(l *candidates.Layout, c *candidates.Clue) []candidates.Reading {
		parts := partsOf(l, c)
		if len(parts) < 3 {
			return nil // the one sum says all of it
		}
		var begins []bool // by place in the line, with one more behind it
		for _, part := range parts {
			begins = append(begins, true)
			begins = append(begins, make([]bool, len(part)-1)...)
		}
		begins = append(begins, true)
		return []candidates.Reading{sameSums(c.Lines[0], begins)}
	},
}

// sameSums reads parts of a line that add up to the same; each place at which a part begins is told, and the end. In
// mind are the sum of the first part and that of the present part so far.
func sameSums(line []candidates.Cell, begins []bool) candidates.Reading {
	const first = 1 << 12
	return candidates.Reading{
		Cells: line,
		Next: func(i, n int, d candidates.Digit) (int, bool) {
			sum, part := n/first, n%first+int(d)
			switch {
			case !begins[i+1]:
				return sum*first + part, sum == 0 || part < sum
			case sum == 0:
				sum = part
			}
			return sum * first, part == sum
		},
		Ends: func(int) bool { return true },
	}
}

// partsOf returns the parts of a line that boxes cut.
func partsOf(l *candidates.Layout, c *candidates.Clue) (parts [][]candidates.Cell) {
	for i, cell := range c.Lines[0] {
		if i == 0 || l.BoxOf(cell) != l.BoxOf(c.Lines[0][i-1]) {
			parts = append(parts, nil)
		}
		parts[len(parts)-1] = append(parts[len(parts)-1], cell)
	}
	return parts
}
