package clues

import (
	"fmt"

	"pencilmark/candidates"
)

// Cage is cells without a digit twice. With as many cells as there are digits it is a house.
var Cage = &candidates.ClueKind{
	Code:      "cage",
	Name:      "cage",
	Called:    "cage at {0}",
	Says:      "no digit is in the cage at {0} twice",
	Meaning:   "No digit is in the cage twice.",
	FPuzzles:  candidates.ClueField{Name: "killercage", Form: candidates.CellsForm},
	Check:     fits,
	Draw:      drawn(candidates.Region, candidates.Ink, ""),
	Houses:    whole("the cage"),
	Relations: noRepeats,
}

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
	if n := c.Cells().Len(); n > l.Size() {
		return fmt.Errorf("found %d cells: expected %d at most, as no digit is there twice", n, l.Size())
	}
	return oneLine(c, 1, 0, 0, 0)
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
