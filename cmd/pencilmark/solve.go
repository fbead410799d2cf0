package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/explain/text"
	"pencilmark/fallback/strategies"
	"pencilmark/techniques/pipeline"
)

func (a *app) solveCommand() *cobra.Command {
	var t telling
	var prune bool
	var by strategyFlags
	cmd := &cobra.Command{
		Use:   "solve [PUZZLE | FILE | -]...",
		Short: "Solve puzzles and explain every step",
		Long: `Solve puzzles and write the whole walkthrough: each step with its name, its reason
and what it changes. When no technique applies, one candidate is supposed true and
refuted in writing; that is called a trial. Every step can be checked by
"pencilmark verify".

--prune leaves out the steps that the solution does not rest on, and of other steps the
eliminations, and says how many. What is left is proved again, each step on the grid that
the steps left before it make; no single step can be left out.

--detail says how much: normal tells singles in a sentence each, runs of them in one
paragraph, and other steps with every reason; brief tells of singles where to look, and
of other steps what they change; full tells every reason of singles too, except of those
that follow from a supposition, and what to look for next time. --level says for whom:
plain needs no term but row, column, box, cell, digit and mark, and numbers what follows
from what; expert is the notation alone. Plain gives singles their reasons at any detail.
Of a reason of more than 20 lines it tells at normal detail the lines that suppose
nothing, each supposition and what it comes to, at full detail all. Of a trial of more
than 500 lines, at normal detail a trial within it that has more than 20 is one line.

--format html writes one page to be kept, that opens from disk: a board for each step, an
argument whose lines light up, hints, a booklet when it is printed, and the document and
its certificate to check it all.

--because adds the argument of each step but singles to text and documents: numbered
lines, each of which follows from lines before it. "pencilmark verify" checks those of
documents one by one. A single has none: its reason is the one line that is told.

--sentences adds to documents the sentences of each text by their kinds, with cells,
digits and houses as arguments, so that another program can say them in its own words or
language. "pencilmark verify --sentences" checks that they are true.

With --strategy a search solves the puzzles instead, and says what it found and
what it took; --trace logs it at work: the board, how many choices it rests on,
and what was done. "pencilmark help compare" tells what the strategies are.

Exit status is 1 if a puzzle has no solution or several, or is left unsolved.`,
		Example: `  pencilmark solve 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
  pencilmark solve -q -j 4 puzzles.txt
  pencilmark solve --format yaml -o walkthrough.yaml puzzle.txt
  pencilmark solve -o walk.html puzzle.txt
  pencilmark solve --profile explainer puzzle.txt
  pencilmark solve --strategy backtrack --trace puzzle.txt | less`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if !t.quiet {
				if err := formatOf(cmd, &t.format, t.output, walkthroughFiles); err != nil {
					return err
				}
			}
			if err := by.check(t.format); err != nil {
				return err
			}
			switch {
			case prune && t.quiet:
				return usagef("--prune leaves out steps: --quiet prints none")
			case prune && by.name != "":
				return usagef("--prune leaves out steps: --strategy makes none")
			}
			return a.writeTo(cmd.Context(), t.output, func(out io.Writer) error {
				if by.name != "" {
					return a.solveByStrategy(cmd.Context(), by, t.quiet, out, args)
				}
				return a.explain(cmd.Context(), t, out, args, true, func(s settings) solving { return solvePuzzles(s, t.quiet, prune) })
			})
		},
	}
	t.flags(cmd)
	cmd.Flags().BoolVar(&prune, "prune", false, "leave out the steps and eliminations that the solution does not rest on")
	cmd.Flags().BoolVarP(&t.quiet, "quiet", "q", false, "print only the solution, one line a puzzle; the outcome where there is none")
	cmd.Flags().StringVar(&by.name, "strategy", "", "search by the `STRATEGY` instead of explaining: "+strings.Join(strategies.Names(), ", "))
	cmd.Flags().BoolVar(&by.trace, "trace", false, "log the strategy at work")
	cmd.Flags().IntVar(&by.solutions, "solutions", 1, "let the strategy stop after `N` solutions, 0 for all")
	cmd.Flags().IntVar(&by.nodes, "nodes", 0, "grant the strategy `N` nodes, moves or grids a puzzle, whichever it counts; 0 for 5 million")
	complete(cmd, "strategy", strategies.Names())
	a.common(cmd, "techniques", "fallback", "budget", "color", "notation", "language", "layout", "at", "jobs", "progress")
	return cmd
}

// solvePuzzles returns what solves the puzzles of a batch.
func solvePuzzles(s settings, quiet, prune bool) solving {
	solver := teacher.NewSolver(s.options)
	var w explain.Walkthrough // the one in hand: each is written before the next
	solve := func(ctx context.Context, g candidates.Grid) *explain.Walkthrough {
		solver.SolveInto(ctx, g, &w)
		return &w
	}
	switch {
	case quiet:
		solve = solver.Ending
	case prune:
		solve = solver.SolvePruned
	}
	// Without some of its rules a puzzle is not known to have one solution, or several.
	careful := s.options
	careful.Techniques, careful.NoFallback = teacher.WithoutAssumptions(s.list), true
	var blind *pipeline.Solver
	return func(ctx context.Context, it item, r *result) *explain.Walkthrough {
		if len(it.Ignored) > 0 {
			if blind == nil {
				blind = teacher.NewSolver(careful)
			}
			w := blind.Solve(ctx, it.Grid)
			if w.Outcome == explain.ManySolutions {
				w.Outcome, w.Solutions, w.Stop = explain.Stalled, nil, "rules are left out: "+strings.Join(it.Ignored, ", ")
			}
			if w.Outcome != explain.Solved {
				r.status = exitBad
			}
			return w
		}
		w := solve(ctx, it.Grid)
		if w.Outcome != explain.Solved {
			r.fail(exitBad, it, "%s", s.teacher().Outcome(ctx, w))
		}
		return w
	}
}

