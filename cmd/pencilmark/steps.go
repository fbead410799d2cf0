package main

import (
	"context"

	"github.com/spf13/cobra"

	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/techniques"
	"pencilmark/techniques/hodoku"
	"pencilmark/techniques/pipeline"
)

func (a *app) stepsCommand() *cobra.Command {
	var format string
	var names []string
	var library bool
	cmd := &cobra.Command{
		Use:   "steps [PUZZLE | FILE | -]...",
		Short: "List every step that is available now, the easiest first",
		Long: `List every step that is available on a grid now, the easiest first. What an easier
technique shows is not shown again under a harder name.

A grid that contradicts itself has no steps, and exit status is 1.

With --technique only the steps of that technique are listed, all of them.
With --library each input is a case of HoDoKu's technique library; the technique
that it names is searched for.

--format jsonl gives one object an input:
  {"line":1,"input":"...","steps":[{"technique":"x-wing","hodoku":"0300",...}]}`,
		Example: `  pencilmark steps puzzle.txt
  pencilmark steps --technique xy-wing --format jsonl puzzles.txt
  pencilmark steps --library --format jsonl cases.txt`,
		RunE: func(cmd *cobra.Command, args []string) error {
			s, err := a.settings()
			if err != nil {
				return err
			}
			if library && len(names) > 0 {
				return usagef("--library names the techniques itself: leave --technique out")
			}
			find := func() finder { return everything(pipeline.New(s.options)) }
			if len(names) > 0 {
				var wanted []*techniques.Technique
				for _, name := range names {
					t, err := lookup(name)
					if err != nil {
						return err
					}
					wanted = append(wanted, t)
				}
				find = func() finder { return instances(wanted) }
			} else if library {
				find = libraryFinder
			}
			write := a.listingWriter(format, s)
			b := batch{app: a, settings: s, out: a.stdout, newTask: func() task {
				find := find()
				return func(_ context.Context, it item, r *result) {
					var steps []explain.Step
					if _, ok := it.Grid.Contradiction(); ok {
						// On such a grid every step follows, so none says anything.
						none := explain.Walkthrough{Start: it.Grid, Outcome: explain.NoSolution}
						r.fail(exitBad, it, "%s", s.writer.Outcome(&none))
					} else {
						var limited []explain.Ref
						if steps, limited = find(it, r); len(limited) > 0 {
							r.note(it, "%s", s.writer.Limited(limited))
						}
					}
					if err := write(it, steps, r); err != nil {
						r.fail(exitBad, it, "%v", err)
					}
				}
			}}
			return b.run(cmd.Context(), args)
		},
	}
	choose(cmd, cmd.Flags(), &format, "format", "f", "output format", listFormats...)
	cmd.Flags().StringSliceVarP(&names, "technique", "t", nil, "list the steps of this technique")
	cmd.Flags().BoolVar(&library, "library", false, "each input is a case of a technique library: search for what it names")
	complete(cmd, "technique", codes(known()))
	return cmd
}

// listFormats are the forms of output that are not walkthroughs.
var listFormats = []string{"text", "yaml", "json", "jsonl"}

// finder returns the steps that are to be listed for an item, and the
// techniques whose search stopped at a limit.
type finder func(it item, r *result) (steps []explain.Step, limited []explain.Ref)

func everything(solver *pipeline.Solver) finder {
	return func(it item, _ *result) (steps []explain.Step, limited []explain.Ref) {
		solver.All(it.Grid, func(s explain.Step) bool {
			steps = append(steps, s)
			return true
		})
		return steps, solver.Limited()
	}
}

func instances(list []*techniques.Technique) finder {
	runner := techniques.NewRunner(list).Grant(explain.Unique)
	return func(it item, _ *result) (steps []explain.Step, limited []explain.Ref) {
		runner.All(&it.Grid, func(s explain.Step) bool {
			steps = append(steps, s)
			return true
		})
		return steps, runner.Limited()
	}
}

// libraryFinder finds the steps of the techniques that an item's library case
// asks for.
func libraryFinder() finder {
	return func(it item, r *result) ([]explain.Step, []explain.Ref) {
		if it.Case == nil {
			r.fail(exitUsage, it, "not a case of a technique library: expected :code:candidates:grid:deleted:eliminations:placements:extra")
			return nil, nil
		}
		search := hodoku.Library(it.Case.Code, it.Case.Variant)
		if len(search.Techniques) == 0 {
			r.fail(exitUsage, it, "no technique has the code %s", it.Case.Code)
			return nil, nil
		}
		return search.Steps(&it.Grid)
	}
}

// listingWriter returns what writes the steps of one item.
func (a *app) listingWriter(format string, s settings) func(it item, steps []explain.Step, r *result) error {
	if format == "text" {
		printer := a.printer(a.stdout, s.writer)
		return func(it item, steps []explain.Step, r *result) error {
			if it.index > 0 {
				r.out.WriteByte('\n')
			}
			return printer.List(&r.out, it.Name, it.Grid, steps)
		}
	}
	codes := map[string]string{}
	for _, t := range known() {
		codes[t.Code] = hodoku.Code(t)
	}
	return func(it item, steps []explain.Step, r *result) error {
		listing := encode.Listing{Line: it.Line, Input: it.Input, Grid: it.Grid, Steps: make([]encode.ListedStep, len(steps))}
		for i := range steps {
			frame := explain.Frame{Number: i + 1, Step: &steps[i], Before: it.Grid}
			code := codes[steps[i].Technique.Code]
			listing.Steps[i] = encode.ListedStep{
				Step: steps[i], HoDoKu: code, Digits: hodoku.Digits(code, &it.Grid, &steps[i]),
				Text: s.writer.Text(&frame), Notation: s.writer.Notation(&frame),
			}
		}
		return write(format, &listing, it, r)
	}
}
