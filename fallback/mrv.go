package fallback

import (
	"context"
	"fmt"

	"pencilmark/candidates"
)

// MRV is the strategy that [SolveMRV] and [Refute] are made of: minimum remaining values over
// cells and houses alike, with all singles placed before each choice.
var MRV = &Strategy{
	Name:  "mrv",
	Title: "minimum remaining values",
	Teaches: `What proofs are made of: it places every single, naked and hidden, before it makes a choice, and chooses between
two candidates wherever it can, in a cell or in a house. Each branch then is an argument that a person can follow, which is
why the trials of a walkthrough come from it. Copying the whole grid for each branch is cheaper than undoing.`,
	Origin: "this project; minimum remaining values is the fail-first rule of Haralick and Elliott (1980), the copying is Norvig's (2006)",
	Counts: []Counter{Nodes},
	New: func(b *candidates.Board) (Solver, error) {
		if b.Layout() == nil {
			return nil, fmt.Errorf("mrv works on boards of up to %d digits that have a layout, which %v has not", candidates.MaxSize, b)
		}
		if len(b.Layout().Clues()) > 0 {
			return nil, fmt.Errorf("mrv knows no clues, which %v has", b)
		}
		m := &mrv{Search: NewSearch(b)}
		m.journal.Search = &m.Search
		m.search.found = func(f candidates.Filling) bool {
			m.write(&f)
			return m.Solution()
		}
		return m, nil
	},
}

type mrv struct {
	Search
	search  search
	journal journal
}

func (m *mrv) Solve(ctx context.Context, t Task) Report {
	if !m.Begin(ctx, t) {
		return m.Report
	}
	m.search.meter = m.meter
	m.search.journal = nil
	if m.Tracing() {
		m.journal.depth = 0
		m.search.journal = &m.journal
	}
	g := candidates.NewGrid(m.Board.Layout(), m.Board.Filling(t.Givens))
	m.search.run(&g)
	m.Counts[Nodes], m.Stopped = m.search.used, m.search.err
	return m.Report
}

// write makes Cells what is placed.
func (s *Search) write(f *candidates.Filling) {
	i := 0
	cells := s.Board.Layout().Cells()
	for c, ok := cells.Next(); ok; c, ok = cells.Next() {
		s.Cells[i] = f[c]
		i++
	}
}

// journal tells the trace of a task what a search does on its grids. A nil journal tells nothing.
type journal struct {
	*Search
	depth int
}

// try notes that a candidate of the grid is tried next.
func (j *journal) try(g *candidates.Grid, k candidates.Candidate, choices int) {
	if j == nil {
		return
	}
	j.depth++
	f := g.Filling()
	f[k.Cell()] = k.Digit()
	j.write(&f)
	j.Log(Event{Action: Try, Depth: j.depth, Cell: j.index(k.Cell()), Digit: k.Digit(), Choices: choices})
}

// forced notes what was placed since the last note.
func (j *journal) forced(g *candidates.Grid) {
	if j == nil {
		return
	}
	for c := range g.Layout().Cells().AndNot(g.Open()).All() {
		if i := j.index(c); j.Cells[i] == 0 {
			j.Cells[i] = g.Value(c)
			j.Log(Event{Action: Force, Depth: j.depth, Cell: i, Digit: g.Value(c)})
		}
	}
}

// reject notes that an item lost its last candidate.
func (j *journal) reject() {
	if j != nil {
		j.Log(Event{Action: Reject, Depth: j.depth})
	}
}

// retreat notes that the search is back at the grid on which it tried the candidate.
func (j *journal) retreat(g *candidates.Grid, k candidates.Candidate) {
	if j == nil {
		return
	}
	j.depth--
	f := g.Filling()
	j.write(&f)
	j.Log(Event{Action: Retreat, Depth: j.depth, Cell: j.index(k.Cell()), Digit: k.Digit()})
}

// index returns the number of a cell on the board.
func (j *journal) index(c candidates.Cell) (i int) {
	for d := range j.Board.Layout().Cells().All() {
		if d == c {
			break
		}
		i++
	}
	return i
}
