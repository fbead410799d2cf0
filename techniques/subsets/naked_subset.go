package subsets

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// NakedPair removes two digits from a house of which two cells hold nothing else.
var NakedPair = &techniques.Technique{
	Code: "naked-pair", Name: "Naked Pair", Aliases: []string{"n2"}, Family: family,
	HoDoKu: "0200", HoDoKuScore: 60, Explainer: 30, Level: techniques.Medium,
	Ladder: explain.NewLadder("two cells of a house hold the same two digits", explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Two cells of a house that both have the same two candidates and no other. The two digits are removed from " +
			"all other cells of the house.",
		Why: "Two cells, two digits: one cell takes the one and the other cell the other. We do not know which way round, " +
			"but both digits of the house are used up there. If another cell of the house took one of them, two cells would " +
			"be left with a single digit, and they may not both hold it.",
		Look: "Collect the cells with two candidates. Two that are alike and stand in one row, column or box are a pair. " +
			"Where the cells share two houses, look along both.",
		NearMiss: "One cell with 7 and 8, another with 7, 8 and 9. The second may turn out to be 9, so the digits 7 and 8 " +
			"are not used up. The same goes for two equal cells that share no house.",
		Grid: "..+5+3+9+2+4....+3.+1+45.994..573..4+36+2+79+8+1+5...+5+639+475+9+748+1+2+36+2+591+3+6+7847+6+4+9+2+8+1+5+33+18+7+4+56+9+2",
		Want: "r2c2<>8 r2c8<>6",
	},
	Find: func(p *techniques.Pass) { findNaked(p, 2, false) },
	Is:   func(p *techniques.Pattern) bool { return isNaked(p, 2) },
}

// NakedTriple removes three digits from a house of which three cells hold nothing else.
var NakedTriple = &techniques.Technique{
	Code: "naked-triple", Name: "Naked Triple", Aliases: []string{"Naked Triplet", "n3"}, Family: family,
	HoDoKu: "0201", HoDoKuScore: 80, Explainer: 36, Level: techniques.Medium,
	Ladder: explain.NewLadder("three cells of a house hold only three digits among them", explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Three cells of a house that have no candidates but the same three digits. Not every cell needs all three: 1 " +
			"and 2, 2 and 3, 1 and 3 make a triple as well. The three digits are removed from all other cells of the house.",
		Why: "Three cells need three different digits, and only three are on offer. So each of the three digits stands in " +
			"one of the three cells. If another cell of the house took one of them, three cells would have to share two " +
			"digits.",
		Look: "In a house with many open cells look at those with two or three candidates. Take two that have a digit in " +
			"common, count the digits of both, and if there are three, look for a third cell that adds none.",
		NearMiss: "Three cells with four digits among them, such as 1 and 2, 2 and 3, 3 and 4. One digit is left over, and " +
			"nobody knows which. And where two of the three cells are a pair by themselves, use the pair.",
		Grid: ".47.6.2....1..46..9+65.8+2.+3......681+55+1+6+4+7+8+3+9+2.9+85.+1746..32.+79+6...+9+64+3.+28+6..+8...7+3",
		Want: "r4c1<>2 r4c1<>3 r7c1<>8",
	},
	Find: func(p *techniques.Pass) { findNaked(p, 3, false) },
	Is:   func(p *techniques.Pattern) bool { return isNaked(p, 3) },
}

// NakedQuad removes four digits from a house of which four cells hold nothing else.
var NakedQuad = &techniques.Technique{
	Code: "naked-quad", Name: "Naked Quad", Aliases: []string{"Naked Quadruple", "Naked Quadruplet", "n4"}, Family: family,
	HoDoKu: "0202", HoDoKuScore: 120, Explainer: 50, Level: techniques.Hard,
	Ladder: explain.NewLadder("four cells of a house hold only four digits among them", explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "Four cells of a house that have no candidates but the same four digits, in any mixture. The four digits are " +
			"removed from all other cells of the house.",
		Why: "Four cells need four different digits, and only four are on offer. So each of them is used up in these cells. " +
			"If another cell of the house took one, four cells would have to share three digits.",
		Look: "Look only in houses with eight open cells or more. With seven or fewer, the rest of the house makes a " +
			"hidden triple, pair or single, which is easier to see. Leave out the cells with five candidates or more, and " +
			"add up the digits of the others.",
		NearMiss: "Four cells with five digits among them. It takes one stray mark in one of the cells to spoil the count. " +
			"And a quad that contains a pair says no more than the pair, if all that it removes are digits of the pair.",
		Grid: `
3    7  2  | 56    1   4   | 8    56 9
1    5  68 | 68    3   9   | 7    2  4
46   48 9  | 5678  567 2   | 3    56 1
-----------+---------------+-----------
25   28 18 | 3     4   156 | 9    7  568
57   6  178| 29    29  15  | 4    3  58
9    3  4  | 567   567 8   | 56   1  2
-----------+---------------+-----------
8    9  3  | 1256  256 7   | 1256 4  56
246  1  5  | 2469  269 3   | 26   8  7
2467 24 67 | 12456 8   56  | 1256 9  3
`,
		Want: "r7c4<>5 r7c4<>6 r8c4<>6 r9c4<>5 r9c4<>6",
	},
	Find: func(p *techniques.Pass) { findNaked(p, 4, false) },
	Is:   func(p *techniques.Pattern) bool { return isNaked(p, 4) },
}

