package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/explain/say"
	"pencilmark/techniques/hodoku"
	"pencilmark/techniques/pipeline"
)

func (a *app) stepsCommand() *cobra.Command {
	var format, level, dir string
	var names []string
	var library bool
	var choice teacher.Selection
	cmd := &cobra.Command{
		Use:   "steps [PUZZLE | FILE | -]...",
		Short: "List the steps that are available now, the easiest first",
		Long: `List the steps that are available on a grid now, the easiest first: those of the
easiest technique that finds any, and of the others up to its level. How many more
there are is said at the end. What an easier technique shows is not shown again under
a harder name.

--all lists every step, and --max-level those up to a level; harder techniques are
then not searched for. --limit lists no more than a number.

A grid without a solution has no steps: the first thing to say of it is what is
wrong. Of one with several solutions the steps are those that hold in all of them,
none that assumes that there is one. Exit status is 1 for both.

With --technique only the steps of that technique are listed, all of them, and the
technique may be a family.
With --library each input is a case of HoDoKu's technique library; the technique
that it names is searched for.

--format svg draws a step, if only one is listed. With -o DIR it draws each into a
file of the directory, and names the files.

--format jsonl gives one object an input:
  {"line":1,"input":"...","steps":[{"technique":"x-wing","hodoku":"0300",...}]}`,
		Example: `  pencilmark steps puzzle.txt
  pencilmark steps --all --limit 20 puzzle.txt
  pencilmark steps --technique xy-wing --format jsonl puzzles.txt
  pencilmark steps --library --format jsonl cases.txt
  pencilmark steps --format svg -o pictures puzzle.txt`,
		RunE: a.checked(func(cmd *cobra.Command, s settings, args []string) error {
			if library && len(names) > 0 {
				return usagef("--library names the techniques itself: leave --technique out")
			}
			if dir != "" && format != "svg" {
				return usagef("-o %s: pictures are written into directories: expected --format svg", fileName(dir))
			}
			if choice.Limit < 0 {
				return usagef("--limit %d: expected a number of steps, or 0 for no limit", choice.Limit)
			}
			find := func() finding {
				find := teacher.NewFinder(s.options)
				return func(ctx context.Context, it item, l *teacher.Listing) error { return find(ctx, &it.Grid, l) }
			}
			switch {
			case library:
				find = func() finding { return libraryFinding(!a.noUniqueness) }
				choice.All = true
			case len(names) > 0:
				wanted, err := lookup(names)
				if err != nil {
					return err
				}
				if a.noUniqueness {
					wanted = teacher.WithoutAssumptions(wanted)
				}
				s.options.Techniques, s.options.Every = wanted, true
				choice.All = true
			case level != teacher.AnyLevel:
				s.options.Techniques = teacher.UpTo(s.list, level)
				choice.All = true
			}
			f := form{format: format, separator: "\n"}
			write := a.listingWriter(cmd.Context(), f, s, dir)
			b := batch{app: a, settings: s, out: a.stdout, form: f, newTask: func() task {
				examiner, find := s.teacher().Glancer(), find()
				return func(ctx context.Context, it item, r *result) {
					found, err := s.teacher().List(ctx, examiner, func(ctx context.Context, _ *candidates.Grid, l *teacher.Listing) error {
						return find(ctx, it, l)
					}, &it.Grid, choice)
					if found.Reason != "" {
						r.fail(exitBad, it, "%s", found.Reason)
					}
					var usage usageError
					switch {
					case errors.As(err, &usage):
						r.fail(exitUsage, it, "%v", err)
					case err != nil:
						r.fail(exitBad, it, "%v", err)
					}
					for _, note := range found.Notes {
						r.note(it, "%s", note)
					}
					write(it, found, r)
				}
			}}
			return b.run(cmd.Context(), args)
		}),
	}
	choose(cmd, cmd.Flags(), &format, "format", "f", "output format", pictureFormats...)
	cmd.Flags().StringVarP(&dir, "output", "o", "", "write pictures into the directory `DIR`")
	cmd.Flags().StringSliceVarP(&names, "technique", "t", nil, "list the steps of this technique or family")
	cmd.Flags().BoolVar(&library, "library", false, "each input is a case of a technique library: search for what it names")
	cmd.Flags().BoolVar(&choice.All, "all", false, "list the steps of every level")
	cmd.Flags().IntVar(&choice.Limit, "limit", 0, "list `N` steps at most, 0 for no limit")
	choose(cmd, cmd.Flags(), &level, "max-level", "", "list the steps up to a level", append([]string{teacher.AnyLevel}, teacher.Levels()...)...)
	cmd.MarkFlagsMutuallyExclusive("all", "max-level")
	complete(cmd, "technique", append(codes(known()), families()...))
	a.common(cmd, "techniques", "budget", "color", "notation", "language", "layout", "at", "jobs", "progress")
	return cmd
}

// finding finds the steps that are to be listed for an item.
type finding func(ctx context.Context, it item, l *teacher.Listing) error

// libraryFinding finds the steps of the techniques that an item's library case asks for. Unless unique is
// set none of them may assume that there is one solution.
func libraryFinding(unique bool) finding {
	return func(ctx context.Context, it item, l *teacher.Listing) error {
		if it.Case == nil {
			return usagef("not a case of a technique library: expected :code:candidates:grid:deleted:eliminations:placements:extra")
		}
		search := hodoku.Library(it.Case.Code, it.Case.Variant)
		if len(search.Techniques) == 0 {
			return usagef("no technique has the code %s", it.Case.Code)
		}
		if unique {
			search.Granted = pipeline.Guard(ctx)
		}
		var steps []explain.Step
		steps, l.Limited = search.Steps(&it.Grid)
		for _, step := range steps {
			l.Add(step)
		}
		return nil
	}
}

// listingWriter returns what writes the steps of one item.
func (a *app) listingWriter(ctx context.Context, f form, s settings, dir string) func(it item, found *teacher.Listing, r *result) {
	printer := a.printer(a.stdout, s.writer)
	return func(it item, found *teacher.Listing, r *result) {
		var record *encode.Listing
		if f.forPrograms() {
			record = found.Record(it.origin(), &it.Grid, s.writer)
		}
		f.write(it, r, record, func(out io.Writer) error {
			if f.format == "svg" {
				return a.drawSteps(ctx, out, dir, s.writer, it, found.Steps)
			}
			if err := printer.List(out, it.Name, it.Grid, found.Steps); err != nil || found.More == 0 {
				return err
			}
			_, err := fmt.Fprintf(out, "\n%s\n", s.writer.Sentences(say.MoreSteps(found.More)))
			return err
		})
	}
}
