package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/fallback"
	"pencilmark/techniques/pipeline"
)

func (a *app) checkCommand() *cobra.Command {
	var format string
	cmd := &cobra.Command{
		Use:   "check [PUZZLE | FILE | -]...",
		Short: "Tell whether puzzles have exactly one solution",
		Long: `Print one line a puzzle: "unique", "none" or "many". For none and many the reason
follows: which givens clash, where a solution fails, or where two solutions differ.

--format jsonl gives one object a puzzle:
  {"line":1,"input":"...","result":"unique","solution":"..."}

Exit status is 1 if any puzzle has no solution or several.`,
		Example: `  pencilmark check puzzles.txt
  pencilmark check --format jsonl - < puzzles.txt`,
		RunE: func(cmd *cobra.Command, args []string) error {
			s, err := a.settings()
			if err != nil {
				return err
			}
			b := batch{app: a, settings: s, out: a.stdout, newTask: func() task {
				c := checker{settings: s, solver: pipeline.New(pipeline.Options{Budget: s.options.Budget})}
				return func(ctx context.Context, it item, r *result) {
					v := c.check(ctx, it, r)
					if v == nil {
						return
					}
					if v.Result != encode.ResultUnique {
						r.status = max(r.status, exitBad)
					}
					if err := writeVerdict(format, v, it, r); err != nil {
						r.fail(exitBad, it, "%v", err)
					}
				}
			}}
			return b.run(cmd.Context(), args)
		},
	}
	choose(cmd, cmd.Flags(), &format, "format", "f", "output format", listFormats...)
	return cmd
}

type checker struct {
	settings
	// solver finds out why there is no solution, with everything it has: how
	// many solutions there are does not depend on the techniques chosen.
	solver *pipeline.Solver
}

// check counts the solutions of a puzzle. It returns nil, and says why, if it
// had to stop before it knew.
func (c *checker) check(ctx context.Context, it item, r *result) *encode.Verdict {
	ctx, done := c.options.Budget.Bound(ctx)
	defer done()
	v := encode.Verdict{Line: it.Line, Input: it.Input, Layout: it.Grid.Layout(), Result: encode.ResultNone}
	found := fallback.Solve(ctx, &it.Grid, 2, fallback.Budget{})
	v.Solutions = found.Solutions
	switch {
	case len(v.Solutions) == 2:
		v.Result = encode.ResultMany
		v.Reason = c.reason(it, explain.ManySolutions, v.Solutions)
	case found.Stopped != nil:
		r.fail(exitBad, it, "not known: %v", found.Stopped)
		return nil
	case len(v.Solutions) == 1:
		v.Result = encode.ResultUnique
	default:
		v.Reason = c.settings.writer.Outcome(c.solver.Solve(ctx, it.Grid))
	}
	return &v
}

func (c *checker) reason(it item, outcome explain.Outcome, solutions []candidates.Filling) string {
	return c.settings.writer.Outcome(&explain.Walkthrough{Start: it.Grid, Outcome: outcome, Solutions: solutions})
}

func writeVerdict(format string, v *encode.Verdict, it item, r *result) error {
	if format != "text" {
		return write(format, v, it, r)
	}
	line := string(v.Result)
	if v.Reason != "" {
		line += "\t" + v.Reason
	}
	_, err := fmt.Fprintln(&r.out, line)
	return err
}
