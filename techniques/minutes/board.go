package minutes

import (
	"math"
	"math/bits"

	"pencilmark/candidates"
)

// board is a grid with all that can be seen on it: counts are kept of the open cells of each house, of the places
// of each digit in it, and of the ways to see a cell's digit, and change as cells are filled and marks removed.
// It is a value: a game begins with a copy.
type board struct {
	*geometry
	open   candidates.CellSet
	places [candidates.MaxSize + 1]candidates.CellSet          // open cells that a digit may go in
	marks  [candidates.MaxCells]candidates.DigitSet            // of open cells
	stands candidates.DigitSet                                 // digits that are on the board
	wanted candidates.DigitSet                                 // that have places left
	left   [candidates.MaxHouses]tally                         // of the open cells of a house
	room   [candidates.MaxSize + 1][candidates.MaxHouses]tally // of a digit's places in a house
	ones   [candidates.MaxHouses]candidates.DigitSet           // digits with one place in a house
	seen   candidates.CellSet                                  // cells that can be filled
	fresh  candidates.CellSet                                  // that can be filled in other ways than when somebody last looked
	ways   [candidates.MaxCells]ways
	pace   [candidates.MaxCells]float64 // of the cells seen: how long it takes to see one, on average, where others take as long
	all    [kinds]int                   // ways to see something, in all cells together
}

// tally says how many cells there are, in the upper half, and the sum of their numbers: that of the cell if there is one.
type tally uint32

func tallied(c candidates.Cell) tally { return 1<<16 | tally(c) }

func (t tally) len() int { return int(t >> 16) }

// only returns the cell if there is one.
func (t tally) only() candidates.Cell { return candidates.Cell(t & 0xffff) }

// filled stands for more places than there are, so that none of a digit that the house has counts as the last.
const filled tally = 128 << 16

// ways says in how many ways a cell's digit can be seen, by kind.
type ways [kinds]uint8

// geometry is what a layout says of cells and houses, at hand.
type geometry struct {
	layout   *candidates.Layout
	cells    []candidates.Cell
	housesOf [candidates.MaxCells][]candidates.House
	peers    [candidates.MaxCells]candidates.CellSet
	kind     [candidates.MaxHouses]Kind // of a digit's last place in the house
	speed    *[kinds]float64            // of what is seen
}

func newGeometry(l *candidates.Layout, speed *[kinds]float64) *geometry {
	g := &geometry{layout: l, speed: speed}
	for c := range l.Cells().All() {
		g.cells = append(g.cells, c)
		for h := range l.HousesOf(c).All() {
			g.housesOf[c] = append(g.housesOf[c], h)
			g.peers[c] = g.peers[c].Or(l.HouseCells(h)).Without(c)
		}
	}
	for h := range l.Houses().All() {
		g.kind[h] = LineSingle
		if h.Kind() == candidates.Box {
			g.kind[h] = BoxSingle
		}
	}
	return g
}

// begin sets the board up as the grid is.
func (b *board) begin(of *geometry, g *candidates.Grid) {
	*b = board{geometry: of, open: g.Open()}
	for _, c := range of.cells {
		if !b.open.Has(c) {
			b.stands = b.stands.With(g.Value(c))
			for _, h := range of.housesOf[c] {
				b.room[g.Value(c)][h] = filled
			}
		}
	}
	for rest := b.open; !rest.IsEmpty(); {
		c, _ := rest.Next()
		b.marks[c] = g.Candidates(c)
		for _, h := range of.housesOf[c] {
			b.left[h] += tallied(c)
		}
		for ds := b.marks[c]; ds != 0; {
			d, _ := ds.Next()
			b.places[d] = b.places[d].With(c)
			b.wanted = b.wanted.With(d)
			for _, h := range of.housesOf[c] {
				b.room[d][h] += tallied(c)
			}
		}
	}
	for d := range b.room {
		for h, t := range b.room[d] {
			if t.len() == 1 {
				b.ones[h] = b.ones[h].With(candidates.Digit(d))
			}
		}
	}
	for rest := b.open; !rest.IsEmpty(); {
		c, _ := rest.Next()
		b.look(c)
	}
}

// look counts the ways to see the digit of an open cell. What is a full house is not counted as anything else.
func (b *board) look(c candidates.Cell) {
	var w ways
	ds := b.marks[c]
	for _, h := range b.housesOf[c] {
		if b.left[h].len() == 1 {
			w[FullHouse]++
		} else {
			w[b.kind[h]] += uint8((b.ones[h] & ds).Len())
		}
	}
	if w[FullHouse] == 0 && ds&(ds-1) == 0 {
		w[NakedSingle] = 1
	}
	b.see(c, w)
}