// walkthroughFiles are the formats of walkthroughs by the endings of file names.
var walkthroughFiles = map[string]string{
	"": "text", ".txt": "text", ".yaml": "yaml", ".yml": "yaml", ".json": "json", ".jsonl": "jsonl", ".md": "markdown", ".html": "html", ".htm": "html",
}

// telling is how walkthroughs are written: the flags for it.
type telling struct {
	format, output, detail, level string
	pictures                      string // the directory for them
	quiet, because, sentences     bool
}

// flags adds the flags that all commands have that write walkthroughs.
func (t *telling) flags(cmd *cobra.Command, formats ...string) {
	choose(cmd, cmd.Flags(), &t.format, "format", "f", "output format", append([]string{"text", "yaml", "json", "jsonl", "markdown", "html"}, formats...)...)
	choose(cmd, cmd.Flags(), &t.detail, "detail", "", "how much to say", "normal", "brief", "full")
	choose(cmd, cmd.Flags(), &t.level, "level", "", "for whom", "standard", "plain", "expert")
	cmd.Flags().BoolVar(&t.because, "because", false, "add the argument of each step but singles: numbered lines, each of which follows from lines before it")
	cmd.Flags().BoolVar(&t.sentences, "sentences", false, "add to documents the sentences of each text by their kinds, with their arguments")
	cmd.Flags().StringVarP(&t.output, "output", "o", "", "write to `FILE` instead of standard output")
	cmd.Flags().StringVar(&t.pictures, "pictures", "", "with --format markdown draw the boards as pictures into the directory `DIR`")
}

// solving returns the walkthrough of an item, nil if there is none to write.
type solving func(ctx context.Context, it item, r *result) *explain.Walkthrough

// tellingSettings checks the common flags, and those of telling.
func (a *app) tellingSettings(t telling) (settings, error) {
	s, err := a.settings()
	if err != nil {
		return s, err
	}
	if s.writer.Detail, err = prose.ParseDetail(t.detail); err != nil {
		return s, usagef("--detail: %w", err)
	}
	if s.writer.Level, err = prose.ParseLevel(t.level); err != nil {
		return s, usagef("--level: %w", err)
	}
	if t.pictures != "" && t.format != "markdown" {
		return s, usagef("--pictures %s: expected --format markdown", fileName(t.pictures))
	}
	switch {
	case !t.sentences:
	case !slices.Contains([]string{"yaml", "json", "jsonl"}, t.format):
		return s, usagef("--sentences: expected --format yaml, json or jsonl")
	case s.writer.Level != prose.Standard || s.writer.Detail == prose.Brief:
		return s, usagef("--sentences: expected --level standard, and --detail normal or full: other texts do not stand by themselves")
	}
	return s, nil
}

// explain writes walkthroughs, of puzzles of which rules are left out as well if ignores is set.
func (a *app) explain(ctx context.Context, t telling, out io.Writer, args []string, ignores bool, newSolving func(settings) solving) error {
	s, err := a.tellingSettings(t)
	if err != nil {
		return err
	}
	f := form{format: t.format, separator: "\n"}
	if t.quiet {
		f = form{format: "text"}
	}
	printer := a.printer(out, s.writer)
	b := batch{app: a, settings: s, out: out, form: f, ignores: ignores, newTask: func() task {
		solve := newSolving(s)
		return func(ctx context.Context, it item, r *result) {
			w := solve(ctx, it, r)
			if w == nil {
				return
			}
			w.Name = it.Name
			if t.because || f.format == "html" {
				argue.Walkthrough(w)
			}
			o := encode.Options{Texts: s.writer.Texts, Hardest: teacher.Hardest}
			if t.sentences {
				o.Sentences = s.writer.WithSaid
			}
			if f.format == "jsonl" {
				o.Origin = it.origin()
			}
			f.write(it, r, encode.Walkthrough{Walkthrough: w, Options: o}, func(to io.Writer) error {
				if t.pictures != "" && !t.quiet {
					return printer.Illustrated(to, w, a.illustrator(ctx, t, s.writer, it.index+1))
				}
				return t.write(ctx, to, w, printer, s.writer, o)
			})
		}
	}}
	return b.run(ctx, args)
}

// write writes a walkthrough for people.
func (t telling) write(ctx context.Context, out io.Writer, w *explain.Walkthrough, printer *text.Printer, writer prose.Writer, o encode.Options) error {
	switch {
	case t.quiet:
		line := string(w.Outcome)
		if w.Outcome == explain.Solved {
			line = w.Solutions[0].Text(w.Start.Layout())
		}
		_, err := fmt.Fprintln(out, line)
		return err
	case t.format == "markdown":
		return printer.Markdown(out, w)
	case t.format == "html":
		return writeWalk(ctx, out, w, writer, o, nil)
	}
	return printer.Walkthrough(out, w)
}
