package intersections

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// Pointing removes a digit from a line, because a box needs it there.
var Pointing = &techniques.Technique{
	Code: "pointing", Name: "Pointing",
	Aliases: []string{"Locked Candidates Type 1 (Pointing)", "Locked Candidates Type 1", "Pointing Pair", "Pointing Triple", "lc1"}, Family: family,
	HoDoKu: "0100", HoDoKuScore: 50, Explainer: 26, Level: techniques.Medium,
	Ladder: explain.NewLadder("inside one box a digit is confined to one line", explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "All places that a digit has left in a box lie in one row or one column. The box points along that line: the " +
			"digit is removed from the rest of the line.",
		Why: "The box has to hold the digit, and only cells of the line are left for it. Wherever it ends up, it stands in " +
			"that line, and a line holds a digit once. So no cell of the line outside the box can hold it.",
		Look: "For each box and each digit that it lacks, see whether what is left stands in one line. Two filled lines of " +
			"a box are a good sign. Then look along the line outside the box for the same digit. Where a board has diagonals " +
			"or windows, one of them can be the line of a box, or the box of a line.",
		NearMiss: "Three places in an L: two in a row, two in a column, all three in neither. The digit need not be in the " +
			"row and need not be in the column, so it stays where it is.",
		Grid: "8.+3+9.7.+251.+5+82+37.+9+9+7+25..+83.45+8.+36+9+7.629+78..5+3+73+1.+5+9.+8.+2+8...+539.+3+9...+2+5+18+5+1.+3982.7",
		Want: "r7c5<>6 r8c5<>6",
	},
	Parts: []techniques.Part{
		{Alias: "Pointing Pair", Is: func(p *techniques.Pattern) bool { return isPointing(p, 2) }},
		{Alias: "Pointing Triple", Is: func(p *techniques.Pattern) bool { return isPointing(p, 3) }},
	},
	Find: func(p *techniques.Pass) { findLocked(p, false, false) },
	Is:   func(p *techniques.Pattern) bool { return isLockedIn(p, false) },
}

// DirectPointing is pointing that leaves the digit one place in another box, where it can be placed at once.
var DirectPointing = Pointing.Variant(func(p *techniques.Pass) { findLocked(p, false, true) })

// Claiming removes a digit from a box, because a line needs it there.
var Claiming = &techniques.Technique{
	Code: "claiming", Name: "Claiming",
	Aliases: []string{"Locked Candidates Type 2 (Claiming)", "Locked Candidates Type 2", "Box/Line Reduction", "lc2"}, Family: family,
	HoDoKu: "0101", HoDoKuScore: 50, Explainer: 28, Level: techniques.Medium,
	Ladder: explain.NewLadder("inside one line a digit is confined to one box", explain.FacetHouses, explain.FacetDigits),
	Doc: techniques.Doc{
		What: "All places that a digit has left in a row or a column lie in one box. The line claims the digit of that box: " +
			"it is removed from the rest of the box.",
		Why: "The line has to hold the digit, and only cells of the box are left for it. Wherever it ends up, it stands in " +
			"that box, and a box holds a digit once. So no cell of the box outside the line can hold it.",
		Look: "For each line and each digit that it lacks, see whether what is left stands in one box. Lines that are " +
			"filled in the other two boxes are a good sign. It is easy to overlook, because the eye scans boxes: walk along " +
			"the rows and the columns on purpose. Where a board has diagonals or windows, one of them can be the box of a " +
			"line, or the line of a box.",
		NearMiss: "The digit has places in two boxes of the line. Then the box may get its digit from another line, and " +
			"nothing follows. Nor does anything follow if the rest of the box has lost the digit before.",
		Grid: "+1.7+4...+5845.1.+8+7..+8..+5+7.+14.+71+8+35+6..+45+4+3+29+78+6+1962+8+1+4+3+7+5+68+4+72+1539+2+9+568+3+4+17+3+7194+5.+8.",
		Want: "r1c7<>2 r3c9<>2",
	},
	Find: func(p *techniques.Pass) { findLocked(p, true, false) },
	Is:   func(p *techniques.Pattern) bool { return isLockedIn(p, true) },
}

// DirectClaiming is claiming that leaves the digit one place in another line of the same kind.
var DirectClaiming = Claiming.Variant(func(p *techniques.Pass) { findLocked(p, true, true) })

