package wings

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// XYWing is the wing around a cell with two candidates.
var XYWing = &techniques.Technique{
	Code: "xy-wing", Name: "XY-Wing", Aliases: []string{"Y-Wing", "xy"}, Family: family,
	HoDoKu: "0800", HoDoKuScore: 160, Explainer: 42, Level: techniques.Hard,
	Ladder: explain.NewLadder("one cell with two candidates decides between two others, and a digit results either way",
		explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Three cells with two candidates each, taken from three digits: a pivot with X and Y, one pincer with X and " +
			"Z, another pincer with Y and Z. The pivot sees both pincers. Z is removed from every cell that sees both " +
			"pincers.",
		Why: "Try both candidates of the pivot. If it is X, the pincer with X and Z cannot be X, so it is Z. If it is Y, " +
			"the other pincer cannot be Y, so that one is Z. There is no third choice: one of the pincers is Z whatever " +
			"happens, and a cell that sees both of them sees that Z.",
		Look: "Go through the cells with two candidates and take each as pivot. Look in its row, its column and its box for " +
			"cells with two candidates that share one digit with it. You need a partner for each of its digits, and the two " +
			"partners must have their other digit in common. Then look where the sight lines of the partners cross.",
		NearMiss: "Partners that share the same digit with the pivot: AB with AC and AC. If the pivot is B, nothing is " +
			"forced. Or the cells AB, AC and BC, of which the one taken as pivot sees only one of the others. Often the " +
			"pattern is complete, but no cell that sees both pincers has the digit.",
		Grid: "8+6+9.+2.+5..+43+5+8+976+12+7+2+1+635+894+9.6.1...+8+1+4+8.+7+6.5.2.+3.8..+6.+3+17.6...5+68+4.+537+2.+592+74...6",
		Want: "r4c7<>3 r5c7<>3",
	},
	Find: findXYWing,
	Is:   isXYWing,
}

// findXYWing reports the XY-Wings.
//
// Have: pivot xy, pincers xz and yz in sight of it.
//
//	(a) if the pivot is x, the first pincer is z;
//	(b) if the pivot is y, the second pincer is z;
//	(c) the pivot is x or y.
//
// Hence a pincer is z, and no cell that sees both is.
func findXYWing(p *techniques.Pass) {
	g, l := p.Grid, p.Grid.Layout()
	changed := p.Changed().Cells
	pivots := p.Bivalue()
	for pivot, ok := pivots.Next(); ok; pivot, ok = pivots.Next() {
		near := l.Peers(pivot).And(p.Bivalue())
		if !near.With(pivot).Meets(changed) {
			continue // no cell of a wing around it is new
		}
		x := g.Candidates(pivot).First()
		y, _ := g.Candidates(pivot).Without(x).Single()
		firsts := near.And(g.Places(x)).AndNot(g.Places(y))
		for a, ok := firsts.Next(); ok; a, ok = firsts.Next() {
			z, _ := g.Candidates(a).Without(x).Single()
			seconds := near.And(g.Places(y)).And(g.Places(z))
			for b, ok := seconds.Next(); ok; b, ok = seconds.Next() {
				if !report(p, pivot, candidates.Cells(a, b), z, g.Places(z).And(l.Peers(a)).And(l.Peers(b))) {
					return
				}
			}
		}
	}
}

// report reports the wing around a pivot cell, unless it removes nothing or a naked triple does the same.
func report(p *techniques.Pass, pivot candidates.Cell, pincers candidates.CellSet, z candidates.Digit, targets candidates.CellSet) (more bool) {
	if targets.IsEmpty() || targets.Within(tripled(p.Grid.Layout(), pincers.With(pivot))) {
		return true
	}
	wing := explain.Wing{Pivot: candidates.CellItem(pivot), Pincers: pincers, Digit: z}
	return p.Report(explain.NewStep(wing, explain.Removals(z, targets)...))
}

// tripled returns the cells that share a house with all of three cells. Pivot
// and pincers hold three digits among them, so where one house contains all
// three they are a naked triple, the easier name for what happens in it.
func tripled(l *candidates.Layout, cells candidates.CellSet) (reach candidates.CellSet) {
	for hs := l.HousesOfAll(cells); hs != 0; {
		h, _ := hs.Next()
		reach = reach.Or(l.HouseCells(h))
	}
	return reach
}

// isXYWing reports whether it is three cells, each in sight of the next, with ends of one digit.
func isXYWing(p *techniques.Pattern) bool { return len(p.Chain.Kinds) == 3 && p.Chain.OverCells(3) }
