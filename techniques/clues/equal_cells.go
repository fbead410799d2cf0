package clues

import (
	"slices"
	"sort"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// EqualCells is what cells lose that hold the same digit by a clue, and what is seen through them.
var EqualCells = &techniques.Technique{
	Code: "equal-cells", Name: "Equal Cells",
	Aliases: []string{"Palindrome Pair", "Clone Pair", "Same Digit Pair"}, Family: family,
	Level:   techniques.Medium,
	Breadth: -1,
	Ladder: explain.NewLadder("two cells hold the same digit by a clue, so each loses what the other loses and sees what the other sees",
		explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A clue can make two cells equal, as a palindrome does with its ends, and a clone with cells at the same place. Then " +
			"they are one cell in two places. What one of them cannot be, the other cannot be either. And a cell that sees one of " +
			"them sees both. So where a digit has few places in a house, and one of them has its equal elsewhere, a cell that sees " +
			"that equal and all the other places loses the digit.",
		Why: "Both cells hold the same digit, so what is wrong in one is wrong in the other. One of the places in the house has the " +
			"digit. If it is the one with the equal, the digit stands there as well. Either way the cell sees it.",
		Look: "Compare the pencil marks of two equal cells whenever one of them loses some. Then take a digit with two or three " +
			"places in a house, one of which has its equal elsewhere. Put that in its stead, and look for what sees them all.",
		NearMiss: "The two cells are not equal: on a palindrome only those at the same distance from its ends are. Or one of the places " +
			"is not seen, neither itself nor through its equal. If the digit stands there, the cell may hold it.",
		Grid: "......1..9....4...26...............5........1...............8..........6...34....\npalindrome: r3c3 r4c2 r5c1\npalindrome: r5c5 r6c4 r7c3\npalindrome: r6c3 r6c2 r7c1\npalindrome: r1c3 r2c3 r3c4 r3c5 r4c5\npalindrome: r5c6 r6c5 r7c4\npalindrome: r3c7 r3c6 r2c5\npalindrome: r7c7 r8c6 r8c5\npalindrome: r2c6 r1c7 r1c8\npalindrome: r4c4 r5c3 r5c2\npalindrome: r8c4 r8c3 r7c2\npalindrome: r7c8 r8c7 r9c6",
		Want: "r1c3<>8",
	},
	Find: findEqualCells,
	Is:   isEqualCells,
}

// findEqualCells reports for equal cells what one of them loses because the other lacks it. Then it reports for each item the
// candidates that all of its own exclude, some of them by equal cells, those for which the fewest are needed first.
//
// Have: cells that hold the same digit. Hence none of them holds what another cannot, nor what is true in a house of another.
// If so each candidate of an item excludes one elsewhere, that is false, since one of them is true.
func findEqualCells(p *techniques.Pass) {
	g, l := p.Grid, p.Grid.Layout()
	if len(l.Equalities()) == 0 {
		return
	}
	for _, e := range l.Equalities() {
		equates := func(pair candidates.CluePair) bool { return pair.Equates(l) && e.Cells.Has(pair.From) }
		if pairs := l.CluePairs(e.Clue); loses(g, pairs, equates) && !p.Report(alone(g, e.Clue, pairs, equates)) {
			return
		}
	}
	var found []throughEqual
	for _, item := range l.Items() {
		if targets, ok := commonTargets(g, item); ok {
			found = append(found, splitByEquality(g, item, &targets)...)
		}
	}
	sort.SliceStable(found, func(i, j int) bool {
		a, b := found[i], found[j]
		return len(a.by) < len(b.by) || len(a.by) == len(b.by) && g.Count(a.e.Items[0]) < g.Count(b.e.Items[0])
	})
	for _, f := range found {
		if !p.Report(explain.NewStep(f.e, f.effects...)) {
			return
		}
	}
}

// throughEqual is what an item rules out by the same equal cells.
type throughEqual struct {
	e       explain.Common
	by      []candidates.Equality
	effects []explain.Effect
}

// splitByEquality splits what an item rules out by the equal cells through which it does, without what needs none, and
// without digits that an equal cell lacks, which go by that alone.
func splitByEquality(g *candidates.Grid, item candidates.Item, targets *candidates.CandidateSet) (parts []throughEqual) {
	e := explain.Common{Items: []candidates.Item{item}}
	for _, effect := range explain.RemoveAll(targets) {
		k := effect.Candidate
		by := e.Equalities(g, effect)
		if len(by) == 0 || slices.ContainsFunc(g.Layout().Equalities(), func(e candidates.Equality) bool {
			return e.Cells.Has(k.Cell()) && !e.Cells.Within(g.Places(k.Digit()))
		}) {
			continue
		}
		i := slices.IndexFunc(parts, func(p throughEqual) bool { return slices.Equal(p.by, by) })
		if i < 0 {
			i, parts = len(parts), append(parts, throughEqual{e: e, by: by})
		}
		parts[i].effects = append(parts[i].effects, effect)
	}
	return parts
}

// isEqualCells reports whether it goes by cells that hold the same digit.
func isEqualCells(p *techniques.Pattern) bool {
	e, ok := p.Evidence.(explain.Common)
	return ok && len(e.Equalities(p.Grid, p.Effects...)) > 0
}
