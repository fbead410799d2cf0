package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/web/sheet"
)

// conversion is a form in which convert writes a sheet.
type conversion struct {
	name, doc string
	keeps     []loss // of what is on a sheet
	write     func(s *candidates.Sheet, m candidates.Marking, it item) (string, error)
	form      form // how several are put together
}

// loss is what a form may not keep of a sheet.
type loss string

const (
	placedLoss loss = "which digits are placed, not given"
	marksLoss  loss = "pencil marks"
	cornerLoss loss = "marks in corners"
	lastLoss   loss = "last candidates as such (they are digits there)"
	clueLoss   loss = "its clues, or what board it is of"
	blankLoss  loss = "which cells have no marks (all candidates that are left are written there), and marks that digits rule out"
)

var blankBefore = form{separator: "\n"}

// conversions are the forms, the plain ones first.
var conversions = []conversion{
	textForm("line", "81 characters, the digits given and placed", nil, form{}),
	textForm("plus", "the same with + before a placed digit", []loss{placedLoss}, form{}),
	textForm("board", "nine lines of digits with rulers, and the clues", []loss{clueLoss}, blankBefore),
	textForm("marks", "a pencil-mark grid; without marks on the sheet all candidates; and the clues", []loss{placedLoss, marksLoss, lastLoss, blankLoss, clueLoss}, blankBefore),
	textForm("candidates", "729 characters, the candidates that are left", []loss{marksLoss}, form{}),
	{"library", "a line of HoDoKu's technique library", []loss{placedLoss, marksLoss, lastLoss},
		writeLibrary, form{}},
	textForm("link", "a link to SudokuWiki's solver", []loss{placedLoss, marksLoss, lastLoss}, form{}),
	textForm("exchange", "a link to Sudoku Exchange", nil, form{}),
	textForm("fpuzzles", "a link to f-puzzles", []loss{placedLoss, marksLoss, lastLoss, blankLoss, cornerLoss, clueLoss}, form{}),
	textForm("sudokupad", "a link to SudokuPad", []loss{placedLoss, marksLoss, lastLoss, blankLoss, cornerLoss, clueLoss}, form{}),
	{"fpuzzles-json", "the JSON of f-puzzles, a line a puzzle", []loss{placedLoss, marksLoss, lastLoss, blankLoss, cornerLoss, clueLoss},
		func(s *candidates.Sheet, _ candidates.Marking, it item) (string, error) {
			solution, _ := teacher.SolutionOf(context.Background(), s)
			text, err := notation.FPuzzles(s, it.Name, solution)
			return string(text) + "\n", err
		}, form{}},
	{"opensudoku", "a file for OpenSudoku, of all puzzles", nil,
		func(s *candidates.Sheet, _ candidates.Marking, it item) (string, error) {
			game, ok := notation.OpenSudokuGame(s, it.Name)
			if !ok {
				return "", teacher.ErrClassic
			}
			return game, nil
		}, form{head: notation.OpenSudokuHead, tail: notation.OpenSudokuTail}},
	{"csv", "names and puzzles, the digits given and placed", nil,
		func(s *candidates.Sheet, _ candidates.Marking, it item) (string, error) {
			var row bytes.Buffer
			writeRow(&row, []string{it.Name, s.Digits.Text(s.Layout)})
			return row.String(), nil
		}, form{head: "name,puzzle\n"}},
	{"svg", "a picture; of several puzzles into a directory", []loss{placedLoss, marksLoss, lastLoss, blankLoss, clueLoss},
		drawSheet, form{format: "svg"}},
	{"html", "a page with a board for each puzzle, to be looked at and printed", []loss{placedLoss, marksLoss, lastLoss, blankLoss, clueLoss},
		writePage, form{head: sheet.Head("Sudoku"), tail: sheet.Tail}},
}

// textForm is a form that the page has too.
func textForm(name, doc string, keeps []loss, separator form) conversion {
	f := teacher.Forms[slices.IndexFunc(teacher.Forms, func(f teacher.Form) bool { return f.Name == name })]
	return conversion{name, doc, keeps, func(s *candidates.Sheet, m candidates.Marking, it item) (string, error) {
		return f.Write(s, m, it.Name)
	}, separator}
}

