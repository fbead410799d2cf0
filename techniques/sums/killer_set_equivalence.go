package sums

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// KillerSetEquivalence is houses against others that cross them, without the clues on either side.
var KillerSetEquivalence = &techniques.Technique{
	Code: "killer-set-equivalence", Name: "Killer Set Equivalence",
	Aliases: []string{"SET with Cages"}, Family: family,
	Level: techniques.Hard,
	Ladder: explain.NewLadder("some houses add up to the same as others that cross them, also without the cells that both have",
		explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Some houses, and others that cross them: two rows and two boxes, or two rows and one box. Strike the cells that " +
			"both have. What is left of the one side adds up to as much as what is left of the other, or to 45 more for each " +
			"house that it has more. Take away the clues on both sides, as for innies and outies. Where few cells remain, few " +
			"digits do that.",
		Why: "Each house of nine cells adds up to 45. A cell that both sides have counts for both alike, so that leaving it out " +
			"changes nothing.",
		Look: "Look where rows or columns cross a box and no cage lies, or one that reaches far: these cells are struck. See " +
			"whether cages nearly fill what is left on both sides.",
		NearMiss: "The cells that remain can differ by as much in another way too, with the digit in it.",
		Grid:     "572983461683142597914576832457219386139865724826734159...........................\ncage 24: r7c1 r7c2 r7c3\ncage 33: r8c4-r8c9\ncage 33: r9c4-r9c8",
		Want:     "r9c9=3",
	},
	Find: findKillerSetEquivalence,
	Is:   isKillerSetEquivalence,
}

var overlaps = techniques.NewFact[remains](nil)

// findKillerSetEquivalence reports what no way to fill the rests of houses has that cross each other.
func findKillerSetEquivalence(p *techniques.Pass) {
	overlaps.Of(p).find(p, (*candidates.Layout).Overlaps)
}

// isKillerSetEquivalence reports whether it is what cells of houses add up to, less others.
func isKillerSetEquivalence(p *techniques.Pattern) bool {
	e, ok := p.Evidence.(explain.Sum)
	return ok && e.Less != 0 && !isCombinations(p)
}
