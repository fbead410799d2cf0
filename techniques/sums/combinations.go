package sums

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Combinations is what the ways to fill the cells of one clue have in common.
var Combinations = &techniques.Technique{
	Code: "combinations", Name: "Combinations",
	Aliases: []string{"Cage Combinations", "Killer Combinations", "Magic Cage", "Arrow Bounds", "Sum Bounds"}, Family: family,
	Level:  techniques.Easy,
	Ladder: explain.NewLadder("the digits of one clue add up in few ways, and none of them has some digit", explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A clue that counts allows only some digits together: 17 in a cage of two cells is 8 and 9, 7 in three cells " +
			"is 1, 2 and 4, and two cells on an arrow are at least 3, so that its circle is. What no way to fill its cells " +
			"has goes.",
		Why: "The cells hold some digits that the clue allows, each of them one that its cell can still hold. A digit that is " +
			"in none of the ways to do so is false.",
		Look: "Begin with clues that have few ways: cages with a very low or a very high sum for their size, and short ones. " +
			"Where there are more, take the lowest digits that the other cells can hold: what is left of the sum is the most " +
			"that a cell can be. Look again when a cell has lost digits.",
		NearMiss: "One way is left that has the digit. Then the digit stays.",
		Grid:     ".................................................................................\ncage 3: r5c5 r5c6\ncage 18: r1c1 r2c1 r2c2 r3c1 r3c2\ncage 10: r1c2 r1c3\ncage 13: r1c4 r2c4\ncage 20: r1c5 r1c6 r2c5\ncage 10: r1c7 r2c6 r2c7\ncage 12: r1c8 r2c8\ncage 23: r1c9 r2c9 r3c8 r3c9\ncage 23: r2c3 r3c3 r3c4 r4c2 r4c3\ncage 20: r3c5 r4c4 r4c5\ncage 9: r3c6 r4c6\ncage 11: r3c7 r4c7 r4c8\ncage 28: r4c1 r5c1 r5c2 r6c1\ncage 21: r4c9 r5c8 r5c9 r6c9\ncage 12: r5c3 r5c4 r6c4\ncage 18: r5c7 r6c7 r6c8 r7c8\ncage 20: r6c2 r6c3 r7c2 r7c3 r7c4\ncage 14: r6c5 r6c6\ncage 5: r7c1 r8c1\ncage 20: r7c5 r7c6 r8c6\ncage 8: r7c7 r8c7\ncage 28: r7c9 r8c8 r8c9 r9c8 r9c9\ncage 20: r8c2 r9c1 r9c2\ncage 15: r8c3 r8c4\ncage 17: r8c5 r9c5 r9c6 r9c7\ncage 7: r9c3 r9c4",
		Want:     "r5c5<>3 r5c5<>4 r5c5<>5 r5c5<>6 r5c5<>7 r5c5<>8 r5c5<>9 r5c6<>3 r5c6<>4 r5c6<>5 r5c6<>6 r5c6<>7 r5c6<>8 r5c6<>9",
	},
	Find: findCombinations,
	Is:   isCombinations,
}

// findCombinations reports for each clue what no way to fill its cells has.
func findCombinations(p *techniques.Pass) {
	clues, _ := p.Grid.Layout().Countable(most)
	find(p, clues, candidates.MaxCells)
}

// isCombinations reports whether it is what one clue adds up to.
func isCombinations(p *techniques.Pattern) bool {
	e, ok := p.Evidence.(explain.Sum)
	return ok && e.Houses == 0 && len(e.Clues) == 1
}
