// Package analyzer is three strategies that share one engine. The engine
// backtracks, and knows no Sudoku; what it tries, and in which order, is up to
// an analyzer, which is told to it like a plug-in. See [Engine].
//
// The idea is that of a Ruby program of 2009, whose one analyzer was that of the
// first empty cell, and whose counts of moves and rollbacks are reproduced here.
package analyzer

import (
	"context"
	"math/bits"

	"pencilmark/candidates"
	"pencilmark/fallback"
)

const origin = "a generic backtracker with analyzers as plug-ins, in Ruby (2009)"

// FirstEmpty suggests the digits that fit into the first empty cell, ascending. It is the analyzer of 2009.
var FirstEmpty = strategy("analyzer", "generic engine, first empty cell", (*position).firstEmpty,
	`What searching and what Sudoku has to do with it are two things. The engine can play any game of which it is told
the moves; all that is known about Sudoku is in the analyzer. With this one it does exactly what backtracking in reading
order does, with the same number of moves.`)

// FewestValues suggests the digits of the empty cell that has the fewest.
var FewestValues = strategy("analyzer-fewest", "generic engine, fewest values", (*position).fewestValues,
	`A better analyzer needs no better engine. Which cell comes first does not change what can be found, only when, and
the cell with the fewest values makes the tree of moves narrow where it begins.`)

// SinglesFirst suggests a digit that is the only one for an empty cell or that
// has only one place in a house, and where there is none does as [FewestValues].
var SinglesFirst = strategy("analyzer-singles", "generic engine, singles first", (*position).singlesFirst,
	`A move that is forced is no choice. Looking for digits with one place left in a house, as people do, finds forced
moves that no cell shows, and the rollbacks nearly vanish; each move now takes longer to find. Most searches live from
striking that balance.`)

func strategy(name, title string, analyze func(*position, []move) []move, teaches string) *fallback.Strategy {
	return &fallback.Strategy{
		Name: name, Title: title, Teaches: teaches, Origin: origin,
		Counts: []fallback.Counter{fallback.Moves, fallback.Rollbacks},
		New: func(b *candidates.Board) (fallback.Solver, error) {
			p := &position{Search: fallback.NewSearch(b), lacks: make([]uint32, len(b.Houses()))}
			return &solver{p, Engine[move]{
				Game:     p,
				Analyze:  func(moves []move) []move { return analyze(p, moves) },
				Finished: p.Solution,
			}}, nil
		},
	}
}

type solver struct {
	*position
	engine Engine[move]
}

func (s *solver) Solve(ctx context.Context, t fallback.Task) fallback.Report {
	if s.Begin(ctx, t) {
		s.position.begin()
		s.engine.Run()
	}
	return s.Report
}

// move is a digit to write into a cell.
type move struct {
	cell  int
	digit candidates.Digit
}

// position is a Sudoku as the engine sees it: a [Game].
type position struct {
	fallback.Search
	lacks []uint32 // by house, one bit a digit
	empty int      // cells
	made  int      // moves that lead here
}

func (p *position) begin() {
	p.empty, p.made = 0, 0
	for h := range p.lacks {
		p.lacks[h] = 1<<(p.Board.Size()+1) - 2
	}
	for cell, d := range p.Cells {
		if d == 0 {
			p.empty++
			continue
		}
		for _, h := range p.Board.HousesOf(cell) {
			p.lacks[h] &^= 1 << d
		}
	}
}

// Make writes a digit.
func (p *position) Make(m move, choices int) bool {
	if !p.Spend(fallback.Moves) {
		return false
	}
	p.set(m.cell, m.digit, m.digit)
	p.empty--
	p.made++
	e := fallback.Event{Action: fallback.Try, Depth: p.made, Cell: m.cell, Digit: m.digit, Choices: choices}
	if choices == 1 {
		e.Action = fallback.Force
	}
	p.Log(e)
	return true
}

// TakeBack wipes a digit out.
func (p *position) TakeBack(m move) {
	p.Counts[fallback.Rollbacks]++
	p.set(m.cell, 0, m.digit)
	p.empty++
	p.made--
	p.Log(fallback.Event{Action: fallback.Retreat, Depth: p.made, Cell: m.cell, Digit: m.digit})
}

// DeadEnd is noted in the log.
func (p *position) DeadEnd() { p.Log(fallback.Event{Action: fallback.Reject, Depth: p.made}) }

// IsFinished reports whether no cell is empty. Only digits that fit were made.
func (p *position) IsFinished() bool { return p.empty == 0 }

// set writes a digit or wipes it out, and flips it in the sets of the houses.
func (p *position) set(cell int, value, flipped candidates.Digit) {
	p.Cells[cell] = value
	for _, h := range p.Board.HousesOf(cell) {
		p.lacks[h] ^= 1 << flipped
	}
}

// fits returns the digits that fit into an empty cell, one bit each.
func (p *position) fits(cell int) uint32 {
	in := ^uint32(0)
	for _, h := range p.Board.HousesOf(cell) {
		in &= p.lacks[h]
	}
	return in
}

// suggest appends the moves that write one of the digits into the cell.
func suggest(moves []move, cell int, digits uint32) []move {
	for ; digits != 0; digits &= digits - 1 {
		moves = append(moves, move{cell, candidates.Digit(bits.TrailingZeros32(digits))})
	}
	return moves
}

func (p *position) firstEmpty(moves []move) []move {
	for cell, d := range p.Cells {
		if d == 0 {
			return suggest(moves, cell, p.fits(cell))
		}
	}
	return moves
}

func (p *position) fewestValues(moves []move) []move {
	best, digits, least := 0, uint32(0), p.Board.Size()+1
	for cell, d := range p.Cells {
		if d != 0 {
			continue
		}
		fits := p.fits(cell)
		if n := bits.OnesCount32(fits); n < least {
			best, digits, least = cell, fits, n
		}
		if least <= 1 {
			break
		}
	}
	return suggest(moves, best, digits)
}

func (p *position) singlesFirst(moves []move) []move {
	for h, house := range p.Board.Houses() {
		var once, twice uint32 // digits with a place in the house, with two
		for _, cell := range house.Cells {
			if p.Cells[cell] == 0 {
				fits := p.fits(cell)
				twice |= once & fits
				once |= fits
			}
		}
		if once != p.lacks[h] {
			return moves // a digit has no place left
		}
		single := once &^ twice
		if single == 0 {
			continue
		}
		single &= -single // one at a time: the others may be gone after it
		for _, cell := range house.Cells {
			if p.Cells[cell] == 0 && p.fits(cell)&single != 0 {
				return suggest(moves, cell, single)
			}
		}
	}
	return p.fewestValues(moves)
}
