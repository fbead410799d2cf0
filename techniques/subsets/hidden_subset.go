package subsets

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// HiddenPair clears two cells that are the only places of two digits in a house.
var HiddenPair = &techniques.Technique{
	Code: "hidden-pair", Name: "Hidden Pair", Aliases: []string{"h2"}, Family: family,
	HoDoKu: "0210", HoDoKuScore: 70, Explainer: 34, Level: techniques.Medium,
	Ladder: explain.NewLadder("two digits have only the same two places in some house", explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "Two digits that have only two places left in a house, the same two cells. Every other candidate of these " +
			"cells is removed. The pair is hidden, because the cells may have many other marks.",
		Why: "The house needs both digits, and they can go nowhere else. One takes one of the cells, the other takes the " +
			"other, so the cells are full. If one of them held something else, two digits would have to share one cell.",
		Look: "For each house count the places of the digits that it lacks. Two digits with two places each, and the same " +
			"two: there it is. Compare digits that are ruled out in the same cells of the house.",
		NearMiss: "Two digits that both occur in two cells, but one of them has a third place in the house. It may go " +
			"there, so the two cells need not hold both. And two digits with two places each of which only one is the same.",
		Grid: ".61+97.8+3..+3.6.+8.....832..+6..9+653.+2+87+8.+37.+2+59+65+7+2+8+9+6+314+389+2+6+7......4+8+9+6236+24+15+3+9+7+8",
		Want: "r2c1<>4 r2c1<>7 r2c9<>1 r2c9<>5",
	},
	Find: func(p *techniques.Pass) { findHidden(p, 2, false) },
	Is:   func(p *techniques.Pattern) bool { return isHidden(p, 2) },
}

// DirectHiddenPair is a hidden pair that leaves another digit one place in its house, where it can be placed at once.
var DirectHiddenPair = HiddenPair.Variant(func(p *techniques.Pass) { findHidden(p, 2, true) })

// HiddenTriple clears three cells that are the only places of three digits in a house.
var HiddenTriple = &techniques.Technique{
	Code: "hidden-triple", Name: "Hidden Triple", Aliases: []string{"Hidden Triplet", "h3"}, Family: family,
	HoDoKu: "0211", HoDoKuScore: 100, Explainer: 40, Level: techniques.Medium,
	Ladder: explain.NewLadder("three digits have only three places among them in some house", explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "Three digits that have only three places among them in a house. Not every digit needs all three places. " +
			"Every other candidate of the three cells is removed.",
		Why: "The house needs the three digits, and they can go nowhere else. They fill the three cells, one each. If one " +
			"of the cells held something else, three digits would have to share two cells.",
		Look: "In a house with six open cells or more, take a digit with two places and look for a second digit that adds " +
			"only one place. Then see whether a third digit stays within these three cells.",
		NearMiss: "Three digits with four places among them. One cell too many, and nothing is used up. Count the places in " +
			"the whole house and not in a part of it: a place overlooked at the far end of a row makes a triple that is " +
			"none.",
		Grid: "..4.7.6.....68...+4...+4...1...5..89478...4.5.+3.+4......1+691+8+5+43+7+272+39..45+8+45+8+7+32+1+96",
		Want: "r3c2<>3 r3c3<>2 r3c3<>9 r3c7<>2",
	},
	Find: func(p *techniques.Pass) { findHidden(p, 3, false) },
	Is:   func(p *techniques.Pattern) bool { return isHidden(p, 3) },
}

// DirectHiddenTriple is a hidden triple that leaves another digit one place in its house, where it can be placed at once.
var DirectHiddenTriple = HiddenTriple.Variant(func(p *techniques.Pass) { findHidden(p, 3, true) })

