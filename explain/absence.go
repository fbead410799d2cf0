package explain

import "pencilmark/candidates"

// Absence is a candidate that is not on the grid, and why.
type Absence struct {
	Candidate candidates.Candidate
	// Placed says that a placed digit rules the candidate out: the one at By, seen along House. Otherwise
	// the mark was removed by a deduction, or by whoever drew the marks.
	Placed bool
	By     candidates.Cell
	House  candidates.House
}

// Absences tells why k is the only candidate of the item. There is one entry for each other candidate that
// item could have; cells that hold a digit need no reason and have none. Witnesses are chosen so that a
// person has to look at as little as possible: for a digit in a house as few placed digits as possible, for
// a cell as few houses as possible.
func Absences(g *candidates.Grid, k candidates.Candidate, item candidates.Item) []Absence {
	if d, h, ok := item.House(); ok {
		return absentPlaces(g, d, g.Layout().HouseCells(h).And(g.Open()).Without(k.Cell()))
	}
	return absentDigits(g, k.Cell(), g.Layout().Digits().Without(k.Digit()))
}

// AllAbsences tells in the same way why an item lacks each candidate that it
// could have but has not, whether it has one left, several or none.
func AllAbsences(g *candidates.Grid, item candidates.Item) []Absence {
	if d, h, ok := item.House(); ok {
		return absentPlaces(g, d, g.Layout().HouseCells(h).And(g.Open()).AndNot(g.Places(d)))
	}
	c := candidates.Cell(item)
	return absentDigits(g, c, g.Layout().Digits()&^g.Candidates(c))
}

// absentPlaces explains why d has no place in the open cells.
func absentPlaces(g *candidates.Grid, d candidates.Digit, cells candidates.CellSet) []Absence {
	l := g.Layout()
	by, removed := Blockers(g, d, cells)
	var absences []Absence
	for b := range by.All() {
		for _, s := range Sights(l, b, cells) {
			for c := range s.Cells.All() {
				absences = append(absences, Absence{candidates.Of(c, d), true, b, s.House})
			}
		}
		cells = cells.AndNot(l.Peers(b))
	}
	for c := range removed.All() {
		absences = append(absences, Absence{Candidate: candidates.Of(c, d)})
	}
	return absences
}

// Blockers returns as few cells with a placed d as can be that see all those of
// the cells that some such cell sees, and the cells that none sees.
func Blockers(g *candidates.Grid, d candidates.Digit, cells candidates.CellSet) (by, removed candidates.CellSet) {
	l := g.Layout()
	placed := g.Places(d).AndNot(g.Open())
	var blocked, twice candidates.CellSet
	for c, ok := placed.Next(); ok; c, ok = placed.Next() {
		seen := l.Peers(c).And(cells)
		twice = twice.Or(blocked.And(seen))
		blocked = blocked.Or(seen)
	}
	// What one blocker alone sees needs it. Mostly these are all.
	left := blocked
	var useful candidates.CellSet
	placed = g.Places(d).AndNot(g.Open())
	for c, ok := placed.Next(); ok; c, ok = placed.Next() {
		switch seen := l.Peers(c).And(cells); {
		case !seen.Within(twice):
			by = by.With(c)
			left = left.AndNot(seen)
		case !seen.IsEmpty():
			useful = useful.With(c)
		}
	}
	if !left.IsEmpty() {
		needed := by
		by = by.Or(useful)
		fewest(l, left, useful, needed, &by)
	}
	return by, cells.AndNot(blocked)
}

// fewest makes best the first of the smallest sets of blockers that contain chosen and see all the cells.
// Sets of equal size are compared by their last blocker, then by the one before it, and so on.
func fewest(l *candidates.Layout, cells, blockers, chosen candidates.CellSet, best *candidates.CellSet) {
	c, ok := cells.Next()
	if !ok {
		if chosen.Len() < best.Len() || chosen.Len() == best.Len() && chosen.Before(*best) {
			*best = chosen
		}
		return
	}
	if chosen.Len() >= best.Len() {
		return
	}
	for rest := blockers.And(l.Peers(c)); !rest.IsEmpty(); {
		b, _ := rest.Next()
		fewest(l, cells.AndNot(l.Peers(b)), blockers, chosen.With(b), best)
	}
}

// Sight is cells that see a cell along a house.
type Sight struct {
	House candidates.House
	Cells candidates.CellSet
}

// Sights splits those of the cells that see c by the house along which they do, each in one part only and
// the largest part first, so that few houses have to be named. Those that it sees by clues alone are the last part, of no
// house.
func Sights(l *candidates.Layout, c candidates.Cell, cells candidates.CellSet) (sights []Sight) {
	for left := cells.And(l.Peers(c)); !left.IsEmpty(); {
		var most Sight
		for h := range l.HousesOf(c).All() {
			if here := left.And(l.HouseCells(h)); here.Len() > most.Cells.Len() {
				most = Sight{h, here}
			}
		}
		if most.Cells.IsEmpty() {
			return append(sights, Sight{candidates.NoHouse, left}) // by clues
		}
		sights = append(sights, most)
		left = left.AndNot(most.Cells)
	}
	return sights
}

// absentDigits explains why c can hold none of the digits.
func absentDigits(g *candidates.Grid, c candidates.Cell, digits candidates.DigitSet) []Absence {
	l := g.Layout()
	var ruled [candidates.MaxHouses]candidates.DigitSet // out, by the placed digits of a house
	var all candidates.DigitSet
	for h := range l.HousesOf(c).All() {
		for p := range l.HouseCells(h).Without(c).All() {
			if v := g.Value(p); v != 0 && digits.Has(v) {
				ruled[h] = ruled[h].With(v)
			}
		}
		all |= ruled[h]
	}
	best := l.HousesOf(c)
	// The subsets of a set of bits, from the greatest down to the empty one.
	for try := best; try != 0; try = (try - 1) & l.HousesOf(c) {
		var together candidates.DigitSet
		for h := range try.All() {
			together |= ruled[h]
		}
		if together == all && try.Len() <= best.Len() {
			best = try
		}
	}
	var absences []Absence
	for left := all; left != 0; {
		// Of the chosen houses name first the one that rules out most.
		next := best.First()
		for h := range best.All() {
			if (ruled[h] & left).Len() > (ruled[next] & left).Len() {
				next = h
			}
		}
		for p := range l.HouseCells(next).Without(c).All() {
			if v := g.Value(p); v != 0 && left.Has(v) {
				absences = append(absences, Absence{candidates.Of(c, v), true, p, next})
				left = left.Without(v)
			}
		}
	}
	for d := range (digits &^ all).All() {
		absences = append(absences, Absence{Candidate: candidates.Of(c, d)})
	}
	return absences
}

// Witnesses returns the placed digits that the absences name, and how many of
// the candidates were not ruled out by a placed digit.
func Witnesses(absences []Absence) (by candidates.CellSet, removed int) {
	for _, a := range absences {
		if a.Placed {
			by = by.With(a.By)
		} else {
			removed++
		}
	}
	return by, removed
}
