// Package comparison measures strategies side by side on the same puzzles: what
// they find, how often that is wrong, how long they take and what they count.
package comparison

import (
	"context"
	"math"
	"slices"
	"time"

	"pencilmark/candidates"
	"pencilmark/fallback"
)

// Options say what every strategy is asked to do with each puzzle.
type Options struct {
	Limit  int             // solutions to look for, 0 for all
	Budget fallback.Budget // of steps
	Time   time.Duration   // for one puzzle, 0 for no bound
	// Repeat is how often a strategy solves each puzzle, of which the shortest time counts; 0
	// is once. A machine that has other things to do takes longer at times, and never takes
	// less. Where a budget ends there is no other try.
	Repeat int
	// Progress is called after each measurement, if it is not nil.
	Progress func(done int)
}

// Comparison holds every measurement that was made.
type Comparison struct {
	strategies []*fallback.Strategy
	givens     []int           // by puzzle: how many it has
	measured   [][]measurement // by strategy and puzzle, as far as it came
}

// measurement is one strategy on one puzzle.
type measurement struct {
	verdict verdict
	counts  fallback.Counts
	took    time.Duration
}

// verdict says what to think of what a strategy reports.
type verdict uint8

const (
	solved  verdict = iota
	none            // no solution, and that is true
	wrong           // a solution that is none, or too few, or too many
	stopped         // out of budget
	numVerdicts
)

// round is how many puzzles a strategy is given before it is the turn of the
// next one. If the comparison ends early, all have seen nearly the same puzzles;
// and each has them without the others in the caches of the processor.
const round = 100

// Run gives the puzzles to each of the strategies, one at a time. When the context ends, what
// has been measured so far is the result. It fails if a strategy does not work on the board.
func Run(ctx context.Context, b *candidates.Board, strategies []*fallback.Strategy, puzzles [][]candidates.Digit, o Options) (*Comparison, error) {
	c := &Comparison{strategies: strategies, measured: make([][]measurement, len(strategies))}
	solvers := make([]fallback.Solver, len(strategies))
	for i, s := range strategies {
		var err error
		if solvers[i], err = s.New(b); err != nil {
			return nil, err
		}
	}
	for _, puzzle := range puzzles {
		n := 0
		for _, d := range puzzle {
			if d != 0 {
				n++
			}
		}
		c.givens = append(c.givens, n)
	}
	r := run{ctx, b, o, 0}
	for puzzles := range slices.Chunk(puzzles, round) {
		truths := make([]truth, len(puzzles))
		for i, puzzle := range puzzles {
			truths[i] = r.truth(puzzle)
		}
		for s, solver := range solvers {
			for i, puzzle := range puzzles {
				m := r.measure(solver, puzzle, truths[i])
				if ctx.Err() != nil {
					return c, nil
				}
				c.measured[s] = append(c.measured[s], m)
			}
		}
	}
	return c, nil
}

// run is a comparison while it is made.
type run struct {
	ctx   context.Context
	board *candidates.Board
	Options
	done int
}

// truth is how many solutions a puzzle has: none, one, two for any more than one, or unknown.
type truth int

const unknown truth = -1

// truth asks the search that the rest of the project rests on. Boards without a layout are beyond it.
func (r *run) truth(puzzle []candidates.Digit) truth {
	l := r.board.Layout()
	if l == nil {
		return unknown
	}
	filling := r.board.Filling(puzzle)
	if _, clash := filling.Clash(l); clash {
		return 0
	}
	g := candidates.NewGrid(l, filling)
	found := fallback.Solve(r.ctx, &g, 2, fallback.Budget{})
	if found.Stopped != nil {
		return unknown
	}
	return truth(len(found.Solutions))
}

// measure lets a solver solve a puzzle.
func (r *run) measure(solver fallback.Solver, puzzle []candidates.Digit, expected truth) measurement {
	best := r.solve(solver, puzzle, expected)
	for try := 1; try < r.Repeat && best.verdict != stopped && r.ctx.Err() == nil; try++ {
		if again := r.solve(solver, puzzle, expected); again.took < best.took {
			best = again
		}
	}
	r.done++
	if r.Progress != nil {
		r.Progress(r.done)
	}
	return best
}

