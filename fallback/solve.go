package fallback

import (
	"context"
	"errors"
	"sync"

	"pencilmark/candidates"
	"pencilmark/candidates/suppose"
	"pencilmark/fallback/band"
	"pencilmark/fallback/learn"
)

// Result is what a search found out about a grid.
type Result struct {
	// Solutions are different from each other and at most as many as asked for, in the order of the search.
	Solutions []candidates.Filling
	Nodes     int // grids that were branched off
	// Stopped says why the search ended early: a [NodesError], or the cause of
	// the context. There may then be more solutions than it found. It is nil
	// if the search found as many as asked for, or all there are.
	Stopped error
}

// Solve looks for up to limit solutions of the grid. With limit 2 it tells whether a puzzle has none, one
// or many. On the ordinary 9x9 board it is package [band] that searches, on all others it is [SolveMRV]. On a board
// with clues package [learn] begins anew where that does not come to an end soon; each conflict is a node then.
//
// The search is deterministic. On boards without clues it allocates nothing except for its result.
func Solve(ctx context.Context, g *candidates.Grid, limit int, b Budget) Result {
	switch {
	case len(g.Layout().Clues()) > 0:
		return solveClued(ctx, g, limit, b)
	case g.Layout() != candidates.Classic9:
		return SolveMRV(ctx, g, limit, b)
	}
	m := newMeter(ctx, b)
	result := Result{Stopped: m.err}
	if limit <= 0 || m.err != nil {
		return result
	}
	s := solvers.Get().(*band.Solver)
	defer solvers.Put(s)
	s.MaxGuesses = m.granted
	if result.Stopped = s.Grid(g); result.Stopped != nil {
		return result
	}
	for len(result.Solutions) < limit && s.Next(ctx) {
		result.Solutions = append(result.Solutions, s.Solution())
	}
	result.Nodes, result.Stopped = s.Guesses(), s.Err()
	if result.Stopped == band.ErrGuesses {
		result.Stopped = &NodesError{Nodes: m.granted}
	}
	return result
}

// soon is how many nodes on a board with clues take about as long as package [learn] takes to begin.
const soon = 100

// solveClued searches in two ways by turns, which get longer, for it is not known which is fast on a puzzle. One begins
// anew at each turn, the other goes on.
func solveClued(ctx context.Context, g *candidates.Grid, limit int, b Budget) Result {
	m := newMeter(ctx, b)
	var learning *learn.Search
	for turn := soon; ; turn *= 4 {
		r := SolveMRV(ctx, g, limit, Budget{Nodes: max(1, min(turn, m.granted-m.used))})
		m.used += r.Nodes
		var spent *NodesError
		if !errors.As(r.Stopped, &spent) {
			return Result{r.Solutions, m.used, r.Stopped}
		}
		if learning == nil {
			learning = learn.NewSearch(g)
		}
		end := m.used + turn
		done := learning.Solve(limit, func() bool { return m.spend() && m.used < end })
		if done || m.err != nil {
			return Result{learning.Solutions, m.used, m.err}
		}
	}
}

// solvers are for whoever comes next: they are too large to be made for each puzzle.
var solvers = sync.Pool{New: func() any { return new(band.Solver) }}

// SolveMRV searches for minimum remaining values, on a board of any layout: it branches on the item with
// the fewest candidates, cells before digits in houses, and tries these in numeric order, each on its own
// copy of the grid. It places everything that is forced before it branches; on a board with clues it also strikes
// what excludes all candidates of an item. Otherwise it is as [Solve].
func SolveMRV(ctx context.Context, g *candidates.Grid, limit int, b Budget) Result {
	var solutions []candidates.Filling
	found := func(f candidates.Filling) bool {
		solutions = append(solutions, f)
		return len(solutions) < limit
	}
	if len(g.Layout().Clues()) > 0 {
		s := clued{meter: newMeter(ctx, b), found: found}
		if limit > 0 && s.err == nil {
			s.run(g)
		}
		return Result{solutions, s.used, s.err}
	}
	s := search{meter: newMeter(ctx, b), found: found}
	if limit > 0 && s.err == nil {
		s.run(g)
	}
	return Result{solutions, s.used, s.err}
}

type search struct {
	meter
	suppose.Propagator
	found   func(candidates.Filling) (more bool)
	journal *journal // nil if nobody reads it
}

// run searches a grid.
func (s *search) run(g *candidates.Grid) {
	if _, bad := g.Contradiction(); bad {
		return
	}
	root := *g
	sound := s.Settle(&root)
	s.journal.forced(&root)
	if sound {
		s.branch(&root)
	}
}

// branch searches a grid on which nothing is forced. It reports false when the search is over.
func (s *search) branch(g *candidates.Grid) bool {
	if g.Open().IsEmpty() {
		return s.found(g.Filling())
	}
	var space [candidates.MaxSize]candidates.Candidate
	cases := g.AppendCandidates(space[:0], fewest(g))
	for _, k := range cases {
		s.journal.try(g, k, len(cases))
		if !s.try(*g, k) {
			return false
		}
		s.journal.retreat(g, k)
	}
	return true
}

// try searches a copy of a grid with one more digit placed. It reports false when the search is over. The
// copy is a parameter, not a variable of the loop above, because only so does it stay on the stack.
func (s *search) try(g candidates.Grid, k candidates.Candidate) bool {
	if !s.spend() {
		return false
	}
	if !s.Follow(&g, k) {
		s.journal.reject()
		return true
	}
	s.journal.forced(&g)
	return s.branch(&g)
}

// fewest returns the item to branch on: the first open cell with two candidates, else the first digit with
// two places in a house, else the first cell with the fewest candidates. Nothing must be forced on the
// grid. Looking for the fewest places beyond two costs more than it saves.
func fewest(g *candidates.Grid) candidates.Item {
	var best candidates.Item
	least := candidates.MaxSize + 1
	open := g.Open()
	for c, ok := open.Next(); ok; c, ok = open.Next() {
		if n := g.Candidates(c).Len(); n < least {
			best, least = candidates.CellItem(c), n
			if n == 2 {
				return best
			}
		}
	}
	l := g.Layout()
	for houses := l.Houses(); houses != 0; {
		h, _ := houses.Next()
		for digits := l.Digits(); digits != 0; {
			d, _ := digits.Next()
			if g.PlacesIn(d, h).Len() == 2 {
				return candidates.HouseItem(d, h)
			}
		}
	}
	return best
}
