package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"strings"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/candidates/notation"
	"pencilmark/fallback"
	"pencilmark/fallback/strategies"
)

// scanBoards reads puzzles of boards that have no layout.
func scanBoards(r io.Reader, source string, s settings) func() (item, error) {
	reader := notation.NewBoardReader(r, source, s.board)
	return func() (item, error) {
		p, err := reader.Read()
		if err != nil {
			return item{}, err
		}
		return item{Puzzle: &notation.Puzzle{Name: p.Name, Line: p.Line, Input: p.Input}, givens: p.Givens, source: source}, nil
	}
}

// boardBatch returns a batch of puzzles of the board of the settings, which may
// be one without a layout. Its tasks get the digits to start from in it.givens.
func (a *app) boardBatch(s settings, out io.Writer, newTask func() task) *batch {
	b := &batch{app: a, settings: s, out: out, newTask: func() task {
		work := newTask()
		return func(ctx context.Context, it item, r *result) {
			var err error
			if it.givens, err = digitsOf(it, s.board); err != nil {
				r.fail(exitBad, it, "%v", err)
				return
			}
			work(ctx, it, r)
		}
	}}
	if s.layout == nil {
		b.scan = scanBoards
	}
	return b
}

// digitsOf returns the digits of a puzzle, those placed included. Strategies
// know nothing of pencil marks, so there must be none struck.
func digitsOf(it item, b *candidates.Board) ([]candidates.Digit, error) {
	if it.givens != nil {
		return it.givens, nil
	}
	switch l := it.Grid.Layout(); {
	case len(l.Clues()) > 0:
		return nil, fmt.Errorf("the puzzle has clues, such as %q: strategies know houses alone", l.ClueLines()[0])
	case b.Layout() != nil && l.String() != b.String():
		return nil, fmt.Errorf("the puzzle is of layout %v: expected --layout %v", l, l)
	}
	filling := it.Grid.Filling()
	fresh := candidates.NewGrid(it.Grid.Layout(), filling)
	for c := range it.Grid.Open().All() {
		if it.Grid.Candidates(c) != fresh.Candidates(c) {
			return nil, fmt.Errorf("pencil marks are struck in %v: strategies start from the digits alone", c)
		}
	}
	return b.Digits(&filling), nil
}

// strategyFlags are the flags of "solve" for strategies.
type strategyFlags struct {
	name      string
	trace     bool
	solutions int
	nodes     int
}

// check finds out what is wrong with the flags.
func (f strategyFlags) check(format string) error {
	switch {
	case f.name == "" && f.trace:
		return usagef("--trace needs --strategy: it logs a strategy at work")
	case f.name == "" && (f.solutions != 1 || f.nodes != 0):
		return usagef("--solutions and --nodes need --strategy")
	case f.name != "" && format != "text":
		return usagef("--strategy explains nothing: --format %s is for walkthroughs", format)
	}
	return checkTask(f.solutions, f.nodes)
}

func checkTask(solutions, nodes int) error {
	if solutions < 0 {
		return usagef("--solutions %d: expected 1 or more, or 0 for all", solutions)
	}
	if nodes < 0 {
		return usagef("--nodes %d: expected 1 or more, or 0 for %d", nodes, fallback.DefaultNodes)
	}
	return nil
}

// solveByStrategy solves puzzles by search, without explanations.
func (a *app) solveByStrategy(ctx context.Context, f strategyFlags, quiet bool, out io.Writer, args []string) error {
	strategy, err := strategies.Lookup(f.name)
	if err != nil {
		return usagef("--strategy: %w", err)
	}
	s, err := a.boardSettings()
	if err != nil {
		return err
	}
	if _, err := strategy.New(s.board); err != nil {
		return usageError{err}
	}
	log := &traceWriter{board: s.board, out: bufio.NewWriter(out)}
	if f.trace {
		a.jobs = 1 // logs of puzzles at the same time would be one
	}
	return a.boardBatch(s, out, func() task {
		solver, err := strategy.New(s.board)
		return func(ctx context.Context, it item, r *result) {
			if err != nil {
				r.fail(exitBad, it, "%v", err)
				return
			}
			ctx, done := s.options.Budget.Bound(ctx)
			defer done()
			task := fallback.Task{Givens: it.givens, Limit: f.solutions, Budget: fallback.Budget{Nodes: f.nodes},
				Found: func(solution []candidates.Digit) { fmt.Fprintln(&r.out, s.board.Text(solution)) }}
			if f.trace {
				var stop context.CancelCauseFunc
				ctx, stop = context.WithCancelCause(ctx)
				defer stop(nil)
				task.Trace = func(e fallback.Event) {
					if err := log.write(e); err != nil {
						stop(err)
					}
				}
			}
			report := solver.Solve(ctx, task)
			if f.trace {
				log.out.Flush()
			}
			if !quiet {
				fmt.Fprintf(&r.out, "%s: %s\n", strategy.Name, summary(strategy, report))
			}
			switch {
			case report.Stopped != nil:
				r.fail(exitBad, it, "%v", report.Stopped)
			case report.Solutions == 0:
				r.fail(exitBad, it, "no solution")
			case report.Solutions > 1:
				r.fail(exitBad, it, "more than one solution")
			}
		}
	}).run(ctx, args)
}

// summary says what a strategy found and what it took: "1 solution, 8969 moves, 8911 rollbacks".
func summary(s *fallback.Strategy, r fallback.Report) string {
	parts := []string{fault.Count(r.Solutions, "solution")}
	for _, c := range s.Counts {
		parts = append(parts, c.Of(r.Counts[c]))
	}
	return strings.Join(parts, ", ")
}

// traceWriter logs a strategy at work: a line for each thing it does, which
// begins with the board after it, so that one can watch the digits come and go.
type traceWriter struct {
	board *candidates.Board
	out   *bufio.Writer
}

func (t *traceWriter) write(e fallback.Event) error {
	cell := t.board.CellName(e.Cell) + "=" + t.board.Symbol(e.Digit)
	var what string
	switch e.Action {
	case fallback.Try:
		what = "try " + cell
		if e.Choices > 1 {
			what += fmt.Sprintf(", one of %d", e.Choices)
		}
	case fallback.Force:
		what = cell + " is forced"
	case fallback.Retreat:
		what = "take " + cell + " back"
	case fallback.Reject:
		what = "dead end"
	case fallback.Solved:
		what = "solved"
	}
	_, err := fmt.Fprintf(t.out, "%s %3d  %s\n", t.board.Text(e.Digits), e.Depth, what)
	return err
}
