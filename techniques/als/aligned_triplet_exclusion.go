package als

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// AlignedTripletExclusion is a candidate beside which two other cells cannot be
// filled.
var AlignedTripletExclusion = &techniques.Technique{
	Code:    "aligned-triplet-exclusion",
	Name:    "Aligned Triplet Exclusion",
	Aliases: []string{"ATE", "Aligned Triple Exclusion"},
	Family:  family,

	Explainer: 75,
	Level:     techniques.Extreme,

	Ladder: explain.Ladder{
		Kind:   "beside one candidate of a cell, two other cells cannot be filled, because each choice of digits leaves some group of cells too few",
		Facets: [2]explain.Facet{explain.FacetCells, explain.FacetHouses},
	},
	Doc: techniques.Doc{
		What: "Three cells, looked at together. Three digits for them are excluded if two of them are the same in cells " +
			"that see each other, if some almost locked set, a group of cells in one house that hold one digit more than " +
			"they are, would lose two of them, or if they are all that a cell with three candidates has that sees all " +
			"three cells. A candidate of one cell is removed if all its combinations with candidates of the two others are excluded.",
		Why: "If the candidate were true, the other two cells would have to take one candidate each. Every choice " +
			"would break a rule, or leave some group with fewer digits than cells.",
		Look: "Look at three cells with few candidates that see many cells with two or three. Suppose one candidate of the " +
			"first, and write down what is left for the other two. Then strike the combinations one by one.",
		NearMiss: "One combination is left. Then the candidate may be true, and the other two cells hold the digits of that one.",
		Example: techniques.Example{
			Grid: "4..8.9+6......36.+4.2.6+1+7+4..57+4..6.93.+3+6.+9.74+5.85+9+4.+3.67.23.9...+4.7+4..1.......4...6",
			Want: "r2c7<>2",
		},
	},

	Find: func(p *techniques.Pass) { findAligned(p, (*exclusions).triplets) },
}

// triplets tries the pairs of cells that cannot be filled beside the target, if
// either could. One of the two must be under its influence.
//
// Have: the other two cells hold one candidate each. Hence a candidate beside
// which all choices are excluded is false.
func (n *exclusions) triplets() {
	g, l := n.pass.Grid, n.pass.Grid.Layout()
	a, x := n.target.Cell(), n.target.Digit()
	some := n.touched[a][x-1]
	for rest := some; ; {
		b, ok := rest.Next()
		if !ok {
			break
		}
		if n.left(n.target, b) == 0 {
			return // an aligned pair
		}
	}
	// Cells near a cell that three digits, one of them the target's, could
	// take all candidates from.
	var near candidates.CellSet
	threes := n.pass.WithCandidates(1 + maxBeside).And(g.Places(x)).And(l.Peers(a))
	for c, ok := threes.Next(); ok; c, ok = threes.Next() {
		near = near.Or(l.Peers(c))
	}
	others := g.Open().Without(a)
	for b, ok := some.Next(); ok; b, ok = some.Next() {
		others = others.Without(b)
		rest := others
		for ys := n.left(n.target, b); ys != 0; {
			y, _ := ys.Next()
			touched := n.touched[b][y-1]
			if near.Has(b) {
				touched = touched.Or(near)
			}
			rest = rest.And(touched)
		}
		for c, ok := rest.Next(); ok; c, ok = rest.Next() {
			if n.together(b, c) {
				n.try(candidates.Cells(b, c))
			}
		}
	}
}

// together reports whether the two cells cannot be filled beside the target.
func (n *exclusions) together(b, c candidates.Cell) bool {
	for ys := n.left(n.target, b); ys != 0; {
		y, _ := ys.Next()
		left := n.left(n.target, c) &^ n.excluded[b][y-1][c]
		for left != 0 {
			z, _ := left.Next()
			ks := [...]candidates.Candidate{n.target, candidates.Of(b, y), candidates.Of(c, z)}
			if n.threes(ks[:]).IsEmpty() {
				return false
			}
		}
	}
	return true
}
