package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/cmd/internal/teacher"
	"pencilmark/explain"
	"pencilmark/explain/encode"
	"pencilmark/fallback/generate"
	"pencilmark/fallback/generate/clued"
)

func (a *app) generateCommand() *cobra.Command {
	var docs strings.Builder
	for _, s := range generate.Symmetries() {
		fmt.Fprintf(&docs, "  %-14s%s\n", s.Name, s.Doc)
	}
	m := making{app: a, number: 1}
	cmd := &cobra.Command{
		Use:   "generate",
		Short: "Make random puzzles with exactly one solution",
		Long: `Print random 9x9 puzzles with one solution, one a line.

Givens are taken away from a random solution, in random order, as long as one
solution is left. --givens 30 asks for so many; --givens 80..24 spreads the
puzzles evenly over the numbers from 80 down to 24. Without it as many are taken
away as the order allows. --minimal asks that none can be left out. Puzzles of 20
givens or fewer are too rare for this way: the search for one ends after ` + strconv.Itoa(generate.Attempts) + `
attempts.

The same --seed gives the same puzzles, whatever --jobs. --day makes the puzzle of a day:
it follows from the date and the other flags, the same everywhere. Unless they say otherwise it
is easy, and unchanged by half a turn.

` + wishesDoc + `

--clues thermo,whispers asks for puzzles with clues, of the kinds that lines of clues
have; "whispers 4" for a value, thermo=3 for so many and no fewer; killer for cages
that cover the board, without givens. Of the others as few
stay as leave one solution, and givens come only where clues do not suffice. The symmetry
is that of clues and givens then. The board is that of --layout. Lines of clues stand
behind the puzzle, a line "layout:" before it where the board is not the ordinary one;
--format fpuzzles writes the JSON of f-puzzles, a puzzle a line.

Symmetries of the cells with givens:
` + docs.String(),
		Example: `  pencilmark generate --symmetry rotate180
  pencilmark generate -n 20000 --givens 80..24 --seed 1 > set.txt
  pencilmark generate -n 10 --needs x-wing --symmetry rotate180
  pencilmark generate --day today --level hard
  pencilmark generate -n 10 --level hard --score 1000..1200 --format csv -o hard.csv
  pencilmark generate -n 6 --hardest xy-chain --format svg -o pictures
  pencilmark generate --clues thermo,whispers --seed 1
  pencilmark generate --clues killer --symmetry rotate180
  pencilmark generate --clues "white,nonconsecutive" --layout classic6`,
		Args: noArguments,
		RunE: a.checked(func(cmd *cobra.Command, s settings, _ []string) error {
			if m.number < 1 {
				return usagef("--number %d: expected 1 or more", m.number)
			}
			if err := formatOf(cmd, &m.form.format, m.output, generatedFiles); err != nil {
				return err
			}
			if m.form.format == "svg" && m.output == "" && m.number > 1 {
				return usagef("%d puzzles are as many pictures: expected a directory for them, -o DIR", m.number)
			}
			m.settings = s
			puzzles, err := m.puzzles(cmd)
			if err != nil {
				return err
			}
			return m.write(cmd.Context(), func(out io.Writer) error {
				if m.form.format != "html" {
					return puzzles(cmd.Context(), out)
				}
				m.form.format = "lines"
				l := layouter{settings: s, sheetFlags: sheetFlags{answers: "end", perPage: usualPerPage, meaning: teacher.Likely}}
				return l.generated(cmd.Context(), a, puzzles, out)
			})
		}),
	}
	flags := cmd.Flags()
	choose(cmd, flags, &m.form.format, "format", "f", "output format", "lines", "yaml", "json", "jsonl", "csv", "svg", "html", "fpuzzles")
	flags.StringVarP(&m.output, "output", "o", "", "write to `FILE` instead of standard output; pictures to a directory")
	flags.IntVarP(&m.number, "number", "n", 1, "how many puzzles")
	m.flags(cmd)
	a.common(cmd, "jobs", "progress", "layout")
	return cmd
}

// making is how puzzles are made and written.
type making struct {
	*app
	settings
	form   form
	output string
	number int
	seed   uint64

	symmetry, givens, day string
	minimal               bool
	wishes                wishes
	clues                 []string
	drawn                 clued.Options // of the clues that are asked for
}

