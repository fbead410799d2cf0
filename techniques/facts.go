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

// history is what several techniques derive from the grid of a pass. The memory
// is the runner's. From one step to the next little of the grid changes, so
// what is asked for in every pass is brought up to date by looking at what
// changed; the rest is made on first use.
type history struct {
	// The grid that the facts are about.
	layout *candidates.Layout
	open   candidates.CellSet
	places [candidates.MaxSize]candidates.CellSet

	// What changed on the way to it, one entry a change. It begins with a grid
	// that did not come from the one before it.
	changes []Change
	puzzle  int // counts these beginnings

	values []any // of facts, by number, nil until asked for

	settled   [candidates.MaxSize]candidates.HouseSet // by digit, where it is placed
	roomy     [candidates.MaxSize]candidates.Tally    // by digit, its places
	rooms     [candidates.MaxSize]Rooms
	vacancies candidates.Tally // open cells

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

func (h *history) now() moment { return moment{h.puzzle, len(h.changes)} }

// since returns what has changed since a moment.
func (h *history) since(m moment) Change {
	if m.puzzle != h.puzzle {
		return Change{New: true, Cells: h.layout.Cells(), Digits: h.layout.Digits(), layout: h.layout}
	}
	sum := Change{layout: h.layout}
	for _, c := range h.changes[m.changes:] {
		sum.Cells, sum.Digits = sum.Cells.Or(c.Cells), sum.Digits|c.Digits
	}
	return sum
}

// update makes the facts those of the grid.
func (h *history) update(g *candidates.Grid) {
	if g.Layout() != h.layout || !g.Open().Within(h.open) {
		h.begin(g)
		return
	}
	var gained candidates.CellSet
	var changed candidates.DigitSet
	for i := range h.places {
		d := candidates.Digit(i + 1)
		if old, now := h.places[i], g.Places(d); old != now {
			gained = gained.Or(now.AndNot(old))
			changed = changed.With(d)
		}
	}
	switch {
	case !gained.IsEmpty():
		h.begin(g)
	case changed != 0 || g.Open() != h.open:
		h.advance(g, changed)
	}
}

// begin makes the facts those of any grid.
func (h *history) begin(g *candidates.Grid) {
	l := g.Layout()
	h.puzzle++
	h.changes = h.changes[:0]
	h.layout, h.open, h.vacancies = l, g.Open(), candidates.TallyOf(l, g.Open())
	clear(h.places[:])
	clear(h.rooms[:])
	for d := candidates.Digit(1); int(d) <= l.Size(); d++ {
		h.places[d-1], h.settled[d-1], h.roomy[d-1] = g.Places(d), 0, candidates.TallyOf(l, g.Places(d))
	}
	for placed := l.Cells().AndNot(h.open); !placed.IsEmpty(); {
		c, _ := placed.Next()
		h.settled[g.Value(c)-1] |= l.HousesOf(c)
	}
	for d := range l.Size() {
		h.rooms[d].sort(l.Houses()&^h.settled[d], h.roomy[d])
	}
}

// advance makes the facts those of a grid that has the open cells and the
// places that they are about, or fewer: of the given digits it has fewer places.
func (h *history) advance(g *candidates.Grid, lost candidates.DigitSet) {
	l := h.layout
	placed := h.open.AndNot(g.Open())
	changed := Change{Cells: placed, Digits: lost}
	h.open = g.Open()
	for c, ok := placed.Next(); ok; c, ok = placed.Next() {
		d := g.Value(c)
		changed.Digits = changed.Digits.With(d)
		h.settled[d-1] |= l.HousesOf(c)
		h.vacancies = h.vacancies.Fewer(l.HousesOf(c))
	}
	for rest := changed.Digits; rest != 0; {
		d, _ := rest.Next()
		cells := h.places[d-1].AndNot(g.Places(d))
		changed.Cells = changed.Cells.Or(cells)
		t := l.CountOut(h.roomy[d-1], cells)
		h.places[d-1], h.roomy[d-1] = g.Places(d), t
		h.rooms[d-1].sort(l.Houses()&^h.settled[d-1], t)
	}
	h.changes = append(h.changes, changed)
}

// contradict reports whether some item of the grid has no candidate.
func (h *history) contradict() bool {
	var held candidates.CellSet
	var lacking candidates.HouseSet
	for d := range h.rooms {
		// A house in which the digit is placed has it, or the cell where it
		// was placed has no candidate.
		lacking |= h.rooms[d].None
		held = held.Or(h.places[d])
	}
	return lacking != 0 || held != h.layout.Cells()
}

// byCount is the open cells with none, one, two, three, four candidates.
var byCount = NewFact(func(by *[5]candidates.CellSet, p *Pass, _ Change) {
	open := p.Grid.Open()
	// A cell is in atLeast[n] if more than n of the digits seen so far are
	// candidates of it.
	var atLeast [5]candidates.CellSet
	for d := range p.Grid.Layout().Size() {
		places := p.Grid.Places(candidates.Digit(d + 1)).And(open)
		for n := range atLeast {
			again := atLeast[n].And(places)
			atLeast[n] = atLeast[n].Or(places)
			places = again
		}
	}
	by[0] = open.AndNot(atLeast[0])
	for n := 1; n < len(atLeast); n++ {
		by[n] = atLeast[n-1].AndNot(atLeast[n])
	}
})

// Contradicts reports whether some item of the grid has no candidate.
func (p *Pass) Contradicts() bool { return p.history.contradict() }

// Rooms returns where the digit has few places.
func (p *Pass) Rooms(d candidates.Digit) *Rooms { return &p.history.rooms[d-1] }

// LastCells returns the houses with one open cell.
func (p *Pass) LastCells() candidates.HouseSet { return p.history.vacancies.One() }

// WithCandidates returns the open cells that have exactly n candidates, for n
// from 1 to 4.
func (p *Pass) WithCandidates(n int) candidates.CellSet { return byCount.Of(p)[n] }

// Bivalue returns the open cells that have exactly two candidates.
func (p *Pass) Bivalue() candidates.CellSet { return p.WithCandidates(2) }
