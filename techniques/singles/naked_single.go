package singles

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// NakedSingle places the only digit that a cell can still hold.
var NakedSingle = &techniques.Technique{
	Code: "naked-single", Name: "Naked Single", Aliases: []string{"Sole Candidate", "Forced Digit", "n1"}, Family: family,
	HoDoKu: "0003", HoDoKuScore: 4, Explainer: 23, Level: techniques.Easy,
	Ladder: explain.NewLadder("some cell has only one digit left", explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "An open cell with one candidate. Its row, its column and its box between them use up all other digits.",
		Why: "A cell cannot repeat a digit that it sees. If every digit but one stands in the houses of the cell, or was " +
			"removed from it by a deduction, then only that one is left, and the cell has to hold something.",
		Look: "Look where a crowded row meets a crowded column, or runs through a crowded box. Count the digits from one " +
			"upwards: each must be in one of the three houses, except one. With pencil marks written down it is a cell with " +
			"a single mark.",
		NearMiss: "A cell with two digits left. That is no placement, but the stuff of pairs: look for a second cell of the " +
			"same house with the same two.",
		Grid: "27+5+1+98...+6+4+1+7+2+35+89+3+8+96+4+5+1+7+24.+6+9+827+5.+5.2+41+7+8.68.+73+5+6+2.4.53+26...+8.+2+4+8+7...5.6+8+5+34.2+7",
		Want: "r1c9=3",
	},
	Find: findNakedSingles,
	Is:   isNaked,
}

// findNakedSingles looks for open cells with one candidate.
func findNakedSingles(p *techniques.Pass) {
	g := p.Grid
	cells := p.WithCandidates(1)
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		k := candidates.Of(c, g.Candidates(c).First())
		if !p.Report(explain.NewSingle(k, candidates.CellItem(c))) {
			return
		}
	}
}

// isNaked reports whether it is the last digit of a cell.
func isNaked(p *techniques.Pattern) bool {
	_, ok := p.Evidence.(explain.Single)
	return ok && !isHidden(p)
}
