package clues

import (
	"fmt"
	"strconv"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// Cage is cells without a digit twice, which add up to its value if one is written. With as many cells as there are
// digits it is a house.
var Cage = &candidates.ClueKind{
	Code:     "cage",
	Name:     "cage",
	Called:   "cage{of} at {0}",
	Says:     "no digit is in the cage{of} at {0} twice",
	Counts:   "the digits in the cage at {0} add up to {2}",
	Meaning:  "No digit is in the cage twice, and the digits add up to the value if there is one.",
	FPuzzles: candidates.ClueField{Name: "killercage", Form: candidates.CellsForm},
	Check: func(l *candidates.Layout, c *candidates.Clue) error {
		if err := atMostOnce(l, c); err != nil {
			return err
		}
		return oneLine(c, 1, 1, 1, mostInHouse(l))
	},
	Draw:      outlined,
	Houses:    whole("the cage"),
	Relations: noRepeats,
	Sums: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Sum {
		if len(c.Values) == 0 {
			return nil
		}
		return []candidates.Sum{candidates.Sum{Total: c.Values[0]}.Add(1, list(c.Cells())...)}
	},
}

// SumCage is a cage in which digits may come again.
var SumCage = &candidates.ClueKind{
	Code:     "sum-cage",
	Name:     "sum cage",
	Called:   "sum cage of {2} at {0}",
	Says:     "the digits in the sum cage at {0} add up to {2}",
	Meaning:  "The digits in the cage add up to the value, and may come again where they do not see each other.",
	FPuzzles: candidates.ClueField{Name: "sumcage", Form: candidates.CellsForm},
	Check: func(l *candidates.Layout, c *candidates.Clue) error {
		return withValue(oneLine(c, 1, 1, 1, l.Size()*candidates.MaxCells), c)
	},
	Draw: outlined,
	Sums: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Sum {
		return []candidates.Sum{candidates.Sum{Total: c.Values[0]}.Add(1, list(c.Cells())...)}
	},
}

// outlined draws a dashed line around the cells, with the sum in the corner.
func outlined(_ *candidates.Layout, c *candidates.Clue) []candidates.Shape {
	s := candidates.Shape{Form: candidates.Region, Color: candidates.Ink, Cells: c.Lines[0]}
	if len(c.Values) > 0 {
		s.Text = strconv.Itoa(c.Values[0])
	}
	return []candidates.Shape{s}
}

// mostInHouse returns the sum of all digits.
func mostInHouse(l *candidates.Layout) int { return l.Size() * (l.Size() + 1) / 2 }

// ExtraRegion is the same, drawn as a region of the board is.
var ExtraRegion = &candidates.ClueKind{
	Code:      "extra-region",
	Name:      "extra region",
	Called:    "extra region at {0}",
	Says:      "no digit is in the extra region at {0} twice",
	Meaning:   "No digit is in the region twice, so that one of nine cells has every digit.",
	FPuzzles:  candidates.ClueField{Name: "extraregion", Form: candidates.CellsForm},
	Check:     fits,
	Draw:      drawn(candidates.Shade, candidates.Grey, ""),
	Houses:    whole("the extra region"),
	Relations: noRepeats,
}

func fits(l *candidates.Layout, c *candidates.Clue) error {
	if err := atMostOnce(l, c); err != nil {
		return err
	}
	return oneLine(c, 1, 0, 0, 0)
}

// atMostOnce checks that a clue has no cell twice, and not more cells than there are digits.
func atMostOnce(l *candidates.Layout, c *candidates.Clue) error {
	var before candidates.CellSet
	for _, line := range c.Lines {
		for _, cell := range line {
			if before.Has(cell) {
				return fault.Errorf("found %v twice: expected each cell once", cell)
			}
			before = before.With(cell)
		}
	}
	if n := c.Cells().Len(); n > l.Size() {
		return fault.Errorf("found %d cells: expected %d at most, as no digit is there twice", n, l.Size())
	}
	return nil
}

// whole returns the house that a clue of as many cells as there are digits adds.
func whole(name string) func(*candidates.Layout, *candidates.Clue) []candidates.ExtraHouse {
	return func(l *candidates.Layout, c *candidates.Clue) []candidates.ExtraHouse {
		if c.Cells().Len() < l.Size() {
			return nil
		}
		return []candidates.ExtraHouse{{Name: fmt.Sprintf("%s at %v", name, c.Lines[0][0]), Cells: c.Cells()}}
	}
}

// noRepeats returns relations of cells that are not a house of their own.
func noRepeats(l *candidates.Layout, c *candidates.Clue) []candidates.Relation {
	if c.Cells().Len() == l.Size() {
		return nil
	}
	return set(c.Cells(), differ)
}
