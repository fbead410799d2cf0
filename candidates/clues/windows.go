package clues

import "pencilmark/candidates"

// Windows makes houses of the four inner windows of windoku. Boards have a name for it: see [On].
var Windows = &candidates.ClueKind{
	Code:    "windows",
	Name:    "windows",
	Called:  "windows",
	Says:    "each window has every digit",
	Meaning: "The four inner windows of three by three cells have every digit once.",
	Check: func(l *candidates.Layout, c *candidates.Clue) error {
		if _, err := l.WithWindows(); err != nil {
			return err
		}
		return bare(l, c)
	},
	Draw: func(l *candidates.Layout, _ *candidates.Clue) (shapes []candidates.Shape) {
		for _, cells := range windows(candidates.Classic9) {
			shapes = append(shapes, candidates.Shape{Form: candidates.Shade, Color: candidates.Grey, Cells: list(cells)})
		}
		return shapes
	},
	Houses: func(_ *candidates.Layout, _ *candidates.Clue) (houses []candidates.ExtraHouse) {
		for name, cells := range windows(candidates.Classic9) {
			houses = append(houses, candidates.ExtraHouse{Name: name, Cells: cells})
		}
		return houses
	},
}

// windows yields the names and cells of the windows that a 9x9 board without them would have.
func windows(l *candidates.Layout) func(yield func(string, candidates.CellSet) bool) {
	m, err := l.WithWindows()
	return func(yield func(string, candidates.CellSet) bool) {
		if err != nil {
			return
		}
		for h := range m.HousesOfKind(candidates.Extra).All() {
			if !yield(m.Name(h), m.HouseCells(h)) {
				return
			}
		}
	}
}
