package teacher

import (
	"context"
	"strings"

	"pencilmark/candidates"
)

// ReadRequest asks what is on the boards of a text, or of a sheet.
type ReadRequest struct {
	Position
}

// ReadAnswer has every puzzle of the text, [MaxPuzzles] at most. What is wrong with those that cannot be read
// is said, unless there is no other: then that is the error.
type ReadAnswer struct {
	Puzzles []*Board `json:"puzzles"`
	Wrong   []*Error `json:"wrong"`
	More    bool     `json:"more"` // there is more in the text
}

// Board is a sheet that was read.
type Board struct {
	Sheet *SheetDocument `json:"sheet"`
	Marks string         `json:"marks"` // what its marks mean, or are likely to
	// Candidates are what is left in each open cell, by its name: what the digits allow, as far as the marks leave it.
	Candidates map[string]string `json:"candidates"`
	Clashes    []string          `json:"clashes"` // cells with digits that stand twice in a house
	Stale      []string          `json:"stale"`   // marks that a digit on the sheet rules out
	Solved     bool              `json:"solved"`
	Size       int               `json:"size"`
	Boxes      string            `json:"boxes"` // a digit a cell: in which box it is
	Houses     map[string]string `json:"extra"` // cells of diagonals and windows, a space between them, by the name of the house
}

func read(_ context.Context, q *ReadRequest) (*ReadAnswer, error) {
	a := &ReadAnswer{Puzzles: []*Board{}, Wrong: []*Error{}}
	if q.Sheet != nil || q.Input == "" {
		x, err := q.read()
		if err == nil {
			a.Puzzles = append(a.Puzzles, newBoard(&x))
		}
		return a, err
	}
	all, wrong, more, err := q.readAll()
	switch {
	case err != nil:
		return nil, err
	case len(all) == 0 && len(wrong) > 0:
		return nil, wrong[0]
	case len(all) == 0:
		_, err := q.read()
		return nil, err
	}
	for i := range all {
		a.Puzzles = append(a.Puzzles, newBoard(&all[i]))
	}
	a.Wrong, a.More = append(a.Wrong, wrong...), more
	return a, nil
}

// newBoard tells what is on a board.
func newBoard(x *position) *Board {
	l := x.sheet.Layout
	b := &Board{
		Sheet: newSheetDocument(&x.sheet, x.name), Marks: x.marks.String(), Candidates: map[string]string{},
		Clashes: cellNames(clashes(&x.sheet)), Stale: []string{}, Solved: x.grid.Solved(), Size: l.Size(), Houses: map[string]string{},
	}
	for c := range x.grid.Open().All() {
		b.Candidates[c.String()] = x.grid.Candidates(c).String()
	}
	stale := x.sheet.Stale()
	for k := range stale.All() {
		b.Stale = append(b.Stale, k.String())
	}
	var boxes strings.Builder
	for c := range l.Cells().All() {
		boxes.WriteByte('0' + byte(l.BoxOf(c).Number()))
	}
	b.Boxes = boxes.String()
	for h := range l.HousesOfKind(candidates.Extra).All() {
		b.Houses[l.Name(h)] = strings.Join(cellNames(l.HouseCells(h)), " ")
	}
	return b
}
