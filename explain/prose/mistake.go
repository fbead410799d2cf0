package prose

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/say"
)

// Repair tells of something to put right on a sheet a little at a time, up to the given stage, 1 to
// [explain.Stages], one entry a stage; a stage beyond either end counts as the nearest: that something is
// wrong, in which house, in which cells, why, and what to erase or to put back. What the solution has in a
// cell is never told.
func (w Writer) Repair(g *candidates.Grid, r explain.Repair, stage int) []string {
	s := speaker{style: w.Style, layout: g.Layout()}
	var stages [explain.Stages]string
	switch r.Kind {
	case explain.RepairClash:
		stages = [explain.Stages]string{
			"Digits clash: the same one stands twice where each may stand only once.",
			s.sayf("It is %s.", r.House),
			s.sayf("Look at %s.", r.Cells),
			s.sayf("There is %s in %s, and %s holds each digit once.", r.Digits, r.Cells, r.House),
			s.clash(r),
		}
	case explain.RepairDigit:
		stages = [explain.Stages]string{
			"A digit that you have placed is wrong.",
			s.sayf("It is in %s.", r.House),
			s.sayf("It is the one in %s.", r.Cells),
			s.sayf("The cell %s cannot be %s, because the givens have only one solution, and it has another digit there.", r.Cells, r.Digits),
			s.sayf("Erase the %s in %s.", r.Digits, r.Cells),
		}
	case explain.RepairMissing:
		back := s.sayf("Write the marks of %s again: all that the digits on the sheet allow.", r.Cells)
		reason := s.sayf("A mark of %s is gone that nothing on the sheet rules out: with the others alone no solution fits.", r.Cells)
		if g.Candidates(r.Cells.First()) == 0 {
			reason = s.sayf("No mark that the digits on the sheet allow is left in %s.", r.Cells)
		}
		if r.Digits != 0 {
			back = s.sayf("Put the marks back that the digits on the sheet allow in %s: %s.", r.Cells, r.Digits)
		}
		stages = [explain.Stages]string{
			"A pencil mark is missing: it was removed too early.",
			s.sayf("It is missing in %s.", r.House),
			s.sayf("It is missing in %s.", r.Cells),
			reason,
			back,
		}
	case explain.RepairStale:
		stages = [explain.Stages]string{
			say.Choose(r.Cells.Len(), "A pencil mark can go", "Pencil marks can go") + ": a digit on the sheet rules " + say.Choose(r.Cells.Len(), "it", "them") + " out.",
			s.sayf("Look at %s.", r.House),
			s.sayf("Look at the marks of %s.", r.Cells),
			s.sayf("Among them is the digit of %s, and %s holds each digit once.", r.By, r.House),
			s.sayf("Erase the %s for %s in %s.", say.Choose(r.Cells.Len(), "mark", "marks"), r.Digits, r.Cells),
		}
	case explain.RepairGiven:
		stages = [explain.Stages]string{
			"No solution fits: a digit that counts as a given is wrong, or is a pencil mark.",
			s.sayf("It is in %s.", r.House),
			s.sayf("It is the one in %s.", r.Cells),
			s.sayf("Without the %s in %s one solution fits the givens. A digit that stands alone counts as a given here.", r.Digits, r.Cells),
			s.sayf("If it is the last pencil mark of %s, write it in braces: {%s}. Otherwise compare it with the puzzle as it was set.", r.Cells, r.Digits),
		}
	}
	return stages[:max(1, min(stage, explain.Stages))]
}

// clash says which of the cells with the same digit can be at fault: none that is given.
func (s speaker) clash(r explain.Repair) string {
	switch placed := r.Cells.AndNot(r.Given); {
	case placed.IsEmpty():
		return s.sayf("They are givens: compare them with the puzzle as it was set.")
	case r.Given.IsEmpty():
		return s.sayf("Leave one %s at most in %s: erase the others.", r.Digits, r.House)
	default:
		return s.sayf("Erase the %s in %s: the one in %s is given.", r.Digits, placed, r.Given)
	}
}

// Broken tells of a grid that has no solution or several, by the walkthrough
// that ends so, as [Writer.Repair] does: that it has, and why.
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
