package clues

import (
	"fmt"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// DisjointGroups says that cells at the same place of each box, counted in reading order, hold each digit once.
var DisjointGroups = &candidates.ClueKind{
	Code:     "disjoint-groups",
	Name:     "disjoint groups",
	Called:   "disjoint groups",
	Says:     "cells at the same place of the boxes differ",
	Meaning:  "Cells at the same place of each box hold every digit once.",
	FPuzzles: candidates.ClueField{Name: "disjointgroups", Form: candidates.SwitchForm},
	Check: func(l *candidates.Layout, c *candidates.Clue) error {
		if l.HousesOfKind(candidates.Box).Len() < l.Size() {
			return fault.Errorf("expected a board on which every cell is in a box")
		}
		return bare(l, c)
	},
	Houses: func(l *candidates.Layout, _ *candidates.Clue) []candidates.ExtraHouse {
		houses := make([]candidates.ExtraHouse, l.Size())
		for i := range houses {
			houses[i].Name = fmt.Sprintf("disjoint group %d", i+1)
		}
		for box := range l.HousesOfKind(candidates.Box).All() {
			i := 0
			for c := range l.HouseCells(box).All() {
				houses[i].Cells = houses[i].Cells.With(c)
				i++
			}
		}
		return houses
	},
}
