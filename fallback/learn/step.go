package learn

import (
	"context"
	"errors"
	"slices"
	"strings"

	"pencilmark/candidates"
)

// Step is what follows from the candidates of a grid, and from what else it is said to follow.
type Step struct {
	Name            string                 // for the head of the formula, in one line
	Items           []candidates.Item      // it cites: cells that have a digit, and digits that a house has
	Clues           []string               // it cites, as [candidates.Clue.String] writes them
	Placed, Removed []candidates.Candidate // that follow
}

// has reports whether the step cites an item; none cites all.
func (s *Step) has(item candidates.Item) bool { return s == nil || slices.Contains(s.Items, item) }

// cells returns the cells that have a digit by what the step cites: those of items, of clues, and of houses that have all digits.
func (s *Step) cells(l *candidates.Layout) (cells candidates.CellSet) {
	if s == nil {
		return l.Cells()
	}
	for c := range l.Cells().All() {
		if s.has(candidates.CellItem(c)) {
			cells = cells.With(c)
		}
	}
	for h := range l.Houses().All() {
		if s.hasAll(l, h) {
			cells = cells.Or(l.HouseCells(h))
		}
	}
	for i := range l.Clues() {
		if c := &l.Clues()[i]; s.counts(c) {
			cells = cells.Or(c.Cells())
		}
	}
	return cells
}

// hasAll reports whether the step cites all digits of a house.
func (s *Step) hasAll(l *candidates.Layout, h candidates.House) bool {
	for d := range l.Digits().All() {
		if !s.has(candidates.HouseItem(d, h)) {
			return false
		}
	}
	return true
}

// counts reports whether the step cites a clue; none cites all.
func (s *Step) counts(c *candidates.Clue) bool {
	return s == nil || slices.Contains(s.Clues, c.String())
}

// ErrUnproved says that a step does not follow from what it cites.
var ErrUnproved = errors.New("it does not follow from what the step cites")

// ProveStep certifies that a step follows from what it cites and from the candidates of a grid. The formula says of a house
// that it has a digit, and of a clue what it counts, only if the step cites that; that the candidates which the grid has not
// are false; and last that something that follows is wrong. The context may end the search.
func ProveStep(ctx context.Context, g *candidates.Grid, s *Step) (*Certificate, error) {
	f := newFormula(g.Layout(), s)
	f.gone(g)
	var wrong []literal
	for _, k := range s.Placed {
		wrong = append(wrong, isFalse(f.of[k]))
	}
	for _, k := range s.Removed {
		wrong = append(wrong, isTrue(f.of[k]))
	}
	f.clauseOf("the step is wrong", wrong...)
	c, err := f.prove(ctx, strings.Join(strings.Fields(s.Name), " "))
	if err == errSatisfied {
		return nil, ErrUnproved
	}
	return c, err
}
