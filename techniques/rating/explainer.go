package rating

import (
	"context"

	"pencilmark/candidates"
	"pencilmark/techniques/internal/explainer"
)

// Explainer rates as the classic revision (1.2.1) of Sudoku Explainer does: a puzzle is as hard as its
// hardest step. The steps are those that the program takes, so that the numbers are its own.
//
// Where the program itself does not always say the same it is followed as its successor of 2021 has it: there
// the order in which a rule within a dynamic chain removes candidates is fixed, of which the length of the
// chain, and so a rating from 9.0 up, may depend.
type Explainer struct{ solver *explainer.Solver }

// ExplainerRating is what Explainer says of a puzzle: the steps that set ER, EP and ED.
type ExplainerRating = explainer.Rating

// ExplainerStep is a step that sets a number, rated in tenths.
type ExplainerStep = explainer.Step

// Unsolved is the ER, in tenths, of a puzzle that the rules of Sudoku Explainer do not solve.
const Unsolved = explainer.Unsolved

// NewExplainer returns the scale, for one puzzle at a time.
func NewExplainer() *Explainer { return &Explainer{explainer.New()} }

// Rate rates a puzzle on the board of nine by nine without extra houses. When the context ends before the
// puzzle is solved the rating says what it is at least.
func (r *Explainer) Rate(ctx context.Context, g *candidates.Grid) ExplainerRating {
	return r.solver.Rate(ctx, g)
}
