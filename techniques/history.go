package techniques

import (
	"slices"

	"pencilmark/candidates"
)

// Rooms says, of one digit, in which houses it has how many places. Houses in
// which the digit is placed are in none of the sets.
type Rooms struct{ None, One, Two, Three, Four candidates.HouseSet }

// UpTo returns the houses in which the digit has one to n places, for n up to 4.
func (r *Rooms) UpTo(n int) candidates.HouseSet {
	return [...]candidates.HouseSet{0, r.One, r.One | r.Two, r.One | r.Two | r.Three, r.One | r.Two | r.Three | r.Four}[n]
}

// history is the grids that a runner saw: how each differs from the one before. What is asked for on every
// grid is brought up to date at once, the other facts when they are asked for.
type history struct {
	// The last grid.
	layout *candidates.Layout
	open   candidates.CellSet
	places [candidates.MaxSize]candidates.CellSet

	// What changed on the way to it, an entry a grid, from one that did not come from the grid before it.
	changes []Change
	puzzle  int      // how many such grids there were
	sums    []Change // by place in changes, what changed from there to the last grid
	summed  int      // the first place of which that is known

	values []any // of facts, by number, nil until asked for

	settled [candidates.MaxSize]candidates.HouseSet // by digit, where it is placed
	roomy   [candidates.MaxSize]candidates.Tally    // by digit, its places
	rooms   [candidates.MaxSize]Rooms
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

// moment is a point in a history. The zero value is before its beginning.
type moment struct{ puzzle, changes int }

func (h *history) now() moment { return moment{h.puzzle, len(h.changes)} }

// since returns what has changed since a moment.
func (h *history) since(m moment) Change {
	if m.puzzle != h.puzzle {
		return Change{New: true, Cells: h.layout.Cells(), Digits: h.layout.Digits(), layout: h.layout}
	}
	if m == h.now() {
		return Change{layout: h.layout}
	}
	for h.sums = slices.Grow(h.sums[:0], len(h.changes))[:len(h.changes)]; h.summed > m.changes; {
		h.summed--
		sum := h.changes[h.summed]
		if h.summed+1 < len(h.sums) {
			rest := &h.sums[h.summed+1]
			sum.Cells, sum.Digits = sum.Cells.Or(rest.Cells), sum.Digits|rest.Digits
		}
		h.sums[h.summed] = sum
	}
	return h.sums[m.changes]
}

// update adds a grid to the history.
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

// begin adds any grid, as one that does not come from the last.
func (h *history) begin(g *candidates.Grid) {
	l := g.Layout()
	h.puzzle++
	h.changes, h.summed = h.changes[:0], 0
	h.layout, h.open = l, g.Open()
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

// advance adds a grid that has the open cells and the places of the last, or
// fewer: of the given digits it has fewer places.
func (h *history) advance(g *candidates.Grid, lost candidates.DigitSet) {
	l := h.layout
	placed := h.open.AndNot(g.Open())
	changed := Change{Cells: placed, Digits: lost, layout: l}
	h.open = g.Open()
	for c, ok := placed.Next(); ok; c, ok = placed.Next() {
		d := g.Value(c)
		changed.Digits = changed.Digits.With(d)
		h.settled[d-1] |= l.HousesOf(c)
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
	h.summed = len(h.changes)
}

// contradict reports whether some item of the grid has no candidate.
func (h *history) contradict() bool {
	var held candidates.CellSet
	var lacking candidates.HouseSet
	for d := range h.rooms {
		// A house in which the digit is placed has it, or the cell where it was placed has no candidate.
		lacking |= h.rooms[d].None
		held = held.Or(h.places[d])
	}
	return lacking != 0 || held != h.layout.Cells()
}

// byCount is the open cells with none, one, two, three, four candidates.
var byCount = NewFact(func(by *[5]candidates.CellSet, p *Pass, _ Change) {
	open := p.Grid.Open()
	// A cell is in atLeast[n] if more than n of the digits seen so far are candidates of it.
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

// Rooms returns where the digit has few places.
func (p *Pass) Rooms(d candidates.Digit) *Rooms { return &p.history.rooms[d-1] }

// WithCandidates returns the open cells that have exactly n candidates, for n from 1 to 4.
func (p *Pass) WithCandidates(n int) candidates.CellSet { return byCount.Of(p)[n] }

// Bivalue returns the open cells that have exactly two candidates.
func (p *Pass) Bivalue() candidates.CellSet { return p.WithCandidates(2) }