// LockedPair is a naked pair that removes along a line and in a box at once.
var LockedPair = &techniques.Technique{
	Code: "locked-pair", Name: "Locked Pair", Aliases: []string{"l2"}, Family: family,
	HoDoKu: "0110", HoDoKuScore: 40, Level: techniques.Medium,
	Ladder: explain.NewLadder("two cells of one line and one box hold the same two digits", explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A naked pair whose two cells share a line as well as a box. The two digits are removed from the rest of the " +
			"line and from the rest of the box, in one go. It is called locked only if both houses lose something, and not " +
			"all of it in the box.",
		Why: "Two cells, two digits: both digits stand in the two cells, in one order or the other. That uses them up in " +
			"every house that contains both cells, and here there are two such houses.",
		Look: "Look at two open cells side by side in a box, in a row or a column that is otherwise crowded. If both hold " +
			"the same two digits, clear the line and the box together: half of it is often forgotten.",
		NearMiss: "A pair whose cells lie in one box but in different rows and columns. It clears the box and nothing else. " +
			"And a pair in a line and a box of which one has nothing left to remove is an ordinary naked pair.",
		Grid: "+6.+58+2+4....8+2697...4+9+71+3+5+6+822.+8.5..76.6+3..8..45.9.+628....+4..91+6.+85+1.4+6..9+9.6......",
		Want: "r4c7<>3 r5c8<>1 r6c2<>1 r6c4<>3",
	},
	Find: func(p *techniques.Pass) { findNaked(p, 2, true) },
	Is:   func(p *techniques.Pattern) bool { return isNakedLocked(p, 2) },
}

// LockedTriple is a naked triple that removes along a line and in a box at once.
var LockedTriple = &techniques.Technique{
	Code: "locked-triple", Name: "Locked Triple", Aliases: []string{"Locked Triplet", "l3"}, Family: family,
	HoDoKu: "0111", HoDoKuScore: 60, Level: techniques.Medium,
	Ladder: explain.NewLadder("three cells of one line and one box hold only three digits among them",
		explain.FacetHouses, explain.FacetCells),
	Doc: techniques.Doc{
		What: "A naked triple whose three cells are all that a line and a box have in common. The three digits are removed " +
			"from the rest of the line and from the rest of the box, in one go.",
		Why: "Three cells need three different digits, and only three are on offer, so all three stand there. That uses " +
			"them up in every house that contains the three cells, and here there are two such houses.",
		Look: "Look for a box with three open cells in one line and few candidates in them. Count the digits of the three: " +
			"if there are three, clear the line and the box together.",
		NearMiss: "Three cells in a line and a box with four digits among them. And three cells of a box that bend round a " +
			"corner: they have the box in common and no line.",
		Grid: "62+87+5+3+14+9..+1.8.2.......1...1....9..8+3.58+1.7+9......561....+1.7.3.4.7+5....121.....+75",
		Want: "r3c7<>8 r4c7<>4 r7c9<>4 r8c8<>8",
	},
	Find: func(p *techniques.Pass) { findNaked(p, 3, true) },
	Is:   func(p *techniques.Pattern) bool { return isNakedLocked(p, 3) },
}

