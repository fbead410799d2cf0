// Package suppose follows suppositions: what a candidate forces if it were
// true, and the few lines that show it.
//
// A [Propagator] only says what becomes of a grid, and [Singles] only which
// candidates come to a conflict. A [Stack] keeps the reasons: it draws inferences
// in the order of what their proofs cost, and hands back a [Refutation] of few
// lines. A [Search] does all that for the candidates of one grid.
package suppose

import "pencilmark/candidates"

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
	Nested    *Refutation     // of a removal, nil for a placement
}

// Size returns the number of lines, those of nested refutations included.
func (r *Refutation) Size() int {
	n := 0
	for _, line := range r.Lines {
		n++
		if line.Nested != nil {
			n += line.Nested.Size()
		}
	}
	return n
}

// Unbounded is greater than the size of any refutation.
const Unbounded = 1 << 30
