package pipeline

import "pencilmark/candidates"

// settler places singles, many at a time. It knows which digits of a grid have
// changed since it saw it last; its zero value has seen no grid.
type settler struct {
	places [candidates.MaxSize]candidates.CellSet // by digit
}

// settle places the naked and hidden singles of a grid until there are none. It
// stops early where an item has no candidate.
//
// Have: a single stays one while others are placed, unless the grid contradicts
// itself. So what is left is the same in whatever order they are placed.
func (s *settler) settle(g *candidates.Grid) {
	l := g.Layout()
	for again := true; again; {
		again = false
		var once, twice candidates.CellSet
		for d := candidates.Digit(1); int(d) <= l.Size(); d++ {
			places := g.Places(d).And(g.Open())
			twice = twice.Or(once.And(places))
			once = once.Or(places)
		}
		if !g.Open().Within(once) {
			return
		}
		for naked := once.AndNot(twice); !naked.IsEmpty(); {
			c, _ := naked.Next()
			if d, ok := g.Candidates(c).Single(); ok {
				g.Place(c, d)
				again = true
			}
		}
		for d := candidates.Digit(1); int(d) <= l.Size(); d++ {
			if s.places[d-1] == g.Places(d) {
				continue
			}
			s.places[d-1] = g.Places(d)
			open := g.Places(d).And(g.Open())
			some, one := l.HousesOfOne(open)
			if some|l.HousesOfAny(g.Places(d).AndNot(open)) != l.Houses() {
				return
			}
			for one != 0 {
				h, _ := one.Next()
				// The cell may be filled by now: it was the last for d in another house as well.
				if c, ok := g.PlacesIn(d, h).Single(); ok && g.Open().Has(c) {
					g.Place(c, d)
					again = true
				}
			}
		}
	}
}
