package wings

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// XYZWing is the wing around a cell with three candidates.
var XYZWing = &techniques.Technique{
	Code: "xyz-wing", Name: "XYZ-Wing", Aliases: []string{"xyz"}, Family: family,
	HoDoKu: "0801", HoDoKuScore: 180, Explainer: 44, Level: techniques.Hard,
	Ladder: explain.NewLadder("one cell with three candidates sees two cells that hold two of the three each",
		explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A pivot with X, Y and Z sees two pincers, one with X and Z, the other with Y and Z. It is an XY-Wing whose " +
			"pivot has the third digit as well. Z is removed from every cell that sees all three.",
		Why: "Try all three candidates of the pivot. If it is X, the pincer with X and Z is Z. If it is Y, the pincer with " +
			"Y and Z is Z. If it is Z, it is Z itself. So one of the three cells is Z whatever happens, and a cell that " +
			"sees all three sees that Z.",
		Look: "Take a cell with three candidates that has a cell with two of them in its box. Look along the row and the " +
			"column of the first one, outside the box, for a cell with another two of the three. The digit that the two " +
			"partners share is the one that goes, and the place to look for it is small: the cells of the box that lie in " +
			"the same line.",
		NearMiss: "A target that sees both pincers but not the pivot. It keeps its Z, because the pivot itself may " +
			"be the Z. Two pincers with the same two digits force nothing if the pivot is its third digit.",
		Grid: ".693+5....27.+69...5+358+2+4.+96...3.+2+4+6....678+3....8+2.16..+3+92.+8+3+54.6+8..1+6+2.59+6.+5+479..2",
		Want: "r5c1<>1",
	},
	Find: findXYZWing,
	Is:   isXYZWing,
}

// findXYZWing reports the XYZ-Wings.
//
// Have: pivot xyz, pincers xz and yz in sight of it.
//
//	(a) if the pivot is x, the first pincer is z;
//	(b) if the pivot is y, the second pincer is z;
//	(c) otherwise the pivot is z.
//
// Hence one of the three is z, and no cell that sees them all is.
func findXYZWing(p *techniques.Pass) {
	g, l := p.Grid, p.Grid.Layout()
	changed := p.Changed().Cells
	pivots := p.WithCandidates(3)
	for pivot, ok := pivots.Next(); ok; pivot, ok = pivots.Next() {
		firsts := pincersOf(p, pivot)
		if !firsts.With(pivot).Meets(changed) {
			continue // no cell of a wing around it is new
		}
		for a, ok := firsts.Next(); ok; a, ok = firsts.Next() {
			// Have: firsts lost a, so that each pair of pincers is met once.
			seconds := firsts
			for b, ok := seconds.Next(); ok; b, ok = seconds.Next() {
				z, single := (g.Candidates(a) & g.Candidates(b)).Single()
				if !single {
					continue // the same two candidates
				}
				pincers := candidates.Cells(a, b)
				if !report(p, pivot, pincers, z, g.Places(z).And(l.PeersOfAll(pincers.With(pivot)))) {
					return
				}
			}
		}
	}
}

// pincersOf returns the cells in sight of the pivot that hold exactly two of its candidates.
func pincersOf(p *techniques.Pass, pivot candidates.Cell) candidates.CellSet {
	var one, two candidates.CellSet // cells with one of them or more, with two
	for xyz := p.Grid.Candidates(pivot); xyz != 0; {
		d, _ := xyz.Next()
		two = two.Or(one.And(p.Grid.Places(d)))
		one = one.Or(p.Grid.Places(d))
	}
	return two.And(p.Grid.Layout().Peers(pivot)).And(p.Bivalue())
}

// isXYZWing reports whether it is a pivot with three candidates, one of them that of its two pincers.
func isXYZWing(p *techniques.Pattern) bool {
	e, ok := p.Evidence.(explain.Wing)
	if !ok || e.Pincers.Len() != 2 {
		return false
	}
	cell, ofCell := e.Pivot.Cell()
	digits := p.Grid.Candidates(cell)
	return ofCell && digits.Len() == 3 && digits.Has(e.Digit)
}
