package techniques

import "pencilmark/candidates"

// Rooms says, of one digit, in which houses it has how many places. Houses in
// which the digit is placed are in none of the sets.
type Rooms struct{ None, One, Two, Three candidates.HouseSet }

// facts are what several techniques derive from the grid of a pass. The memory
// is the runner's. From one step to the next little of the grid changes, so
// what is asked for in every pass is brought up to date by looking at what
// changed; the rest is made on first use.
type facts struct {
	// The grid that the facts are about.
	layout *candidates.Layout
	open   candidates.CellSet
	places [candidates.MaxSize]candidates.CellSet

	// What changed on the way to it, one entry a change. It begins with a grid
	// that did not come from the one before it.
	changes []change
	puzzle  int // counts these beginnings

	rooms   [candidates.MaxSize]Rooms
	settled [candidates.MaxSize]candidates.HouseSet // where the digit is placed
	last    candidates.HouseSet                     // houses with one open cell

	byCount      [4]candidates.CellSet // open cells with none, one, two, three candidates
	byCountKnown bool

	byHouse      [candidates.MaxHouses][3]candidates.DigitSet // digits with one, two, three places
	byHouseKnown bool

	sets     sets
	commons  commons
	squeeze  squeeze
	searches [numRules]*search

	rectangles rectangles
	graves     graves

	possible [candidates.MaxSize]possible // by digit

	links [allLinkKinds + 1]*Links // by kinds, nil until asked for
	words []uint64                 // room for searches
}

// change is where a grid differs from the one before it.
type change struct {
	cells  candidates.CellSet  // that lost a candidate, or were given a digit
	digits candidates.DigitSet // that lost a place, or were placed
}

// update makes the facts those of the grid.
func (f *facts) update(g *candidates.Grid) {
	l := g.Layout()
	again := l == f.layout && g.Open().Within(f.open)
	same := again && g.Open() == f.open
	for d := candidates.Digit(1); again && int(d) <= l.Size(); d++ {
		again = g.Places(d).Within(f.places[d-1])
		same = same && g.Places(d) == f.places[d-1]
	}
	if same {
		return
	}
	f.forget()
	if !again {
		*f = facts{
			layout: l, open: l.Cells(), changes: f.changes[:0], puzzle: f.puzzle + 1,
			sets: f.sets, commons: f.commons, squeeze: f.squeeze, searches: f.searches, rectangles: f.rectangles, graves: f.graves,
			links: f.links, words: f.words,
		}
	}
	// Have: each grid has the open cells and the places that the facts are
	// about, or fewer. So only houses of cells that were lost have changed.
	placed := f.open.AndNot(g.Open())
	changed := change{cells: placed}
	f.open = g.Open()
	var closed candidates.HouseSet
	for c, ok := placed.Next(); ok; c, ok = placed.Next() {
		closed |= l.HousesOf(c)
		d := g.Value(c)
		changed.digits = changed.digits.With(d)
		f.settled[d-1] |= l.HousesOf(c)
		f.rooms[d-1].without(f.settled[d-1])
	}
	if !again {
		closed = l.Houses()
	}
	for closed != 0 {
		h, _ := closed.Next()
		f.last &^= candidates.Houses(h)
		if f.open.And(l.HouseCells(h)).Len() == 1 {
			f.last = f.last.With(h)
		}
	}
	for d := candidates.Digit(1); int(d) <= l.Size(); d++ {
		recount := l.Houses()
		if again {
			lost := f.places[d-1].AndNot(g.Places(d))
			if lost.IsEmpty() {
				continue
			}
			changed.cells, changed.digits = changed.cells.Or(lost), changed.digits.With(d)
			recount = 0
			for c, ok := lost.Next(); ok; c, ok = lost.Next() {
				recount |= l.HousesOf(c)
			}
		}
		f.places[d-1] = g.Places(d)
		if recount &^= f.settled[d-1]; recount != 0 {
			f.rooms[d-1].recount(g, d, recount)
		}
	}
	if again {
		f.changes = append(f.changes, changed)
	}
}

