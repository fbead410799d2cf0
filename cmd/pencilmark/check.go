package main

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/encode"
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
		RunE: a.checked(func(cmd *cobra.Command, s settings, args []string) error {
			f := form{format: format}
			b := batch{app: a, settings: s, out: a.stdout, form: f, newTask: func() task {
				examiner := newExaminer(s)
				return func(ctx context.Context, it item, r *result) {
					found := examiner.Examine(ctx, it.Grid)
					if found.Stopped != nil {
						r.fail(exitBad, it, "not known: %v", found.Stopped)
						return
					}
					v := &encode.Verdict{
						Origin: it.origin(), Layout: it.Grid.Layout(),
						Result: results[len(found.Solutions)], Solutions: found.Solutions, Reason: s.wrong(&it.Grid, found),
					}
					if v.Result != encode.ResultUnique {
						r.status = max(r.status, exitBad)
					}
					f.write(it, r, v, func(out io.Writer) error {
						_, err := fmt.Fprintln(out, strings.TrimRight(string(v.Result)+"\t"+v.Reason, "\t"))
						return err
					})
				}
			}}
			return b.run(cmd.Context(), args)
		}),
	}
	choose(cmd, cmd.Flags(), &format, "format", "f", "output format", listFormats...)
	a.common(cmd, "budget", "notation", "layout", "at", "jobs", "progress")
	return cmd
}

// results are the results by how many solutions were found.
var results = [...]encode.Result{encode.ResultNone, encode.ResultUnique, encode.ResultMany}

// newExaminer returns what finds out whether anything is wrong with a grid. It
// has all techniques, whichever the flags choose: that does not depend on them.
func newExaminer(s settings) *pipeline.Solver {
	return newSolver(pipeline.Options{Budget: s.options.Budget})
}

// newSolver returns a solver with techniques of the suite, which are valid.
func newSolver(o pipeline.Options) *pipeline.Solver {
	solver, err := pipeline.New(o)
	if err != nil {
		panic(err)
	}
	return solver
}

// wrong says what is wrong with a grid; it is empty if nothing is.
func (s settings) wrong(g *candidates.Grid, f pipeline.Finding) string {
	switch {
	case f.Repair != nil:
		// What is said in between is where to look, for who looks alone; and what is right nobody asked.
		told := s.writer.Repair(g, *f.Repair, explain.Stages-1)
		return told[0] + " " + told[len(told)-1]
	case f.Ending != nil:
		return s.writer.Outcome(f.Ending)
	}
	return ""
}

// outcome says how a walkthrough ended, with the entry that is to blame where the
// givens have a solution and the grid has none.
func (s settings) outcome(ctx context.Context, wt *explain.Walkthrough) string {
	if wt.Outcome == explain.NoSolution {
		if r := pipeline.FindMistake(ctx, &wt.Start); r != nil {
			return s.wrong(&wt.Start, pipeline.Finding{Repair: r})
		}
	}
	return s.writer.Outcome(wt)
}
