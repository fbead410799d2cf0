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
func (w Writer) Repair(g *candidates.Grid, r explain.Repair, stage int) (told []string) {
	for _, text := range SaidOfRepair(g, r, stage) {
		told = append(told, w.on(g.Layout()).Text(text))
	}
	return told
}

// SaidOfRepair gives what [Writer.Repair] writes.
func SaidOfRepair(g *candidates.Grid, r explain.Repair, stage int) []say.Text {
	first, d := r.Cells.First(), r.Digits.First()
	var stages [explain.Stages]say.Text
	tell := func(what, where, at say.Sentence, reason []say.Sentence, do ...say.Sentence) {
		stages = [explain.Stages]say.Text{say.Says(what), say.Says(where), say.Says(at), say.Says(reason...), say.Says(do...)}
	}
	switch r.Kind {
	case explain.RepairClash:
		tell(say.SheetClash(), say.WrongHouse(r.House), say.LookAtIts(r.Cells),
			one(say.HasTwice(d, r.Cells, r.House)), clash(r))
	case explain.RepairDigit:
		tell(say.WrongDigit(), say.WrongIn(r.House), say.WrongAt(r.Cells),
			one(say.NotInSolution(first, d)), say.EraseDigit(d, first))
	case explain.RepairMissing:
		reason, back := say.MarkIsGone(first), say.MarksAgain(r.Cells)
		if g.Candidates(first) == 0 {
			reason = say.NoMarkLeft(first)
		}
		if r.Digits != 0 {
			back = say.MarksBack(first, r.Digits)
		}
		tell(say.MissingMark(), say.MissingIn(r.House), say.MissingAt(r.Cells), one(reason), back)
	case explain.RepairStale:
		tell(say.StaleMarks(r.Cells.Len()), say.LookIn(r.House), say.LookAtMark(r.Cells),
			one(say.AmongMarks(r.By, r.House)), say.EraseMarks(d, r.Cells))
	case explain.RepairGiven:
		tell(say.WrongGiven(), say.WrongIn(r.House), say.WrongAt(r.Cells),
			[]say.Sentence{say.FitsWithout(d, first), say.AloneIsGiven()}, say.LastMark(first, d), say.CompareGiven())
	}
	return stages[:max(1, min(stage, explain.Stages))]
}

// clash says which of the cells with the same digit can be at fault: none that is given.
func clash(r explain.Repair) say.Sentence {
	d := r.Digits.First()
	switch placed := r.Cells.AndNot(r.Given); {
	case placed.IsEmpty():
		return say.CompareGivens()
	case r.Given.IsEmpty():
		return say.LeaveOne(d, r.House)
	default:
		return say.EraseBesides(d, placed, r.Given)
	}
}

// Broken tells of a grid that has no solution or several, by the walkthrough
// that ends so, as [Writer.Repair] does: that it has, and why.
func (w Writer) Broken(wt *explain.Walkthrough, stage int) []string {
	what := say.MarkMustBeWrong()
	l := wt.Start.Layout()
	switch {
	case wt.Outcome == explain.ManySolutions:
		what = say.DigitMustMiss()
	case wt.Start.Narrowed():
	case len(l.Clues()) == 0:
		what = say.DigitMustBeWrong()
	case wt.Start.Open() == l.Cells():
		what = say.ClueMustBeWrong()
	default:
		what = say.DigitOrClueWrong()
	}
	told := []string{w.on(wt.Start.Layout()).Sentences(what), w.Outcome(wt)}
	return told[:max(1, min(stage, len(told)))]
}
