// Package game reads what somebody did on a sheet, move by move, and says in which words it is judged.
package game

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// Game is a puzzle and what was done on it.
type Game struct {
	Name  string
	Start candidates.Grid
	Moves []Move
	// Unordered says that the moves are the differences between two sheets: nobody knows their order.
	Unordered bool
}

// Move is one thing that was done: digits or marks that are entered or crossed out together, a digit that is
// erased, a mark that is written again, or the move before taken back.
type Move struct {
	Text    string // as it was written
	Line    int    // where
	Effects []explain.Effect
	Erase   candidates.CellSet
	Restore []candidates.Candidate // a mark that is written again
	Undo    bool
}

// Kind is what a move is worth.
type Kind string

// The kinds of moves.
const (
	Step       Kind = "step"       // it follows by one step
	Prepared   Kind = "prepared"   // it follows after eliminations that are not on the sheet
	Guess      Kind = "guess"      // it is right, but does not follow
	Mistake    Kind = "mistake"    // the solution says otherwise
	Needless   Kind = "needless"   // it changes nothing
	Correction Kind = "correction" // it takes back what was wrong
	Retreat    Kind = "retreat"    // it takes back what was right
)

// Kinds are all kinds, in the order in which a summary has them.
var Kinds = []Kind{Step, Prepared, Guess, Mistake, Needless, Correction, Retreat}

// Judged is a move with what is to be said of it.
type Judged struct {
	Move
	Kind Kind
	// Before is the sheet before the move without what was wrong on it.
	Before candidates.Grid
	// Steps show the move, the eliminations first that are not on the sheet. There are none for other kinds
	// than [Step] and [Prepared].
	Steps []explain.Step
	// Easiest is the easiest step that there was; nil if no technique found any, and of moves that take
	// something back.
	Easiest *explain.Step
	// Later says of a guess that other steps lead to it.
	Later bool
	// Follows says of a mistake that it follows from what is wrong on the sheet already.
	Follows bool
	// Restored says of a correction that it takes back an erasure, so that what was right is there again.
	Restored bool
	// Wrong says that something is wrong on the sheet after the move.
	Wrong bool
}

// Frame returns the last step that shows the move, on the grid before it; nil if none does.
func (j *Judged) Frame() *explain.Frame {
	if len(j.Steps) == 0 {
		return nil
	}
	g, last := j.Before, len(j.Steps)-1
	for i := range last {
		j.Steps[i].Apply(&g)
	}
	return &explain.Frame{Number: last + 1, Step: &j.Steps[last], Before: g}
}

// EasiestFrame returns the easiest step that there was, on its grid; nil if there was none.
func (j *Judged) EasiestFrame() *explain.Frame {
	if j.Easiest == nil {
		return nil
	}
	return &explain.Frame{Number: 1, Step: j.Easiest, Before: j.Before}
}

// Board returns the step that a board is worth, of those that show the move or that there were instead; nil for
// singles that were made.
func (j *Judged) Board() *explain.Frame {
	f := j.Frame()
	switch {
	case j.Kind == Guess || j.Kind == Mistake:
		return j.EasiestFrame()
	case f == nil, j.Kind == Step && explain.ShapeOf(f.Step.Evidence) == explain.ShapeSingle:
		return nil
	}
	if j.Kind == Prepared { // what was to be seen first
		return &explain.Frame{Number: 1, Step: &j.Steps[0], Before: j.Before}
	}
	return f
}

// Review is a game with all its moves judged.
type Review struct {
	*Game
	Judged []Judged
	Solved bool // the sheet is full and right at the end
}

// Count returns how many moves are of a kind.
func (r *Review) Count(k Kind) (n int) {
	for i := range r.Judged {
		if r.Judged[i].Kind == k {
			n++
		}
	}
	return n
}

// First returns the number of the first move of a kind, from 1; 0 if there is none.
func (r *Review) First(k Kind) int {
	for i := range r.Judged {
		if r.Judged[i].Kind == k {
			return i + 1
		}
	}
	return 0
}
