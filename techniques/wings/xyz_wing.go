package wings

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// XYZWing is the wing around a cell with three candidates.
var XYZWing = &techniques.Technique{
	Code:        "xyz-wing",
	Name:        "XYZ-Wing",
	Aliases:     []string{"xyz"},
	Family:      "wings",
	HoDoKu:      "0801",
	HoDoKuScore: 180,
	Explainer:   44,
	Level:       techniques.Hard,
	Ladder: explain.Ladder{
		Kind:   "one cell with three candidates sees two cells that hold two of the three each",
		Facets: [2]explain.Facet{explain.FacetHouses, explain.FacetCells},
	},
	Doc: techniques.Doc{
		What: "A pivot that holds X, Y and Z sees two pincers, one with X and Z, the other with Y and Z. It is an " +
			"XY-Wing whose pivot holds the third digit as well. Z then goes from every cell that sees the pivot and " +
			"both pincers.",
		Why: "Try all three candidates of the pivot. If it is X, the pincer with X and Z is Z. If it is Y, the pincer " +
			"with Y and Z is Z. If it is Z, it is Z itself. So one of these three cells is Z, and a cell that sees " +
			"all three sees a Z in every case.",
		Look: "Start from a cell with three candidates that has, in its box, a cell with two of them. Look along the " +
			"row and the column of the pivot, outside the box, for a second cell with two of the three: another two. " +
			"The digit that the pincers share is the one that goes, and the targets are few: the cells of the box " +
			"that lie in the line of the pivot and the second pincer.",
		NearMiss: "Seeing both pincers is not enough for a target here. It must see the pivot too, because the " +
			"pivot itself may be Z. A pincer with a third candidate, or two pincers with the same two digits, prove " +
			"nothing of the kind.",
		Example: techniques.Example{},
	},
	Find: findXYZWing,
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
	pivots := g.Open().AndNot(p.Bivalue())
	for pivot, ok := pivots.Next(); ok; pivot, ok = pivots.Next() {
		if g.Candidates(pivot).Len() != 3 {
			continue
		}
		firsts := pincersOf(p, pivot)
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

// pincersOf returns the cells in sight of the pivot that hold exactly two of
// its candidates.
func pincersOf(p *techniques.Pass, pivot candidates.Cell) (pincers candidates.CellSet) {
	near := p.Grid.Layout().Peers(pivot).And(p.Bivalue())
	for c, ok := near.Next(); ok; c, ok = near.Next() {
		if p.Grid.Candidates(c)&^p.Grid.Candidates(pivot) == 0 {
			pincers = pincers.With(c)
		}
	}
	return pincers
}
