package verify

import (
	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/explain"
)

// checkOutcome checks what the walkthrough says of its end, a grid that is
// known to have the solutions of its start and no others.
func checkOutcome(w *explain.Walkthrough, end *candidates.Grid) *Error {
	if w.Outcome != explain.Solved && w.Outcome != explain.Stalled && w.Outcome != explain.Shown && w.Summary().Assumes&explain.Unique != 0 {
		return wrong(ErrOutcome, "the outcome is %s, but the steps assume that the puzzle has one solution", w.Outcome)
	}
	wanted := 0
	empty, contradiction := end.Contradiction()
	switch w.Outcome {
	case explain.Solved:
		wanted = 1
		if contradiction {
			return wrong(ErrOutcome, "the outcome is solved, but %v has no candidate left", empty)
		}
		if !end.Solved() {
			return wrong(ErrOutcome, "the outcome is solved, with %s open", fault.Count(end.Open().Len(), "cell"))
		}
	case explain.NoSolution:
		digits := end.Filling()
		if _, broken := digits.BrokenClue(end.Layout()); !contradiction && !broken {
			return wrong(ErrOutcome, "the outcome is no-solution, but every item has a candidate left")
		}
	case explain.ManySolutions:
		wanted = 2
	case explain.Stalled:
		if end.Solved() || contradiction {
			return wrong(ErrOutcome, "the outcome is stalled, but there is nothing left to do")
		}
		if w.Stop == "" {
			return wrong(ErrOutcome, "the outcome is stalled, but no reason is given")
		}
	case explain.Shown:
		switch k := w.Goal.Candidate; {
		case !w.Start.Layout().HasCandidate(k):
			return wrong(ErrOutcome, "the goal is not on the board")
		case !w.Goal.Done(end):
			return wrong(ErrOutcome, "the outcome is shown, but the steps do not lead to %v", w.Goal)
		}
	default:
		return wrong(ErrOutcome, "%q is no outcome", w.Outcome)
	}
	if len(w.Solutions) != wanted {
		return wrong(ErrOutcome, "the outcome is %s, but %d solutions are listed: expected %d", w.Outcome, len(w.Solutions), wanted)
	}
	for i := range w.Solutions {
		if err := checkSolution(&w.Start, &w.Solutions[i]); err != nil {
			return wrong(ErrOutcome, "solution %d is wrong: %s", i+1, err.Reason)
		}
	}
	switch {
	case w.Outcome == explain.Solved && w.Solutions[0] != end.Filling():
		return wrong(ErrOutcome, "the solution is not the one that the steps lead to")
	case w.Outcome == explain.ManySolutions && w.Solutions[0] == w.Solutions[1]:
		return wrong(ErrOutcome, "both solutions are the same")
	}
	return nil
}

// checkSolution checks that the filling breaks no rule and uses candidates of
// the grid only; the givens are such candidates.
func checkSolution(g *candidates.Grid, f *candidates.Filling) *Error {
	for c, d := range f {
		c := candidates.Cell(c)
		switch {
		case !g.Layout().Cells().Has(c):
			if d != 0 {
				return wrong(ErrOutcome, "it has a digit outside the board")
			}
		case d == 0:
			return wrong(ErrOutcome, "%v is empty", c)
		case !g.Candidates(c).Has(d):
			return wrong(ErrOutcome, "%v holds %v, the puzzle allows %s", c, d, digitsOf(g, c))
		}
	}
	if clash, ok := f.Clash(g.Layout()); ok {
		return wrong(ErrOutcome, "it has %v", clash)
	}
	if c, ok := f.BrokenClue(g.Layout()); ok {
		return wrong(ErrOutcome, "it breaks the clue %q", c)
	}
	return nil
}
