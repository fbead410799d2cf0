package main

import (
	"context"
	"encoding/csv"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"pencilmark/candidates"
	"pencilmark/candidates/fault"
	"pencilmark/explain/encode"
	"pencilmark/fallback"
	"pencilmark/fallback/strategies"
	"pencilmark/fallback/strategies/comparison"
)

// compareFlags are the flags of "compare".
type compareFlags struct {
	names            []string
	by, format, plot string
	solutions, nodes int
	repeat           int
}

func (a *app) compareCommand() *cobra.Command {
	var f compareFlags
	cmd := &cobra.Command{
		Use:   "compare [FILE | -]...",
		Short: "Compare search strategies on the same puzzles",
		Long: `Let strategies solve the same puzzles, and show side by side what each found and
what it took: puzzles solved, rightly found to have no solution (none), answered
wrong, and given up at the budget (stopped); mean, median, 90th percentile, worst
and total time; and what the strategy counts, of all puzzles together. A strategy
looks for the first solution unless --solutions says otherwise; with 2 it has to
prove that there is no other.

--by givens makes a row for each number of givens. --plot draws the mean time by
number of givens then, otherwise within which time which part of the puzzles was
done, as FILE.svg.

One puzzle is worked on at a time, whatever --jobs says, so that times can be
compared; on a busy machine --best-of 3 tells more. The budget of a puzzle is
that of --nodes, which counts whatever the strategy counts, and that of --budget.
Interrupted, compare reports what it has.

The strategies, from the plainest to the fastest:

` + strategyHelp(),
		Example: `  pencilmark compare puzzles.txt
  pencilmark compare --strategies backtrack,sets,dancing-links,band --by givens --plot growth.svg puzzles.txt
  pencilmark compare --solutions 2 --format csv puzzles.txt > figures.csv`,
		RunE: func(cmd *cobra.Command, args []string) error { return a.compare(cmd.Context(), f, args) },
	}
	flags := cmd.Flags()
	flags.StringSliceVar(&f.names, "strategies", nil, "compare these: "+strings.Join(strategies.Names(), ", ")+" (default all)")
	choose(cmd, flags, &f.by, "by", "", "rows for all puzzles together, or by number of givens", "all", "givens")
	choose(cmd, flags, &f.format, "format", "f", "output format", "table", "json", "csv", "yaml")
	flags.StringVar(&f.plot, "plot", "", "draw a plot to `FILE`, which ends in .svg")
	flags.IntVar(&f.solutions, "solutions", 1, "stop after `N` solutions of a puzzle, 0 for all")
	flags.IntVar(&f.nodes, "nodes", 0, "grant `N` nodes, moves or grids a puzzle, whichever a strategy counts; 0 for 5 million")
	flags.IntVar(&f.repeat, "best-of", 1, "solve each puzzle `N` times, of which the shortest time counts")
	complete(cmd, "strategies", strategies.Names())
	a.common(cmd, "budget", "layout", "progress")
	return cmd
}

// strategyHelp says what each strategy teaches, and where it comes from.
func strategyHelp() string {
	var b strings.Builder
	for _, s := range strategies.All() {
		fmt.Fprintf(&b, "  %s\n%s\n\n", s.Name, indented(s.Teaches+" From: "+s.Origin+".", "    ", defaultWidth))
	}
	return strings.TrimRight(b.String(), "\n")
}

// indented breaks a text into lines of at most the given width, each with the margin before it.
func indented(text, margin string, width int) string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && len(margin)+utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) > width {
			lines = append(lines, margin+line)
			line = ""
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	return strings.Join(append(lines, margin+line), "\n")
}