func (r *run) solve(solver fallback.Solver, puzzle []candidates.Digit, expected truth) measurement {
	ctx := r.ctx
	if r.Time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeoutCause(ctx, r.Time, fallback.TimeError(r.Time))
		defer cancel()
	}
	sound := true
	task := fallback.Task{Givens: puzzle, Limit: r.Limit, Budget: r.Budget, Found: func(solution []candidates.Digit) {
		sound = sound && r.board.Solves(solution, puzzle)
	}}
	start := time.Now()
	report := solver.Solve(ctx, task)
	took := time.Since(start)
	return measurement{judge(report, r.Limit, sound, expected), report.Counts, took}
}

// judge compares a report with the truth. Sound says whether all solutions that
// were found keep to the rules and the givens.
func judge(report fallback.Report, limit int, sound bool, expected truth) verdict {
	enough := report.Solutions
	if expected != unknown {
		enough = int(expected)
		if limit == 1 {
			enough = min(enough, 1)
		}
	}
	switch n := report.Solutions; {
	case !sound, n > 0 && expected == 0, n > 1 && expected == 1:
		return wrong
	case report.Stopped != nil:
		return stopped
	case n < enough:
		return wrong
	case n == 0:
		return none
	}
	return solved
}

// Row is what one strategy did on some of the puzzles.
type Row struct {
	Strategy *fallback.Strategy
	Givens   int // that each of the puzzles has, -1 if they differ
	Puzzles  int // measured
	// Solved, None, Wrong and Stopped add up to Puzzles: a right solution, the
	// right answer that there is none, a wrong one, and none within the budget.
	Solved, None, Wrong, Stopped int
	Counts                       fallback.Counts // of all puzzles together
	Times                        []time.Duration // of each, ascending
	Done                         []time.Duration // of those at which it was not stopped, ascending
}

// Rows returns a row for each strategy, in the order in which they were given.
func (c *Comparison) Rows() (rows []Row) {
	for s := range c.strategies {
		rows = append(rows, c.row(s, -1))
	}
	return rows
}

// RowsByGivens returns a row for each strategy and number of givens, that with the most givens first.
func (c *Comparison) RowsByGivens() (rows []Row) {
	numbers := slices.Clone(c.givens)
	slices.Sort(numbers)
	numbers = slices.Compact(numbers)
	slices.Reverse(numbers)
	for s := range c.strategies {
		for _, n := range numbers {
			if row := c.row(s, n); row.Puzzles > 0 {
				rows = append(rows, row)
			}
		}
	}
	return rows
}

// row sums up a strategy on the puzzles with so many givens, all for -1.
func (c *Comparison) row(s, givens int) Row {
	row := Row{Strategy: c.strategies[s], Givens: givens}
	var verdicts [numVerdicts]int
	for i, m := range c.measured[s] {
		if givens >= 0 && c.givens[i] != givens {
			continue
		}
		row.Puzzles++
		verdicts[m.verdict]++
		for counter, n := range m.counts {
			row.Counts[counter] += n
		}
		row.Times = append(row.Times, m.took)
		if m.verdict != stopped {
			row.Done = append(row.Done, m.took)
		}
	}
	row.Solved, row.None, row.Wrong, row.Stopped = verdicts[solved], verdicts[none], verdicts[wrong], verdicts[stopped]
	slices.Sort(row.Times)
	slices.Sort(row.Done)
	return row
}

// Total returns the time for all puzzles.
func (r *Row) Total() (sum time.Duration) {
	for _, t := range r.Times {
		sum += t
	}
	return sum
}

// Mean returns the mean time for a puzzle, 0 if there were none.
func (r *Row) Mean() time.Duration { return r.Total() / time.Duration(max(len(r.Times), 1)) }

// Quantile returns the time within which the given part of the puzzles was
// done: 0.5 gives the median, 1 the worst. It is 0 if there were no puzzles.
func (r *Row) Quantile(part float64) time.Duration {
	if len(r.Times) == 0 {
		return 0
	}
	// The nearest rank: the least time that so many puzzles do not exceed.
	// A product like 0.9*10 may come out a little above 9.
	rank := int(math.Ceil(part*float64(len(r.Times)) - 1e-9))
	return r.Times[min(max(rank, 1), len(r.Times))-1]
}
