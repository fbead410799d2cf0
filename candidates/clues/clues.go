// Package clues defines the kinds of clues that setters draw beside the givens, one file a kind: what a clue
// means, which everything else reads.
package clues

import (
	"maps"
	"slices"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// All is the kinds of clues.
var All = []*candidates.ClueKind{
	Thermometer,
	SlowThermometer,
	Whispers,
	Renban,
	Nabner,
	Palindrome,
	Between,
	Lockout,
	Entropic,
	Modular,
	Parity,
	SameDifference,
	White,
	Black,
	X,
	V,
	Greater,
	Odd,
	Even,
	Marks,
	Minimum,
	Maximum,
	RowIndexer,
	ColumnIndexer,
	BoxIndexer,
	Clone,
	Cage,
	SumCage,
	Arrow,
	DoubleArrow,
	LittleKiller,
	Quadruple,
	RegionSum,
	SumLine,
	Zipper,
	Sandwich,
	XSum,
	Skyscraper,
	ExtraRegion,
	Room,
	Knight,
	King,
	Nonconsecutive,
	NegativeBlack,
	NegativeXV,
	DisjointGroups,
	FallingDiagonal,
	RisingDiagonal,
	Windows,
}

// On returns the board with the clues. Both diagonals, and all windows, are houses that a layout has a name for, as in
// "classic9+diagonals": however they are written, the board is the same. One that was made not long before is not made
// again.
func On(l *candidates.Layout, cs ...candidates.Clue) (*candidates.Layout, error) {
	if known := recall(l, cs); known != nil {
		return known, nil
	}
	with, rest := named(l, cs)
	if len(rest) == 0 {
		return with, nil
	}
	made, err := with.WithClues(rest...)
	if err != nil {
		return nil, err
	}
	keep(board{l, slices.Clone(cs), made})
	return made, nil
}

// Check returns the error that [On] would, which takes much less time.
func Check(l *candidates.Layout, cs ...candidates.Clue) error {
	with, rest := named(l, cs)
	return with.CheckClues(rest...)
}

// named returns the layout on which the clues are put, and those that it does not have a name for.
func named(l *candidates.Layout, cs []candidates.Clue) (*candidates.Layout, []candidates.Clue) {
	if !slices.ContainsFunc(cs, func(c candidates.Clue) bool { return c.Kind.Houses != nil }) {
		return l, cs
	}
	for _, with := range []func(*candidates.Layout) (*candidates.Layout, error){(*candidates.Layout).WithDiagonals, (*candidates.Layout).WithWindows} {
		m, err := with(l)
		if err != nil {
			continue
		}
		missing := map[candidates.CellSet]bool{} // houses of the layout with a name that no clue has made yet
		for h := range (m.Houses() &^ l.Houses()).All() {
			missing[m.HouseCells(h)] = true
		}
		free := maps.Clone(missing)
		rest := slices.DeleteFunc(slices.Clone(cs), func(c candidates.Clue) bool {
			made := housesOf(l, &c)
			if len(made) == 0 || slices.ContainsFunc(made, func(x candidates.ExtraHouse) bool { return !free[x.Cells] }) {
				return false
			}
			for _, x := range made {
				delete(missing, x.Cells)
			}
			return true
		})
		if len(missing) == 0 {
			l, cs = m, rest
		}
	}
	return l, cs
}

// housesOf returns the houses that a clue adds, none if it cannot stand on the board.
func housesOf(l *candidates.Layout, c *candidates.Clue) []candidates.ExtraHouse {
	if c.Kind.Houses == nil || c.Kind.Check(l, c) != nil {
		return nil
	}
	return c.Kind.Houses(l, c)
}

// oneLine checks that a clue has one line of so many cells or more, and at most so many values from least to most.
func oneLine(c *candidates.Clue, cells int, values, least, most int) error {
	if len(c.Lines) != 1 || len(c.Lines[0]) < cells {
		return fault.Errorf("expected one line of %d cells or more", cells)
	}
	return someValues(c, values, least, most)
}

// neighbours checks that a clue has two cells that share an edge, and values as in oneLine.
func neighbours(c *candidates.Clue, values, least, most int) error {
	if len(c.Lines) != 1 || len(c.Lines[0]) != 2 || c.Lines[0][0].Distance(c.Lines[0][1]) != 1 {
		return fault.Errorf("expected two cells side by side, as in r1c1 r1c2 (a comma begins the next pair)")
	}
	return someValues(c, values, least, most)
}

// oneCell checks that a clue has one cell and no values.
func oneCell(_ *candidates.Layout, c *candidates.Clue) error {
	if len(c.Lines) != 1 || len(c.Lines[0]) != 1 {
		return fault.Errorf("expected one cell")
	}
	return someValues(c, 0, 0, 0)
}

// bare checks that a clue has no cells and no values: it holds everywhere.
func bare(_ *candidates.Layout, c *candidates.Clue) error {
	if len(c.Lines) > 0 {
		return fault.Errorf("expected no cells: it holds everywhere")
	}
	return someValues(c, 0, 0, 0)
}

// noValues is a check that a clue has one line of so many different cells or more.
func noValues(cells int) func(*candidates.Layout, *candidates.Clue) error {
	return func(_ *candidates.Layout, c *candidates.Clue) error { return oneLine(c, cells, 0, 0, 0) }
}

// withValue adds to a check that a clue has a value.
func withValue(err error, c *candidates.Clue) error {
	if err == nil && len(c.Values) == 0 {
		return fault.Errorf("expected a value before the cells")
	}
	return err
}

func someValues(c *candidates.Clue, values, least, most int) error {
	if len(c.Values) > values {
		if values == 0 {
			return fault.Errorf("found %d: expected no value", c.Values[0])
		}
		return fault.Errorf("found %d values: expected %d at most", len(c.Values), values)
	}
	for _, v := range c.Values {
		if v < least || v > most {
			return fault.Errorf("found %d: expected a value from %d to %d", v, least, most)
		}
	}
	return nil
}

// pair returns a relation between two cells, which may be the same.
func pair(a, b candidates.Cell, allows func(a, b candidates.Digit) bool) candidates.Relation {
	if a == b {
		return one(a, func(d candidates.Digit) bool { return allows(d, d) })
	}
	return candidates.Relation{Cells: []candidates.Cell{a, b}, Allows: func(ds ...candidates.Digit) bool { return allows(ds[0], ds[1]) }}
}

// three returns a relation between three cells. Where some of them are the same it is one of fewer.
func three(a, x, b candidates.Cell, allows func(a, x, b candidates.Digit) bool) candidates.Relation {
	switch {
	case a == b:
		return pair(a, x, func(a, x candidates.Digit) bool { return allows(a, x, a) })
	case x == a:
		return pair(a, b, func(a, b candidates.Digit) bool { return allows(a, a, b) })
	case x == b:
		return pair(a, b, func(a, b candidates.Digit) bool { return allows(a, b, b) })
	}
	return candidates.Relation{
		Cells:  []candidates.Cell{a, x, b},
		Allows: func(ds ...candidates.Digit) bool { return allows(ds[0], ds[1], ds[2]) },
	}
}

// one returns a relation of one cell.
func one(c candidates.Cell, allows func(d candidates.Digit) bool) candidates.Relation {
	return candidates.Relation{Cells: []candidates.Cell{c}, Allows: func(ds ...candidates.Digit) bool { return allows(ds[0]) }}
}

// pairs returns a relation for each pair of cells of a line that are at most so far apart on it.
func pairs(line []candidates.Cell, apart int, allows func(i, j int, a, b candidates.Digit) bool) (relations []candidates.Relation) {
	for i, c := range line {
		for j := i + 1; j < len(line) && j-i <= apart; j++ {
			relations = append(relations, pair(c, line[j], func(a, b candidates.Digit) bool { return allows(i, j, a, b) }))
		}
	}
	return relations
}

// set returns a relation for each pair of different cells.
func set(cells candidates.CellSet, allows func(a, b candidates.Digit) bool) []candidates.Relation {
	line := list(cells)
	return pairs(line, len(line), func(_, _ int, a, b candidates.Digit) bool { return allows(a, b) })
}

// list returns the cells in reading order.
func list(cells candidates.CellSet) (line []candidates.Cell) {
	for c := range cells.All() {
		line = append(line, c)
	}
	return line
}

func differ(a, b candidates.Digit) bool { return a != b }

// apart returns by how much two digits differ.
func apart(a, b candidates.Digit) int { return max(int(a)-int(b), int(b)-int(a)) }

// edges calls yield with each two cells that share an edge, the one further up or left first.
func edges(l *candidates.Layout, yield func(a, b candidates.Cell)) {
	for a := range l.Cells().All() {
		for b := range l.Cells().All() {
			if a < b && a.Distance(b) == 1 {
				yield(a, b)
			}
		}
	}
}

// marked returns the cells of the board that have clues of the kind.
func marked(l *candidates.Layout, kind *candidates.ClueKind) (cells candidates.CellSet) {
	for _, c := range l.Clues() {
		if c.Kind == kind {
			cells = cells.Or(c.Cells())
		}
	}
	return cells
}

// drawn returns the drawing of a kind whose line is one shape.
func drawn(form candidates.ShapeForm, color candidates.ShapeColor, width candidates.ShapeWidth) func(*candidates.Layout, *candidates.Clue) []candidates.Shape {
	return func(_ *candidates.Layout, c *candidates.Clue) (shapes []candidates.Shape) {
		for _, line := range c.Lines {
			shapes = append(shapes, candidates.Shape{Form: form, Color: color, Width: width, Cells: line})
		}
		return shapes
	}
}
