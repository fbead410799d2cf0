// Package learn searches boards with clues by learning from conflicts: what it learns from each that it meets holds
// everywhere, so that it meets no conflict of that kind again. It is slower than package fallback on easy puzzles, and
// far faster on those that take others thousands of guesses, above all where clues add up digits. What it learns can be
// written as a proof that programs of others check; see [Prove].
//
// # The formula
//
// A puzzle is lines with sums of candidates, in the form OPB of pseudo-Boolean formulas. Variable x479 says that digit
// 9 is in row 4, column 7. The lines are, in this order:
//
//   - each cell has one digit;
//   - each house has each digit once;
//   - of each clue, after a comment that names it, what it means: a line for candidates that it does not allow together,
//     a line for each sum. What is no sum, such as a sandwich, is read cell by cell: variable s8_3_2 says that the
//     reading that begins with line 8 is in state 2 after its third cell. It is in one state after each cell, the
//     digit says in which, and after the last cell it is in one in which the clue is kept;
//   - the givens;
//   - some digit differs from the solution.
//
// # The proof
//
// The proof is in the form of VeriPB, version 1.2 (Gocht 2022): sums of earlier lines with whole factors, and clauses
// that follow by unit propagation. How sums of digits propagate is said at [bounded].
package learn

import (
	"context"
	"errors"
	"fmt"
	"io"

	"pencilmark/candidates"
)

// Search looks for the solutions of a grid.
type Search struct {
	search    *search
	Solutions []candidates.Filling // found so far
}

// NewSearch returns a search for the solutions of a grid.
func NewSearch(g *candidates.Grid) *Search {
	f := newFormula(g.Layout(), nil)
	f.held()
	f.gone(g)
	return &Search{search: newSearch(f, unwritten{})}
}

// Solve looks for solutions until there are so many, or no more, and returns true. It calls spend at each conflict, and
// returns false when that does; it may then be called again to go on.
func (s *Search) Solve(limit int, spend func() bool) (done bool) {
	for len(s.Solutions) < limit {
		switch s.search.run(spend) {
		case nil:
			return true
		case errSpent:
			return false
		}
		filling := s.search.filling()
		s.Solutions = append(s.Solutions, filling)
		if !s.search.except(s.search.other(&filling)) {
			return true
		}
	}
	return true
}

// Certificate is a formula and a proof that nothing satisfies it.
type Certificate struct {
	formula  *formula
	proof    *proof
	comments []string
}

// ErrSeveral says that a puzzle has another solution.
var ErrSeveral = errors.New("the puzzle has another solution")

// Prove certifies that the givens of a grid have no solution but the one given. The context may end it.
func Prove(ctx context.Context, g *candidates.Grid, solution candidates.Filling) (*Certificate, error) {
	f := newFormula(g.Layout(), nil)
	f.givens(g)
	f.clauseOf("the solution is not "+solution.Text(g.Layout()), f.other(&solution)...)
	c, err := f.prove(ctx, fmt.Sprintf("puzzle %v", g))
	if err == errSatisfied {
		return nil, ErrSeveral
	}
	return c, err
}

// prove certifies that nothing satisfies the formula. The comment is for its head.
func (f *formula) prove(ctx context.Context, comment string) (*Certificate, error) {
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	p := newProof(f.number)
	switch newSearch(f, p).run(func() bool { return ctx.Err() == nil }) {
	case errSatisfied:
		return nil, errSatisfied
	case errSpent:
		return nil, context.Cause(ctx)
	}
	return &Certificate{formula: f, proof: p, comments: []string{comment, "x479: digit 9 is in row 4, column 7"}}, nil
}

// WriteFormula writes the formula in OPB form.
func (c *Certificate) WriteFormula(w io.Writer) error { return c.formula.write(w, c.comments) }

// WriteProof writes the proof in the form of VeriPB.
func (c *Certificate) WriteProof(w io.Writer) error {
	_, err := w.Write(c.proof.text.Bytes())
	return err
}

// Lines returns the number of lines of the proof.
func (c *Certificate) Lines() int { return c.proof.count }
