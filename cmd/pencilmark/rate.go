package main

import (
	"context"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/techniques/rating"
)

func (a *app) rateCommand() *cobra.Command {
	var scale, format, output string
	cmd := &cobra.Command{
		Use:   "rate [PUZZLE | FILE | -]...",
		Short: "Tell how hard puzzles are",
		Long: `Print one line a puzzle: the puzzle, its level and its score.

On the scale hodoku the levels are Easy, Medium, Hard, Unfair and Extreme. Each step
of HoDoKu's order of techniques scores points, the puzzle the sum. A puzzle is as
hard as its hardest technique, or harder if the sum is more than 800, 1000, 1600 or
1800 points, the most that the first four levels have.

On the scale explainer a line is the puzzle and three numbers of Sudoku Explainer: the
ratings of the hardest step (ER), of the hardest until a digit is placed (EP), and of
the first (ED). A puzzle that it does not solve has ER 20.0. Where the time was up ER
is a lower bound, written >=8.5.

On the scale hodoku a puzzle that has no solution or several, or that is not solved, is Incomplete.`,
		Example: `  pencilmark rate puzzles.txt
  pencilmark rate --scale explainer --format csv -o ratings.csv puzzles.txt
  pencilmark rate --scale hodoku 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if scale == "explainer" {
				return a.rateExplainer(cmd, args, format, output)
			}
			if !cmd.Flags().Changed("profile") && a.order == "" {
				a.profile = scale
			}
			s, err := a.settings()
			if err != nil {
				return err
			}
			hodoku := rating.NewHoDoKu(known())
			if err := formatOf(cmd, &format, output, recordFiles); err != nil {
				return err
			}
			f := form{format: format, columns: []string{"line", "input", "scale", "level", "score", "reason"}}
			b := batch{app: a, settings: s, out: a.stdout, form: f, newTask: func() task {
				solver := teacher.NewSolver(s.options)
				return func(ctx context.Context, it item, r *result) {
					wt := solver.Solve(ctx, it.Grid)
					x := encode.Rating{Origin: it.origin(), Scale: scale, Level: "incomplete"}
					if wt.Outcome == explain.Solved {
						level, points := hodoku.Rate(wt)
						x.Level, x.Score = level.String(), points
					} else {
						x.Reason = encode.Clean(s.teacher().Outcome(ctx, wt))
						r.fail(exitBad, it, "%s", x.Reason)
					}
					f.write(it, r, &x, func(out io.Writer) error {
						_, err := fmt.Fprintln(out, it.Grid.String(), strings.ToUpper(x.Level[:1])+x.Level[1:], x.Score)
						return err
					}, x.Scale, x.Level, strconv.Itoa(x.Score), string(x.Reason))
				}
			}}
			return a.writeTo(cmd.Context(), output, func(out io.Writer) error {
				b.out = out
				return b.run(cmd.Context(), args)
			})
		},
	}
	choose(cmd, cmd.Flags(), &format, "format", "f", "output format", append(listFormats, "csv")...)
	cmd.Flags().StringVarP(&output, "output", "o", "", "write to `FILE` instead of standard output")
	choose(cmd, cmd.Flags(), &scale, "scale", "", "scale of the rating", "hodoku", "explainer")
	a.common(cmd, "techniques", "fallback", "budget", "notation", "layout", "at", "jobs", "progress")
	return cmd
}
