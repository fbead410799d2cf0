package singles

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// HiddenSingle places a digit in the only cell of a house that can hold it.
var HiddenSingle = &techniques.Technique{
	Code:   "hidden-single",
	Name:   "Hidden Single",
	Family: family,
	Find:   findHiddenSingles,
}

// kinds is the order in which a person scans the houses for a digit.
var kinds = [...]candidates.Kind{candidates.Box, candidates.Row, candidates.Column, candidates.Extra}

// findHiddenSingles looks for digits with one place in a house, boxes first.
// A placement is reported once, in the house that is easiest to see it in,
// even if the digit has no other place in several houses of the cell.
func findHiddenSingles(p *techniques.Pass) {
	g := p.Grid
	l := g.Layout()
	var done [candidates.MaxSize + 1]candidates.CellSet
	for _, kind := range kinds {
		for digits := l.Digits(); digits != 0; {
			d, _ := digits.Next()
			left := g.Places(d).And(g.Open()).AndNot(done[d])
			if left.IsEmpty() {
				continue
			}
			for houses := l.HousesOfKind(kind); houses != 0; {
				h, _ := houses.Next()
				c, ok := g.PlacesIn(d, h).Single()
				if !ok || !left.Has(c) || done[d].Has(c) {
					continue
				}
				done[d] = done[d].With(c)
				k := candidates.Of(c, d)
				single := explain.Single{Candidate: k, Because: candidates.HouseItem(d, clearest(g, k))}
				if !p.Report(explain.NewStep(single, explain.Place(c, d))) {
					return
				}
			}
		}
	}
}

// clearest returns the house, among those in which k is the only place of its
// digit, that leaves a person least to check: the one where the fewest other
// places were removed by a deduction, then where the fewest placed digits
// block the others. On a tie a box goes before a row and a row before a column.
func clearest(g *candidates.Grid, k candidates.Candidate) candidates.House {
	var hidden candidates.HouseSet
	for h := range g.Layout().HousesOf(k.Cell()).All() {
		if g.PlacesIn(k.Digit(), h).Len() == 1 {
			hidden = hidden.With(h)
		}
	}
	best := techniques.Easiest(hidden)
	if hidden.Len() == 1 {
		return best
	}
	blockers, removed := witnesses(g, k, best)
	for h := range hidden.All() {
		if b, r := witnesses(g, k, h); r < removed || r == removed && b < blockers {
			best, blockers, removed = h, b, r
		}
	}
	return best
}

// witnesses returns how many placed digits block the other places of house h,
// and how many other places were removed by a deduction.
func witnesses(g *candidates.Grid, k candidates.Candidate, h candidates.House) (blockers, removed int) {
	by, removed := explain.Witnesses(explain.Absences(g, k, candidates.HouseItem(k.Digit(), h)))
	return by.Len(), removed
}
