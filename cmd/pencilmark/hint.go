package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain/encode"
	"pencilmark/explain/prose"
	"pencilmark/explain/text"
)

func (a *app) hintCommand() *cobra.Command {
	var format, meaning, dir, level string
	chosen := &depth{stage: 1}
	cmd := &cobra.Command{
		Use:   "hint [PUZZLE | FILE | -]...",
		Short: "Show the next step, a little at a time",
		Long: `Show the next step of a puzzle, a little at a time:

  stage 1  what kind of thing to look for
  stage 2  where, or which digit
  stage 3  the pattern, and the name of the technique
  stage 4  the reason, without the target
  stage 5  the conclusion, and where to read on

Each stage repeats those before it. With --level plain they need no term but row, column
and box, where that can be. --stage chain:3 tells stages 1 to 3 and the first
three links of a chain, each by itself, or the first three lines of what a supposition
leads to. Of other steps there are none: that is an error. What is to be put right on the sheet is told before
any step, a little at a time as well: digits that clash, a digit that was placed wrongly,
a pencil mark that was removed too early, marks that a digit on the sheet rules out; or
that no solution fits, or several. Exit status is then 1. The last stage says what to
erase, or which marks to put back: all that the digits on the sheet allow in the cell,
not the one that is right. To see whether no solution fits, or several, takes a quarter
of --budget and two seconds at most. Where that is not enough the hint is given all the
same, and standard error says so.

The step is the easiest that changes the sheet. --marks says what the marks on it mean:

  full     in every open cell all that are left: a mark that is missing was removed
  partial  the same in cells with marks; in others all that the digits allow are left
  none     nothing, as where marks are notes of another kind: only digits count

Without the flag marks are full if every open cell has some, otherwise partial. With
full or partial given, a single digit is a digit, and a last mark stands in braces: {5}.
Without the flag it is a last mark where another cell still shows the digit, unless the
sheet has a + or braces.

--format svg draws the hint, if there is one input. With -o DIR it draws that of each
input into a file of the directory, and names the files.`,
		Example: `  pencilmark hint puzzle.txt
  pencilmark hint --stage 3 puzzle.txt
  pencilmark hint --marks partial sheet.txt
  pencilmark hint --format svg -o pictures puzzles.txt`,
		RunE: a.checked(func(cmd *cobra.Command, s settings, args []string) error {
			if dir != "" && format != "svg" {
				return usagef("-o %s: pictures are written into directories: expected --format svg", fileName(dir))
			}
			var err error
			if s.writer.Level, err = prose.ParseLevel(level); err != nil {
				return usagef("--level: %w", err)
			}
			h := hinter{app: a, dir: dir, depth: *chosen, meaning: meaning, form: form{format: format}, writer: s.writer, printer: a.printer(a.stdout, s.writer)}
			b := batch{app: a, settings: s, out: a.stdout, form: h.form, newTask: func() task {
				h := h
				h.Advisor = teacher.NewAdvisor(s.teacher())
				return h.hint
			}}
			return b.run(cmd.Context(), args)
		}),
	}
	choose(cmd, cmd.Flags(), &format, "format", "f", "output format", pictureFormats...)
	cmd.Flags().StringVarP(&dir, "output", "o", "", "write pictures into the directory `DIR`")
	cmd.Flags().Var(chosen, "stage", "how much to tell: "+strings.Join(stages, ", ")+", or chain:N for the first N links of a chain, or lines")
	complete(cmd, "stage", append(stages, chainPrefix+"1", chainPrefix+"3"))
	choose(cmd, cmd.Flags(), &level, "level", "", "for whom", "standard", "plain")
	choose(cmd, cmd.Flags(), &meaning, "marks", "", "what the pencil marks of the sheet mean", teacher.Likely, "full", "partial", "none")
	a.common(cmd, "techniques", "fallback", "budget", "color", "notation", "language", "layout", "at", "jobs", "progress")
	return cmd
}

// stages are the stages of a hint, [explain.Stages] of them.
var stages = []string{"1", "2", "3", "4", "5"}

// depth is a flag that says how much a hint tells: a stage, and links of a chain beyond it.
type depth struct{ stage, links int }

var _ pflag.Value = (*depth)(nil)

const chainPrefix = "chain:"

// patternStage is the stage that links of a chain go beyond: it shows the pattern without the reason.
const patternStage = 3

func (d *depth) String() string {
	if d.links > 0 {
		return chainPrefix + strconv.Itoa(d.links)
	}
	return strconv.Itoa(d.stage)
}

func (d *depth) Set(s string) error {
	if number, ok := strings.CutPrefix(s, chainPrefix); ok {
		if n, err := strconv.Atoi(number); err == nil && n > 0 {
			*d = depth{patternStage, n}
			return nil
		}
	} else if i := slices.Index(stages, s); i >= 0 {
		*d = depth{stage: i + 1}
		return nil
	}
	return fmt.Errorf("expected %s, or %sN with a number of links from 1", strings.Join(stages, ", "), chainPrefix)
}

func (d *depth) Type() string { return "stage" }

// hinter gives hints on one sheet after the other.
type hinter struct {
	*teacher.Advisor
	depth
	form
	app     *app
	dir     string // of pictures; empty for standard output
	meaning string // of the marks, or [teacher.Likely]
	writer  prose.Writer
	printer *text.Printer
}

// hint tells what to do next on the sheet of an item.
func (h hinter) hint(ctx context.Context, it item, r *result) {
	sheet, marks := teacher.SheetOf(it.Puzzle, h.meaning)
	x, err := h.Advise(ctx, sheet, marks)
	for _, note := range x.Notes {
		r.note(it, "%s", note)
	}
	if err != nil {
		r.fail(exitBad, it, "%v", err)
		return
	}
	if x.Kind != encode.HintStep && x.Kind != encode.HintSolved {
		r.status = exitBad
	}
	record := x.Record(it.origin(), h.stage, h.links)
	if x.Frame != nil && h.links > 0 && record.Links == 0 {
		r.fail(exitUsage, it, "--stage %s%d: the next step is no chain, and is not told line by line: expected a stage, 1 to %d", chainPrefix, h.links, len(stages))
		return
	}
	h.write(it, r, record, func(out io.Writer) error {
		switch {
		case h.format == "svg":
			// The name says what the hint is about, not which technique: an early stage keeps that back.
			return h.app.drawInto(ctx, out, h.dir, pictureName(it, 1, string(x.Kind)), func(out io.Writer) error {
				return drawHint(out, h.writer, x.Figure(h.stage, h.links), record.Told)
			})
		case x.Repair != nil:
			return h.printer.Repair(out, &x.Sheet, x.Marks, *x.Repair, h.stage)
		case x.Ending != nil:
			return h.printer.Broken(out, x.Ending, h.stage)
		case x.Frame != nil:
			if x.Others {
				if err := h.printer.Paragraph(out, teacher.OthersFit); err != nil {
					return err
				}
			}
			return h.printer.Hint(out, x.Frame, teacher.Ladder(x.Frame.Step.Technique), h.stage, h.links)
		}
		_, err := fmt.Fprintln(out, teacher.Solved)
		return err
	})
}
