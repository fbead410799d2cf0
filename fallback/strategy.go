package fallback

import (
	"context"
	"fmt"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
)

// Strategy is one way to search for the solutions of a puzzle. The packages
// below strategies hold one each, or a few that are closely related; strategies
// lists them all. A strategy is a package-level value, as a technique is.
type Strategy struct {
	Name    string    // as the command line takes it: "dancing-links"
	Title   string    // as a sentence takes it: "dancing links"
	Teaches string    // what can be learned from it, in a few sentences
	Origin  string    // where the idea comes from
	Counts  []Counter // the figures it keeps, the one that its budget bounds first
	// New returns a solver for puzzles on a board. It fails if the strategy does not work on such a board.
	New func(*candidates.Board) (Solver, error)
}

// Solver is a strategy at work on the puzzles of one board, one at a time. It
// owns the memory that it takes, so that the next puzzle costs no more of it.
type Solver interface {
	// Solve looks for solutions until it has as many as the task asks for, or all there are, or
	// has to stop: at its budget, or within a few milliseconds of the end of the context.
	Solve(context.Context, Task) Report
}

// Task is what a [Solver] is asked to do.
type Task struct {
	Givens []candidates.Digit // one a cell in reading order, 0 for an open cell
	Limit  int                // solutions to look for, 0 for all
	Budget Budget             // bounds the first of the counts of the strategy
	// Found is called with each solution, if it is not nil. The solution is valid during the call only.
	Found func(solution []candidates.Digit)
	// Trace is called with everything that the strategy does, if it is not nil.
	Trace func(Event)
}

// Report is what came of a [Task].
type Report struct {
	Solutions int // found, all different
	Counts    Counts
	// Stopped says why the search ended early: a [NodesError], the cause of the context, or what is wrong
	// with the task. It is nil if the search found as many solutions as asked for, or all there are.
	Stopped error
}

// Counter is a figure that strategies keep of their work.
type Counter uint8

// The counters.
const (
	Nodes     Counter = iota // choices tried, where each is followed by some reasoning
	Moves                    // digits placed
	Rollbacks                // digits taken back
	Grids                    // grids looked at
)

// NumCounters is the number of counters.
const NumCounters = 4

// String gives the counter in the plural: "rollbacks".
func (c Counter) String() string {
	return [NumCounters]string{"nodes", "moves", "rollbacks", "grids"}[c]
}

// Counts are the figures of a search, by [Counter]. Those that a strategy does not keep are 0.
type Counts [NumCounters]int

// Of says how many of what the counter counts there are: "1 rollback".
func (c Counter) Of(n int) string { return fault.Count(n, strings.TrimSuffix(c.String(), "s")) }

// Event is one thing that a strategy does.
type Event struct {
	Action  Action
	Depth   int // how many choices the board rests on
	Cell    int // of the board, in reading order; not of Solved and Reject
	Digit   candidates.Digit
	Choices int                // how many digits or places there were to choose from, of Try
	Digits  []candidates.Digit // the board after it; valid during the call only
}

// Action is the kind of an [Event].
type Action uint8

// The actions.
const (
	Try     Action = iota // a digit is placed, as one of several choices or to see whether it fits
	Force                 // a digit is placed that is the only one left
	Retreat               // a digit that was tried is taken back, and what followed from it
	Reject                // the board breaks a rule, or cannot be completed
	Solved                // the board is a solution
)

// String gives the action as a word of a log: "try", "retreat".
func (a Action) String() string { return [...]string{"try", "force", "retreat", "reject", "solved"}[a] }

// Search is what every strategy keeps while it works on a task. A [Solver] embeds one.
type Search struct {
	Report
	Board *candidates.Board
	// Cells is the board as the strategy sees it. It begins with the givens.
	Cells []candidates.Digit
	task  Task
	meter meter
	depth int // of the last event
}

// NewSearch returns a search of puzzles on a board.
func NewSearch(b *candidates.Board) Search {
	return Search{Board: b, Cells: make([]candidates.Digit, b.Cells())}
}

// Begin starts on a task. It reports false if there is nothing to search: the
// givens clash, or the task makes no sense.
func (s *Search) Begin(ctx context.Context, t Task) bool {
	s.task, s.Report, s.meter, s.depth = t, Report{}, newMeter(ctx, t.Budget), 0
	s.Stopped = s.meter.err
	if len(t.Givens) != len(s.Cells) {
		s.Stopped = fmt.Errorf("the puzzle has %d cells: expected %d", len(t.Givens), len(s.Cells))
		return false
	}
	for _, d := range t.Givens {
		if int(d) > s.Board.Size() {
			s.Stopped = fmt.Errorf("the puzzle has digit %d: expected 1 to %d", d, s.Board.Size())
			return false
		}
	}
	copy(s.Cells, t.Givens)
	_, _, clash := s.Board.Clash(t.Givens)
	return !clash && s.Stopped == nil
}

// Spend counts one unit of the work that the budget bounds. It reports false when the search has to stop.
func (s *Search) Spend(c Counter) bool {
	if s.meter.counter = c; !s.meter.spend() {
		s.Stopped = s.meter.err
		return false
	}
	s.Counts[c]++
	return true
}

// Look looks at the context, where much is done without spending. It reports
// false when the search has to stop.
func (s *Search) Look() bool {
	if !s.meter.look() {
		s.Stopped = s.meter.err
	}
	return s.Stopped == nil
}

// Solution takes note that Cells is a solution. It reports false if there are enough.
func (s *Search) Solution() (more bool) {
	s.Solutions++
	s.Log(Event{Action: Solved, Depth: s.depth})
	if s.task.Found != nil {
		s.task.Found(s.Cells)
	}
	return s.Solutions != s.task.Limit
}

// Tracing reports whether anyone listens to [Search.Log].
func (s *Search) Tracing() bool { return s.task.Trace != nil }

// Log tells the trace of the task, if it has one, what was done to Cells.
func (s *Search) Log(e Event) {
	if s.task.Trace != nil {
		s.depth = e.Depth
		e.Digits = s.Cells
		s.task.Trace(e)
	}
}
