package prose

import (
	"pencilmark/candidates"
	"pencilmark/explain"
)

// Mistake tells of a wrong entry on the grid a little at a time, up to the given stage, 1 to
// [explain.Stages], one entry a stage; a stage beyond either end counts as the nearest: that something is
// wrong, in which box, in which cell, what it cannot be and why, and what it is.
func (w Writer) Mistake(g *candidates.Grid, m explain.Mistake, stage int) []string {
	s := speaker{w.Style, g.Layout()}
	box := g.Layout().BoxOf(m.Cell)
	stages := [explain.Stages]string{
		"A pencil mark is missing that the solution needs.",
		s.sayf("It is missing in %s.", box),
		s.sayf("It is missing in %s.", m.Cell),
		s.sayf("The marks of %s cannot be right, because the givens have only one solution, and the digit that it has there is not among them.", m.Cell),
		s.sayf("Put the mark for %s back into %s.", m.Right, m.Cell),
	}
	if m.Placed != 0 {
		stages = [explain.Stages]string{
			"A digit that you have placed is wrong.",
			s.sayf("It is in %s.", box),
			s.sayf("It is the one in %s.", m.Cell),
			s.sayf("The cell %s cannot be %s, because the givens have only one solution, and it has another digit there.", m.Cell, m.Placed),
			s.sayf("The cell %s is %s.", m.Cell, m.Right),
		}
	}
	return stages[:max(1, min(stage, explain.Stages))]
}

// Broken tells of a grid that has no solution or several, by the walkthrough
// that ends so, as [Writer.Mistake] does: that it has, and why.
func (w Writer) Broken(wt *explain.Walkthrough, stage int) []string {
	what := "A digit must be wrong, or a pencil mark missing: no solution fits."
	if wt.Outcome == explain.ManySolutions {
		what = "Several solutions fit: a digit of the puzzle must be missing."
	} else if !wt.Start.Narrowed() {
		what = "A digit must be wrong: no solution fits."
	}
	told := []string{what, w.Outcome(wt)}
	return told[:max(1, min(stage, len(told)))]
}
