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
	for _, x := range l.Crossings() {
		if claims(x) != claiming {
			continue
		}
		fromRest := l.HouseCells(x.From).AndNot(x.Shared)
		ontoRest := l.HouseCells(x.Onto).AndNot(x.Shared)
		digits := l.Digits()
		if x.Shared.Len() <= 3 {
			digits = p.WithPlaces(x.From, 2) | p.WithPlaces(x.From, 3)
		}
		for digits != 0 {
			d, _ := digits.Next()
			places := g.Places(d)
			if places.Meets(fromRest) || !places.Meets(ontoRest) || places.And(x.Shared).Len() < 2 {
				continue
			}
			cover := explain.Cover{Digit: d, Base: candidates.Houses(x.From), Covers: candidates.Houses(x.Onto)}
			if !p.Report(explain.NewStep(cover, explain.Removals(d, places.And(ontoRest))...)) {
				return
			}
		}
	}
}

// claims reports whether a crossing belongs to claiming and not to pointing.
func claims(x candidates.Crossing) bool {
	return x.From.Kind().IsLine() || x.Onto.Kind() == candidates.Box
}
