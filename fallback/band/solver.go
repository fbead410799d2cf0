package band

import (
	"context"
	"errors"
	"fmt"
	"math/bits"
	"math/rand/v2"

	"pencilmark/candidates"
)

// Solver searches puzzles, one after the other:
//
//	var s band.Solver
//	s.Puzzle(&givens)
//	for s.Next(ctx) {
//		fmt.Println(s.Solution())
//	}
//
// The zero value is ready. A Solver takes some fourteen thousand bytes and allocates
// nothing. It is not safe for use by several goroutines at once.
type Solver struct {
	// MaxGuesses bounds the guesses for one puzzle, 0 for no bound.
	MaxGuesses int

	// Rand chooses the digit of each guess. If nil it is the smallest. Either way a search can
	// be repeated: the order of solutions depends on nothing but the puzzle and this source.
	Rand *rand.Rand

	// The grid at each depth is a copy of the one above, with a guess placed.
	// When the copy is done with, the guess is struck from the grid above.
	grids   [maxDepth + 1]grid
	guesses [maxDepth]guess
	depth   int
	struck  [128]uint8 // by place: how many guesses there were struck
	state   state
	used    int
	err     error
}

// maxDepth is how many guesses there can be above each other: each one settles a cell.
const maxDepth = candidates.MaxCells

// state is where a search stands.
type state uint8

const (
	over   state = iota // there are no more solutions, or the search was stopped
	begun               // the grid at the current depth is to be settled
	paused              // the grid at the current depth is the last solution found
)

// ErrGuesses says that a search has used up [Solver.MaxGuesses].
var ErrGuesses = errors.New("band: stopped after as many guesses as granted")

// checkEvery is the number of guesses between two looks at the context: less than a millisecond.
const checkEvery = 1 << 10

// Puzzle begins the search of a puzzle, given by the digits of
// [candidates.Classic9]. Where they clash there is no solution.
func (s *Solver) Puzzle(givens *candidates.Filling) {
	g := s.begin()
	*g = full
	// Which cells have givens cannot be predicted: they are found without a branch.
	var given [128]uint8
	n := uint32(0)
	for c, d := range givens {
		given[n%128] = uint8(c)
		n += nonzero(uint64(d))
	}
	var own [9]cells
	for _, c := range given[:n] {
		d := givens[c] - 1
		if d >= candidates.MaxSize {
			s.state = over
			return
		}
		p := placeOf[c]
		g.place(p, int(d))
		own[d].add(p)
		g.settled.add(p)
	}
	for d := range own {
		g.places[d].upper &^= g.settled.upper &^ own[d].upper
		g.places[d].lower &^= g.settled.lower &^ own[d].lower
	}
}

// Grid begins the search of a puzzle with its pencil marks: solutions use the candidates of the
// grid. It fails if the layout is another than [candidates.Classic9].
func (s *Solver) Grid(from *candidates.Grid) error {
	if l := from.Layout(); l != candidates.Classic9 {
		s.state = over
		return fmt.Errorf("band: layout %v: expected %v", l, candidates.Classic9)
	}
	g := s.begin()
	*g = full
	for d := range 9 {
		lo, hi := from.Places(candidates.Digit(d + 1)).Bits()
		g.places[d] = cells{
			upper: lo&allCells | lo>>bandCells&allCells<<32,
			lower: (lo>>(2*bandCells) | hi<<(64-2*bandCells)) & allCells,
		}
	}
	return nil
}

// Strike removes a candidate from the puzzle that was begun, before the first call of [Solver.Next].
func (s *Solver) Strike(c candidates.Cell, d candidates.Digit) {
	s.grids[0].strike(placeOf[c], int(d-1))
}

func (s *Solver) begin() *grid {
	s.state, s.depth, s.used, s.err = begun, 0, 0, nil
	s.struck = [128]uint8{}
	return &s.grids[0]
}

// Next looks for the next solution and reports whether there is one. When it
// reports false, Err tells whether the search came to its end.
func (s *Solver) Next(ctx context.Context) bool {
	if s.state == paused {
		s.back()
	}
	for s.state == begun {
		g := &s.grids[s.depth]
		switch g.settle(s.Rand != nil) {
		case impossible:
			s.back()
		case solved:
			s.state = paused
		case open:
			if s.spend(ctx) {
				s.guess(g)
			}
		}
	}
	return s.state == paused
}

// guess is a digit supposed to be in a cell.
type guess struct {
	place  place
	digit  int
	others uint64 // the other candidates of the cell, a bit each, if they are known
}

// guess goes one level deeper.
func (s *Solver) guess(g *grid) {
	var k guess
	if s.Rand != nil {
		k = g.guessByChance(s.Rand)
	} else {
		k.place = g.split(&s.struck)
		k.others = g.candidates(k.place)
		k.digit = bits.TrailingZeros64(k.others)
		k.others &= k.others - 1
	}
	s.guesses[s.depth] = k
	s.depth++
	child := &s.grids[s.depth]
	*child = *g
	if k.others != 0 {
		child.fill(k.place, k.digit, k.others)
	} else {
		child.place(k.place, k.digit)
	}
}

// back returns to the last guess and strikes it. Without any the search is over.
func (s *Solver) back() {
	if s.depth == 0 {
		s.state = over
		return
	}
	s.depth--
	k := s.guesses[s.depth]
	s.struck[k.place&127]++
	if g := &s.grids[s.depth]; bits.OnesCount64(k.others) == 1 {
		g.fill(k.place, bits.TrailingZeros64(k.others), 1<<k.digit)
	} else {
		g.strike(k.place, k.digit)
	}
	s.state = begun
}

// spend counts one guess. It reports false if the search has to stop.
func (s *Solver) spend(ctx context.Context) bool {
	switch {
	case s.used == s.MaxGuesses && s.MaxGuesses > 0:
		s.err = ErrGuesses
	case s.used%checkEvery == 0 && ctx.Err() != nil:
		s.err = context.Cause(ctx)
	default:
		s.used++
		return true
	}
	s.state = over
	return false
}

// Solution returns the solution that [Solver.Next] found.
func (s *Solver) Solution() (f candidates.Filling) {
	if s.state != paused {
		return f
	}
	g := &s.grids[s.depth]
	for d := range g.places {
		digit := candidates.Digit(d + 1)
		for s := g.places[d].upper; s != 0; s &= s - 1 {
			f[cellOf[bits.TrailingZeros64(s)]] = digit
		}
		for s := g.places[d].lower; s != 0; s &= s - 1 {
			f[cellOf[bits.TrailingZeros64(s)+64]] = digit
		}
	}
	return f
}

// Guesses returns the number of guesses since the puzzle was begun.
func (s *Solver) Guesses() int { return s.used }

// Err returns why the search was stopped before its end: [ErrGuesses] or the
// cause of the context; nil if it was not.
func (s *Solver) Err() error { return s.err }

// Count returns the number of solutions of a puzzle, at most limit: with limit
// 2 it tells whether there are none, one or many.
func (s *Solver) Count(givens *candidates.Filling, limit int) (n int) {
	s.Puzzle(givens)
	for n < limit && s.Next(context.Background()) {
		n++
	}
	return n
}
