package main

import (
	"context"
	"fmt"
	"io"
	"slices"

	"github.com/spf13/cobra"

	"pencilmark/explain"
	"pencilmark/explain/encode"
)

func (a *app) hintCommand() *cobra.Command {
	var chosen, format string
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
		RunE: a.checked(func(cmd *cobra.Command, s settings, args []string) error {
			stage := 1 + slices.Index(stages, chosen)
			printer := a.printer(a.stdout, s.writer)
			f := form{format: format}
			b := batch{app: a, settings: s, out: a.stdout, form: f, newTask: func() task {
				solver, examiner := newSolver(s.options), newExaminer(s)
				return func(ctx context.Context, it item, r *result) {
					told := func(kind encode.HintKind, texts []string, step *encode.ListedStep, text func(io.Writer) error) {
						f.write(it, r, &encode.Hint{Origin: it.origin(), Stage: stage, Kind: kind, Told: texts, Step: step}, text)
					}
					if it.Grid.Solved() {
						const solved = "The puzzle is solved."
						told(encode.HintSolved, []string{solved}, nil, func(out io.Writer) error {
							_, err := fmt.Fprintln(out, solved)
							return err
						})
						return
					}
					switch found := examiner.Examine(ctx, it.Grid); {
					case found.Mistake != nil:
						r.status = exitBad
						told(encode.HintMistake, s.writer.Mistake(&it.Grid, *found.Mistake, stage), nil,
							func(out io.Writer) error { return printer.Mistake(out, it.Grid, *found.Mistake, stage) })
						return
					case found.Ending != nil:
						r.status = exitBad
						kind := encode.HintNone
						if found.Ending.Outcome == explain.ManySolutions {
							kind = encode.HintMany
						}
						told(kind, s.writer.Broken(found.Ending, stage), nil,
							func(out io.Writer) error { return printer.Broken(out, found.Ending, stage) })
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
						frame := &explain.Frame{Number: 1, Step: &step, Before: it.Grid}
						var whole *encode.ListedStep
						if stage == len(stages) {
							listed := listedStep(frame, s.writer)
							whole = &listed
						}
						told(encode.HintStep, s.writer.Hint(frame, ladder(step.Technique), stage), whole,
							func(out io.Writer) error { return printer.Hint(out, frame, ladder(step.Technique), stage) })
					}
				}
			}}
			return b.run(cmd.Context(), args)
		}),
	}
	choose(cmd, cmd.Flags(), &format, "format", "f", "output format", listFormats...)
	choose(cmd, cmd.Flags(), &chosen, "stage", "", "how much to tell", stages...)
	a.common(cmd, "techniques", "fallback", "budget", "color", "notation", "layout", "at", "jobs", "progress")
	return cmd
}

// stages are the stages of a hint, [explain.Stages] of them.
var stages = []string{"1", "2", "3", "4", "5"}