// see notes in which ways the digit of a cell can be seen.
func (b *board) see(c candidates.Cell, w ways) {
	if w == b.ways[c] {
		return
	}
	for k := range w {
		b.all[k] += int(w[k]) - int(b.ways[c][k])
	}
	b.ways[c] = w
	if w == (ways{}) {
		b.seen = b.seen.Without(c)
		return
	}
	rate := 0.0
	for k := range w {
		rate += b.speed[k] * float64(w[k])
	}
	b.pace[c] = 1 / rate
	b.seen = b.seen.With(c)
	b.fresh = b.fresh.With(c)
}

// remove removes a mark, and adds to changed the cells that have to be looked at again. A digit's last place in a house goes
// only where the house has the digit.
func (b *board) remove(c candidates.Cell, d candidates.Digit, changed *candidates.CellSet) {
	if !b.places[d].Has(c) {
		return
	}
	b.places[d] = b.places[d].Without(c)
	if b.places[d].IsEmpty() {
		b.wanted = b.wanted.Without(d)
	}
	ds := b.marks[c].Without(d)
	b.marks[c] = ds
	if ds&(ds-1) == 0 {
		*changed = changed.With(c)
	}
	room := &b.room[d]
	for _, h := range b.housesOf[c] {
		t := room[h] - tallied(c)
		room[h] = t
		if t.len() == 1 {
			b.ones[h] = b.ones[h].With(d)
			*changed = changed.With(t.only())
		}
	}
}

// place fills a cell.
func (b *board) place(c candidates.Cell, d candidates.Digit) {
	var changed candidates.CellSet
	b.see(c, ways{})
	b.open = b.open.Without(c)
	b.stands = b.stands.With(d)
	for _, h := range b.housesOf[c] {
		b.room[d][h] = filled
		b.ones[h] = b.ones[h].Without(d)
	}
	for rest := b.places[d].And(b.peers[c]); !rest.IsEmpty(); {
		p, _ := rest.Next()
		b.remove(p, d, &changed)
	}
	for ds := b.marks[c]; ds != 0; {
		e, _ := ds.Next()
		b.remove(c, e, &changed)
	}
	for _, h := range b.housesOf[c] {
		b.left[h] -= tallied(c)
		if b.left[h].len() == 1 {
			changed = changed.With(b.left[h].only())
		}
	}
	b.lookAgain(changed)
}

// lookAgain looks at cells if they are open.
func (b *board) lookAgain(changed candidates.CellSet) {
	for rest := changed.And(b.open); !rest.IsEmpty(); {
		c, _ := rest.Next()
		b.look(c)
	}
}

// sought returns how many digits stand somewhere, but not everywhere yet.
func (b *board) sought() int { return (b.stands & b.wanted).Len() }

// state returns a hash of the open cells and their marks.
func (b *board) state() (x uint64) {
	for rest := b.open; !rest.IsEmpty(); {
		c, _ := rest.Next()
		x ^= scramble(uint64(c)<<32 | uint64(b.marks[c]))
	}
	return x
}

// grid returns the board as a grid, from the one that it began with.
func (b *board) grid(start *candidates.Grid, solution *candidates.Filling) candidates.Grid {
	g := *start
	for c := range start.Open().AndNot(b.open).All() {
		g.Place(c, solution[c])
	}
	for c := range b.open.All() {
		for d := range (g.Candidates(c) &^ b.marks[c]).All() {
			g.Remove(c, d)
		}
	}
	return g
}

// waits returns the time of a runner of an exponential race at speed one, from random bits: minus the logarithm
// of a number between 0 and 1, which is as many times halved as there are leading zeros. What comes behind the
// leading one is looked up, and interpolated: runners must not come in together, as which of two is the first
// cell depends on where rows are.
func waits(x uint64) float64 {
	x |= 1
	zeros := bits.LeadingZeros64(x)
	x <<= zeros + 1
	i, part := x>>(64-logBits), float64(x<<logBits>>11)/(1<<53)
	return float64(zeros)*math.Ln2 + logs[i] + part*(logs[i+1]-logs[i])
}

const logBits = 8

// logs are the times of the numbers from one half to one.
var logs = func() (t [1<<logBits + 1]float64) {
	for i := range t {
		t[i] = math.Ln2 - math.Log1p(float64(i)/(1<<logBits))
	}
	return t
}()
