package techniques

import "pencilmark/candidates"

// possible is the places of one digit that occur in some arrangement.
type possible struct {
	cells        candidates.CellSet
	arrangements []candidates.CellSet // that have these cells between them
}

// possibles is the possible places by digit, found when a technique asks for
// them.
type possibles struct {
	of    [candidates.MaxSize]possible
	stale candidates.DigitSet // digits that lost a place since theirs were found
}

var possiblePlaces = NewFact(func(all *possibles, _ *Pass, since Change) {
	all.stale |= since.Digits
	if since.New {
		for i := range all.of {
			all.of[i] = possible{since.Cells, all.of[i].arrangements[:0]}
		}
	}
})

// Possible returns the places of the digit that occur in some arrangement of
// it: a choice of its places, one in each house. Arrangements are called
// templates in the literature. No argument about one digit alone can remove
// any other place than those that Possible leaves out, and each of those is
// false.
func (p *Pass) Possible(d candidates.Digit) candidates.CellSet {
	all := possiblePlaces.Of(p)
	k := &all.of[d-1]
	if all.stale.Has(d) {
		all.stale = all.stale.Without(d)
		k.narrow(p.Grid.Layout(), p.Grid.Places(d))
	}
	return k.cells
}

// narrow leaves what is possible with some of the places. They have those of the
// arrangements that they contain, and no others.
func (k *possible) narrow(l *candidates.Layout, places candidates.CellSet) {
	left := k.arrangements[:0]
	for _, a := range k.arrangements {
		if a.Within(places) {
			left = append(left, a)
		}
	}
	k.arrangements, k.cells = appendArrangements(left, l, places.And(k.cells))
}

// Refutable reports whether an argument about the digit alone can remove
// anything.
func (p *Pass) Refutable(d candidates.Digit) bool { return p.Possible(d) != p.Grid.Places(d) }

// Arrangeable returns the places that occur in some arrangement: a choice of
// them, one in each house.
func Arrangeable(l *candidates.Layout, places candidates.CellSet) candidates.CellSet {
	var room [candidates.MaxCells]candidates.CellSet
	_, answers := appendArrangements(room[:0], l, places)
	return answers
}

// appendArrangements appends arrangements to a list of some of them, until all
// places that occur in any occur in one of the list, and returns these places.
// One arrangement after another is made for a place that none before it has; all
// of them have what is alone in its house.
//
// A cell in each row, none in sight of another, is a cell in each column and
// each box too, because there are as many of these as rows and each cell is in
// one. Only extra houses have to be asked besides.
func appendArrangements(list []candidates.CellSet, l *candidates.Layout, places candidates.CellSet) (longer []candidates.CellSet, answers candidates.CellSet) {
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
		if found, ok := Arrange(l, alone.With(c), rest, houses&^l.HousesOf(c)); ok {
			list, answers = append(list, found), answers.Or(found)
			open = open.AndNot(found)
		}
	}
	return list, answers
}

// Arrange chooses one of the places in each of the houses, no two in sight of
// each other, and adds them to the cells chosen before, which must not see any
// of the places. ok is false if there is no such choice.
func Arrange(l *candidates.Layout, chosen, places candidates.CellSet, houses candidates.HouseSet) (full candidates.CellSet, ok bool) {
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
		if full, ok := Arrange(l, chosen.With(c), places.AndNot(l.Peers(c)).Without(c), houses&^l.HousesOf(c)); ok {
			return full, true
		}
	}
	return chosen, false
}
