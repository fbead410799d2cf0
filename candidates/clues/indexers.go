package clues

import (
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// RowIndexer is a cell whose digit says in which row of its column the number of its own row stands.
var RowIndexer = indexer("row-indexer", "row indexer", "rowindexer", "in which row of its column the number of its row stands",
	"The digit says in which row of this column the number of this row stands.", candidates.Red,
	func(l *candidates.Layout, c candidates.Cell) candidates.CellSet { return l.HouseCells(l.ColumnOf(c)) })

// ColumnIndexer is a cell whose digit says in which column of its row the number of its own column stands.
var ColumnIndexer = indexer("column-indexer", "column indexer", "columnindexer", "in which column of its row the number of its column stands",
	"The digit says in which column of this row the number of this column stands.", candidates.Green,
	func(l *candidates.Layout, c candidates.Cell) candidates.CellSet { return l.HouseCells(l.RowOf(c)) })

// BoxIndexer is a cell whose digit says at which place of its box, in reading order, the number of its own place stands.
var BoxIndexer = indexer("box-indexer", "box indexer", "boxindexer", "at which place of its box the number of its own place stands",
	"The digit says at which place of this box, in reading order, the number of this place stands.", candidates.Blue,
	func(l *candidates.Layout, c candidates.Cell) (cells candidates.CellSet) {
		for h := range l.HousesOf(c).All() {
			if h.Kind() == candidates.Box {
				cells = l.HouseCells(h)
			}
		}
		return cells
	})

// indexer returns a kind of clue of one cell in a house: at place p, with digit d, it says that place d has p. As the
// house has each digit once, place d has p only if place p has d.
func indexer(code, name, field, says, meaning string, color candidates.ShapeColor, house func(*candidates.Layout, candidates.Cell) candidates.CellSet) *candidates.ClueKind {
	return &candidates.ClueKind{
		Code:     code,
		Name:     name,
		Called:   name + " at {0}",
		Says:     "{0} says " + says,
		Meaning:  meaning,
		Single:   true,
		FPuzzles: candidates.ClueField{Name: field, Form: candidates.CellsForm},
		Check: func(l *candidates.Layout, c *candidates.Clue) error {
			if err := oneCell(l, c); err != nil {
				return err
			}
			if house(l, c.Lines[0][0]).IsEmpty() {
				return fault.Errorf("expected a cell in a box")
			}
			return nil
		},
		Draw: func(_ *candidates.Layout, c *candidates.Clue) []candidates.Shape {
			return []candidates.Shape{{Form: candidates.Shade, Color: color, Cells: c.Lines[0], Text: strings.TrimSuffix(name, " indexer")}}
		},
		Relations: func(l *candidates.Layout, c *candidates.Clue) (relations []candidates.Relation) {
			var places []candidates.Cell
			var place candidates.Digit
			for cell := range house(l, c.Lines[0][0]).All() {
				places = append(places, cell)
				if cell == c.Lines[0][0] {
					place = candidates.Digit(len(places))
				}
			}
			for i, cell := range places {
				if d := candidates.Digit(i + 1); d != place {
					relations = append(relations, pair(c.Lines[0][0], cell, func(a, b candidates.Digit) bool { return (a == d) == (b == place) }))
				}
			}
			return relations
		},
	}
}
