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
	g := p.Grid
	l := g.Layout()
	var locked [candidates.MaxHouses]candidates.DigitSet // by From
	var from candidates.HouseSet
	for digits := p.ChangedDigits(); digits != 0; {
		d, _ := digits.Next()
		for houses := lockable(p, d, claiming); houses != 0; {
			h, _ := houses.Next()
			if isLocked(g, d, h) {
				from, locked[h] = from.With(h), locked[h].With(d)
			}
		}
	}
	if from == 0 {
		return
	}
	for _, x := range l.Crossings() {
		if !from.Has(x.From) || claims(x) != claiming {
			continue
		}
		ontoRest := l.HouseCells(x.Onto).AndNot(x.Shared)
		for digits := locked[x.From]; digits != 0; {
			d, _ := digits.Next()
			places := g.Places(d)
			if !g.PlacesIn(d, x.From).Within(x.Shared) || !places.Meets(ontoRest) {
				continue
			}
			cover := explain.Cover{Digit: d, Base: candidates.Houses(x.From), Covers: candidates.Houses(x.Onto)}
			if !p.Report(explain.NewStep(cover, explain.Removals(d, places.And(ontoRest))...)) {
				return
			}
		}
	}
}

// lockable returns the houses from which the digit can be confined to another
// by one of the names, and in which it has lost a place of late: what takes away
// places elsewhere confines it to nothing new, and gives it nothing to lose.
func lockable(p *techniques.Pass, d candidates.Digit, claiming bool) candidates.HouseSet {
	l, rooms := p.Grid.Layout(), p.Rooms(d)
	houses := p.ChangedHouses() &^ (rooms.None | rooms.One)
	if l.WidestCrossing() <= 3 {
		houses &= rooms.Two | rooms.Three
	}
	if claiming {
		return houses &^ l.HousesOfKind(candidates.Box)
	}
	return houses &^ (l.HousesOfKind(candidates.Row) | l.HousesOfKind(candidates.Column))
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
