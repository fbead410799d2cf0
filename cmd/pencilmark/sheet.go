package main

import (
	"bytes"
	"context"
	"io"
	"maps"
	"slices"
	"strconv"
	"sync"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/web"
	"pencilmark/explain/web/sheet"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// sheetFlags are how a printable sheet is to be.
type sheetFlags struct {
	perPage, title, pencilMarks, meaning, answers string
	technique                                     string // of a worksheet
	positions                                     int    // on it
	coordinates, noLevel                          bool
}

// usualPerPage is how many boards a page has if no flag says so: large enough for pencil marks.
const usualPerPage = "4"

func (a *app) sheetCommand() *cobra.Command {
	var f sheetFlags
	var output, format string
	m := making{app: a, form: form{format: "lines"}}
	perPage := []string{usualPerPage}
	for _, n := range sheet.PerPage {
		if word := strconv.Itoa(n); word != usualPerPage {
			perPage = append(perPage, word)
		}
	}
	cmd := &cobra.Command{
		Use:   "sheet [PUZZLE | FILE | -]...",
		Short: "Lay puzzles out as pages to be printed",
		Long: `Write puzzles as pages to be printed: one file of HTML that opens in any browser, asks
nothing of a network, and has no script. Boards have sizes that fit on A4 and on Letter,
no board is cut, and the answers are on the last pages. Number, level, score and a
fingerprint stand at a puzzle and at its answer; under a puzzle are its givens in a line.

--pencil-marks all prints the candidates that are left, and sheet those that the input
has. Level and score are those of "pencilmark rate". A puzzle without exactly one
solution is left out and reported; the exit status is then 1.

--generate N makes the puzzles; the flags of "pencilmark help generate" say what they are
to be.

--technique NAME makes a worksheet: positions with their pencil marks in which that
technique comes next, and on the last pages the steps that answer them. NAME may be a
kind of clue, such as thermo: then the step goes by one. --seed makes the same one again.`,
		Example: `  pencilmark sheet -o homework.html --title Homework puzzles.txt
  pencilmark sheet --generate 12 --level easy..medium --per-page 6 -o twelve.html
  pencilmark sheet --technique x-wing -n 6 -o x-wings.html
  pencilmark generate -n 8 --symmetry rotate180 | pencilmark sheet --answers none > sheet.html`,
		RunE: a.checked(func(cmd *cobra.Command, s settings, args []string) error {
			making := m.number > 0
			if err := only(cmd, "technique", f.technique != "", "number"); err != nil {
				return err
			}
			if f.technique != "" {
				return a.worksheet(cmd, s, f, args, m.seed, output)
			}
			switch {
			case f.perPage == "6" && f.pencilMarks != "none":
				return usagef("--pencil-marks %s: boards of 6 a page have no room for them: expected --per-page 4 or fewer", f.pencilMarks)
			case !making && cmd.Flags().Changed("generate"):
				return usagef("--generate %d: expected 1 or more", m.number)
			case making && len(args) > 0:
				return usagef("--generate makes the puzzles: expected no input")
			case making && s.layout.String() != candidates.Classic9.String():
				return usagef("--generate makes puzzles of layout classic9")
			}
			if err := only(cmd, "generate", making, makingFlags...); err != nil {
				return err
			}
			m.settings = s
			puzzles, err := m.puzzles(cmd)
			if err != nil {
				return err
			}
			l := layouter{sheetFlags: f, settings: s}
			return a.writeTo(cmd.Context(), output, func(out io.Writer) error {
				if making {
					return l.generated(cmd.Context(), a, puzzles, out)
				}
				inputs, err := a.open(args, s.size())
				if err != nil {
					return err
				}
				return l.write(cmd.Context(), a, inputs, out)
			})
		}),
	}
	flags := cmd.Flags()
	choose(cmd, flags, &format, "format", "f", "output format", "html")
	flags.StringVarP(&output, "output", "o", "", "write to `FILE` instead of standard output")
	choose(cmd, flags, &f.perPage, "per-page", "", "boards a page", perPage...)
	flags.StringVar(&f.title, "title", "", "what stands above the first page, `TEXT`")
	choose(cmd, flags, &f.answers, "answers", "", "where the answers are", "end", "none")
	choose(cmd, flags, &f.pencilMarks, "pencil-marks", "", "pencil marks in open cells", "none", "sheet", "all")
	choose(cmd, flags, &f.meaning, "marks", "", "what the pencil marks of the input mean", teacher.Likely, "full", "partial", "none")
	flags.BoolVar(&f.coordinates, "coordinates", false, "print the names of rows and columns")
	flags.BoolVar(&f.noLevel, "no-level", false, "print no level and score")
	flags.StringVar(&f.technique, "technique", "", "make a worksheet of positions in which `NAME` comes next")
	flags.IntVarP(&f.positions, "number", "n", 6, "how many positions a worksheet has")
	flags.IntVar(&m.number, "generate", 0, "make `N` puzzles, as generate does with these flags:")
	m.flags(cmd)
	a.common(cmd, "notation", "layout", "at", "jobs", "progress")
	return cmd
}

// makingFlags are the flags of puzzles that are made.
var makingFlags = []string{"givens", "symmetry", "minimal", "level", "score", "hardest", "needs", "techniques-up-to", "budget", "tries", "seed"}

// layouter makes puzzles of sheets of the items of a batch, which several workers put into one place.
type layouter struct {
	sheetFlags
	settings
	mutex   sync.Mutex
	puzzles map[int]sheet.Puzzle // by their index in the batch
}

// write writes the puzzles of the inputs as pages.
func (l *layouter) write(ctx context.Context, a *app, inputs []input, out io.Writer) error {
	l.puzzles = map[int]sheet.Puzzle{}
	b := batch{app: a, settings: l.settings, out: io.Discard, newTask: l.task}
	if err := b.runInputs(ctx, inputs); err != nil || len(l.puzzles) == 0 || ctx.Err() != nil {
		return err
	}
	var list []sheet.Puzzle
	for _, i := range slices.Sorted(maps.Keys(l.puzzles)) {
		list = append(list, l.puzzles[i])
	}
	o := sheet.Options{Title: l.title, Names: l.coordinates, Boards: web.Options{Prose: l.writer}}
	o.PerPage, _ = strconv.Atoi(l.perPage) // it is one of a few words
	return sheet.Write(out, list, o)
}

// generated writes the puzzles as pages that are made, one a line.
func (l *layouter) generated(ctx context.Context, a *app, puzzles func(ctx context.Context, out io.Writer) error, out io.Writer) error {
	var made bytes.Buffer
	if err := puzzles(ctx, &made); err != nil || made.Len() == 0 {
		return err
	}
	lines := func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(made.Bytes())), nil }
	return l.write(ctx, a, []input{{"generate", int64(made.Len()), lines}}, out)
}