// findLocked looks for digits whose places in one house all lie in another.
//
//	(a) the digit stands somewhere in From, as in every house;
//	(b) its places in From all lie in the cells that From and Onto share.
//
// Hence it stands in a shared cell, and that is the one of Onto: every other cell of Onto loses it. With a
// single place in From the pattern is a hidden single and is left to that technique; placed digits, which
// have one place too, are passed over by the same test.
//
// Each crossing of two houses has one of two names, so that no finding is listed under both: a crossing
// from a line or onto a box is a claim, every other crossing points. For rows, columns and boxes this means
// that boxes point and lines claim. An extra house is to a line what a box is, and to a box what a line is.
//
// If direct is set, only those are reported that leave a single; see isDirect.
func findLocked(p *techniques.Pass, claiming, direct bool) {
	g, l := p.Grid, p.Grid.Layout()
	named := l.Houses() &^ (l.HousesOfKind(candidates.Row) | l.HousesOfKind(candidates.Column)) // that point
	if claiming {
		named = l.Houses() &^ l.HousesOfKind(candidates.Box)
	}
	// What takes away places elsewhere confines a digit to nothing new, and gives it nothing to lose.
	changed, digits := p.Changed().Houses()&named, p.Changed().Digits
	if direct {
		changed, digits = named, l.Digits() // what is locked may leave a single when another house changes
	}
	var locked [candidates.MaxHouses]candidates.DigitSet // by house that confines them
	var from candidates.HouseSet
	for digits != 0 {
		d, _ := digits.Next()
		for houses := changed & lockable(p, d); houses != 0; {
			h, _ := houses.Next()
			if isLocked(g, d, h) {
				from, locked[h] = from.With(h), locked[h].With(d)
			}
		}
	}
	for h, ok := from.Next(); ok; h, ok = from.Next() {
		if !reportLocked(p, h, locked[h], claiming, direct) {
			return
		}
	}
}

// reportLocked reports which of the digits are confined from the house to others,
// by the one name or the other.
func reportLocked(p *techniques.Pass, from candidates.House, locked candidates.DigitSet, claiming, direct bool) (more bool) {
	g, l := p.Grid, p.Grid.Layout()
	for _, x := range l.CrossingsFrom(from) {
		if claims(x) != claiming {
			continue
		}
		ontoRest := l.HouseCells(x.Onto).AndNot(x.Shared)
		for digits := locked; digits != 0; {
			d, _ := digits.Next()
			places := g.Places(d)
			if !g.PlacesIn(d, x.From).Within(x.Shared) || !places.Meets(ontoRest) || direct && !isDirect(g, d, x) {
				continue
			}
			cover := explain.Cover{Digit: d, Base: candidates.Houses(x.From), Covers: candidates.Houses(x.Onto)}
			if !p.Report(explain.NewStep(cover, explain.Removals(d, places.And(ontoRest))...)) {
				return false
			}
		}
	}
	return true
}

// isDirect reports whether the digit, locked in a crossing, is left one place in another house of the kind of
// the first.
func isDirect(g *candidates.Grid, d candidates.Digit, x candidates.Crossing) bool {
	l := g.Layout()
	for others := l.HousesOfKind(x.From.Kind()) &^ candidates.Houses(x.From); others != 0; {
		h, _ := others.Next()
		here := g.PlacesIn(d, h)
		if left := here.AndNot(l.HouseCells(x.Onto)); left != here && left.Len() == 1 {
			return true
		}
	}
	return false
}

// lockable returns the houses from which the digit can be confined to another.
func lockable(p *techniques.Pass, d candidates.Digit) candidates.HouseSet {
	l, rooms := p.Grid.Layout(), p.Rooms(d)
	if l.WidestCrossing() <= 3 {
		return rooms.Two | rooms.Three
	}
	return l.Houses() &^ (rooms.None | rooms.One)
}

// isLocked reports whether the digit has two places or more in the house, all
// of them in another house that has more.
func isLocked(g *candidates.Grid, d candidates.Digit, h candidates.House) bool {
	l, places := g.Layout(), g.PlacesIn(d, h)
	first, last := places.First(), places.Last()
	for others := l.HousesOf(first) & l.HousesOf(last) &^ candidates.Houses(h); others != 0 && first != last; {
		other, _ := others.Next()
		if here := g.PlacesIn(d, other); places.Within(here) && here != places {
			return true
		}
	}
	return false
}

// claims reports whether a crossing belongs to claiming and not to pointing.
func claims(x candidates.Crossing) bool {
	return x.From.Kind().IsLine() || x.Onto.Kind() == candidates.Box
}

// isLockedIn reports whether it is the places of a digit in one house, two or more, that lie in another. The one is
// a line, or the other a box, if it is claiming.
func isLockedIn(p *techniques.Pattern, claiming bool) bool {
	e, ok := p.Evidence.(explain.Cover)
	return ok && e.Base.Len() == 1 && e.Places(p.Grid).Len() > 1 &&
		claims(candidates.Crossing{From: e.Base.First(), Onto: e.Covers.First()}) == claiming
}

// isPointing reports whether it is pointing by n places.
func isPointing(p *techniques.Pattern, n int) bool {
	return isLockedIn(p, false) && p.Evidence.(explain.Cover).Places(p.Grid).Len() == n
}
