package main

import (
	"context"
	"io"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/web"
	"pencilmark/explain/web/sheet"
	"pencilmark/fallback/generate"
	"pencilmark/techniques/pipeline"
	"pencilmark/techniques/suite"
)

// sheetFlags are how a printable sheet is to be.
type sheetFlags struct {
	perPage, title, pencilMarks, meaning, answers string
	coordinates, noLevel                          bool
}

// usualPerPage is how many boards a page has if no flag says so: large enough for pencil marks.
const usualPerPage = "4"

func (a *app) sheetCommand() *cobra.Command {
	var f sheetFlags
	var output, format string
	var number int
	var seed uint64
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

--generate N makes the puzzles; for what they are to be see "pencilmark help generate",
whose output sheet reads.`,
		Example: `  pencilmark sheet -o homework.html --title Homework puzzles.txt
  pencilmark sheet --generate 12 --per-page 6 -o twelve.html
  pencilmark generate -n 8 --symmetry rotate180 | pencilmark sheet --answers none > sheet.html`,
		RunE: a.checked(func(cmd *cobra.Command, s settings, args []string) error {
			o := sheet.Options{Title: f.title, Names: f.coordinates, Boards: web.Options{Prose: s.writer}}
			o.PerPage, _ = strconv.Atoi(f.perPage)
			if o.PerPage == sheet.PerPage[len(sheet.PerPage)-1] && f.pencilMarks != "none" {
				return usagef("--pencil-marks %s: boards of %d a page have no room for them: expected --per-page 4 or fewer", f.pencilMarks, o.PerPage)
			}
			var inputs []input
			var err error
			b := batch{app: a, settings: s, out: io.Discard}
			switch {
			case number < 0 || number == 0 && cmd.Flags().Changed("generate"):
				return usagef("--generate %d: expected 1 or more", number)
			case number > 0 && len(args) > 0:
				return usagef("--generate makes the puzzles: expected no input")
			case number > 0 && s.layout.String() != candidates.Classic9.String():
				return usagef("--generate makes puzzles of layout classic9")
			case number > 0:
				if !cmd.Flags().Changed("seed") {
					seed = rand.Uint64()
				}
				b.scan = scanGenerated(cmd.Context(), seed, number)
				inputs = []input{{"generate", int64(number), func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader("")), nil }}}
			default:
				if inputs, err = a.open(args, s.size()); err != nil {
					return err
				}
			}
			return a.writeTo(cmd.Context(), output, func(out io.Writer) error {
				l := layouter{sheetFlags: f, settings: s, puzzles: map[int]sheet.Puzzle{}}
				b.newTask = l.task
				if err := b.runInputs(cmd.Context(), inputs); err != nil || len(l.puzzles) == 0 || cmd.Context().Err() != nil {
					return err
				}
				var list []sheet.Puzzle
				for _, i := range slices.Sorted(maps.Keys(l.puzzles)) {
					list = append(list, l.puzzles[i])
				}
				return sheet.Write(out, list, o)
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
	flags.IntVar(&number, "generate", 0, "make `N` puzzles")
	flags.Uint64Var(&seed, "seed", 0, "with --generate, where chance begins (default: a new place each time)")
	a.common(cmd, "budget", "notation", "layout", "at", "jobs", "progress")
	return cmd
}

// scanGenerated returns what yields a number of random puzzles.
func scanGenerated(ctx context.Context, seed uint64, number int) func(io.Reader, string, settings) func() (item, error) {
	return func(_ io.Reader, source string, s settings) func() (item, error) {
		made, g := 0, generate.New(seed, 0)
		return func() (item, error) {
			if made == number {
				return item{}, io.EOF
			}
			g.Restart(seed, uint64(made))
			puzzle, err := g.Puzzle(ctx, generate.Options{})
			if err != nil {
				return item{}, err
			}
			made++
			return item{Puzzle: &notation.Puzzle{Line: made, Grid: candidates.NewGrid(s.layout, puzzle)}, source: source}, nil
		}
	}
}

// layouter makes puzzles of sheets of the items of a batch, which several workers put into one place.
type layouter struct {
	sheetFlags
	settings
	mutex   sync.Mutex
	puzzles map[int]sheet.Puzzle // by their index in the batch
}

func (l *layouter) task() task {
	solver := teacher.NewSolver(pipeline.Options{Techniques: suite.HoDoKu(), Profile: "hodoku", Budget: l.options.Budget})
	return func(ctx context.Context, it item, r *result) {
		page, marking := teacher.SheetOf(it.Puzzle, l.meaning)
		start := page.Grid(marking)
		puzzle := sheet.Puzzle{Name: it.Name, Grid: start}
		if !start.Givens().IsEmpty() {
			start = candidates.NewGrid(start.Layout(), start.GivenDigits())
		}
		w := solver.Solve(ctx, start)
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
