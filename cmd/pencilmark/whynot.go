package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/explain"
	"pencilmark/explain/claim"
	"pencilmark/explain/encode"
	"pencilmark/techniques"
	"pencilmark/techniques/pipeline"
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

The verdicts are
  shown        it follows; of a conclusion the easiest step of the profile is shown
  flawed       the pattern is not what it claims to be
  idle         the pattern is right and changes nothing
  unsupported  it does not follow from these cells
  false        the solution says otherwise: only with --spoil, the solution is not
               looked at for any other verdict

and the reason names the cells and houses. Exit status is 1 for all but shown.

--format json gives
  {"line":1,"input":"...","claim":"r3c5<>7","verdict":"shown","reason":"...","step":{...}}`,
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
			return nil
		},
		RunE: a.checked(func(cmd *cobra.Command, s settings, args []string) error {
			f := form{format: format, separator: "\n"}
			printer := a.printer(a.stdout, s.writer)
			b := batch{app: a, settings: s, out: a.stdout, form: f, newTask: func() task {
				judge := newJudge(s, !a.noUniqueness, spoil)
				return func(ctx context.Context, it item, r *result) {
					j, ok := judge.of(ctx, args[0], it, r)
					if !ok {
						return
					}
					record := &encode.Judgement{Origin: it.origin(), Claim: args[0], Verdict: j.Verdict, Reason: s.writer.Style.Restyle(j.Reason)}
					var frame *explain.Frame
					if j.Step != nil {
						frame = &explain.Frame{Number: 1, Step: j.Step, Before: it.Grid}
						listed := listedStep(frame, s.writer)
						record.Step = &listed
					}
					if j.Verdict != claim.Shown {
						r.status = max(r.status, exitBad)
					}
					f.write(it, r, record, func(out io.Writer) error {
						err := printer.Paragraph(out, fmt.Sprintf("%s: %s", j.Verdict, record.Reason))
						if err == nil && frame != nil {
							fmt.Fprintln(out)
							err = printer.Step(out, frame)
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
	a.common(cmd, "techniques", "budget", "color", "notation", "layout", "at", "jobs", "progress")
	return cmd
}

// judge judges claims, one after the other.
type judge struct {
	settings
	solver, examiner *pipeline.Solver
	unique, spoil    bool // uniqueness may be assumed; the solution may be told
}

func newJudge(s settings, unique, spoil bool) *judge {
	return &judge{s, newSolver(s.options), newExaminer(s), unique, spoil}
}

// of judges a claim about the grid of an item; it is not ok if that fails.
func (x *judge) of(ctx context.Context, text string, it item, r *result) (j claim.Judgement, ok bool) {
	c, err := claim.Parse(text, it.Grid.Layout(), func(name string) bool { return len(techniques.LookupAll(known(), name)) > 0 })
	var unread *claim.Error
	if errors.As(err, &unread) {
		r.failure = "the claim: " + unread.Error()
		r.fail(exitUsage, it, "the claim: %s", unread.Long())
		return j, false
	}
	found := x.examiner.Examine(ctx, it.Grid)
	if c.IsConclusion() {
		if why := x.wrong(&it.Grid, found); why != "" && len(found.Solutions) == 0 {
			r.fail(exitBad, it, "%s", why)
			return j, false
		}
		j = x.conclusion(ctx, c, it, r, found.Solutions)
	} else {
		granted := explain.Assume(0)
		if x.unique {
			granted = pipeline.Guard(ctx)(&it.Grid)
		}
		if j = c.Judge(&it.Grid, granted); j.Step != nil {
			j.Step.Technique = x.named(c, &it.Grid, j.Step, granted)
		}
	}
	if j.Step != nil {
		frame := &explain.Frame{Number: 1, Step: j.Step, Before: it.Grid}
		j.Reason = x.writer.Title(frame) + ". So " + x.writer.Conclusion(frame) + "."
	}
	if x.spoil && len(found.Solutions) == 1 {
		for _, e := range c.Effects {
			if right := found.Solutions[0][e.Candidate.Cell()]; (right == e.Candidate.Digit()) != e.Place {
				j.Verdict, j.Step = claim.False, nil
				j.Reason += fmt.Sprintf(" In the solution %v is %v.", e.Candidate.Cell(), right)
				break
			}
		}
	}
	return j, true
}

// conclusion looks for the easiest step that has all effects of the claim. None has
// one that a solution contradicts, so there the search is spared.
func (x *judge) conclusion(ctx context.Context, c *claim.Claim, it item, r *result, solutions []candidates.Filling) (j claim.Judgement) {
	g := it.Grid
	j, settled := c.Settled(&g)
	if settled {
		return j
	}
	possible := !slices.ContainsFunc(solutions, func(solution candidates.Filling) bool {
		return slices.ContainsFunc(c.Effects, func(e explain.Effect) bool {
			return (solution[e.Candidate.Cell()] == e.Candidate.Digit()) != e.Place
		})
	})
	if possible {
		err := x.solver.All(ctx, g, func(s explain.Step) bool {
			after := g
			s.Apply(&after)
			if slices.ContainsFunc(c.Effects, func(e explain.Effect) bool { return claim.Done(&after, e) == "" }) {
				return true
			}
			j = claim.Judgement{Verdict: claim.Shown, Step: &s}
			return false
		})
		if err != nil {
			r.note(it, "%v", err)
		}
		if limited := x.solver.Limited(); j.Step == nil && len(limited) > 0 {
			r.note(it, "%s", x.writer.Limited(limited))
		}
	}
	return j
}

// pattern is what a pattern is called that no technique names.
var pattern = explain.Ref{Code: "pattern", Name: "Pattern"}

// named returns the technique that the claim names, if it finds the pattern.
func (x *judge) named(c *claim.Claim, g *candidates.Grid, s *explain.Step, granted explain.Assume) explain.Ref {
	ref := pattern
	if c.Name == "" {
		return ref
	}
	runner := techniques.NewRunner(techniques.LookupAll(known(), c.Name)).Grant(granted)
	runner.All(g, func(found explain.Step) bool {
		if reflect.DeepEqual(found.Evidence, s.Evidence) {
			ref = found.Technique
		}
		return ref == pattern
	})
	return ref
}