// HiddenQuad clears four cells that are the only places of four digits in a house.
var HiddenQuad = &techniques.Technique{
	Code: "hidden-quad", Name: "Hidden Quad", Aliases: []string{"Hidden Quadruple", "Hidden Quadruplet", "h4"}, Family: family,
	HoDoKu: "0212", HoDoKuScore: 150, Explainer: 54, Level: techniques.Hard,
	Ladder: explain.NewLadder("four digits have only four places among them in some house", explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "Four digits that have only four places among them in a house. Every other candidate of the four cells is " +
			"removed.",
		Why: "The house needs the four digits, and they can go nowhere else. They fill the four cells, one each. If one of " +
			"the cells held something else, four digits would have to share three cells.",
		Look: "Look only in a house with nine open cells. With fewer, its other cells make a naked quad, triple, pair or " +
			"single, which says the same and is easier to see. Leave out the digits with five places or more, and add up " +
			"the places of the others.",
		NearMiss: "Four digits with five places among them. And a hidden quad that contains a hidden pair says no more than " +
			"the pair, if it clears only the two cells of the pair.",
		Grid: `
5    3469 2  | 69    369   346 | 7 8  1
17   79   89 | 12789 589   25  | 3 4  6
1467 3467 38 | 1678  368   346 | 9 2  5
-------------+-----------------+-------
2    8    7  | 5     1     9   | 6 3  4
9    5    6  | 3     4     8   | 1 7  2
3    1    4  | 26    7     26  | 8 5  9
-------------+-----------------+-------
67   3679 39 | 4     2     1   | 5 69 8
468  469  5  | 689   689   7   | 2 1  3
68   2    1  | 689   35689 356 | 4 69 7
`,
		Want: "r2c4<>8 r2c4<>9 r2c5<>8 r2c5<>9 r3c4<>6 r3c4<>8",
	},
	Find: func(p *techniques.Pass) { findHidden(p, 4, false) },
	Is:   func(p *techniques.Pattern) bool { return isHidden(p, 4) },
}

// findHidden looks for hidden sets: n digits that have places in only n cells of a house.
//
//	(a) each of the digits stands in one of the n cells;
//	(b) no cell holds two of them.
//
// Hence the n cells hold n of the digits, one each, and nothing else.
//
// A set whose digits are hidden in several houses alike is reported once, in
// the house in which it is easiest to see.
//
// If direct is set, only those are reported that leave a single; see leavesSingle.
func findHidden(p *techniques.Pass, n int, direct bool) {
	g := p.Grid
	var t table
	visit := func(chosen, union uint16) bool {
		digits := candidates.DigitSet(chosen)
		if !holdsAny(g, t.cellsAt(union&^t.own(chosen)), g.Layout().Digits()&^digits) {
			return true // nothing to remove that needs all the digits
		}
		cells := t.cellsAt(union)
		houses := hiddenIn(g, cells, digits)
		if t.house != techniques.Easiest(houses) || direct && !leavesSingle(g, cells, digits, houses) {
			return true
		}
		var effects []explain.Effect
		for c := range cells.All() {
			for d := range (g.Candidates(c) &^ digits).All() {
				effects = append(effects, explain.Remove(c, d))
			}
		}
		set := explain.LockedSet{Cells: cells, Set: digits, Houses: candidates.Houses(t.house), Hidden: true}
		return p.Report(explain.NewStep(set, effects...))
	}
	houses := p.Changed().Houses()
	if direct {
		houses = g.Layout().Houses() // a hidden set may leave a single when the rest of its house changes
	}
	var few [candidates.MaxHouses]candidates.DigitSet // the digits with n places or fewer
	for digits := g.Layout().Digits(); digits != 0; {
		d, _ := digits.Next()
		for hs := houses & p.Rooms(d).UpTo(n); hs != 0; {
			h, _ := hs.Next()
			few[h] = few[h].With(d)
		}
	}
	for houses != 0 {
		h, _ := houses.Next()
		if few[h].Len() < n || g.Open().And(g.Layout().HouseCells(h)).Len() <= n {
			continue
		}
		t.columns(g, h, few[h])
		if !t.tight(n, uint16(few[h]), visit) {
			return
		}
	}
}

// leavesSingle reports whether another digit has one place in one of the houses when the cells are taken.
func leavesSingle(g *candidates.Grid, cells candidates.CellSet, digits candidates.DigitSet, houses candidates.HouseSet) bool {
	for d := range (g.Layout().Digits() &^ digits).All() {
		for h := range houses.All() {
			here := g.PlacesIn(d, h)
			if left := here.AndNot(cells); left != here && left.Len() == 1 {
				return true
			}
		}
	}
	return false
}

// hiddenIn returns the houses around the cells in which the digits have no other place.
func hiddenIn(g *candidates.Grid, cells candidates.CellSet, digits candidates.DigitSet) (houses candidates.HouseSet) {
	for h := range g.Layout().HousesOfAll(cells).All() {
		hidden := true
		for d := range digits.All() {
			hidden = hidden && g.PlacesIn(d, h).Within(cells)
		}
		if hidden {
			houses = houses.With(h)
		}
	}
	return houses
}

// isHidden reports whether it is a hidden set of n digits.
func isHidden(p *techniques.Pattern, n int) bool {
	e, ok := p.Evidence.(explain.LockedSet)
	return ok && e.Hidden && e.Cells.Len() == n
}