// flags adds the flags that say what the puzzles are to be.
func (m *making) flags(cmd *cobra.Command) {
	var names []string
	for _, s := range generate.Symmetries() {
		names = append(names, s.Name)
	}
	flags := cmd.Flags()
	flags.StringVar(&m.givens, "givens", "", "number of givens: `K` or K..L")
	choose(cmd, flags, &m.symmetry, "symmetry", "", "symmetry of the cells with givens", names...)
	flags.BoolVar(&m.minimal, "minimal", false, "only puzzles of which no given can be left out")
	m.wishes.flags(cmd)
	flags.StringSliceVar(&m.clues, "clues", nil, "kinds of clues: `KIND[ VALUE][=NUMBER],...`")
	complete(cmd, "clues", clueCodes())
	flags.Uint64Var(&m.seed, "seed", 0, "where chance begins (default: a new place each time)")
	flags.StringVar(&m.day, "day", "", "the puzzle of a day, a `DATE` like 2026-02-14 or today")
}

// puzzles returns what makes the puzzles that the flags ask for.
func (m *making) puzzles(cmd *cobra.Command) (func(ctx context.Context, out io.Writer) error, error) {
	from, to, err := parseGivens(m.givens)
	if err != nil {
		return nil, usageError{err}
	}
	if !cmd.Flags().Changed("seed") {
		m.seed = rand.Uint64()
	} else if m.day != "" {
		return nil, usagef("--day and --seed: expected one of them")
	}
	if len(m.clues) > 0 {
		return m.withClues()
	}
	if m.day != "" {
		if !cmd.Flags().Changed("symmetry") {
			m.symmetry = ""
		}
		if m.day == "today" {
			m.day = time.Now().Format(time.DateOnly)
		}
		if m.seed, err = teacher.Daily(m.day, &m.wishes.Wishes, &m.symmetry); err != nil {
			return nil, usagef("--day: %w", err)
		}
	}
	o := generate.Options{Minimal: m.minimal}
	if o.Symmetry, err = generate.ParseSymmetry(m.symmetry); err != nil {
		return nil, usageError{err}
	}
	for o.Givens = min(from, to); o.Givens <= max(from, to); o.Givens++ {
		if err := o.Validate(); err != nil {
			return nil, usagef("--givens %s: %w", m.givens, err)
		}
	}
	o.Givens = from
	wish, asked, err := m.wishes.wish(o)
	if err != nil {
		return nil, err
	}
	if m.form.columns = []string{"line", "input", "givens", "solution", "reason"}; asked {
		m.form.columns = slices.Insert(m.form.columns, 4, "level", "score", "hardest", "tried")
	}
	switch {
	case !asked:
		return func(ctx context.Context, out io.Writer) error { return m.random(ctx, out, o, from, to) }, nil
	case from != to:
		return nil, usagef("--givens %s: expected one number where puzzles are searched for", m.givens)
	}
	return func(ctx context.Context, out io.Writer) error { return m.search(ctx, out, wish, m.wishes) }, nil
}

// generatedFiles are the formats of puzzles by the endings of file names; that of a directory is none.
var generatedFiles = map[string]string{
	"": "svg", ".txt": "lines", ".sdm": "lines", ".yaml": "yaml", ".yml": "yaml", ".json": "json", ".jsonl": "jsonl", ".csv": "csv", ".svg": "svg", ".html": "html", ".htm": "html",
}

// write lets make write the puzzles to the output. Several pictures go to a directory, and their names to
// standard output.
func (m *making) write(ctx context.Context, make func(out io.Writer) error) error {
	if !m.isDirectory() {
		return m.writeTo(ctx, m.output, make)
	}
	if err := os.MkdirAll(m.output, 0o777); err != nil {
		return usagef("%w", err)
	}
	return make(m.stdout)
}

// isDirectory reports whether the output is one.
func (m *making) isDirectory() bool {
	return m.form.format == "svg" && m.output != "" && filepath.Ext(m.output) != ".svg"
}

