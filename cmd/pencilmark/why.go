package main

import (
	"context"
	"errors"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/techniques/pipeline"
)

func (a *app) whyCommand() *cobra.Command {
	var t telling
	cmd := &cobra.Command{
		Use:   "why CONCLUSION [PUZZLE | FILE | -]...",
		Short: "Show the steps that one conclusion rests on",
		Long: `Write the walkthrough of a puzzle as far as one conclusion rests on it: that a digit
goes into a cell, as in r3c5=7, or that it does not, as in "r3c5<>7", which a shell wants
in quotes; r3c5!=7 is the same.

The puzzle is solved towards the conclusion, and steps are left out one after the other
for as long as the conclusion still follows. Each step is proved again on the grid that the
steps left before it make, and no single one can be left out. That few steps are left is
certain, not that there are no fewer.

Exit status is 1 if the steps do not lead to the conclusion, if it is false, or if the puzzle
shows it already.`,
		Example: `  pencilmark why r3c5=7 puzzle.txt
  pencilmark why --format yaml -o why.yaml "r3c5<>7" puzzle.txt && pencilmark verify why.yaml`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usagef("why needs a conclusion: a placement like r3c5=7 or a removal like \"r3c5<>7\"")
			}
			return nil
		},
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			if len(args) == 0 {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			return nil, cobra.ShellCompDirectiveDefault
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			goal, err := explain.ParseEffect(strings.Replace(strings.Replace(args[0], "!=", "<>", 1), "≠", "<>", 1))
			if err != nil {
				return usagef("CONCLUSION: %w", err)
			}
			if err := formatOf(cmd, &t.format, t.output, walkthroughFiles); err != nil {
				return err
			}
			return a.writeTo(cmd.Context(), t.output, func(out io.Writer) error {
				return a.explain(cmd.Context(), t, out, args[1:], func(s settings) solving { return solveTowards(s, goal) })
			})
		},
	}
	t.flags(cmd)
	a.common(cmd, "techniques", "fallback", "budget", "color", "notation", "layout", "at", "jobs", "progress")
	return cmd
}

// solveTowards returns what finds out what the goal rests on.
func solveTowards(s settings, goal explain.Effect) solving {
	solver := teacher.NewSolver(s.options)
	return func(ctx context.Context, it item, r *result) *explain.Walkthrough {
		w, err := solver.Why(ctx, it.Grid, goal)
		switch {
		case err == nil:
			return w
		case errors.Is(err, pipeline.ErrUnreached):
			r.fail(exitBad, it, "the steps do not lead to %v: %s", goal, s.teacher().Outcome(ctx, w))
		default:
			r.fail(exitBad, it, "%v %v", goal, err)
		}
		return nil
	}
}