// compare runs the command.
func (a *app) compare(ctx context.Context, f compareFlags, args []string) error {
	list := strategies.All()
	if len(f.names) > 0 {
		list = nil
		for _, name := range f.names {
			s, err := strategies.Lookup(name)
			if err != nil {
				return usagef("--strategies: %w", err)
			}
			if slices.Contains(list, s) {
				return usagef("--strategies: %s is named twice", s.Name)
			}
			list = append(list, s)
		}
	}
	if err := checkTask(f.solutions, f.nodes); err != nil {
		return err
	}
	if f.repeat < 1 {
		return usagef("--best-of %d: expected 1 or more", f.repeat)
	}
	if ext := filepath.Ext(f.plot); f.plot != "" && !strings.EqualFold(ext, ".svg") {
		return usagef("--plot %s: expected a name that ends in .svg", fileName(f.plot))
	}
	s, err := a.boardSettings()
	if err != nil {
		return err
	}
	if len(f.names) == 0 {
		list = slices.DeleteFunc(list, func(x *fallback.Strategy) bool {
			_, err := x.New(s.board)
			return err != nil // it was not asked for by name
		})
	}
	puzzles, err := a.collect(ctx, s, args)
	if err != nil || len(puzzles) == 0 {
		return err // whoever read the input has said why there are none
	}
	if f.plot == "" {
		_, err := a.measure(ctx, f, s, list, puzzles)
		return err
	}
	return a.writeTo(ctx, f.plot, func(drawing io.Writer) error {
		rows, err := a.measure(ctx, f, s, list, puzzles)
		if err != nil {
			return err
		}
		title := fault.Count(len(puzzles), "puzzle")
		if len(args) == 1 && args[0] != "-" {
			title = filepath.Base(args[0]) + ": " + title
		}
		if err := newPlot(title, rows, f.by == "givens").svg(drawing); err != nil {
			return fmt.Errorf("plot: %w", err)
		}
		return nil
	})
}

// measure lets the strategies solve the puzzles, and writes and returns what they took.
func (a *app) measure(ctx context.Context, f compareFlags, s settings, list []*fallback.Strategy, puzzles [][]candidates.Digit) ([]comparison.Row, error) {
	bar := a.bar(s, int64(len(list)*len(puzzles)))
	c, err := comparison.Run(ctx, s.board, list, puzzles, comparison.Options{
		Limit: f.solutions, Budget: fallback.Budget{Nodes: f.nodes}, Time: a.budget, Repeat: f.repeat,
		Progress: func(done int) { bar.show(done) },
	})
	bar.clear()
	if err != nil {
		return nil, usageError{err}
	}
	rows := c.Rows()
	if f.by == "givens" {
		rows = c.RowsByGivens()
	}
	for i := range rows {
		if rows[i].Wrong > 0 {
			a.worse(exitBad)
		}
	}
	if err := writeComparison(a.stdout, f.format, list, rows, ctx.Err() != nil); err != nil {
		return nil, err
	}
	if ctx.Err() != nil {
		fmt.Fprintf(a.stderr, "pencilmark: interrupted: these are the puzzles measured until then\n")
	}
	return rows, nil
}

// collect reads all puzzles of the inputs, or those before the end of the context.
func (a *app) collect(ctx context.Context, s settings, args []string) ([][]candidates.Digit, error) {
	// One worker keeps the order. When the context ends it may still be at
	// work on a puzzle that nobody waits for.
	a.jobs = 1
	var lock sync.Mutex
	var puzzles [][]candidates.Digit
	err := a.boardBatch(s, io.Discard, func() task {
		return func(_ context.Context, it item, _ *result) {
			lock.Lock()
			defer lock.Unlock()
			puzzles = append(puzzles, it.givens)
		}
	}).run(ctx, args)
	lock.Lock()
	defer lock.Unlock()
	return puzzles, err
}

// writeComparison writes the rows in a format.
func writeComparison(w io.Writer, format string, list []*fallback.Strategy, rows []comparison.Row, interrupted bool) error {
	switch format {
	case "table":
		return writeTable(w, figures(rows, list, short))
	case "csv":
		table := figures(rows, list, func(d time.Duration) string { return strconv.FormatInt(d.Nanoseconds(), 10) })
		for i, name := range table[0] {
			if slices.Contains(timeColumns, name) {
				table[0][i] = name + "_ns"
			}
		}
		out := csv.NewWriter(w)
		out.WriteAll(table)
		return out.Error()
	}
	doc := encode.Comparison{Interrupted: interrupted}
	for i := range rows {
		doc.Rows = append(doc.Rows, comparisonRow(&rows[i]))
	}
	return encode.Write(w, format, &doc)
}

