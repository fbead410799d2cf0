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
	places [candidates.MaxSize + 1]candidates.CellSet // open cells that a digit may go in
	marks  [candidates.MaxCells]candidates.DigitSet   // of open cells
	placed [candidates.MaxSize + 1]uint8              // how often a digit stands on the board
	left   [candidates.MaxHouses]uint8                // open cells of a house
	sum    [candidates.MaxHouses]uint16               // of their numbers: that of the cell, if one is left
	room   [candidates.MaxSize + 1][candidates.MaxHouses]spot
	seen   candidates.CellSet // cells that can be filled
	ways   [candidates.MaxCells]ways
	all    [kinds]int // ways to see something, in all cells together
	state  uint64     // a hash of the marks
}

// spot says how many places a digit has in a house, and their sum: that is the place itself if there is one.
type spot struct {
	n   uint8
	sum uint16
}

// filled stands for more places than there are, so that none of a digit that the house has counts as the last.
const filled = 128

// ways says in how many ways a cell's digit can be seen, by kind.
type ways [kinds]uint8

// geometry is what a layout says of cells and houses, at hand.
type geometry struct {
	layout   *candidates.Layout
	cells    []candidates.Cell
	housesOf [candidates.MaxCells][]candidates.House
	peers    [candidates.MaxCells]candidates.CellSet
	kind     [candidates.MaxHouses]Kind // of a digit's last place in the house
}

func newGeometry(l *candidates.Layout) *geometry {
	g := &geometry{layout: l}
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
			b.placed[g.Value(c)]++
			for _, h := range of.housesOf[c] {
				b.room[g.Value(c)][h].n = filled
			}
		}
	}
	for rest := b.open; !rest.IsEmpty(); {
		c, _ := rest.Next()
		b.marks[c] = g.Candidates(c)
		for _, h := range of.housesOf[c] {
			b.left[h]++
			b.sum[h] += uint16(c)
		}
		for ds := b.marks[c]; ds != 0; {
			d, _ := ds.Next()
			b.places[d] = b.places[d].With(c)
			b.state ^= scramble(uint64(candidates.Of(c, d)))
			for _, h := range of.housesOf[c] {
				b.room[d][h].n++
				b.room[d][h].sum += uint16(c)
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
		if b.left[h] == 1 {
			w[FullHouse]++
			continue
		}
		for ds := ds; ds != 0; {
			d, _ := ds.Next()
			if b.room[d][h].n == 1 {
				w[b.kind[h]]++
			}
		}
	}
	if w[FullHouse] == 0 && ds&(ds-1) == 0 {
		w[NakedSingle] = 1
	}
	b.see(c, w)
}

// see notes in which ways the digit of a cell can be seen.
func (b *board) see(c candidates.Cell, w ways) {
	for k := range w {
		b.all[k] += int(w[k]) - int(b.ways[c][k])
	}
	b.ways[c] = w
	if w == (ways{}) {
		b.seen = b.seen.Without(c)
	} else {
		b.seen = b.seen.With(c)
	}
}

// remove removes a mark, and adds to changed the cells that have to be looked at again.
func (b *board) remove(c candidates.Cell, d candidates.Digit, changed *candidates.CellSet) {
	if !b.places[d].Has(c) {
		return
	}
	b.places[d] = b.places[d].Without(c)
	b.marks[c] = b.marks[c].Without(d)
	b.state ^= scramble(uint64(candidates.Of(c, d)))
	if ds := b.marks[c]; ds&(ds-1) == 0 {
		*changed = changed.With(c)
	}
	for _, h := range b.housesOf[c] {
		s := &b.room[d][h]
		s.n--
		s.sum -= uint16(c)
		if s.n == 1 {
			*changed = changed.With(candidates.Cell(s.sum))
		}
	}
}

// place fills a cell.
func (b *board) place(c candidates.Cell, d candidates.Digit) {
	var changed candidates.CellSet
	b.see(c, ways{})
	b.open = b.open.Without(c)
	b.placed[d]++
	for _, h := range b.housesOf[c] {
		b.room[d][h].n = filled
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
		b.left[h]--
		b.sum[h] -= uint16(c)
		if b.left[h] == 1 {
			changed = changed.With(candidates.Cell(b.sum[h]))
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
func (b *board) sought() (n int) {
	for d := range b.places {
		if b.placed[d] > 0 && !b.places[d].IsEmpty() {
			n++
		}
	}
	return n
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
