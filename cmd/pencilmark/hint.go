package main

import (
	"context"
	"fmt"
	"io"
	"slices"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain"
	"pencilmark/explain/encode"
)

func (a *app) hintCommand() *cobra.Command {
	var chosen, format, meaning string
	cmd := &cobra.Command{
		Use:   "hint [PUZZLE | FILE | -]...",
		Short: "Show the next step, a little at a time",
		Long: `Show the next step of a puzzle, a little at a time:

  stage 1  what kind of thing to look for
  stage 2  where, or which digit
  stage 3  the pattern
  stage 4  the reason, without the target
  stage 5  the conclusion

Each stage repeats those before it. What is to be put right on the sheet is told before
any step, a little at a time as well: digits that clash, a digit that was placed wrongly,
a pencil mark that was removed too early, marks that a digit on the sheet rules out; or
that no solution fits, or several. Exit status is then 1. The last stage says what to
erase, or which marks to put back: all that the digits on the sheet allow in the cell,
not the one that is right.

The step is the easiest that changes the sheet. --marks says what the marks on it mean:

  full     in every open cell all that are left: a mark that is missing was removed
  partial  the same in cells with marks; in others all that the digits allow are left
  none     nothing, as where marks are notes of another kind: only digits count

Without the flag marks are full if every open cell has some, otherwise partial. With
full or partial given, a single digit is a digit, and a last mark stands in braces: {5}.
Without the flag it is a last mark where another cell still shows the digit, unless the
sheet has a + or braces.`,
		Example: `  pencilmark hint puzzle.txt
  pencilmark hint --stage 3 puzzle.txt
  pencilmark hint --marks partial sheet.txt`,
		RunE: a.checked(func(cmd *cobra.Command, s settings, args []string) error {
			stage := 1 + slices.Index(stages, chosen)
			printer := a.printer(a.stdout, s.writer)
			f := form{format: format}
			b := batch{app: a, settings: s, out: a.stdout, form: f, newTask: func() task {
				solver, examiner := newSolver(s.options), newExaminer(s)
				return func(ctx context.Context, it item, r *result) {
					sheet, marks := sheetOf(it.Puzzle, meaning)
					hint := encode.Hint{Origin: it.origin(), Stage: stage, Marks: marks}
					told := func(kind encode.HintKind, texts []string, text func(io.Writer) error) {
						hint.Kind, hint.Told = kind, texts
						f.write(it, r, &hint, text)
					}
					var stale candidates.CandidateSet
					if marks != candidates.MarksNone {
						stale = sheet.Stale()
					}
					grid, found := examiner.ExamineSheet(ctx, &sheet, marks)
					if grid.Solved() {
						const solved = "The puzzle is solved."
						told(encode.HintSolved, []string{solved}, func(out io.Writer) error {
							_, err := fmt.Fprintln(out, solved)
							return err
						})
						return
					}
					switch {
					case found.Repair != nil:
						r.status = exitBad
						hint.Repair = found.Repair
						told(encode.HintMistake, s.writer.Repair(&grid, *found.Repair, stage),
							func(out io.Writer) error { return printer.Repair(out, grid, stale, *found.Repair, stage) })
						return
					case found.Ending != nil:
						r.status = exitBad
						kind := encode.HintNone
						if found.Ending.Outcome == explain.ManySolutions {
							kind = encode.HintMany
						}
						told(kind, s.writer.Broken(found.Ending, stage),
							func(out io.Writer) error { return printer.Broken(out, found.Ending, stage) })
						return
					}
					step, ok, err := solver.Next(ctx, grid)
					if limited := solver.Limited(); len(limited) > 0 {
						r.note(it, "%s", s.writer.Limited(limited))
					}
					switch {
					case err != nil:
						r.fail(exitBad, it, "%v", err)
					case !ok:
						r.fail(exitBad, it, "no technique of the profile applies")
					default:
						frame := &explain.Frame{Number: 1, Step: &step, Before: grid}
						if stage == len(stages) {
							listed := listedStep(frame, s.writer)
							hint.Step = &listed
						}
						told(encode.HintStep, s.writer.Hint(frame, ladder(step.Technique), stage),
							func(out io.Writer) error { return printer.Hint(out, frame, ladder(step.Technique), stage) })
					}
				}
			}}
			return b.run(cmd.Context(), args)
		}),
	}
	choose(cmd, cmd.Flags(), &format, "format", "f", "output format", listFormats...)
	choose(cmd, cmd.Flags(), &chosen, "stage", "", "how much to tell", stages...)
	choose(cmd, cmd.Flags(), &meaning, "marks", "", "what the pencil marks of the sheet mean", likely, "full", "partial", "none")
	a.common(cmd, "techniques", "fallback", "budget", "color", "notation", "layout", "at", "jobs", "progress")
	return cmd
}

// stages are the stages of a hint, [explain.Stages] of them.
var stages = []string{"1", "2", "3", "4", "5"}

// likely has the sheet itself say what its marks mean.
const likely = "auto"

// sheetOf returns the sheet of a puzzle, and what its marks mean. Where nobody says that, a digit that its
// grid takes for the last candidate of an open cell is no digit.
func sheetOf(p *notation.Puzzle, meaning string) (candidates.Sheet, candidates.Marking) {
	sheet := p.Grid.Sheet()
	if p.Sheet == nil {
		return sheet, meant(&sheet, meaning)
	}
	if meaning != likely || p.Grid.Filling() == p.Sheet.Digits {
		sheet = *p.Sheet
	}
	return sheet, meant(p.Sheet, meaning)
}

// meant returns the meaning of marks by its name, or the likely one.
func meant(s *candidates.Sheet, meaning string) candidates.Marking {
	if m, err := candidates.ParseMarking(meaning); err == nil {
		return m
	}
	return s.Marking()
}
