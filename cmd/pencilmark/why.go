package main

import (
	"context"
	"errors"
	"io"
	"os"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/techniques/pipeline"
)

func (a *app) whyCommand() *cobra.Command {
	var t telling
	var spoil bool
	cmd := &cobra.Command{
		Use:   "why CONCLUSION [PUZZLE | FILE | -]...",
		Short: "Show the steps that one conclusion rests on",
		Long: `Write the walkthrough of a puzzle as far as one conclusion rests on it: that a digit
goes into a cell, as in r3c5=7, or that it does not, as in "r3c5<>7", which a shell wants
in quotes; "r3c5 is not 7" is the same. Of a pattern, as why-not reads it, it is what the
pattern concludes; of several conclusions the first.

The puzzle is solved towards the conclusion, and steps are left out one after the other
for as long as the conclusion still follows. Each step is proved again on the grid that the
steps left before it make, and no single one can be left out. That few steps are left is
certain, not that there are no fewer.

Exit status is 1 if the steps do not lead to the conclusion, if it is false, or if the puzzle
shows it already. Of a false one is said what why-not says; what the solution has there is told
only with --spoil.`,
		Example: `  pencilmark why r3c5=7 puzzle.txt
  pencilmark why --format yaml -o why.yaml "r3c5<>7" puzzle.txt && pencilmark verify why.yaml`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usagef("why needs a conclusion: a placement like r3c5=7 or a removal like \"r3c5<>7\"")
			}
			return notPuzzle(args[0], "a conclusion like r3c5=7")
		},
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			if len(args) == 0 {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			return nil, cobra.ShellCompDirectiveDefault
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := formatOf(cmd, &t.format, t.output, walkthroughFiles); err != nil {
				return err
			}
			return a.writeTo(cmd.Context(), t.output, func(out io.Writer) error {
				return a.explain(cmd.Context(), t, out, args[1:], false, func(s settings) solving { return solveTowards(s, args[0], !a.noUniqueness, spoil) })
			})
		},
	}
	t.flags(cmd)
	cmd.Flags().BoolVar(&spoil, "spoil", false, "say what the solution has, if it is something else")
	a.common(cmd, "techniques", "fallback", "budget", "color", "notation", "language", "layout", "at", "jobs", "progress")
	return cmd
}

// notPuzzle says what is missing where a puzzle or its file stands in its place: else the program would wait for a
// puzzle from standard input, or take what comes next for one.
func notPuzzle(arg, expected string) error {
	if info, err := os.Stat(arg); err == nil && info.Mode().IsRegular() {
		return usagef("%s is a file: expected %s before it", fileName(arg), expected)
	}
	if _, err := notation.Parse(arg, candidates.Classic9); err == nil {
		return usagef("%s is a puzzle: expected %s before it", arg, expected)
	}
	return nil
}

// solveTowards returns what finds out what the conclusion of a claim rests on.
func solveTowards(s settings, text string, unique, spoil bool) solving {
	solver := teacher.NewSolver(s.options)
	return func(ctx context.Context, it item, r *result) *explain.Walkthrough {
		goal, notes, err := teacher.Conclusion(text, &it.Grid)
		var unread *claim.Error
		switch {
		case errors.As(err, &unread):
			r.unread(it, "the conclusion: %v", unread)
			return nil
		case err != nil:
			r.fail(exitBad, it, "%v", err)
			return nil
		}
		for _, note := range notes {
			r.note(it, note.Format, note.Args...)
		}
		w, err := solver.Why(ctx, it.Grid, goal)
		switch {
		case err == nil:
			return w
		case errors.Is(err, pipeline.ErrUnreached):
			r.fail(exitBad, it, "the steps do not lead to %v: %s", goal, s.teacher().Outcome(ctx, w))
		case errors.Is(err, pipeline.ErrFalse):
			r.fail(exitBad, it, "%s", teacher.NewJudge(s.teacher(), unique, spoil).Doubt(ctx, goal, &it.Grid))
		default:
			r.fail(exitBad, it, "%v %v", goal, err)
		}
		return nil
	}
}
