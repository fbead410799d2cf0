package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/techniques/minutes"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/rating"
)

func (a *app) rateCommand() *cobra.Command {
	var name, format, output string
	var reasons bool
	cmd := &cobra.Command{
		Use:   "rate [PUZZLE | FILE | -]...",
		Short: "Tell how hard puzzles are",
		Long: `Print one line a puzzle: the puzzle, its level and its score.

On the scale hodoku the levels are Easy, Medium, Hard, Unfair and Extreme. Each step
of HoDoKu's order of techniques scores points, the puzzle the sum. A puzzle is as
hard as its hardest technique, or harder if the sum is more than 800, 1000, 1600 or
1800 points, the most that the first four levels have. The steps of another order score
by the same table with --profile or --order; "solve" always says what this order gives.

On the scale explainer a line is the puzzle and three numbers of Sudoku Explainer: the
ratings of the hardest step (ER), of the hardest until a digit is placed (EP), and of
the first (ED). A puzzle that it does not solve has ER 20.0. Where the time was up ER
is a lower bound, written >=8.5.

On the scale time a line has three times in minutes: what an average player needs,
and the two between which the mean of several people is in four of five cases. The
model is fitted to 1,033 puzzles that ten or more people were timed on, for three to a
hundred minutes. A puzzle that is harder, or needs techniques that the model does not
know, has a dash for each time and "not for an average player". Copies of a
puzzle with other digits, or with rows and columns in another order, have the same
time. --reasons says what makes a puzzle long.

A puzzle that has no solution or several is Incomplete on every scale, and so is one
that is not solved on the scale hodoku.`,
		Example: `  pencilmark rate puzzles.txt
  pencilmark rate --scale explainer --format csv -o ratings.csv puzzles.txt
  pencilmark rate --scale time --reasons puzzles.txt
  pencilmark rate --scale hodoku 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......`,
		RunE: func(cmd *cobra.Command, args []string) error {
			by := scales[name]
			if reasons && name != "time" {
				return usagef("--reasons: the scale %s gives none; expected --scale time", name)
			}
			if by.profile == "" {
				for _, flag := range []string{"profile", "order", "only", "without", "no-uniqueness", "no-fallback"} {
					if cmd.Flags().Changed(flag) {
						return usagef("--%s: the scale %s has techniques of its own: expected no --%s, or --scale hodoku", flag, name, flag)
					}
				}
			} else if !cmd.Flags().Changed("profile") && a.order == "" {
				a.profile = by.profile
			}
			s, err := a.settings()
			if err != nil {
				return err
			}
			if by.classic && s.layout != candidates.Classic9 {
				return usagef("--layout %v: the scale %s is for classic9", s.layout, name)
			}
			if err := formatOf(cmd, &format, output, recordFiles); err != nil {
				return err
			}
			f := form{format: format, columns: slices.Concat([]string{"line", "input", "scale"}, by.columns, []string{"reason"})}
			o := ratingOptions{reasons, new(atomic.Int64)}
			b := batch{app: a, settings: s, out: a.stdout, form: f, newTask: func() task {
				rate := by.newTask(s, f, o)
				return func(ctx context.Context, it item, r *result) {
					if l := it.Grid.Layout(); by.classic && l != candidates.Classic9 {
						r.fail(exitBad, it, "the scale %s is for classic9 puzzles without clues: expected --scale hodoku", name)
						return
					}
					rate(ctx, it, r)
				}
			}}
			return a.writeTo(cmd.Context(), output, func(out io.Writer) error {
				b.out = out
				err := b.run(cmd.Context(), args)
				if n := o.guesses.Load(); n == 1 {
					fmt.Fprintln(a.stderr, "pencilmark: 1 puzzle is easier than those that people were timed on: its time is a guess")
				} else if n > 1 {
					fmt.Fprintf(a.stderr, "pencilmark: %d puzzles are easier than those that people were timed on: their times are guesses\n", n)
				}
				return err
			})
		},
	}
	choose(cmd, cmd.Flags(), &format, "format", "f", "output format", append(listFormats, "csv")...)
	cmd.Flags().StringVarP(&output, "output", "o", "", "write to `FILE` instead of standard output")
	choose(cmd, cmd.Flags(), &name, "scale", "", "scale of the rating", "hodoku", "explainer", "time")
	cmd.Flags().BoolVar(&reasons, "reasons", false, "with --scale time, say below each puzzle what makes it long")
	a.common(cmd, "techniques", "fallback", "budget", "notation", "layout", "at", "jobs", "progress")
	return cmd
}

