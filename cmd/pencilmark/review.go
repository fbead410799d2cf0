package main

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"pencilmark/candidates/notation"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/game"
	"pencilmark/explain/web"
	"pencilmark/explain/web/review"
	"pencilmark/techniques"
)

func (a *app) reviewCommand() *cobra.Command {
	var format, output, puzzle, level string
	// The levels from the one up to which a person sees what follows.
	levels := []string{"unfair", "easy", "medium", "hard", "extreme"}
	cmd := &cobra.Command{
		Use:   "review [GAME | -]...",
		Short: "Judge a game move by move",
		Long: `Judge each move of a game: which technique shows it, what the easiest step was, and
whether it was a guess or a mistake. A game is a puzzle, in any form, and then moves:

  53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  r5c5=5 r2c13<>7          # digits that are entered, marks that are crossed out
  undo                     # the move before is taken back
  r5c5=. r2c3+7            # a digit is erased, a mark is written again

or two sheets, one before and one after the moves, of which a likely order is then
chosen; or JSON: {"puzzle": "53..7...", "moves": ["r5c5=5", "undo"]}. With --puzzle the
game has the moves alone.

A move may be
  step        it follows by one step, the easiest of which is named
  prepared    it follows after up to five eliminations that are not on the sheet
  guess       it is right, but does not follow; the easiest step is named
  mistake     the solution says otherwise
  needless    it changes nothing
  correction  it takes back what was wrong, or puts back what was right
  retreat     it takes back what was right

Steps above --max-level do not count: who made a move that nothing easier shows has
guessed. After a mistake moves are judged as if it were not on the sheet. The summary
says how many moves are of each kind, and what would have helped at the first guess.

Exit status is 1 if the puzzle has not exactly one solution.`,
		Example: `  pencilmark review game.txt
  pencilmark review --format html -o review.html game.txt
  cat before.txt after.txt | pencilmark review`,
		RunE: a.checked(func(cmd *cobra.Command, s settings, args []string) error {
			if err := formatOf(cmd, &format, output, reviewFiles); err != nil {
				return err
			}
			if format == "html" && len(args) > 1 {
				return usagef("every game has a page: expected one game")
			}
			var given *notation.Puzzle
			if puzzle != "" {
				p, err := notation.Parse(puzzle, s.layout)
				if err != nil {
					return usagef("--puzzle: %w", err)
				}
				given = p
			}
			hardest := techniques.Easy
			for hardest.String() != level {
				hardest++
			}
			return a.writeTo(cmd.Context(), output, func(out io.Writer) error {
				b := batch{app: a, settings: s, out: out, form: form{format: format, separator: "\n"}, scan: scanGames(given)}
				b.newTask = func() task {
					x := teacher.NewReviewer(s.teacher(), hardest)
					return func(ctx context.Context, it item, r *result) { b.review(ctx, x, it, r) }
				}
				return b.run(cmd.Context(), args)
			})
		}),
	}
	choose(cmd, cmd.Flags(), &format, "format", "f", "output format", append(listFormats, "html")...)
	cmd.Flags().StringVarP(&output, "output", "o", "", "write to `FILE` instead of standard output")
	cmd.Flags().StringVar(&puzzle, "puzzle", "", "the `PUZZLE` that the moves are made on, if the game has none")
	choose(cmd, cmd.Flags(), &level, "max-level", "", "the hardest level of a step that shows a move", levels...)
	a.common(cmd, "techniques", "budget", "notation", "language", "layout", "jobs", "progress")
	return cmd
}

// reviewFiles are the formats of reviews by the endings of file names.
var reviewFiles = map[string]string{
	"": "text", ".txt": "text", ".yaml": "yaml", ".yml": "yaml", ".json": "json", ".jsonl": "jsonl", ".html": "html", ".htm": "html",
}

// scanGames reads each input as a game.
func scanGames(puzzle *notation.Puzzle) func(io.Reader, string, settings) func() (item, error) {
	return func(in io.Reader, source string, s settings) func() (item, error) {
		done := false
		return func() (item, error) {
			if done {
				return item{}, io.EOF
			}
			done = true
			l := s.layout
			if puzzle != nil {
				l = puzzle.Grid.Layout()
			}
			g, err := game.Read(in, source, l, puzzle)
			if err != nil {
				return item{}, err
			}
			return item{Puzzle: &notation.Puzzle{Name: g.Name, Line: 1, Input: notation.PlusLine(&g.Start)}, source: source, game: g}, nil
		}
	}
}

// review writes the review of a game.
func (b *batch) review(ctx context.Context, x *teacher.Reviewer, it item, r *result) {
	reviewed, err := x.Review(ctx, it.game)
	if err != nil {
		r.fail(exitBad, it, "%v", err)
		return
	}
	b.form.write(it, r, x.Record(it.origin(), reviewed), func(out io.Writer) error {
		texts, summary := x.Texts(reviewed), x.Summary(reviewed)
		if b.form.format == "html" {
			page := review.Page{Review: reviewed, Summary: summary, Texts: texts, Boards: web.Options{Prose: x.Writer}}
			return page.Write(out)
		}
		printer := b.app.printer(out, x.Writer)
		for i := range reviewed.Judged {
			if err := printer.Paragraph(out, fmt.Sprintf("%d. %s%s %s", i+1, reviewed.Judged[i].Text, x.Writer.Language.Mark(":"), texts[i])); err != nil {
				return err
			}
		}
		fmt.Fprintln(out)
		if err := printer.Paragraph(out, strings.Join(summary, " ")); err != nil {
			return err
		}
		var steps []explain.Step
		for i := range reviewed.Judged {
			judged := &reviewed.Judged[i]
			steps = append(steps, judged.Steps...)
			if len(judged.Steps) == 0 && judged.Easiest != nil {
				steps = append(steps, *judged.Easiest)
			}
		}
		fmt.Fprintln(out)
		return printer.ReadOn(out, steps)
	})
}
