package singles

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// NakedSingle places the only digit that a cell can still hold.
var NakedSingle = &techniques.Technique{
	Code:   "naked-single",
	Name:   "Naked Single",
	Family: family,
	Find:   findNakedSingles,
}

// findNakedSingles looks for open cells with one candidate.
func findNakedSingles(p *techniques.Pass) {
	g := p.Grid
	open := g.Open()
	for c, ok := open.Next(); ok; c, ok = open.Next() {
		d, ok := g.Candidates(c).Single()
		if !ok {
			continue
		}
		single := explain.Single{Candidate: candidates.Of(c, d), Because: candidates.CellItem(c)}
		if !p.Report(explain.NewStep(single, explain.Place(c, d))) {
			return
		}
	}
}
