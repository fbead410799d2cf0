package explain

import (
	"testing"

	"pencilmark/candidates"
)

// Check must reject what is not on the board, also where an empty board would
// have nothing to say against the claim.
func TestCheckOffBoard(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic4, candidates.Filling{})
	row5, r1c1, r5c5 := candidates.HouseOf(candidates.Row, 5), candidates.At(1, 1), candidates.At(5, 5)
	row1 := candidates.Houses(candidates.HouseOf(candidates.Row, 1))
	fish := Cover{1, candidates.Classic4.HousesOfKind(candidates.Row), candidates.Classic4.HousesOfKind(candidates.Column)}
	for name, evidence := range map[string]Evidence{
		"single without item":     Single{candidates.Of(r1c1, 1), candidates.HouseItem(1, row5)},
		"single beyond all items": Single{candidates.Of(r1c1, 1), 1<<16 - 1},
		"naked set without cell":  LockedSet{Cells: candidates.Cells(r1c1, r5c5), Set: candidates.Digits(1, 2), Houses: row1},
		"hidden set of digit 9":   LockedSet{Cells: candidates.Cells(r1c1), Set: candidates.Digits(9), Houses: row1, Hidden: true},
		"hidden set of digit 12":  LockedSet{Cells: candidates.Cells(r1c1), Set: candidates.Digits(12), Houses: row1, Hidden: true},
		"cover of digit 9":        Cover{9, row1, candidates.Houses(candidates.HouseOf(candidates.Column, 1))},
		"cover without house":     Cover{1, candidates.Houses(row5), row1},
		"wing without pivot":      Wing{Pivot: candidates.CellItem(r5c5), Digit: 1},
		"wing with cell 127":      Wing{candidates.CellItem(r1c1), candidates.Cells(127), 1},
		"kraken without target":   Kraken{Fish: fish, Target: candidates.Of(r5c5, 1)},
		"kraken beyond the last":  Kraken{Fish: fish, Target: candidates.Of(r1c1, 1) + candidates.MaxSize<<8},
		"kraken of two covers":    Kraken{Fish: fish, Target: candidates.Of(r1c1, 2), Chosen: fish.Covers},
		"kraken without place":    Kraken{Fish: Cover{1, row1, candidates.Houses(row5)}, Target: candidates.Of(r1c1, 1)},
		"trial without candidate": Trial{Assume: candidates.Of(r5c5, 1), Conflict: candidates.CellItem(r1c1)},
		"trial beyond the last":   Trial{Assume: candidates.Of(r1c1, 1) + candidates.MaxSize<<8, Conflict: candidates.CellItem(r1c1)},
		"trial without conflict":  Trial{Assume: candidates.Of(r1c1, 1), Conflict: candidates.CellItem(r5c5)},
	} {
		if err := evidence.Check(&g); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}
