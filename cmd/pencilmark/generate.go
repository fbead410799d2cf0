package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/candidates/notation"
	"pencilmark/explain/encode"
	"pencilmark/fallback"
	"pencilmark/fallback/generate"
)

func (a *app) generateCommand() *cobra.Command {
	var names []string
	var docs strings.Builder
	for _, s := range generate.Symmetries() {
		names = append(names, s.Name)
		fmt.Fprintf(&docs, "  %-14s%s\n", s.Name, s.Doc)
	}
	var symmetry, givens, format string
	var number int
	var minimal bool
	var seed uint64
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

The same --seed gives the same puzzles, whatever --jobs.

Symmetries of the cells with givens:
` + docs.String(),
		Example: `  pencilmark generate --symmetry rotate180
  pencilmark generate -n 20000 --givens 80..24 --seed 1 > set.txt`,
		Args: cobra.NoArgs,
		RunE: a.checked(func(cmd *cobra.Command, s settings, _ []string) error {
			if number < 1 {
				return usagef("--number %d: expected 1 or more", number)
			}
			from, to, err := parseGivens(givens)
			if err != nil {
				return usageError{err}
			}
			o := generate.Options{Minimal: minimal}
			if o.Symmetry, err = generate.ParseSymmetry(symmetry); err != nil {
				return usageError{err}
			}
			for o.Givens = min(from, to); o.Givens <= max(from, to); o.Givens++ {
				if err := o.Validate(); err != nil {
					return usagef("--givens %s: %w", givens, err)
				}
			}
			if !cmd.Flags().Changed("seed") {
				seed = rand.Uint64()
			}
			f := form{format: format, columns: []string{"line", "input", "givens", "solution", "reason"}}
			b := batch{app: a, settings: s, out: a.stdout, form: f, newTask: func() task {
				g := generate.New(seed, 0)
				return func(ctx context.Context, it item, r *result) {
					o := o
					o.Givens = spread(from, to, it.index, number)
					g.Restart(seed, uint64(it.index))
					puzzle, err := g.Puzzle(ctx, o)
					var rare *generate.RareError
					switch {
					case errors.As(err, &rare):
						r.fail(exitBad, it, "%v", err)
					case err != nil:
						r.cut = true
					default:
						writeGenerated(f, it, puzzle, r)
					}
				}
			}}
			b.scan = func(io.Reader, string, settings) func() (item, error) {
				made := 0
				return func() (item, error) {
					if made == number {
						return item{}, io.EOF
					}
					made++
					return item{Puzzle: &notation.Puzzle{Line: made}, source: fmt.Sprintf("puzzle %d", made)}, nil
				}
			}
			nothing := func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader("")), nil }
			return b.runInputs(cmd.Context(), []input{{"generate", int64(number), nothing}})
		}),
	}
	flags := cmd.Flags()
	choose(cmd, flags, &format, "format", "f", "output format", "lines", "yaml", "json", "jsonl", "csv")
	flags.IntVarP(&number, "number", "n", 1, "how many puzzles")
	flags.StringVar(&givens, "givens", "", "number of givens: `K` or K..L")
	choose(cmd, flags, &symmetry, "symmetry", "", "symmetry of the cells with givens", names...)
	flags.BoolVar(&minimal, "minimal", false, "only puzzles of which no given can be left out")
	flags.Uint64Var(&seed, "seed", 0, "where chance begins (default: a new place each time)")
	a.common(cmd, "jobs", "progress")
	return cmd
}

// writeGenerated writes a puzzle.
func writeGenerated(f form, it item, puzzle candidates.Filling, r *result) {
	g := candidates.NewGrid(candidates.Classic9, puzzle)
	it.Input = puzzle.Text(candidates.Classic9)
	record := encode.Generated{Origin: it.origin(), Givens: len(it.Input) - strings.Count(it.Input, ".")}
	if f.forPrograms() {
		found := fallback.Solve(context.Background(), &g, 1, fallback.Budget{})
		record.Solution = found.Solutions[0].Text(candidates.Classic9)
	}
	f.write(it, r, &record, func(out io.Writer) error {
		_, err := fmt.Fprintln(out, it.Input)
		return err
	}, strconv.Itoa(record.Givens), record.Solution, "")
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
