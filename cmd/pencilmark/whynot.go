package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain/claim"
)

func (a *app) whyNotCommand() *cobra.Command {
	var format string
	var spoil bool
	cmd := &cobra.Command{
		Use:   "why-not CLAIM [PUZZLE | FILE | -]...",
		Short: "Judge a conclusion or a pattern on a grid",
		Long: `Judge a claim about a grid as it is, with its pencil marks. A claim is a conclusion,
r3c5=7 or r3c5<>7, or a pattern in the notation that steps print, with its conclusion
or without, and with the name of a technique before it or without:

  'x-wing 4 r26\c37'   '4: r26\c37 fin r6c8 => r5c7<>4'   'pair 78 r2c59'
  '(5=3)r2c3-(3=7)r4c3-(7=5)r4c8 => r2c8<>5'

Both may be said in words as well, "the 7 in box 3 has to be in row 2, so r2c1 can't be
one": the reason counts, and if it is not understood the conclusion is judged alone and the
answer says so. The letter of a cell like B7 is that of a row; it is that of a column if the
claim says so, or if it is right only so.

The verdicts are
  shown        it follows; of a conclusion the easiest step of the profile is shown
  flawed       the pattern is not what it claims to be, or its name is that of another
  idle         the pattern is right and changes nothing
  unsupported  it does not follow from these cells
  false        the solution says otherwise: only with --spoil, the solution is not
               looked at for any other verdict

and the reason names the cells and houses. Exit status is 1 for all but shown. A name
may be that of a technique, an alias, a family, or a part of names such as wing or aic.

--format json gives
  {"line":1,"input":"...","claim":"r3c5<>7","verdict":"shown","reason":"...","step":{...}}
with "unread" where the reason of a claim is not understood and its conclusion alone is judged,
"called" where a pattern has a wrong name, and the step if its conclusion is right`,
		Example: `  pencilmark why-not 'r3c5<>7' puzzle.txt
  pencilmark why-not 'x-wing 4 r26\c37' puzzle.txt
  pencilmark why-not --spoil 'r3c5=7' puzzle.txt`,
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
			if len(args) > 0 {
				return nil, cobra.ShellCompDirectiveDefault
			}
			return codes(known()), cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
		},
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usagef("why not what? expected a conclusion like r3c5<>7, or a pattern")
			}
			return notPuzzle(args[0], "a conclusion like r3c5<>7, or a pattern,")
		},
		RunE: a.checked(func(cmd *cobra.Command, s settings, args []string) error {
			f := form{format: format, separator: "\n"}
			printer := a.printer(a.stdout, s.writer)
			b := batch{app: a, settings: s, out: a.stdout, form: f, newTask: func() task {
				judge := teacher.NewJudge(s.teacher(), !a.noUniqueness, spoil)
				return func(ctx context.Context, it item, r *result) {
					j, err := judge.Judge(ctx, args[0], &it.Grid)
					var unread *claim.Error
					switch {
					case errors.As(err, &unread):
						r.unread(it, "the claim: %v", unread)
						return
					case err != nil:
						r.fail(exitBad, it, "%v", err)
						return
					}
					for _, note := range j.Notes {
						r.note(it, "%s", note)
					}
					record := judge.Record(it.origin(), args[0], j)
					if j.Verdict != claim.Shown {
						r.status = max(r.status, exitBad)
					}
					f.write(it, r, record, func(out io.Writer) error {
						err := printer.Paragraph(out, s.label(string(j.Verdict))+s.colon()+" "+record.Reason)
						if err == nil && j.Frame != nil {
							fmt.Fprintln(out)
							err = printer.Step(out, j.Frame)
						}
						return err
					})
				}
			}}
			return b.run(cmd.Context(), args[1:])
		}),
	}
	choose(cmd, cmd.Flags(), &format, "format", "f", "output format", "text", "json")
	cmd.Flags().BoolVar(&spoil, "spoil", false, "say what the solution has, if it is something else")
	a.common(cmd, "techniques", "budget", "color", "notation", "language", "layout", "at", "jobs", "progress")
	return cmd
}