func (l *layouter) task() task {
	solver := teacher.NewSolver(pipeline.Options{Techniques: suite.HoDoKu(), Profile: "hodoku"})
	examiner := l.teacher().Examiner()
	return func(ctx context.Context, it item, r *result) {
		page, marking := teacher.SheetOf(it.Puzzle, l.meaning)
		start := page.Grid(marking)
		puzzle := sheet.Puzzle{Name: it.Name, Grid: start}
		if !start.Givens().IsEmpty() {
			start = candidates.NewGrid(start.Layout(), start.GivenDigits())
		}
		w := solvedBy(ctx, solver, examiner, start)
		if w.Outcome != explain.Solved {
			r.fail(exitBad, it, "%s", l.teacher().Outcome(ctx, w))
			return
		}
		if l.answers == "end" {
			puzzle.Answer = &w.Solutions[0]
		}
		if !l.noLevel {
			puzzle.Level, puzzle.Score, _ = teacher.Grade(w)
		}
		switch l.pencilMarks {
		case "all":
			puzzle.Marks = true
		case "sheet":
			puzzle.Marks, puzzle.Stale = true, page.Stale()
			puzzle.Blank = puzzle.Grid.Open().AndNot(page.Marked())
		}
		l.mutex.Lock()
		defer l.mutex.Unlock()
		l.puzzles[it.index] = puzzle
	}
}
