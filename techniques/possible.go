package techniques

import "pencilmark/candidates"

// possible is what [Pass.Possible] knows of one digit: it depends on nothing
// but the board and the places, so it outlives changes of other digits.
type possible struct {
	layout          *candidates.Layout
	places, answers candidates.CellSet
}

// Possible returns the places of the digit that occur in some arrangement of
// it: a choice of its places, one in each house. Arrangements are called
// templates in the literature. No argument about one digit alone can remove
// any other place than those that Possible leaves out, and each of those is
// false.
func (p *Pass) Possible(d candidates.Digit) candidates.CellSet {
	l, places := p.Grid.Layout(), p.Grid.Places(d)
	known := &p.facts.possible[d-1]
	if known.layout != l || known.places != places {
		*known = possible{l, places, arrangeable(l, places)}
	}
	return known.answers
}

// Refutable reports whether an argument about the digit alone can remove
// anything.
func (p *Pass) Refutable(d candidates.Digit) bool { return p.Possible(d) != p.Grid.Places(d) }

// arrangeable returns the places that occur in some arrangement. One
// arrangement after another is made for a place that none before it has.
func arrangeable(l *candidates.Layout, places candidates.CellSet) (answers candidates.CellSet) {
	rows := l.HousesOfKind(candidates.Row)
	for open := places; !open.IsEmpty(); {
		c, _ := open.Next()
		rest := places.AndNot(l.Peers(c)).Without(c)
		if found, ok := arrange(l, candidates.Cells(c), rest, rows&^candidates.Houses(l.RowOf(c))); ok {
			answers = answers.Or(found)
			open = open.AndNot(found)
		}
	}
	return answers
}

// arrange completes an arrangement: it has the cells chosen, rest are the
// places that see none of them, and rows are those without a chosen cell.
//
// A cell in each row, none in sight of another, is a cell in each column and
// each box too, because there are as many of these as rows and each cell is in
// one. Only extra houses have to be asked.
func arrange(l *candidates.Layout, chosen, rest candidates.CellSet, rows candidates.HouseSet) (full candidates.CellSet, ok bool) {
	if rows == 0 {
		for extra := l.HousesOfKind(candidates.Extra); extra != 0; {
			if h, _ := extra.Next(); !l.HouseCells(h).Meets(chosen) {
				return chosen, false
			}
		}
		return chosen, true
	}
	var tightest candidates.House
	fewest := candidates.MaxSize + 1
	for hs := rows; hs != 0; {
		h, _ := hs.Next()
		if n := rest.And(l.HouseCells(h)).Len(); n < fewest {
			tightest, fewest = h, n
		}
	}
	rows &^= candidates.Houses(tightest)
	cells := rest.And(l.HouseCells(tightest))
	for c, more := cells.Next(); more; c, more = cells.Next() {
		if full, ok := arrange(l, chosen.With(c), rest.AndNot(l.Peers(c)).Without(c), rows); ok {
			return full, true
		}
	}
	return chosen, false
}