// scale is one by which puzzles are rated.
type scale struct {
	profile string   // whose steps it rates, empty if it has techniques of its own
	classic bool     // it is for classic9 alone
	columns []string // of its ratings in csv, beside those of all scales
	newTask func(s settings, f form, o ratingOptions) task
}

// ratingOptions are those of the scale of time.
type ratingOptions struct {
	reasons bool
	guesses *atomic.Int64 // counts the times that are guesses
}

var scales = map[string]scale{
	"hodoku":    {"hodoku", false, []string{"level", "score"}, rateByHoDoKu},
	"explainer": {"", true, []string{"outcome", "er", "ep", "ed", "er_step", "er_name", "ep_step", "ep_name", "ed_step", "ed_name"}, rateByExplainer},
	"time":      {"", true, []string{"minutes", "low", "high", "beyond"}, rateByTime},
}

func rateByHoDoKu(s settings, f form, _ ratingOptions) task {
	hodoku, solver, examiner := rating.NewHoDoKu(known()), teacher.NewSolver(s.options), s.teacher().Examiner()
	return func(ctx context.Context, it item, r *result) {
		wt := solvedBy(ctx, solver, examiner, it.Grid)
		x := encode.Rating{Origin: it.origin(), Scale: "hodoku", Level: "incomplete"}
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
}

// solvedBy returns the walkthrough of a solver. One that knows no techniques of clues would search long for the
// contradiction of a puzzle that has no solution because of them: the walkthrough of one to it is the examiner's.
func solvedBy(ctx context.Context, solver, examiner *pipeline.Solver, g candidates.Grid) *explain.Walkthrough {
	if len(g.Layout().Clues()) > 0 {
		if wt := examiner.Examine(ctx, g).Ending; wt != nil {
			return wt
		}
	}
	return solver.Solve(ctx, g)
}

func rateByTime(_ settings, f form, o ratingOptions) task {
	rater := minutes.Fitted().NewRater()
	return func(ctx context.Context, it item, r *result) {
		x := teacher.TimingRecord(ctx, it.origin(), &it.Grid, rater)
		number := func(minutes float64) string { return strconv.FormatFloat(minutes, 'f', 1, 64) }
		if x.Reason != "" {
			r.fail(exitBad, it, "%s", x.Reason)
			f.write(it, r, x, func(out io.Writer) error {
				_, err := fmt.Fprintln(out, it.Grid.String(), "Incomplete")
				return err
			}, x.Scale, "", "", "", "", string(x.Reason))
			return
		}
		if x.Beyond && !x.TooHard {
			o.guesses.Add(1)
		}
		times := []string{number(x.Minutes), number(x.Low), number(x.High)}
		if x.TooHard {
			times = []string{"", "", ""}
		}
		f.write(it, r, x, func(out io.Writer) error {
			if x.TooHard {
				fmt.Fprintln(out, it.Grid.String(), "- - - not for an average player")
			} else {
				fmt.Fprintln(out, it.Grid.String(), strings.Join(times, " "))
			}
			if o.reasons {
				for _, reason := range x.Reasons {
					fmt.Fprintf(out, "  %s: %.0f%% of the search\n", reason.Text, 100*reason.Share)
				}
			}
			return nil
		}, x.Scale, times[0], times[1], times[2], strconv.FormatBool(x.Beyond), "")
	}
}
