package main

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"pencilmark/explain"
	"pencilmark/explain/argue"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/fallback/strategies"
)

func (a *app) solveCommand() *cobra.Command {
	var format, output, detail string
	var quiet, because bool
	var by strategyFlags
	cmd := &cobra.Command{
		Use:   "solve [PUZZLE | FILE | -]...",
		Short: "Solve puzzles and explain every step",
		Long: `Solve puzzles and write the whole walkthrough: each step with its name, its reason
and what it changes. When no technique applies, one candidate is supposed true and
refuted in writing; that is called a trial. Every step can be checked by
"pencilmark verify".

--detail says how much: normal tells singles in a sentence each, runs of them in one
paragraph, and other steps with every reason; brief tells of these what they change;
full tells every reason of singles too.

--because adds the argument of each step to text and documents: numbered lines, each
of which follows from lines before it. "pencilmark verify" checks those of documents
one by one.

With --strategy a search solves the puzzles instead, and says what it found and
what it took; --trace logs it at work: the board, how many choices it rests on,
and what was done. "pencilmark help compare" tells what the strategies are.

Exit status is 1 if a puzzle has no solution or several, or is left unsolved.`,
		Example: `  pencilmark solve 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
  pencilmark solve -q -j 4 puzzles.txt
  pencilmark solve --format yaml -o walkthrough.yaml puzzle.txt
  pencilmark solve --strategy backtrack --trace puzzle.txt | less`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if !quiet {
				if err := formatOf(cmd, &format, output, walkthroughFiles); err != nil {
					return err
				}
			}
			if err := by.check(format); err != nil {
				return err
			}
			writer := prose.Writer{}
			var err error
			if writer.Detail, err = prose.ParseDetail(detail); err != nil {
				return usagef("--detail: %w", err)
			}
			return a.writeTo(cmd.Context(), output, func(out io.Writer) error {
				if by.name != "" {
					return a.solveByStrategy(cmd.Context(), by, quiet, out, args)
				}
				return a.explain(cmd.Context(), format, quiet, because, writer, out, args)
			})
		},
	}
	choose(cmd, cmd.Flags(), &format, "format", "f", "output format", "text", "yaml", "json", "jsonl", "markdown")
	choose(cmd, cmd.Flags(), &detail, "detail", "", "how much to say", "normal", "brief", "full")
	cmd.Flags().BoolVarP(&quiet, "quiet", "q", false, "print only the solution, one line a puzzle; the outcome where there is none")
	cmd.Flags().BoolVar(&because, "because", false, "add the argument of each step: numbered lines, each of which follows from lines before it")
	cmd.Flags().StringVarP(&output, "output", "o", "", "write to `FILE` instead of standard output")
	cmd.Flags().StringVar(&by.name, "strategy", "", "search by the `STRATEGY` instead of explaining: "+strings.Join(strategies.Names(), ", "))
	cmd.Flags().BoolVar(&by.trace, "trace", false, "log the strategy at work")
	cmd.Flags().IntVar(&by.solutions, "solutions", 1, "let the strategy stop after `N` solutions, 0 for all")
	cmd.Flags().IntVar(&by.nodes, "nodes", 0, "grant the strategy `N` nodes, moves or grids a puzzle, whichever it counts; 0 for 5 million")
	complete(cmd, "strategy", strategies.Names())
	a.common(cmd, "techniques", "fallback", "budget", "color", "notation", "layout", "at", "jobs", "progress")
	return cmd
}

// walkthroughFiles are the formats of walkthroughs by the endings of file names.
var walkthroughFiles = map[string]string{
	"": "text", ".txt": "text", ".yaml": "yaml", ".yml": "yaml", ".json": "json", ".jsonl": "jsonl", ".md": "markdown",
}

// explain solves puzzles and writes walkthroughs.
func (a *app) explain(ctx context.Context, format string, quiet, because bool, how prose.Writer, out io.Writer, args []string) error {
	s, err := a.settings()
	if err != nil {
		return err
	}
	s.writer.Detail = how.Detail
	f := form{format: format, separator: "\n"}
	if quiet {
		f = form{format: "text"}
	}
	print := a.walkthroughPrinter(format, quiet, out, s)
	b := batch{app: a, settings: s, out: out, form: f, newTask: func() task {
		solver := newSolver(s.options)
		solve := solver.Solve
		if quiet {
			solve = solver.Ending
		}
		return func(ctx context.Context, it item, r *result) {
			w := solve(ctx, it.Grid)
			w.Name = it.Name
			if because {
				argue.Walkthrough(w)
			}
			if w.Outcome != explain.Solved {
				r.fail(exitBad, it, "%s", s.outcome(ctx, w))
			}
			record := encode.Walkthrough{Walkthrough: w, Options: encode.Options{Texts: s.writer.Texts, Hardest: hardest}}
			if f.format == "jsonl" {
				record.Origin = it.origin()
			}
			f.write(it, r, record, func(out io.Writer) error { return print(out, w) })
		}
	}}
	return b.run(ctx, args)
}

// walkthroughPrinter returns what writes a walkthrough for people.
func (a *app) walkthroughPrinter(format string, quiet bool, out io.Writer, s settings) func(io.Writer, *explain.Walkthrough) error {
	printer := a.printer(out, s.writer)
	switch {
	case quiet:
		return func(out io.Writer, wt *explain.Walkthrough) error {
			line := string(wt.Outcome)
			if wt.Outcome == explain.Solved {
				line = wt.Solutions[0].Text(wt.Start.Layout())
			}
			_, err := fmt.Fprintln(out, line)
			return err
		}
	case format == "markdown":
		return printer.Markdown
	}
	return printer.Walkthrough
}
