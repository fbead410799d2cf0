package main

import (
	"context"
	"slices"

	"github.com/spf13/cobra"

	"pencilmark/explain"
)

func (a *app) hintCommand() *cobra.Command {
	var chosen string
	cmd := &cobra.Command{
		Use:   "hint [PUZZLE | FILE | -]...",
		Short: "Show the next step, a little at a time",
		Long: `Show the next step of a puzzle, a little at a time:

  stage 1  what kind of thing to look for
  stage 2  where, or which digit
  stage 3  the pattern
  stage 4  the reason, without the target
  stage 5  the conclusion

Each stage repeats those before it. If a digit was placed wrongly, a pencil mark is
missing, no solution fits the grid, or several do, that is told before anything else,
a little at a time as well; exit status is then 1.`,
		Example: `  pencilmark hint puzzle.txt
  pencilmark hint --stage 3 puzzle.txt`,
		RunE: func(cmd *cobra.Command, args []string) error {
			s, err := a.settings()
			if err != nil {
				return err
			}
			stage := 1 + slices.Index(stages, chosen)
			printer := a.printer(a.stdout, s.writer)
			b := batch{app: a, settings: s, out: a.stdout, newTask: func() task {
				solver, examiner := newSolver(s.options), newExaminer(s)
				return func(ctx context.Context, it item, r *result) {
					if it.Grid.Solved() {
						r.out.WriteString("The puzzle is solved.\n")
						return
					}
					switch f := examiner.Examine(ctx, it.Grid); {
					case f.Mistake != nil:
						r.status = exitBad
						printer.Mistake(&r.out, it.Grid, *f.Mistake, stage)
						return
					case f.Ending != nil:
						r.status = exitBad
						printer.Broken(&r.out, f.Ending, stage)
						return
					}
					step, ok, err := solver.Next(ctx, it.Grid)
					if limited := solver.Limited(); len(limited) > 0 {
						r.note(it, "%s", s.writer.Limited(limited))
					}
					switch {
					case err != nil:
						r.fail(exitBad, it, "%v", err)
					case !ok:
						r.fail(exitBad, it, "no technique of the profile applies")
					default:
						printer.Hint(&r.out, &explain.Frame{Number: 1, Step: &step, Before: it.Grid}, ladder(step.Technique), stage)
					}
				}
			}}
			return b.run(cmd.Context(), args)
		},
	}
	choose(cmd, cmd.Flags(), &chosen, "stage", "", "how much to tell", stages...)
	return cmd
}

// stages are the stages of a hint, [explain.Stages] of them.
var stages = []string{"1", "2", "3", "4", "5"}
