package candidates

import "fmt"

// Sheet is what a player has on paper: digits, given or placed, and pencil marks. A [Grid] has the
// candidates that are left; the marks of a sheet are as the player wrote them, so there may be some that a
// digit on the sheet rules out, and cells without any.
type Sheet struct {
	Layout *Layout
	Digits Filling
	Givens CellSet            // of the cells with a digit: those not placed by the player
	Noted  CellSet            // the open cells of which marks are told, if only that none is left
	Marks  [MaxCells]DigitSet // of the cells noted
	// Corners are the places that a player keeps in mind for digits in the boxes. They say nothing of
	// digits that are not among them, so a grid knows nothing of them.
	Corners [MaxCells]DigitSet
}

// Marking says what the marks of a sheet mean.
type Marking uint8

// The meanings of marks.
const (
	MarksFull    Marking = iota // all that the player thinks possible, in every open cell
	MarksPartial                // all that the player thinks possible where there are any; elsewhere nothing is said
	MarksNone                   // nothing
)

var markings = [...]string{MarksFull: "full", MarksPartial: "partial", MarksNone: "none"}

// String returns the word for the meaning: full, partial or none.
func (m Marking) String() string { return markings[m] }

// ParseMarking reads the word for a meaning.
func ParseMarking(s string) (Marking, error) {
	for m, word := range markings {
		if word == s {
			return Marking(m), nil
		}
	}
	return 0, fmt.Errorf("found %q: expected full, partial or none", s)
}

// Sheet returns the sheet of which the grid is the reading: with all candidates as
// marks, or without marks if the candidates tell no more than the digits.
func (g *Grid) Sheet() Sheet {
	s := Sheet{Layout: g.layout, Digits: g.values, Givens: g.givens}
	if g.Narrowed() {
		s.Noted, s.Marks = g.open, g.cells
	}
	return s
}

// open returns the cells without a digit.
func (s *Sheet) open() (cells CellSet) {
	for c := range s.Layout.cells.All() {
		if s.Digits[c] == 0 {
			cells = cells.With(c)
		}
	}
	return cells
}

// Marked returns the open cells with marks.
func (s *Sheet) Marked() (cells CellSet) {
	for c := range s.Noted.All() {
		if s.Marks[c] != 0 {
			cells = cells.With(c)
		}
	}
	return cells
}

// Marking returns what the marks probably mean: if every open cell is noted they
// are full, otherwise partial, and without any there is nothing to mean.
func (s *Sheet) Marking() Marking {
	switch {
	case s.Marked().IsEmpty():
		return MarksNone
	case s.open().Within(s.Noted):
		return MarksFull
	}
	return MarksPartial
}

// Grid returns the digits, and of what they allow the candidates that the marks
// leave. Marks that the digits rule out are no candidates: see [Sheet.Stale]. A sheet
// without any marks has all candidates, whatever marks mean.
func (s *Sheet) Grid(m Marking) Grid {
	givens := s.Digits
	for c := range s.Layout.cells.AndNot(s.Givens).All() {
		givens[c] = 0
	}
	g := NewGrid(s.Layout, givens)
	for c := range s.Layout.cells.AndNot(s.Givens).All() {
		if s.Digits[c] != 0 {
			g.Place(c, s.Digits[c])
		}
	}
	told := s.Marked()
	switch {
	case told.IsEmpty() || m == MarksNone:
		return g
	case m == MarksFull:
		told = g.open
	}
	for c := range told.All() {
		for d := range (g.cells[c] &^ s.Marks[c]).All() {
			g.Remove(c, d)
		}
	}
	return g
}

// Stale returns the marks that a digit on the sheet rules out.
func (s *Sheet) Stale() (stale CandidateSet) {
	for c := range s.Layout.cells.All() {
		if d := s.Digits[c]; d != 0 {
			for p := range s.Layout.peers[c].And(s.Noted).All() {
				if s.Marks[p].Has(d) {
					stale.Add(Of(p, d))
				}
			}
		}
	}
	return stale
}
