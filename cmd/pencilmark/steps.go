package main

import (
	"context"
	"fmt"
	"io"
	"slices"

	"github.com/spf13/cobra"

	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/techniques"
	"pencilmark/techniques/hodoku"
	"pencilmark/techniques/pipeline"
)

func (a *app) stepsCommand() *cobra.Command {
	var format, level, dir string
	var names []string
	var library bool
	var choice selection
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
				return usagef("-o %s: pictures are written into directories: expected --format svg", dir)
			}
			if choice.limit < 0 {
				return usagef("--limit %d: expected a number of steps, or 0 for no limit", choice.limit)
			}
			find := func() finder { return solverFinder(s.options) }
			switch {
			case library:
				find = func() finder { return libraryFinder(!a.noUniqueness) }
				choice.all = true
			case len(names) > 0:
				wanted, err := lookup(names)
				if err != nil {
					return err
				}
				if a.noUniqueness {
					wanted = withoutAssumptions(wanted)
				}
				s.options.Techniques, s.options.Every = wanted, true
				choice.all = true
			case level != anyLevel:
				s.options.Techniques = upTo(s.list, level)
				choice.all = true
			}
			f := form{format: format, separator: "\n"}
			write := a.listingWriter(cmd.Context(), f, s, dir)
			b := batch{app: a, settings: s, out: a.stdout, form: f, newTask: func() task {
				examiner, find := newExaminer(s), find()
				return func(ctx context.Context, it item, r *result) {
					ctx, done := s.options.Budget.Bound(ctx)
					defer done()
					found := listing{selection: choice}
					finding := examiner.Examine(ctx, it.Grid)
					if found.reason = s.wrong(&it.Grid, finding); found.reason != "" {
						r.fail(exitBad, it, "%s", found.reason)
					}
					if len(finding.Solutions) > 0 || finding.Stopped != nil {
						// On other grids every step follows, so none says anything.
						find(ctx, it, r, &found)
					}
					if len(found.limited) > 0 {
						r.note(it, "%s", s.writer.Limited(found.limited))
					}
					write(it, &found, r)
				}
			}}
			return b.run(cmd.Context(), args)
		}),
	}
	choose(cmd, cmd.Flags(), &format, "format", "f", "output format", pictureFormats...)
	cmd.Flags().StringVarP(&dir, "output", "o", "", "write pictures into the directory `DIR`")
	cmd.Flags().StringSliceVarP(&names, "technique", "t", nil, "list the steps of this technique or family")
	cmd.Flags().BoolVar(&library, "library", false, "each input is a case of a technique library: search for what it names")
	cmd.Flags().BoolVar(&choice.all, "all", false, "list the steps of every level")
	cmd.Flags().IntVar(&choice.limit, "limit", 0, "list `N` steps at most, 0 for no limit")
	choose(cmd, cmd.Flags(), &level, "max-level", "", "list the steps up to a level", append([]string{anyLevel}, levelNames()...)...)
	cmd.MarkFlagsMutuallyExclusive("all", "max-level")
	complete(cmd, "technique", append(codes(known()), families()...))
	a.common(cmd, "techniques", "budget", "color", "notation", "layout", "at", "jobs", "progress")
	return cmd
}

// anyLevel stands for the level of the easiest technique that finds a step.
const anyLevel = "easiest"

func levelNames() (names []string) {
	for l := techniques.Easy; l <= techniques.Extreme; l++ {
		names = append(names, l.String())
	}
	return names
}

// upTo returns the techniques of a list that are no harder than a level.
func upTo(list []*techniques.Technique, level string) []*techniques.Technique {
	hardest := techniques.Easy + techniques.Level(slices.Index(levelNames(), level))
	return slices.DeleteFunc(slices.Clone(list), func(t *techniques.Technique) bool { return t.Level > hardest })
}

// selection says which of the steps that are found are listed.
type selection struct {
	all   bool // not only those up to the level of the easiest
	limit int  // of their number, 0 for none
}

// listing is what has been found on a grid.
type listing struct {
	selection
	steps   []explain.Step
	more    int              // steps that are not listed
	level   techniques.Level // of the easiest
	limited []explain.Ref    // techniques whose search stopped at a limit
	reason  string           // what is wrong with the grid, if anything
}

// add lists a step, or counts it. The easiest comes first.
func (l *listing) add(s explain.Step) bool {
	level := byCode[s.Technique.Code].Level
	if l.level == 0 {
		l.level = level
	}
	if !l.all && level > l.level || l.limit > 0 && len(l.steps) == l.limit {
		l.more++
	} else {
		l.steps = append(l.steps, s)
	}
	return true
}

// finder finds the steps that are to be listed for an item.
type finder func(ctx context.Context, it item, r *result, found *listing)

func solverFinder(o pipeline.Options) finder {
	solver := newSolver(o)
	return func(ctx context.Context, it item, r *result, found *listing) {
		if err := solver.All(ctx, it.Grid, found.add); err != nil {
			r.fail(exitBad, it, "%v", err)
		}
		found.limited = solver.Limited()
	}
}

// libraryFinder finds the steps of the techniques that an item's library case asks for. Unless unique is
// set none of them may assume that there is one solution.
func libraryFinder(unique bool) finder {
	return func(ctx context.Context, it item, r *result, found *listing) {
		if it.Case == nil {
			r.fail(exitUsage, it, "not a case of a technique library: expected :code:candidates:grid:deleted:eliminations:placements:extra")
			return
		}
		search := hodoku.Library(it.Case.Code, it.Case.Variant)
		if len(search.Techniques) == 0 {
			r.fail(exitUsage, it, "no technique has the code %s", it.Case.Code)
			return
		}
		if unique {
			search.Granted = pipeline.Guard(ctx)
		}
		steps, limited := search.Steps(&it.Grid)
		for _, step := range steps {
			found.add(step)
		}
		found.limited = limited
	}
}

// listingWriter returns what writes the steps of one item.
func (a *app) listingWriter(ctx context.Context, f form, s settings, dir string) func(it item, found *listing, r *result) {
	printer := a.printer(a.stdout, s.writer)
	return func(it item, found *listing, r *result) {
		record := encode.Listing{Origin: it.origin(), Grid: it.Grid, More: found.more, Reason: found.reason}
		if f.forPrograms() {
			for i := range found.steps {
				frame := explain.Frame{Number: i + 1, Step: &found.steps[i], Before: it.Grid}
				record.Steps = append(record.Steps, listedStep(&frame, s.writer))
			}
		}
		f.write(it, r, &record, func(out io.Writer) error {
			if f.format == "svg" {
				return a.drawSteps(ctx, out, dir, s.writer, it, found.steps)
			}
			if err := printer.List(out, it.Name, it.Grid, found.steps); err != nil || found.more == 0 {
				return err
			}
			_, err := fmt.Fprintf(out, "\nThere are %d more: see --all, --max-level and --limit.\n", found.more)
			return err
		})
	}
}

// listedStep returns what programs get to know about a step.
func listedStep(f *explain.Frame, w prose.Writer) encode.ListedStep {
	code := ""
	if t := byCode[f.Step.Technique.Code]; t != nil {
		code = hodoku.Code(t)
	}
	return encode.ListedStep{Step: *f.Step, HoDoKu: code, Digits: hodoku.Digits(code, &f.Before, f.Step), Text: w.Text(f), Notation: w.Notation(f)}
}
