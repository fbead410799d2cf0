package explain

import "pencilmark/candidates"

// Mistake is an entry on a grid that contradicts the solution of its givens: a
// digit that was placed, or a pencil mark that was removed.
type Mistake struct {
	Cell   candidates.Cell
	Right  candidates.Digit // the digit of the solution
	Placed candidates.Digit // the wrong digit; 0 where a mark of the right one is missing
}