func writeLibrary(s *candidates.Sheet, m candidates.Marking, it item) (string, error) {
	g, k := s.Grid(m), it.Case
	if k == nil {
		k = &notation.LibraryCase{Code: "0000"}
	}
	return notation.Library(&g, k) + "\n", nil
}

func drawSheet(s *candidates.Sheet, m candidates.Marking, it item) (string, error) {
	f := explain.Figure{Grid: s.Grid(m)}
	if marked := s.Marked(); !marked.IsEmpty() {
		f.All, f.Stale, f.Blank = true, s.Stale(), f.Grid.Open().AndNot(s.Noted)
	}
	var out strings.Builder
	err := drawing(settings{}.writer).Figure(&out, f, strings.TrimSpace(it.Name+" "+f.Grid.String()))
	return out.String(), err
}

func writePage(s *candidates.Sheet, m candidates.Marking, it item) (string, error) {
	x := sheet.Puzzle{Name: it.Name, Grid: s.Grid(m)}
	if marked := s.Marked(); !marked.IsEmpty() {
		x.Marks, x.Stale, x.Blank = true, s.Stale(), x.Grid.Open().AndNot(s.Noted)
	}
	var out strings.Builder
	err := sheet.Section(&out, it.index+1, x, sheet.Options{Names: true})
	return out.String(), err
}

func (a *app) convertCommand() *cobra.Command {
	var docs strings.Builder
	var names []string
	for _, c := range conversions {
		fmt.Fprintf(&docs, "  %-14s%s\n", c.name, c.doc)
		names = append(names, c.name)
	}
	var to, meaning, output string
	var fill, givens, noNames bool
	cmd := &cobra.Command{
		Use:   "convert --to FORM [PUZZLE | FILE | -]...",
		Short: "Write puzzles in another form",
		Long: `Write puzzles, with what is on the sheet, in another form:

` + docs.String() + `
Digits, given or placed, pencil marks and names are kept where the form can hold them.
What it cannot is told on standard error, with the number of puzzles and where the first
is; the exit status stays 0. A puzzle that the form has no way to write at all is
reported, and the exit status is 1.

Marks are written as they are on the sheet. --marks says what they mean, as in
"pencilmark help hint", which matters where a form has candidates instead; none leaves
them out. --fill writes all candidates that are left into cells without marks, and
--givens leaves out what was placed and noted.`,
		Example: `  pencilmark convert --to board puzzles.txt
  pencilmark convert --to fpuzzles sheet.txt
  pencilmark convert --to opensudoku -o games.opensudoku puzzles.txt
  pencilmark convert --to svg -o pictures puzzles.txt`,
		RunE: a.checked(func(cmd *cobra.Command, s settings, args []string) error {
			i := slices.Index(names, to)
			if i < 0 {
				return usagef("convert --to what? expected %s", strings.Join(names, ", "))
			}
			c := converter{conversion: conversions[i], layout: s.layout, meaning: meaning, fill: fill, givens: givens, noNames: noNames, lost: map[loss]*lost{}}
			if to == "svg" && output != "" && !strings.EqualFold(filepath.Ext(output), ".svg") {
				c.dir, output = output, ""
				if err := os.MkdirAll(c.dir, 0o777); err != nil {
					return usagef("%w", err)
				}
			}
			err := a.writeTo(cmd.Context(), output, func(out io.Writer) error {
				b := batch{app: a, settings: s, out: out, form: c.form, ignores: true, newTask: func() task {
					return func(ctx context.Context, it item, r *result) { c.convert(ctx, a, it, r) }
				}}
				return b.run(cmd.Context(), args)
			})
			c.report(a.stderr)
			return err
		}),
	}
	flags := cmd.Flags()
	flags.Var(choice{&to, names}, "to", "the form: "+strings.Join(names, ", "))
	complete(cmd, "to", names)
	choose(cmd, flags, &meaning, "marks", "", "what the pencil marks of the sheet mean", teacher.Likely, "full", "partial", "none")
	flags.BoolVar(&fill, "fill", false, "write all candidates that are left into cells without marks")
	flags.BoolVar(&givens, "givens", false, "write the givens alone")
	flags.BoolVar(&noNames, "no-names", false, "leave out the names of puzzles")
	flags.StringVarP(&output, "output", "o", "", "write to `FILE` instead of standard output; pictures to a directory")
	a.common(cmd, "layout", "at", "jobs", "progress")
	return cmd
}