// findNaked looks for naked sets: n open cells of a house that hold only n digits among them.
//
//	(a) each of the cells holds one of the n digits;
//	(b) no digit stands in two of the cells, as they share a house.
//
// Hence the cells hold n different digits out of n, which is each of them
// once. In every house that contains the cells no other cell can hold them.
//
// A set is reported once, with all houses in which it removes something. If locked is set, only locked
// pairs or triples are reported, otherwise only the other sets: no set is listed under two names.
func findNaked(p *techniques.Pass, n int, locked bool) {
	g := p.Grid
	var narrow candidates.CellSet // cells that n digits may be enough for
	for count := 1; count <= n; count++ {
		narrow = narrow.Or(p.WithCandidates(count))
	}
	houses := p.Changed().Houses()
	if n <= 3 && !locked {
		houses = withRenamed(g.Layout(), houses, narrow, n)
	}
	var t table
	visit := func(chosen, union uint16) bool {
		cells, digits := t.cellsAt(chosen), candidates.DigitSet(union)
		houses, targets := nakedTargets(g, cells, digits)
		if houses == 0 || houses.First() != t.house {
			return true // of no use, or found in another house before
		}
		if locked != isLocked(g.Layout(), n, houses, targets) {
			return true
		}
		if !holdsAny(g, targets, digits&^candidates.DigitSet(t.own(chosen))) {
			return true
		}
		var effects []explain.Effect
		for d := range digits.All() {
			effects = append(effects, explain.Removals(d, targets.And(g.Places(d)))...)
		}
		return p.Report(explain.NewStep(explain.LockedSet{Cells: cells, Set: digits, Houses: houses}, effects...))
	}
	for houses != 0 {
		h, _ := houses.Next()
		cells := narrow.And(g.Layout().HouseCells(h))
		if cells.Len() < n || g.Open().And(g.Layout().HouseCells(h)).Len() <= n {
			continue // too few cells, or no other to remove from
		}
		if t.rows(g, h, cells); !t.tight(n, 1<<cells.Len()-1, visit) {
			return
		}
	}
}

// withRenamed adds the houses that share n of the narrow cells with one of the houses. A set in them may
// have been a locked one before, as long as it removed something there as well.
func withRenamed(l *candidates.Layout, houses candidates.HouseSet, narrow candidates.CellSet, n int) candidates.HouseSet {
	all := houses
	for houses != 0 {
		h, _ := houses.Next()
		cells := narrow.And(l.HouseCells(h))
		for others := l.HousesMeeting(h) &^ all; others != 0; {
			other, _ := others.Next()
			if cells.And(l.HouseCells(other)).Len() >= n {
				all = all.With(other)
			}
		}
	}
	return all
}

// nakedTargets returns the cells that lose digits to a naked set, and the
// houses around the set in which they are.
func nakedTargets(g *candidates.Grid, cells candidates.CellSet, digits candidates.DigitSet) (houses candidates.HouseSet, targets candidates.CellSet) {
	l := g.Layout()
	for shared := l.HousesOfAll(cells); shared != 0; {
		h, _ := shared.Next()
		others := g.Open().And(l.HouseCells(h)).AndNot(cells)
		for c, ok := others.Next(); ok; c, ok = others.Next() {
			if g.Candidates(c)&digits != 0 {
				houses, targets = houses.With(h), targets.With(c)
			}
		}
	}
	return houses, targets
}

// isLocked reports whether a naked set of n cells that removes from the targets in the houses is called a
// locked pair or locked triple: whether it removes in several houses and the box does not contain all
// targets. Otherwise one house is enough to explain it.
func isLocked(l *candidates.Layout, n int, houses candidates.HouseSet, targets candidates.CellSet) bool {
	return n <= 3 && houses.Len() > 1 && !targets.Within(l.HouseCells(techniques.Easiest(houses)))
}

// isNaked reports whether it is a naked set of n cells.
func isNaked(p *techniques.Pattern, n int) bool {
	e, ok := p.Evidence.(explain.LockedSet)
	return ok && !e.Hidden && e.Cells.Len() == n
}

// isNakedLocked reports whether it is one that is called a locked pair or triple.
func isNakedLocked(p *techniques.Pattern, n int) bool {
	if !isNaked(p, n) {
		return false
	}
	e := p.Evidence.(explain.LockedSet)
	houses, targets := nakedTargets(p.Grid, e.Cells, e.Set)
	if targets.IsEmpty() { // nothing is left that would tell which it is
		return n <= 3 && p.Grid.Layout().HousesOfAll(e.Cells).Len() > 1
	}
	return isLocked(p.Grid.Layout(), n, houses, targets)
}

// holdsAny reports whether any of the cells holds any of the digits.
func holdsAny(g *candidates.Grid, cells candidates.CellSet, digits candidates.DigitSet) bool {
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		if g.Candidates(c)&digits != 0 {
			return true
		}
	}
	return false
}
