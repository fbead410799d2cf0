package main

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"pencilmark/explain/encode"
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
				examiner := s.teacher().Examiner()
				return func(ctx context.Context, it item, r *result) {
					found := examiner.Examine(ctx, it.Grid)
					if found.Stopped != nil {
						r.fail(exitBad, it, "not known: %v", found.Stopped)
						return
					}
					v := s.teacher().Verdict(it.origin(), &it.Grid, found)
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
	a.common(cmd, "budget", "notation", "language", "layout", "at", "jobs", "progress")
	return cmd
}
