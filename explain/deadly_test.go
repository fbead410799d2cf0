package explain_test

import (
	"testing"

	"pencilmark/candidates"
	"pencilmark/explain"
)

// What is forced by what a candidate forces counts where the house is a strong link, and not where it has more places.
func TestForcesFurther(t *testing.T) {
	g := candidates.NewGrid(candidates.Classic9, candidates.Filling{})
	l := g.Layout()
	at := candidates.At
	cells := candidates.Cells(at(1, 2), at(1, 6), at(2, 2), at(2, 6))
	row, column := l.RowOf(at(1, 2)), l.ColumnOf(at(1, 6))
	only := func(d candidates.Digit, h candidates.House, more ...candidates.Cell) {
		for c := range l.HouseCells(h).AndNot(cells.Or(candidates.Cells(more...))).All() {
			g.Remove(c, d)
		}
	}
	only(7, row, at(1, 8))
	only(3, column)
	for d := range l.Digits().Without(3).Without(7).All() { // guardians are left in column 2
		g.Remove(at(1, 6), d)
		g.Remove(at(2, 6), d)
	}
	e := explain.Deadly{
		Pattern: []explain.DeadlyCells{{Cells: cells, Digits: candidates.Digits(3, 7)}},
		Items:   []candidates.Item{candidates.HouseItem(7, row), candidates.HouseItem(3, column)},
	}
	if err := e.Check(&g); err != nil {
		t.Fatal(err)
	}
	goal := explain.Remove(at(2, 2), 3)
	if e.Concludes(&g, goal) == nil {
		t.Errorf("%v follows though 7 has a third place in row 1", goal)
	}
	g.Remove(at(1, 8), 7)
	if err := e.Concludes(&g, goal); err != nil {
		t.Errorf("%v: %v", goal, err)
	}
	beside := l.ColumnOf(at(1, 9)) // with three places of 3, two of which go
	only(3, beside, at(1, 9), at(2, 9), at(5, 9))
	e.Items = append(e.Items, candidates.HouseItem(3, beside))
	if forces := e.Forces(&g, goal.Candidate); len(forces) != 2 || forces[0].Further || !forces[1].Further || forces[1].Candidate != candidates.Of(at(1, 2), 7) {
		t.Errorf("forced are %v", forces)
	}
	if err := e.Concludes(&g, explain.Remove(at(1, 2), 3)); err == nil {
		t.Error("3 in r1c2 leaves no guardian of r2c2")
	}
}
