// Package arrangements finds arrangements of a digit: choices of its places, one
// in each house. They are called templates in the literature.
package arrangements

import "pencilmark/candidates"

// Places returns the places that occur in some arrangement: a choice of them, one in each house.
func Places(l *candidates.Layout, places candidates.CellSet) candidates.CellSet {
	var room [candidates.MaxCells]candidates.CellSet
	_, answers := Append(room[:0], l, places)
	return answers
}

// Append appends arrangements to a list of some of them, until all places that occur in any occur in one of
// the list, and returns these places. One arrangement after another is made for a place that none before it
// has; all of them have what is alone in its house.
//
// A cell in each row, none in sight of another, is a cell in each column and each box too, because there
// are as many of these as rows and each cell is in one. Only extra houses have to be asked besides.
func Append(list []candidates.CellSet, l *candidates.Layout, places candidates.CellSet) (longer []candidates.CellSet, answers candidates.CellSet) {
	for _, a := range list {
		answers = answers.Or(a)
	}
	if places.Within(answers) {
		return list, answers
	}
	houses := l.HousesOfKind(candidates.Row) | l.HousesOfKind(candidates.Extra)
	var alone candidates.CellSet
	for hs := houses; hs != 0; hs &= houses {
		h, _ := hs.Next()
		switch c, ok := places.And(l.HouseCells(h)).Single(); {
		case ok:
			alone, places = alone.With(c), places.AndNot(l.Peers(c)).Without(c)
			houses &^= l.HousesOf(c)
		case !places.Meets(l.HouseCells(h)):
			return list, answers
		}
	}
	if houses == 0 {
		return append(list, alone), alone
	}
	for open := places.AndNot(answers); !open.IsEmpty(); {
		c, _ := open.Next()
		rest := places.AndNot(l.Peers(c)).Without(c)
		if found, ok := Choose(l, alone.With(c), rest, houses&^l.HousesOf(c)); ok {
			list, answers = append(list, found), answers.Or(found)
			open = open.AndNot(found)
		}
	}
	return list, answers
}

// Choose chooses one of the places in each of the houses, no two in sight of each other, and adds them to
// the cells chosen before, which must not see any of the places. ok is false if there is no such choice.
func Choose(l *candidates.Layout, chosen, places candidates.CellSet, houses candidates.HouseSet) (full candidates.CellSet, ok bool) {
	if houses == 0 {
		return chosen, true
	}
	var tightest candidates.CellSet
	fewest := candidates.MaxSize + 1
	for hs := houses; hs != 0 && fewest > 1; {
		h, _ := hs.Next()
		if cells := places.And(l.HouseCells(h)); cells.Len() < fewest {
			tightest, fewest = cells, cells.Len()
		}
	}
	for c, more := tightest.Next(); more; c, more = tightest.Next() {
		if full, ok := Choose(l, chosen.With(c), places.AndNot(l.Peers(c)).Without(c), houses&^l.HousesOf(c)); ok {
			return full, true
		}
	}
	return chosen, false
}
