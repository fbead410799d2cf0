package teacher

import (
	"context"
	"strings"

	"pencilmark/candidates"
)

// ReadRequest asks what is on the boards of a text, or of a sheet. Of a text with many some can be skipped, and those
// alone be asked for that have a word in their names or digits.
type ReadRequest struct {
	Position
	Find  string `json:"find,omitempty"`
	Skip  int    `json:"skip,omitempty"`  // so many of those that are asked for
	Rules bool   `json:"rules,omitempty"` // what a page has to know to draw a board

	Language string `json:"language,omitempty"` // of what is wrong
}

// ReadAnswer has the puzzles of the text, [MaxPuzzles] at most. What is wrong with those that cannot be read
// is said, unless there is no other: then that is the error.
type ReadAnswer struct {
	Puzzles []*Board `json:"puzzles"`
	Wrong   []*Error `json:"wrong"` // the first of them
	Total   int      `json:"total"` // how many puzzles of the text are as asked for
	More    bool     `json:"more"`  // there are others behind these
}

// Board is a sheet that was read.
type Board struct {
	Sheet *SheetDocument `json:"sheet"`
	Marks string         `json:"marks"` // what its marks mean, or are likely to
	// Candidates are those that the digits and the marks leave in each open cell, by the name of the cell.
	Candidates map[string]string `json:"candidates"`
	Clashes    []string          `json:"clashes"` // cells with digits that stand twice in a house
	Stale      []string          `json:"stale"`   // marks that a digit on the sheet rules out
	Solved     bool              `json:"solved"`
	Size       int               `json:"size"`
	Boxes      string            `json:"boxes"`             // a digit a cell: in which box it is
	Houses     map[string]string `json:"extra"`             // cells of diagonals and windows, a space between them, by the name of the house
	Broken     []Broken          `json:"broken"`            // clues that the digits break
	Ignored    []string          `json:"ignored,omitempty"` // rules that were left out, as was asked for
	Rules      *Rules            `json:"rules,omitempty"`   // if they were asked for
}

func read(_ context.Context, q *ReadRequest) (*ReadAnswer, error) {
	a := &ReadAnswer{Puzzles: []*Board{}, Wrong: []*Error{}}
	l, err := inLanguage(q.Language)
	if err != nil {
		return nil, err
	}
	if q.Sheet != nil || q.Input == "" {
		x, err := q.read()
		if err == nil {
			a.Puzzles, a.Total = append(a.Puzzles, newBoard(&x, q.Rules)), 1
		}
		return a, err
	}
	if q.Skip < 0 {
		return nil, errorf(CodeRequest, "skip %d: expected a number of puzzles from 0", q.Skip)
	}
	all, wrong, total, err := q.readAll(q.Find, q.Skip)
	switch {
	case err != nil:
		return nil, err
	case total == 0 && len(wrong) > 0:
		return nil, wrong[0]
	case total == 0 && q.Find == "":
		_, err := q.read()
		return nil, err
	}
	for i := range all {
		settle(&all[i])
		a.Puzzles = append(a.Puzzles, newBoard(&all[i], q.Rules))
	}
	for _, e := range wrong {
		e.in(l)
	}
	a.Wrong, a.Total, a.More = append(a.Wrong, wrong...), total, q.Skip+len(all) < total
	return a, nil
}

// settle makes digits of last marks where a text has nothing but marks, as lists of all candidates have, and leaves
// marks out that say no more than the digits do: people call that a puzzle, not a sheet full of marks.
func settle(x *position) {
	s := &x.sheet
	if s.Digits != (candidates.Filling{}) {
		return
	}
	for c := range s.Noted.All() {
		if d, ok := s.Marks[c].Single(); ok {
			s.Digits[c], s.Givens, s.Noted = d, s.Givens.With(c), s.Noted.Without(c)
			s.Marks[c] = 0
		}
	}
	allowed := candidates.NewGrid(s.Layout, s.Digits)
	fresh := !s.Givens.IsEmpty()
	for c := range allowed.Open().All() {
		fresh = fresh && s.Noted.Has(c) && allowed.Candidates(c)&^s.Marks[c] == 0
	}
	for c := range s.Noted.All() {
		if s.Marks[c] &= allowed.Candidates(c); fresh {
			s.Marks[c] = 0
		}
	}
	if fresh {
		s.Noted, x.marks = candidates.CellSet{}, candidates.MarksPartial
	}
	x.finish("")
}

// newBoard tells what is on a board.
func newBoard(x *position, rules bool) *Board {
	l := x.sheet.Layout
	b := &Board{
		Sheet: newSheetDocument(&x.sheet, x.name), Marks: x.marks.String(), Candidates: map[string]string{},
		Clashes: cellNames(clashes(&x.sheet)), Stale: []string{}, Solved: x.grid.Solved(), Size: l.Size(), Houses: map[string]string{},
		Broken: brokenClues(&x.sheet), Ignored: x.ignored,
	}
	if rules {
		b.Rules = newRules(l)
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
		box := byte('0') // for none
		if h := l.BoxOf(c); h != candidates.NoHouse {
			box += byte(h.Number())
		}
		boxes.WriteByte(box)
	}
	b.Boxes = boxes.String()
	for h := range l.HousesOfKind(candidates.Extra).All() {
		b.Houses[l.Name(h)] = strings.Join(cellNames(l.HouseCells(h)), " ")
	}
	return b
}