// random makes random puzzles.
func (m *making) random(ctx context.Context, out io.Writer, o generate.Options, from, to int) error {
	return m.each(ctx, out, func() func(context.Context, int) (candidates.Grid, error) {
		g := generate.New(m.seed, 0)
		return func(ctx context.Context, n int) (candidates.Grid, error) {
			o := o
			o.Givens = spread(from, to, n, m.number)
			g.Restart(m.seed, uint64(n))
			puzzle, err := g.Puzzle(ctx, o)
			return candidates.NewGrid(candidates.Classic9, puzzle), err
		}
	})
}

// each makes puzzles by their numbers from 0, side by side: newMaker returns what makes one after the other.
func (m *making) each(ctx context.Context, out io.Writer, newMaker func() func(ctx context.Context, n int) (candidates.Grid, error)) error {
	b := batch{app: m.app, settings: m.settings, out: out, form: m.form, newTask: func() task {
		puzzle := newMaker()
		return func(ctx context.Context, it item, r *result) {
			g, err := puzzle(ctx, it.index)
			switch {
			case isRare(err):
				r.fail(exitBad, it, "%v", err)
			case err != nil:
				r.cut = true
			default:
				m.one(ctx, it, g, teacher.NewGenerated(it.Line, &g), r)
			}
		}
	}}
	b.scan = func(io.Reader, string, settings) func() (item, error) {
		made := 0
		return func() (item, error) {
			if made == m.number {
				return item{}, io.EOF
			}
			made++
			return numbered(made), nil
		}
	}
	nothing := func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader("")), nil }
	return b.runInputs(ctx, []input{{"generate", int64(m.number), nothing}})
}

// isRare reports whether an error says that no puzzle was found that is as asked for.
func isRare(err error) bool {
	var plain *generate.RareError
	var withClues *clued.RareError
	return errors.As(err, &plain) || errors.As(err, &withClues)
}

// numbered returns the item of the puzzle of a number, from 1.
func numbered(n int) item {
	return item{Puzzle: &notation.Puzzle{Line: n}, source: fmt.Sprintf("puzzle %d", n)}
}

// one writes a puzzle, of which the record has what is known.
func (m *making) one(ctx context.Context, it item, g candidates.Grid, record *encode.Generated, r *result) {
	it.Input = g.String()
	fields := []string{strconv.Itoa(record.Givens), record.Solution, ""}
	if record.Tried > 0 {
		fields = slices.Insert(fields, 2, record.Level, strconv.Itoa(record.Score), record.Hardest, strconv.Itoa(record.Tried))
	}
	m.form.write(it, r, record, func(out io.Writer) error {
		switch {
		case m.form.format == "fpuzzles":
			return writeFPuzzles(out, &g)
		case m.form.format != "svg":
			_, err := fmt.Fprint(out, layoutLine(record), it.Input, "\n", clueLines(record))
			return err
		}
		draw := func(out io.Writer) error {
			return drawing(m.writer).Figure(out, explain.Figure{Grid: g}, it.Input)
		}
		if !m.isDirectory() {
			return draw(out)
		}
		name := filepath.Join(m.output, fmt.Sprintf("%03d.svg", it.Line))
		if err := m.writeTo(ctx, name, draw); err != nil {
			return err
		}
		_, err := fmt.Fprintln(out, name)
		return err
	}, fields...)
}

// parseGivens reads K or K..L; nothing is 0..0.
func parseGivens(s string) (from, to int, err error) {
	if s == "" {
		return 0, 0, nil
	}
	first, second, isRange := strings.Cut(s, "..")
	if !isRange {
		second = first
	}
	from, err1 := strconv.Atoi(first)
	to, err2 := strconv.Atoi(second)
	if err := errors.Join(err1, err2); err != nil || from < generate.MinGivens || to < generate.MinGivens || from > generate.MaxGivens || to > generate.MaxGivens {
		return 0, 0, fmt.Errorf("--givens %s: expected K or K..L, each from %d to %d", s, generate.MinGivens, generate.MaxGivens)
	}
	return from, to, nil
}

// spread returns the number of givens of puzzle i of n: from the first number to
// the last, each as often as the others.
func spread(from, to, i, n int) int {
	if to < from {
		return from - i*(from-to+1)/n
	}
	return from + i*(to-from+1)/n
}
