package als

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// DeathBlossom is a cell each of whose candidates takes a digit from an almost locked set.
var DeathBlossom = &techniques.Technique{
	Code: "death-blossom", Name: "Death Blossom", Aliases: []string{"db"}, Family: family,
	HoDoKu: "0904", HoDoKuScore: 360, Level: techniques.Unfair,
	Ladder: explain.NewLadder("whichever digit a certain cell takes, a group of cells that holds one digit too many loses that digit, and all these groups share another one",
		explain.FacetCells, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "A cell, the stem, and for each of its candidates a petal: an almost locked set, a group of cells in one " +
			"house with one more digit than there are cells, whose places for that candidate all see the stem. Z, a digit of " +
			"all petals that the stem does not have, is removed from every cell that sees all its places in the petals.",
		Why: "The stem takes one of its candidates. The petal of that one loses it, has as many digits as cells and needs " +
			"them all, Z among them. So Z is in one of the petals, whatever the stem is.",
		Look: "Look at cells with two or three candidates. For each candidate, look along the houses of the cell for a " +
			"small almost locked set that has it only where the cell sees it. Then ask which digit all these sets share.",
		NearMiss: "A petal has one more place for its candidate, out of sight of the stem: the petal may keep it, and then " +
			"has a digit to spare. Or a target sees the Z of all petals but one.",
		Grid: ".31..9.4+57.+5..4.+6...65.18....91.65...6.4............3+6..+47.23...5......2..8...6..",
		Want: "r8c6<>3",
	},
	Find: func(p *techniques.Pass) { findDeathBlossom(p, false) },
	Is:   isDeathBlossom,
}

// OverlappingBlossom is a [DeathBlossom] whose petals may share cells.
var OverlappingBlossom = DeathBlossom.Variant(func(p *techniques.Pass) { findDeathBlossom(p, true) })

// findDeathBlossom reports the blossoms whose stem is a cell.
//
// Have: one candidate of the stem is true. Its petal loses its digit and keeps all others, among them any z
// that all petals have beside the digit they lose. Hence z is in one of the petals.
func findDeathBlossom(p *techniques.Pass, overlap bool) {
	n := newBlossomSearch(p, overlap)
	stems := p.Grid.Open()
	for c, ok := stems.Next(); ok; c, ok = stems.Next() {
		size := 0
		for ds := p.Grid.Candidates(c); ds != 0; size++ {
			d, _ := ds.Next()
			n.stem[size] = candidates.Of(c, d)
		}
		if size > 1 {
			n.grow(candidates.CellItem(c), size)
		}
	}
	n.report()
}

// isDeathBlossom reports whether it is a cell with a petal for each candidate, told as that or as a chain over the cell.
func isDeathBlossom(p *techniques.Pattern) bool {
	if e, ok := p.Evidence.(explain.Blossom); ok {
		_, ofCell := e.Stem.Cell()
		return ofCell
	}
	return len(p.Chain.Kinds) == 3 && p.Chain.OverSets(3) && p.Chain.Kinds[1] == 'C'
}
