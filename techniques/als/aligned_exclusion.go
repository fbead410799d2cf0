package als

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// AlignedPairExclusion is a candidate beside which another cell cannot be filled.
var AlignedPairExclusion = &techniques.Technique{
	Code: "aligned-pair-exclusion", Name: "Aligned Pair Exclusion", Aliases: []string{"APE", "Subset Exclusion"}, Family: family,
	Explainer: 62, Level: techniques.Unfair,
	Ladder: explain.NewLadder("beside one candidate of a cell, another cell cannot be filled, because each pair of digits leaves some group of cells too few",
		explain.FacetCells, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "Two cells, looked at together. A pair of digits for them is excluded if the two are the same and the cells " +
			"see each other, or if some almost locked set, a group of cells in one house with one more digit than " +
			"there are cells, would lose both digits: all its places for the one see the first cell, and all for the other see the " +
			"second. A candidate of one cell all of whose pairs with candidates of the other are excluded is removed.",
		Why: "If the candidate were true, the other cell would have to take one of its own candidates. Each of these would " +
			"break a rule, or leave some group with fewer digits than cells.",
		Look: "Look at two cells with few candidates, in the same band or stack, that both see several cells with two " +
			"candidates. Write down the pairs of digits, and strike those that are all that such a cell has.",
		NearMiss: "One pair of digits is left. Then the candidate may be true, together with the one that it is paired " +
			"with.",
		Grid: "..+619.7....1.+26.+942.+987.6+5+112..+4.97.6.72..+41...4..........3....9...6.....6.4..23+9",
		Want: "r6c6<>5",
	},
	Find: func(p *techniques.Pass) { findAligned(p, (*exclusions).pairs, false) },
	Is:   func(p *techniques.Pattern) bool { return isExclusion(p, 1) },
}

// AlignedPairExclusionOfCells has cells for its almost locked sets, as Sudoku Explainer does.
var AlignedPairExclusionOfCells = AlignedPairExclusion.Variant(func(p *techniques.Pass) { findAligned(p, (*exclusions).pairs, true) })

// pairs tries the cells all of whose candidates the target excludes.
//
// Have: the other cell holds one of its candidates. Hence the one that excludes them all is false.
func (n *exclusions) pairs() {
	none := n.none
	for b, ok := none.Next(); ok; b, ok = none.Next() {
		n.try(candidates.Cells(b))
	}
}

// AlignedTripletExclusion is a candidate beside which two other cells cannot be filled.
var AlignedTripletExclusion = &techniques.Technique{
	Code: "aligned-triplet-exclusion", Name: "Aligned Triplet Exclusion",
	Aliases: []string{"ATE", "Aligned Triple Exclusion"}, Family: family,
	Explainer: 75, Level: techniques.Extreme,
	Ladder: explain.NewLadder("beside one candidate of a cell, two other cells cannot be filled, because each choice of digits leaves some group of cells too few",
		explain.FacetCells, explain.FacetHouses),
	Doc: techniques.Doc{
		What: "Three cells, looked at together. Three digits for them are excluded if two of them are the same in cells " +
			"that see each other, if some almost locked set, a group of cells in one house that hold one digit more than " +
			"they are, would lose two of them, or if they are all that a cell with three candidates has that sees all three " +
			"cells. A candidate of one cell is removed if all its combinations with candidates of the two others are " +
			"excluded.",
		Why: "If the candidate were true, the other two cells would have to take one candidate each. Every choice would " +
			"break a rule, or leave some group with fewer digits than cells.",
		Look: "Look at three cells with few candidates that see many cells with two or three. Suppose one candidate of the " +
			"first, and write down what is left for the other two. Then strike the combinations one by one.",
		NearMiss: "One combination is left. Then the candidate may be true, and the other two cells hold the digits of that " +
			"one.",
		Grid: "4..8.9+6......36.+4.2.6+1+7+4..57+4..6.93.+3+6.+9.74+5.85+9+4.+3.67.23.9...+4.7+4..1.......4...6",
		Want: "r2c7<>2",
	},
	Find: func(p *techniques.Pass) { findAligned(p, (*exclusions).triplets, false) },
	Is:   func(p *techniques.Pattern) bool { return isExclusion(p, 2) },
}

// AlignedTripletExclusionOfCells has cells for its almost locked sets, each in sight of all three, as Sudoku
// Explainer does.
var AlignedTripletExclusionOfCells = AlignedTripletExclusion.Variant(func(p *techniques.Pass) { findAligned(p, (*exclusions).triplets, true) })

// triplets tries the pairs of cells that cannot be filled beside the target, if
// either could. One of the two must be under its influence.
//
// Have: the other two cells hold one candidate each. Hence a candidate beside
// which all choices are excluded is false.
func (n *exclusions) triplets() {
	if !n.none.IsEmpty() {
		return // an aligned pair
	}
	g := n.pass.Grid
	var some candidates.CellSet
	for d := candidates.Digit(1); int(d) <= g.Layout().Size(); d++ {
		some = some.Or(n.excluded[n.target].Places(d))
	}
	others := g.Open().Without(n.target.Cell())
	for b, ok := some.Next(); ok; b, ok = some.Next() {
		others = others.Without(b)
		rest := others
		for ys := g.Candidates(b); ys != 0 && !rest.IsEmpty(); {
			if y, _ := ys.Next(); n.free.Places(y).Has(b) {
				rest = rest.AndNot(n.fillable(candidates.Of(b, y)))
			}
		}
		for c, ok := rest.Next(); ok; c, ok = rest.Next() {
			n.try(candidates.Cells(b, c))
		}
	}
}

// fillable returns the cells that can be filled beside the target and the candidate.
func (n *exclusions) fillable(k candidates.Candidate) (cells candidates.CellSet) {
	g, l := n.pass.Grid, n.pass.Grid.Layout()
	free := &n.free
	if x, y := n.target.Digit(), k.Digit(); x != y {
		threes := n.pass.WithCandidates(1 + maxBeside).And(g.Places(x)).And(g.Places(y)).
			And(l.Peers(n.target.Cell())).And(l.Peers(k.Cell()))
		if !threes.IsEmpty() {
			less := n.free
			for c, ok := threes.Next(); ok; c, ok = threes.Next() {
				z := g.Candidates(c).Without(x).Without(y).First()
				less.SetPlaces(z, less.Places(z).AndNot(l.Peers(c)))
			}
			free = &less
		}
	}
	for d := candidates.Digit(1); int(d) <= l.Size(); d++ {
		cells = cells.Or(free.Places(d).AndNot(n.excluded[k].Places(d)))
	}
	return cells
}

// isExclusion reports whether it is a candidate and so many cells beside it.
func isExclusion(p *techniques.Pattern, beside int) bool {
	e, ok := p.Evidence.(explain.Exclusion)
	return ok && e.Beside.Len() == beside
}
