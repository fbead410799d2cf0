package intersections

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// findLocked looks for digits whose places in one house all lie in another.
//
//	(a) the digit stands somewhere in From, as in every house;
//	(b) its places in From all lie in the cells that From and Onto share.
//
// Hence it stands in a shared cell, and that is the one of Onto: every other
// cell of Onto loses it. With a single place in From the pattern is a hidden
// single and is left to that technique; placed digits, which have one place
// too, are passed over by the same test.
//
// Each crossing of two houses has one of two names, so that no finding is
// listed under both: a crossing from a line or onto a box is a claim, every
// other crossing points. For rows, columns and boxes this means that boxes
// point and lines claim. An extra house is to a line what a box is, and to a
// box what a line is.
func findLocked(p *techniques.Pass, claiming bool) {
	g, l := p.Grid, p.Grid.Layout()
	named := l.Houses() &^ (l.HousesOfKind(candidates.Row) | l.HousesOfKind(candidates.Column)) // that point
	if claiming {
		named = l.Houses() &^ l.HousesOfKind(candidates.Box)
	}
	// What takes away places elsewhere confines a digit to nothing new, and gives
	// it nothing to lose.
	changed := p.Changed().Houses() & named
	var locked [candidates.MaxHouses]candidates.DigitSet // by house that confines them
	var from candidates.HouseSet
	for digits := p.Changed().Digits; digits != 0; {
		d, _ := digits.Next()
		for houses := changed & lockable(p, d); houses != 0; {
			h, _ := houses.Next()
			if isLocked(g, d, h) {
				from, locked[h] = from.With(h), locked[h].With(d)
			}
		}
	}
	for h, ok := from.Next(); ok; h, ok = from.Next() {
		if !reportLocked(p, h, locked[h], claiming) {
			return
		}
	}
}

// reportLocked reports which of the digits are confined from the house to others,
// by the one name or the other.
func reportLocked(p *techniques.Pass, from candidates.House, locked candidates.DigitSet, claiming bool) (more bool) {
	g, l := p.Grid, p.Grid.Layout()
	for _, x := range l.CrossingsFrom(from) {
		if claims(x) != claiming {
			continue
		}
		ontoRest := l.HouseCells(x.Onto).AndNot(x.Shared)
		for digits := locked; digits != 0; {
			d, _ := digits.Next()
			places := g.Places(d)
			if !g.PlacesIn(d, x.From).Within(x.Shared) || !places.Meets(ontoRest) {
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