func comparisonRow(r *comparison.Row) encode.ComparisonRow {
	row := encode.ComparisonRow{
		Strategy: r.Strategy.Name, Puzzles: r.Puzzles, Solved: r.Solved, None: r.None, Wrong: r.Wrong, Stopped: r.Stopped,
		Mean: r.Mean().Nanoseconds(), Median: r.Quantile(0.5).Nanoseconds(), Ninetieth: r.Quantile(0.9).Nanoseconds(),
		Worst: r.Quantile(1).Nanoseconds(), Total: r.Total().Nanoseconds(), Counts: map[string]int{},
	}
	if r.Givens >= 0 {
		row.Givens = &r.Givens
	}
	for _, c := range r.Strategy.Counts {
		row.Counts[c.String()] = r.Counts[c]
	}
	return row
}

// timeColumns are the columns of a table that have times.
var timeColumns = []string{"mean", "median", "p90", "worst", "total"}

// figures returns the rows as a table of words, with a heading. It has a column of givens if the rows tell
// them apart, and one for each thing that any of the strategies counts.
func figures(rows []comparison.Row, list []*fallback.Strategy, in func(time.Duration) string) [][]string {
	byGivens := len(rows) > 0 && rows[0].Givens >= 0
	var counted []fallback.Counter
	for c := range fallback.Counter(fallback.NumCounters) {
		if slices.ContainsFunc(list, func(s *fallback.Strategy) bool { return slices.Contains(s.Counts, c) }) {
			counted = append(counted, c)
		}
	}
	heading := []string{"strategy"}
	if byGivens {
		heading = append(heading, "givens")
	}
	heading = append(heading, "puzzles", "solved", "none", "wrong", "stopped")
	heading = append(heading, timeColumns...)
	for _, c := range counted {
		heading = append(heading, c.String())
	}
	table := [][]string{heading}
	for i := range rows {
		r := &rows[i]
		line := []string{r.Strategy.Name}
		if byGivens {
			line = append(line, strconv.Itoa(r.Givens))
		}
		for _, n := range []int{r.Puzzles, r.Solved, r.None, r.Wrong, r.Stopped} {
			line = append(line, strconv.Itoa(n))
		}
		line = append(line, in(r.Mean()), in(r.Quantile(0.5)), in(r.Quantile(0.9)), in(r.Quantile(1)), in(r.Total()))
		for _, c := range counted {
			if slices.Contains(r.Strategy.Counts, c) {
				line = append(line, strconv.Itoa(r.Counts[c]))
			} else {
				line = append(line, "")
			}
		}
		table = append(table, line)
	}
	return table
}

// writeTable writes a table in columns: the first to the left, the others to the right.
func writeTable(w io.Writer, table [][]string) error {
	widths := make([]int, len(table[0]))
	for _, line := range table {
		for i, word := range line {
			widths[i] = max(widths[i], utf8.RuneCountInString(word))
		}
	}
	var b strings.Builder
	for _, line := range table {
		for i, word := range line {
			if i == 0 {
				fmt.Fprintf(&b, "%-*s", widths[i], word)
			} else {
				fmt.Fprintf(&b, "  %*s", widths[i], word)
			}
		}
		text := strings.TrimRight(b.String(), " ")
		b.Reset()
		if _, err := fmt.Fprintln(w, text); err != nil {
			return err
		}
	}
	return nil
}

// short writes a time with three digits: "12.3µs", "1.23ms".
func short(d time.Duration) string {
	step := time.Duration(1)
	for d/step >= 1000 {
		step *= 10
	}
	return d.Round(step).String()
}
