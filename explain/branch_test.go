package explain

import (
	"slices"
	"testing"

	"pencilmark/candidates"
)

// A branch ends on the grid that shows its conflict, and knows which of its
// steps removed what.
func TestBranchEnd(t *testing.T) {
	r1c1, r1c2, r2c1 := candidates.At(1, 1), candidates.At(1, 2), candidates.At(2, 1)
	g := candidates.NewGrid(candidates.Classic4, candidates.Filling{})
	removal := NewStep(Single{}, Remove(r1c2, 1), Remove(r1c2, 2), Remove(r1c2, 4))
	removal.Technique.Name = "Removal"
	trial := NewStep(Trial{
		Assume:   candidates.Of(r1c1, 3),
		Branch:   []Step{removal, NewStep(Single{}, Place(r2c1, 1))},
		Conflict: candidates.CellItem(r1c2),
	}, Remove(r1c1, 3))

	f := &Frame{Number: 1, Step: &trial, Before: g}
	end := f.BranchEnd()
	if end.Number != 3 || end.Step != nil {
		t.Errorf("end is number %d with step %v; want 3 and none", end.Number, end.Step)
	}
	if item, ok := end.Before.Contradiction(); !ok || item != candidates.CellItem(r1c2) {
		t.Errorf("end contradicts at %v, %v; want r1c2", item, ok)
	}
	if o, ok := end.History.RemovedIn(candidates.Of(r1c2, 4)); !ok || o != (Origin{1, "Removal", 0}) {
		t.Errorf("origin of r1c2<>4: %v, %v", o, ok)
	}
	absences := AllAbsences(&end.Before, candidates.CellItem(r1c2))
	if by, removed := Witnesses(absences); len(absences) != 4 || removed != 2 || by != candidates.Cells(r1c1, r2c1) {
		t.Errorf("absences of r1c2: %v", absences)
	}

	w := Walkthrough{Start: g, Steps: []Step{removal, trial}}
	if last := w.EndFrame(); last.Number != 3 || last.Before != w.End() {
		t.Errorf("the walkthrough ends at number %d with %v", last.Number, last.Before)
	}

	plain := &Frame{Number: 1, Step: &removal, Before: g}
	if plain.BranchEnd() != plain {
		t.Error("a step that is no trial has a branch")
	}
}

// What is left of an item needs no reason.
func TestAllAbsences(t *testing.T) {
	var f candidates.Filling
	f[candidates.At(1, 3)], f[candidates.At(3, 1)] = 2, 2
	g := candidates.NewGrid(candidates.Classic4, f)
	box1 := candidates.HouseOf(candidates.Box, 1)
	absences := AllAbsences(&g, candidates.HouseItem(2, box1))
	if by, removed := Witnesses(absences); len(absences) != 3 || removed != 0 || by.Len() != 2 {
		t.Errorf("absences of 2 in box 1: %v", absences)
	}
	g.Remove(candidates.At(1, 1), 1)
	for item, want := range map[candidates.Item]int{
		candidates.HouseItem(1, box1):            1,
		candidates.CellItem(candidates.At(1, 1)): 2,
		candidates.CellItem(candidates.At(4, 1)): 1,
		candidates.HouseItem(3, box1):            0,
	} {
		if absences := AllAbsences(&g, item); len(absences) != want {
			t.Errorf("absences of %v: got %v, want %d", item, absences, want)
		}
	}
}

// Box 1 alone rules out more than any line, but row and column need no third
// house.
func TestAbsencesNameFewHouses(t *testing.T) {
	var f candidates.Filling
	for c, d := range map[candidates.Cell]candidates.Digit{
		candidates.At(3, 4): 1, candidates.At(3, 1): 2, candidates.At(3, 2): 3, candidates.At(3, 5): 4,
		candidates.At(1, 3): 5, candidates.At(2, 3): 6, candidates.At(4, 3): 7, candidates.At(5, 3): 8,
	} {
		f[c] = d
	}
	g := candidates.NewGrid(candidates.Classic9, f)
	r3c3 := candidates.At(3, 3)
	var houses candidates.HouseSet
	absences := Absences(&g, candidates.Of(r3c3, 9), candidates.CellItem(r3c3))
	for _, a := range absences {
		houses = houses.With(a.House)
	}
	if len(absences) != 8 || houses.String() != "row3,col3" {
		t.Errorf("the digits of r3c3 are gone because of %v: %v", houses, absences)
	}
}

// Of two houses that rule out as many digits the first is named first.
func TestAbsencesOrder(t *testing.T) {
	var f candidates.Filling
	f[candidates.At(3, 7)], f[candidates.At(7, 3)] = 1, 2
	g := candidates.NewGrid(candidates.Classic9, f)
	r3c3 := candidates.At(3, 3)
	var houses []string
	for _, a := range AllAbsences(&g, candidates.CellItem(r3c3)) {
		houses = append(houses, a.House.String())
	}
	if !slices.Equal(houses, []string{"row3", "col3"}) {
		t.Errorf("named are %v", houses)
	}
}

// Box 1 rules out four digits of r3c3, row and column three each, but with the box
// three houses would have to be named.
func TestAbsencesLeaveOutTheBox(t *testing.T) {
	var f candidates.Filling
	for c, d := range map[candidates.Cell]candidates.Digit{
		candidates.At(3, 4): 1, candidates.At(3, 1): 2, candidates.At(3, 2): 3,
		candidates.At(1, 3): 5, candidates.At(2, 3): 6, candidates.At(4, 3): 7,
	} {
		f[c] = d
	}
	g := candidates.NewGrid(candidates.Classic9, f)
	var houses candidates.HouseSet
	for _, a := range AllAbsences(&g, candidates.CellItem(candidates.At(3, 3))) {
		houses = houses.With(a.House)
	}
	if houses.String() != "row3,col3" {
		t.Errorf("named are %v", houses)
	}
}

// Where placed digits see the same cells, as few as can be are named.
func TestBlockersFewest(t *testing.T) {
	var f candidates.Filling
	for _, c := range []candidates.Cell{candidates.At(4, 1), candidates.At(7, 2), candidates.At(2, 4)} {
		f[c] = 5
	}
	g := candidates.NewGrid(candidates.Classic9, f)
	// r4c1 sees r1c1, r7c2 sees r1c2, r2c4 sees r2c1 and r2c2.
	by, removed := Blockers(&g, 5, candidates.Cells(candidates.At(2, 1), candidates.At(2, 2)))
	if by != candidates.Cells(candidates.At(2, 4)) || !removed.IsEmpty() {
		t.Errorf("blocked by %v, but for %v", by, removed)
	}
}

// A row before a box where the row has more of the cells, and each cell once.
func TestSights(t *testing.T) {
	row3, box1 := candidates.HouseOf(candidates.Row, 3), candidates.HouseOf(candidates.Box, 1)
	r3c1, r3c2, r3c9, r1c2, r5c5 := candidates.At(3, 1), candidates.At(3, 2), candidates.At(3, 9), candidates.At(1, 2), candidates.At(5, 5)
	got := Sights(candidates.Classic9, r3c1, candidates.Cells(r3c1, r3c2, r3c9, r1c2, r5c5))
	want := []Sight{{House: row3, Cells: candidates.Cells(r3c2, r3c9)}, {House: box1, Cells: candidates.Cells(r1c2)}}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}
