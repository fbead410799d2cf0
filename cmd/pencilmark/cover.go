package main

import (
	"context"
	"io"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/fallback"
	"pencilmark/fallback/strategies/dancinglinks"
)

func (a *app) coverCommand() *cobra.Command {
	var format, output string
	cmd := &cobra.Command{
		Use:   "cover [PUZZLE | FILE | -]",
		Short: "Draw the exact cover matrix of a puzzle",
		Long: `Draw the exact cover matrix of a puzzle: a row for each candidate, and a column for
each thing that is needed exactly once, in four blocks: a digit in each cell, and
each digit in each row, column and box. A solution is a set of rows with exactly
one 1 in each column. Shown are the rows of the givens, the rows that these
strike, the rows that are left, and among them those of the solution.

The matrix is what the strategy dancing-links works on. --output with a name that
ends in .svg makes a drawing.

Exit status is 1 if the puzzle has no solution, or several; the first one is
marked.`,
		Example: `  pencilmark cover -o cover.svg puzzle.txt
  pencilmark cover --layout classic4 .2.43.....1..1..`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := formatOf(cmd, &format, output, map[string]string{"": "text", ".txt": "text", ".svg": "svg"}); err != nil {
				return err
			}
			return a.cover(cmd.Context(), format, output, args)
		},
	}
	choose(cmd, cmd.Flags(), &format, "format", "f", "output format", "text", "svg")
	cmd.Flags().StringVarP(&output, "output", "o", "", "write to `FILE` instead of standard output")
	a.common(cmd, "budget", "layout")
	return cmd
}

func (a *app) cover(ctx context.Context, format, output string, args []string) error {
	s, err := a.boardSettings()
	if err != nil {
		return err
	}
	solver, err := dancinglinks.Strategy.New(s.board)
	if err != nil {
		return err
	}
	var pictures []*dancinglinks.Picture
	a.jobs = 1 // so that the pictures are appended one after the other
	err = a.boardBatch(s, io.Discard, func() task {
		return func(ctx context.Context, it item, r *result) {
			if house, d, clash := s.board.Clash(it.givens); clash {
				r.fail(exitBad, it, "no solution: %s is twice in %v", s.board.Symbol(d), house)
				return
			}
			ctx, done := s.options.Budget.Bound(ctx)
			defer done()
			var solution []candidates.Digit
			report := solver.Solve(ctx, fallback.Task{Givens: it.givens, Limit: 2, Found: func(found []candidates.Digit) {
				if solution == nil {
					solution = append(solution, found...)
				}
			}})
			switch {
			case report.Solutions > 1:
				r.fail(exitBad, it, "more than one solution: the first one is marked")
			case report.Stopped != nil:
				r.fail(exitBad, it, "%v", report.Stopped)
			case report.Solutions == 0:
				r.fail(exitBad, it, "no solution: none is marked")
			}
			pictures = append(pictures, dancinglinks.NewPicture(s.board, it.givens, solution))
		}
	}).run(ctx, args)
	if err != nil || len(pictures) == 0 {
		return err
	}
	if len(pictures) > 1 {
		return usagef("found %d puzzles: expected one", len(pictures))
	}
	draw := pictures[0].Text
	if format == "svg" {
		draw = pictures[0].SVG
	}
	return a.writeTo(ctx, output, draw)
}
