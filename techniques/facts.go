package techniques

import "pencilmark/candidates"

// Rooms says, of one digit, in which houses it has how many places. Houses in
// which the digit is placed are in none of the sets.
type Rooms struct{ None, One, Two, Three, Four candidates.HouseSet }

// UpTo returns the houses in which the digit has n places or fewer, but some,
// for n up to 4.
func (r *Rooms) UpTo(n int) candidates.HouseSet {
	return [...]candidates.HouseSet{0, r.One, r.One | r.Two, r.One | r.Two | r.Three, r.One | r.Two | r.Three | r.Four}[n]
}

// facts are what several techniques derive from the grid of a pass. The memory
// is the runner's. From one step to the next little of the grid changes, so
// what is asked for in every pass is brought up to date by looking at what
// changed; the rest is made on first use.
type facts struct {
	// The grid that the facts are about.
	layout  *candidates.Layout
	open    candidates.CellSet
	places  [candidates.MaxSize]candidates.CellSet
	version version

	// What changed on the way to it, one entry a change. It begins with a grid
	// that did not come from the one before it.
	changes []change
	puzzle  int // counts these beginnings

	settled   [candidates.MaxSize]candidates.HouseSet // by digit, where it is placed
	roomy     [candidates.MaxSize]candidates.Tally    // by digit, its places
	rooms     [candidates.MaxSize]Rooms
	vacancies candidates.Tally // open cells

	byCount      [5]candidates.CellSet // open cells with none, one, two, three, four candidates
	byCountKnown version

	sights [candidates.MaxSize]sight // by digit, of where it is placed

	sets     sets
	commons  commons
	squeeze  squeeze
	numbers  numbers
	felled   felled
	searches [numRules]*search

	rectangles rectangles
	graves     graves

	possible [candidates.MaxSize]possible // by digit
	groups   [candidates.MaxSize]groups   // by digit

	links [allLinkKinds + 1]*Links // by kinds, nil until asked for
}

// version numbers the grids that the facts were about, from 1. What is made on
// first use has the version of the grid that it was made for.
type version int

// renew reports whether what has version v is to be made anew, and says that
// it is.
func (f *facts) renew(v *version) bool {
	if *v == f.version {
		return false
	}
	*v = f.version
	return true
}

// change is where a grid differs from the one before it.
type change struct {
	cells  candidates.CellSet  // that lost a candidate, or were given a digit
	digits candidates.DigitSet // that lost a place, or were placed
}

// sort sorts the houses by their number in the tally.
func (r *Rooms) sort(hs candidates.HouseSet, t candidates.Tally) {
	few := hs &^ (t.Fours | t.Eights)
	r.None = few &^ (t.Ones | t.Twos)
	r.One = few & t.Ones &^ t.Twos
	r.Two = few & t.Twos &^ t.Ones
	r.Three = few & t.Ones & t.Twos
	r.Four = hs & t.Fours &^ (t.Ones | t.Twos | t.Eights)
}

// moment is when something was known of a grid.
type moment struct {
	puzzle  int // as facts count them, 0 for never
	changes int // that had been made by then
}

func (f *facts) now() moment { return moment{f.puzzle, len(f.changes)} }

// since returns what has changed; all is true if this grid does not come from
// the one of that moment.
func (f *facts) since(m moment) (sum change, all bool) {
	if m.puzzle != f.puzzle {
		return sum, true
	}
	for _, c := range f.changes[m.changes:] {
		sum.cells, sum.digits = sum.cells.Or(c.cells), sum.digits|c.digits
	}
	return sum, false
}

// update makes the facts those of the grid.
func (f *facts) update(g *candidates.Grid) {
	if g.Layout() != f.layout || !g.Open().Within(f.open) {
		f.begin(g)
		return
	}
	var gained candidates.CellSet
	var changed candidates.DigitSet
	for i := range f.places {
		d := candidates.Digit(i + 1)
		if old, now := f.places[i], g.Places(d); old != now {
			gained = gained.Or(now.AndNot(old))
			changed = changed.With(d)
		}
	}
	switch {
	case !gained.IsEmpty():
		f.begin(g)
	case changed != 0 || g.Open() != f.open:
		f.advance(g, changed)
	}
}