// forget drops what is made on first use.
func (f *facts) forget() {
	f.byCountKnown = false
	f.byHouseKnown = false
	f.sets.known = false
	f.commons.known = false
	f.squeeze.known = false
	f.rectangles.known = false
	f.graves.known = false
	for _, s := range f.searches {
		if s != nil {
			s.known = false
		}
	}
	for _, l := range f.links {
		if l != nil {
			l.known = false
		}
	}
}

func (r *Rooms) without(hs candidates.HouseSet) {
	r.None, r.One, r.Two, r.Three = r.None&^hs, r.One&^hs, r.Two&^hs, r.Three&^hs
}

// recount counts the places of d in the houses.
func (r *Rooms) recount(g *candidates.Grid, d candidates.Digit, hs candidates.HouseSet) {
	r.without(hs)
	var by [candidates.MaxSize + 1]candidates.HouseSet
	for hs != 0 {
		h, _ := hs.Next()
		n := g.PlacesIn(d, h).Len()
		by[n] = by[n].With(h)
	}
	r.None, r.One, r.Two, r.Three = r.None|by[0], r.One|by[1], r.Two|by[2], r.Three|by[3]
}

// contradict reports whether some item of the grid has no candidate.
func (f *facts) contradict() bool {
	var held candidates.CellSet
	for d := range f.layout.Size() {
		// A house in which the digit is placed has it, or the cell where it
		// was placed has no candidate.
		if f.rooms[d].None != 0 {
			return true
		}
		held = held.Or(f.places[d])
	}
	return held != f.layout.Cells()
}

// counted sorts the open cells by their number of candidates.
func (f *facts) counted() *[4]candidates.CellSet {
	if f.byCountKnown {
		return &f.byCount
	}
	// A cell is in atLeast[n] if more than n of the digits seen so far are
	// candidates of it.
	var atLeast [4]candidates.CellSet
	for d := range f.layout.Size() {
		places := f.places[d].And(f.open)
		for n := range atLeast {
			again := atLeast[n].And(places)
			atLeast[n] = atLeast[n].Or(places)
			places = again
		}
	}
	f.byCount[0] = f.open.AndNot(atLeast[0])
	for n := 1; n < len(atLeast); n++ {
		f.byCount[n] = atLeast[n-1].AndNot(atLeast[n])
	}
	f.byCountKnown = true
	return &f.byCount
}

// housed sorts the digits that a house lacks by their number of places in it.
func (f *facts) housed() *[candidates.MaxHouses][3]candidates.DigitSet {
	if f.byHouseKnown {
		return &f.byHouse
	}
	clear(f.byHouse[:])
	for d := candidates.Digit(1); int(d) <= f.layout.Size(); d++ {
		r := &f.rooms[d-1]
		for n, houses := range [...]candidates.HouseSet{r.One, r.Two, r.Three} {
			for h, ok := houses.Next(); ok; h, ok = houses.Next() {
				f.byHouse[h][n] = f.byHouse[h][n].With(d)
			}
		}
	}
	f.byHouseKnown = true
	return &f.byHouse
}

// Rooms returns where the digit has few places.
func (p *Pass) Rooms(d candidates.Digit) *Rooms { return &p.facts.rooms[d-1] }

// WithPlaces returns the digits that have exactly n places in a house that
// lacks them, for n from 1 to 3.
func (p *Pass) WithPlaces(h candidates.House, n int) candidates.DigitSet {
	return p.facts.housed()[h][n-1]
}

// LastCells returns the houses with one open cell.
func (p *Pass) LastCells() candidates.HouseSet { return p.facts.last }

// WithCandidates returns the open cells that have exactly n candidates, for n
// from 1 to 3.
func (p *Pass) WithCandidates(n int) candidates.CellSet { return p.facts.counted()[n] }

// Bivalue returns the open cells that have exactly two candidates.
func (p *Pass) Bivalue() candidates.CellSet { return p.WithCandidates(2) }

// Words returns n zeros to work with, in memory that is the runner's. The
// technique must not keep it, nor ask for it again before it is done.
func (p *Pass) Words(n int) []uint64 {
	p.facts.words = cleared(p.facts.words, n)
	return p.facts.words
}

// sized returns the slice with length n, in the same memory if that is enough.
func sized[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/2)
	}
	return s[:n]
}

// cleared returns n zeros, in the memory of s if that is enough.
func cleared[T any](s []T, n int) []T {
	s = sized(s, n)
	clear(s)
	return s
}
