package subsets

import (
	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/techniques"
)

// findHidden looks for hidden sets: n digits that have places in only n cells
// of a house.
//
//	(a) each of the digits stands in one of the n cells;
//	(b) no cell holds two of them.
//
// Hence the n cells hold n of the digits, one each, and nothing else.
//
// A set whose digits are hidden in several houses alike is reported once, in
// the house in which it is easiest to see.
func findHidden(p *techniques.Pass, n int) {
	g := p.Grid
	var t table
	visit := func(chosen, union uint16) bool {
		digits := candidates.DigitSet(chosen)
		if !holdsAny(g, t.cellsAt(union&^t.own(chosen)), g.Layout().Digits()&^digits) {
			return true // nothing to remove that needs all the digits
		}
		cells := t.cellsAt(union)
		if t.house != techniques.Easiest(hiddenIn(g, cells, digits)) {
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

// hiddenIn returns the houses around the cells in which the digits have no
// other place.
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