// begin makes the facts those of any grid.
func (f *facts) begin(g *candidates.Grid) {
	l := g.Layout()
	f.version++
	f.puzzle++
	f.changes = f.changes[:0]
	if l != f.layout {
		clear(f.sights[:])
	}
	f.layout, f.open, f.vacancies = l, g.Open(), candidates.TallyOf(l, g.Open())
	clear(f.places[:])
	clear(f.rooms[:])
	for d := candidates.Digit(1); int(d) <= l.Size(); d++ {
		f.places[d-1], f.settled[d-1], f.roomy[d-1] = g.Places(d), 0, candidates.TallyOf(l, g.Places(d))
	}
	for placed := l.Cells().AndNot(f.open); !placed.IsEmpty(); {
		c, _ := placed.Next()
		f.settled[g.Value(c)-1] |= l.HousesOf(c)
	}
	for d := range l.Size() {
		f.rooms[d].sort(l.Houses()&^f.settled[d], f.roomy[d])
	}
}

// advance makes the facts those of a grid that has the open cells and the
// places that they are about, or fewer: of the given digits it has fewer places.
func (f *facts) advance(g *candidates.Grid, lost candidates.DigitSet) {
	l := f.layout
	f.version++
	placed := f.open.AndNot(g.Open())
	changed := change{cells: placed, digits: lost}
	f.open = g.Open()
	for c, ok := placed.Next(); ok; c, ok = placed.Next() {
		d := g.Value(c)
		changed.digits = changed.digits.With(d)
		f.settled[d-1] |= l.HousesOf(c)
		f.vacancies = f.vacancies.Fewer(l.HousesOf(c))
	}
	for rest := changed.digits; rest != 0; {
		d, _ := rest.Next()
		cells := f.places[d-1].AndNot(g.Places(d))
		changed.cells = changed.cells.Or(cells)
		t := l.CountOut(f.roomy[d-1], cells)
		f.places[d-1], f.roomy[d-1] = g.Places(d), t
		f.rooms[d-1].sort(l.Houses()&^f.settled[d-1], t)
	}
	f.changes = append(f.changes, changed)
}

// contradict reports whether some item of the grid has no candidate.
func (f *facts) contradict() bool {
	var held candidates.CellSet
	var lacking candidates.HouseSet
	for d := range f.rooms {
		// A house in which the digit is placed has it, or the cell where it
		// was placed has no candidate.
		lacking |= f.rooms[d].None
		held = held.Or(f.places[d])
	}
	return lacking != 0 || held != f.layout.Cells()
}

// counted sorts the open cells by their number of candidates.
func (f *facts) counted() *[5]candidates.CellSet {
	if !f.renew(&f.byCountKnown) {
		return &f.byCount
	}
	// A cell is in atLeast[n] if more than n of the digits seen so far are
	// candidates of it.
	var atLeast [5]candidates.CellSet
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
	return &f.byCount
}

// Contradicts reports whether some item of the grid has no candidate.
func (p *Pass) Contradicts() bool { return p.facts.contradict() }

// Rooms returns where the digit has few places.
func (p *Pass) Rooms(d candidates.Digit) *Rooms { return &p.facts.rooms[d-1] }

// LastCells returns the houses with one open cell.
func (p *Pass) LastCells() candidates.HouseSet { return p.facts.vacancies.One() }

// WithCandidates returns the open cells that have exactly n candidates, for n
// from 1 to 4.
func (p *Pass) WithCandidates(n int) candidates.CellSet { return p.facts.counted()[n] }

// Bivalue returns the open cells that have exactly two candidates.
func (p *Pass) Bivalue() candidates.CellSet { return p.WithCandidates(2) }

// sized returns the slice with length n, in the same memory if that is enough.
func sized[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/2)
	}
	return s[:n]
}

// Cleared returns n zeros, in the memory of s if that is enough.
func Cleared[T any](s []T, n int) []T {
	s = sized(s, n)
	clear(s)
	return s
}
